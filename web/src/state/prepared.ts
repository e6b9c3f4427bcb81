// What was prepared and not sent yet outlives a reload of this window, while the table stands where it stood.
const STORED = 'castlewright-prepared'

/** Half-made decisions by name, as plain data. */
export type Prepared = Record<string, unknown>

/** Keep what is prepared at this table. */
export function keepPrepared(code: string, seq: number, prepared: Prepared): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ code, seq, prepared }))
  } catch {
    // A window that may keep nothing prepares anew after a reload.
  }
}

/** What was prepared at this table before the page was loaded; nothing where the table has moved on. */
export function preparedAt(code: string, seq: number): Prepared | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as {
      code: string
      seq: number
      prepared: Prepared
    } | null
    return kept?.code === code && kept.seq === seq ? kept.prepared : null
  } catch {
    return null
  }
}
