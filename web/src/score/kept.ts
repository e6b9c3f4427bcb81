// Tables that were typed in, kept on this device, the newest first.
import type { Boards } from './scorer'

export interface Kept {
  id: string
  /** When it was changed last, in milliseconds. */
  at: number
  document: Boards
  /** The boards' names and totals, to be told apart. */
  totals: { name: string; total: number }[]
}

const STORED = 'castlewright-score'
const MOST = 30

/** All tables of a game; what cannot be read is not there. */
export function keptTables(game: string): Kept[] {
  return all().filter(table => table.document.game === game)
}

/** Keep a table under its id, as the newest. */
export function keep(table: Kept): void {
  write([table, ...all().filter(other => other.id !== table.id)].slice(0, MOST))
}

export function forget(id: string): void {
  write(all().filter(table => table.id !== id))
}

function all(): Kept[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isKept) : []
  } catch {
    return []
  }
}

function isKept(table: Partial<Kept> | null): table is Kept {
  return typeof table?.id === 'string' && typeof table.document?.game === 'string' && Array.isArray(table.totals)
}

function write(tables: Kept[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(tables))
  } catch {
    // A browser without storage scores all the same; the table lasts as long as the page.
  }
}
