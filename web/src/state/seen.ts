// How far I have seen each table, kept in this browser: for «Since you were here».
const STORED = 'castlewright-seen'
/** Tables beyond this many are forgotten, the oldest first. */
const MOST = 50

/** The seq at which I last looked at a table; nothing for a table that is new here. */
export function lastSeen(code: string): number | null {
  return stored()[code] ?? null
}

export function markSeen(code: string, seq: number): void {
  const { [code]: _, ...others } = stored()
  const kept = Object.entries(others).slice(1 - MOST)
  try {
    localStorage.setItem(STORED, JSON.stringify(Object.fromEntries([...kept, [code, seq]])))
  } catch {
    // Without storage there is no list when I come back; nothing else is lost.
  }
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
