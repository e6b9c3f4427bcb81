// Score sheets as the server makes them: every point with its message and the tiles that count.
import type { Args } from '../texts/texts.svelte'

/** A tile of a line in the game's own coordinates: a number, or `[x, y]`. */
export type SheetTile = number | readonly number[]

/** What one tile adds to its line; `to` is the neighbour that makes it count. */
export interface Mark {
  tile: SheetTile
  points: number
  to?: SheetTile
}

export interface Line {
  category: string
  points: number
  section: string
  tiles: SheetTile[]
  message: string
  args: Args
  marks?: Mark[]
}

export interface Sheet {
  name: string
  total: number
  categories: Record<string, number>
  lines: Line[]
  /** What a board is worth on its own, such as the rank of who plays alone. */
  verdict?: { message: string; args: Args }
}

export interface Standing {
  name: string
  score: number
  rank: number
  /** What decided against the player in row `over`, where the score alone did not. */
  tie?: { over: number; message: string; args: Args }
}

export interface Report {
  game: string
  boards: Sheet[]
  players: Standing[]
}

/** Lines that say the same are told once, with how many there are. */
export function grouped(lines: Line[]): { line: Line; count: number; lines: Line[] }[] {
  const found = new Map<string, Line[]>()
  for (const line of lines) {
    const words = JSON.stringify([line.message, line.args])
    found.set(words, [...(found.get(words) ?? []), line])
  }
  return [...found.values()].map(same => ({ line: same[0] as Line, count: same.length, lines: same }))
}

export function linesOf(sheet: Sheet, category: string): Line[] {
  return sheet.lines.filter(line => line.category === category)
}

/** Who stands where, best first, each with the seat. */
export function rankingOf(report: Report | null): (Standing & { seat: number })[] {
  const players = report?.players ?? []
  return players.map((player, seat) => ({ ...player, seat })).sort((one, other) => one.rank - other.rank)
}
