// The board file of a table of castles, and changes to one castle of it. No rules.
import { fromCell, pieceOf, THRONE_CELL, toCell } from '../drawings/layout'
import { FACTS } from '../facts'
import type { RoomView } from '../protocol'

export interface CastleFile {
  name: string
  throne: string
  rooms: RoomView[]
  attendants: string[]
  bonus_cards: string[]
}

export interface CastlesDocument {
  game: string
  castles: CastleFile[]
  players: string[]
}

/** Nothing was typed in yet but a throne room. */
export function isBare({ rooms, attendants, bonus_cards }: CastleFile): boolean {
  return !rooms.length && !attendants.length && !bonus_cards.length
}

/** A table with one castle changed. */
export function changed(document: CastlesDocument, board: number, change: Partial<CastleFile>): CastlesDocument {
  const castles = document.castles.map((castle, index) => (index === board ? { ...castle, ...change } : castle))
  return { ...document, castles }
}

/** The rooms of a castle as they can be drawn: of two on one cell the first. */
export function shownRooms({ rooms }: CastleFile): RoomView[] {
  const taken = new Set([THRONE_CELL])
  return rooms.filter(([, x, y]) => {
    const cell = pieceOf(toCell(x, y))
    return !taken.has(cell) && taken.add(cell)
  })
}

const AROUND = [-1, 0, 1].flatMap(x => [-1, 0, 1].map((y): [number, number] => [x, y]))

/** The free cells round a castle, corners too. */
export function freeCells(castle: CastleFile): string[] {
  const taken = [...FACTS.throne_cells, ...castle.rooms.map(([, x, y]): [number, number] => [x, y])]
  const filled = new Set(taken.map(([x, y]) => toCell(x, y)))
  const around = taken.flatMap(([x, y]) => AROUND.map(([column, row]) => toCell(x + column, y + row)))
  return [...new Set(around)].filter(cell => !filled.has(cell))
}

/** Cells, the nearest to one of them first; of equally near ones that to the right, above, to the left. */
export function nearestFirst(cells: readonly string[], to: string): string[] {
  const [x, y] = fromCell(to)
  const away = (cell: string) => {
    const [column, row] = fromCell(cell)
    const aside = column < x ? 0.2 : column > x ? 0 : row > y ? 0.1 : 0.3
    return Math.abs(column - x) + Math.abs(row - y) + aside
  }
  return [...cells].sort((one, other) => away(one) - away(other))
}
