// Score sheets as the server makes them: every point with its message and the tiles that count.
import type { Args } from '../texts/texts.svelte'

/** What one tile adds to its line; `to` is the neighbour that makes it count. */
export interface Mark {
  tile: [number, number]
  points: number
  to?: [number, number]
}

export interface Line {
  category: string
  points: number
  section: string
  tiles: [number, number][]
  message: string
  args: Args
  marks: Mark[]
}

export interface Sheet {
  name: string
  total: number
  categories: Record<string, number>
  lines: Line[]
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

export function linesOf(sheet: Sheet, category: string): Line[] {
  return sheet.lines.filter(line => line.category === category)
}
