/** Where the cells of a castle lie on the screen: columns grow to the right, rows upwards, row 0 stands on the ground. */
import { FACTS } from '../facts'

/** The columns and rows to show, both ends included. */
export interface Field {
  left: number
  right: number
  bottom: number
  top: number
}

export interface Place {
  /** «-1,2». */
  cell: string
  room: string
  /** Points that the server's preview brings; missing until they are known. */
  gain?: number | null
  chosen?: boolean
  /** The types whose third or fifth room this would be. */
  bonus?: readonly string[]
}

export interface Wish {
  cell: string
  room: string
  seat: number
  initial: string
  kind: string
}

export interface Hint {
  cell: string
  room: string
  number: number
}

/** A number written at the edge of a room. */
export interface Mark {
  cell: string
  text: string
}

interface Laid {
  x: number
  y: number
}

export function toCell(x: number, y: number): string {
  return `${x},${y}`
}

export function fromCell(cell: string): [number, number] {
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return [x, y]
}

const THRONE_CELLS = FACTS.throne_cells.map(([x, y]) => toCell(x, y))
/** The cell that names the throne room. */
export const THRONE_CELL = THRONE_CELLS[0] ?? '0,0'

/** The cell by which a room is known: the throne room by its first. */
export function pieceOf(cell: string): string {
  return THRONE_CELLS.includes(cell) ? THRONE_CELL : cell
}

export function widthOf(cell: string): number {
  return cell === THRONE_CELL ? THRONE_CELLS.length : 1
}

/** The castle with a free line all round, where the next room may stand; `margin` 0 is the castle alone. */
export function fieldOf(rooms: readonly Laid[], margin = 1): Field {
  const xs = [...rooms.map(room => room.x), ...FACTS.throne_cells.map(([x]) => x)]
  const ys = [...rooms.map(room => room.y), ...FACTS.throne_cells.map(([, y]) => y)]
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.min(...ys, -1) - (Math.min(...ys) < 0 ? margin : 0),
    top: Math.max(...ys) + margin,
  }
}

/** Castles that stand side by side share their rows, so that the ground is one line. */
export function withRowsOf(field: Field, others: readonly Field[]): Field {
  return {
    ...field,
    bottom: Math.min(field.bottom, ...others.map(other => other.bottom)),
    top: Math.max(field.top, ...others.map(other => other.top)),
  }
}

export interface Measures {
  cell: number
  width: number
  height: number
  /** Where column 0 begins, and the line of the ground. */
  zero: number
  ground: number
}

export const PADDING = 8

/** The largest cells between `least` and `most` that fit; the drawing is never smaller than the room that is free. */
export function measure(field: Field, room: { width: number; height: number }, least: number, most: number): Measures {
  const columns = field.right - field.left + 1
  const rows = field.top - field.bottom + 1
  const fitting = Math.floor(Math.min((room.width - 2 * PADDING) / columns, (room.height - 2 * PADDING) / rows))
  const cell = Math.max(least, Math.min(most, fitting))
  const width = Math.max(room.width, columns * cell + 2 * PADDING)
  const height = Math.max(room.height, rows * cell + 2 * PADDING)
  const zero = Math.floor((width - columns * cell) / 2) - field.left * cell
  const ground = Math.floor((height - rows * cell) / 2) + (field.top + 1) * cell
  return { cell, width, height, zero, ground }
}

/** The nearest of several cells in a direction: straight on before aslant; nothing where there is none. */
export function nearest(from: string, step: readonly [number, number], cells: readonly string[]): string | undefined {
  const [x, y] = fromCell(from)
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const cell of cells) {
    const [column, row] = fromCell(cell)
    const along = (column - x) * step[0] + (row - y) * step[1]
    const aside = Math.abs((column - x) * step[1]) + Math.abs((row - y) * step[0])
    const away = along + 3 * aside
    if (along > 0 && away < least) {
      best = cell
      least = away
    }
  }
  return best
}
