/** Where the cells of a castle lie on the screen: columns grow to the right, rows upwards, row 0 stands on the ground. */
import { FACTS } from '../facts'
import type { RoomView } from '../protocol'

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
  /** Nothing can be laid there yet: it is only shown what it would bring. */
  isIdea?: boolean
  /** The rules forbid it; it can be pressed all the same. */
  isPale?: boolean
  /** The key that lays it. */
  key?: string
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

/** A castle to draw, and what can be done with it. */
export interface Drawn {
  castle: {
    throne: string
    rooms: readonly RoomView[]
    attendants: readonly string[]
  }
  /** The name of each room and place, said by screen readers. */
  name: (cell: string) => string
  places?: readonly Place[]
  /** The cell of the place that is pointed at: it is chosen, too, and the places stay the same while one after the other is. */
  pointed?: string | null
  /** Cells that are lit while all others are dim, with what each adds; cells that a place makes count. */
  lit?: readonly string[]
  marks?: readonly Mark[]
  counts?: readonly string[]
  wishes?: readonly Wish[]
  hints?: readonly Hint[]
  /** Cells laid in this turn; cells where something breaks a rule. */
  fresh?: readonly string[]
  wrong?: readonly string[]
  /** The cell that the keyboard reaches first. */
  cursor?: string
  /** A castle to look at as a whole: nothing in it can be pointed at. */
  isStill?: boolean
  onpick?: (cell: string) => void
  onpoint?: (cell: string | null) => void
  oncell?: (cell: string, isByKey: boolean) => void
}

/** Where an arrow leads. */
export const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
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

/** The throne room and all others with their cells. */
export function piecesOf({ throne, rooms }: Drawn['castle']): { room: string; cell: string }[] {
  return [{ room: throne, cell: THRONE_CELL }, ...rooms.map(([room, x, y]) => ({ room, cell: toCell(x, y) }))]
}

/** The types of room that a castle has. */
export function typesIn({ rooms }: Drawn['castle']): string[] {
  return [...new Set(rooms.map(([room]) => FACTS.rooms[room]?.type ?? ''))]
}

/** The cell by which a room is known: the throne room by its first. */
export function pieceOf(cell: string): string {
  return THRONE_CELLS.includes(cell) ? THRONE_CELL : cell
}

export function widthOf(cell: string): number {
  return cell === THRONE_CELL ? THRONE_CELLS.length : 1
}

/** The castle with a free line where the next room may stand, on roofs and all round; `margin` 0 is the castle alone. */
export function fieldOf(rooms: readonly RoomView[], margin = 1): Field {
  const roofs = rooms.filter(([room]) => !FACTS.rooms[room]?.is_open)
  const xs = [...rooms.map(([, x]) => x), ...FACTS.throne_cells.map(([x]) => x)]
  const ys = [...rooms.map(([, , y]) => y), ...FACTS.throne_cells.map(([, y]) => y)]
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.min(...ys, -1) - (Math.min(...ys) < 0 ? margin : 0),
    top: Math.max(...ys, margin, ...roofs.map(([, , y]) => y + margin)),
  }
}

/** The rooms of the first turns: as long as a castle is no larger its cells and its ground stay as they are. */
const FIRST: Field = { left: -2, right: 3, bottom: -2, top: 2 }

/** A field with room for the first turns. */
export function roomy({ left, right, bottom, top }: Field): Field {
  return {
    left: Math.min(left, FIRST.left),
    right: Math.max(right, FIRST.right),
    bottom: Math.min(bottom, FIRST.bottom),
    top: Math.max(top, FIRST.top),
  }
}

/** Castles that stand side by side share their rows and are equally wide: the ground is one line, cells have one size. */
export function alike(field: Field, others: readonly Field[]): Field {
  const wide = Math.max(...[field, ...others].map(each => each.right - each.left))
  const more = (wide - (field.right - field.left)) / 2
  return {
    left: field.left - more,
    right: field.right + more,
    bottom: Math.min(field.bottom, ...others.map(other => other.bottom)),
    top: Math.max(field.top, ...others.map(other => other.top)),
  }
}

/** A field on a plane whose units are cells and whose rows grow downwards from the ground. */
export function boxOf({ left, right, bottom, top }: Field): { x: number; y: number; width: number; height: number } {
  return { x: left, y: -top - 1, width: right - left + 1, height: top - bottom + 1 }
}

/** Rooms on the ground and higher with a roof and nothing on it: they carry battlements. */
export function topsOf(rooms: readonly RoomView[], taken: readonly string[]): string[] {
  const filled = new Set([...rooms.map(([, x, y]) => toCell(x, y)), ...taken])
  return rooms
    .filter(([room, x, y]) => y >= 0 && !FACTS.rooms[room]?.is_open && !filled.has(toCell(x, y + 1)))
    .map(([, x, y]) => toCell(x, y))
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

/** Cells on which a room shows all that it has but its name. */
export const LEAST_CELL = 56

/** Cells to which a high castle on a desk shrinks before a part of it leaves the view. */
export const FITTED_CELL = 48

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
