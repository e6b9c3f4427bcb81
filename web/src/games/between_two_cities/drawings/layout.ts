/** Where the cells of a city lie on the screen: which part of the field is shown, and how large. */
import { isDuplex, isLying } from './tiles'

export interface Window {
  left: number
  top: number
  columns: number
  rows: number
}

export interface Place {
  /** The cell of the tile, of a duplex that of its left or upper half: "c4". */
  cell: string
  tile: string
  /** Points that the server's preview brings; missing until they are known. */
  gain?: number | null
  chosen?: boolean
}

export interface Wish {
  cell: string
  tile: string
  seat: number
  initial: string
  kind: string
}

export interface Hint {
  cell: string
  tile: string
  number: number
}

/** A number written on a cell, or on the border between two cells. */
export interface Mark {
  cell: string
  to?: string
  text: string
}

const FIELD = 7
const SIDE = 4
/** Four cells, and one more for where the city may still shift: a board is never smaller, so that it keeps its size. */
const FRAME = 5

export function toCell(x: number, y: number): string {
  return 'abcdefg'.charAt(x) + (y + 1)
}

export function columnOf(cell: string): number {
  return 'abcdefg'.indexOf(cell.charAt(0))
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1)) - 1
}

/** The cells that a tile covers from this cell on. */
export function cellsOf(tile: string, cell: string): string[] {
  if (!isDuplex(tile)) return [cell]
  const [x, y] = [columnOf(cell), rowOf(cell)]
  return [cell, isLying(tile) ? toCell(x + 1, y) : toCell(x, y + 1)]
}

/** First and last index that is used, the middle of the field when nothing lies there. */
function extent(used: boolean[]): [number, number] {
  const first = used.indexOf(true)
  return first < 0 ? [FIELD >> 1, FIELD >> 1] : [first, used.lastIndexOf(true)]
}

/** So far more on both sides as a tile of this length can grow; compact: just the four cells round the city; exact: itself. */
function stretch(
  [first, last]: [number, number],
  wanted: number[],
  compact: boolean,
  exact: boolean,
  reach: number,
): [number, number] {
  if (exact) return [first, last]
  const length = last - first + 1
  if (compact) {
    const start = Math.max(0, Math.min(FIELD - SIDE, first - ((SIDE - length) >> 1)))
    return [Math.min(start, ...wanted), Math.max(start + SIDE - 1, ...wanted)]
  }
  const margin = Math.min(reach, SIDE - length)
  const spread = [first - margin, last + margin, ...wanted]
  return [Math.max(0, Math.min(...spread)), Math.min(FIELD - 1, Math.max(...spread))]
}

/** The part of the field to show for a city with these rows and these places. */
export function windowOf(
  rows: readonly string[],
  places: readonly Place[] = [],
  compact = false,
  exact = false,
  reach = 1,
): Window {
  const taken = (x: number, y: number) => (rows[y]?.[x] ?? '.') !== '.'
  const indices = [...Array(FIELD).keys()]
  const wanted = places.flatMap(place => cellsOf(place.tile, place.cell))
  const [left, right] = stretch(
    extent(indices.map(x => indices.some(y => taken(x, y)))),
    wanted.map(columnOf),
    compact,
    exact,
    reach,
  )
  const [top, bottom] = stretch(
    extent(indices.map(y => indices.some(x => taken(x, y)))),
    wanted.map(rowOf),
    compact,
    exact,
    reach,
  )
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 }
}

/** How many rows and columns the boards of these cities need alike, while tiles of this length are laid. */
export function sideOf(cities: readonly (readonly string[])[], reach: number): number {
  const needed = cities.map(rows => windowOf(rows, [], false, false, reach))
  return Math.max(FRAME, ...needed.flatMap(({ columns, rows }) => [columns, rows]))
}

/** The frame of a board that is played on: it moves only when it must, and then by whole cells. */
export function frameOf(rows: readonly string[], reach: number, side: number, before?: Window): Window {
  const needed = windowOf(rows, [], false, false, reach)
  return {
    left: keep(before?.left, needed.left, needed.columns, side),
    top: keep(before?.top, needed.top, needed.rows, side),
    columns: side,
    rows: side,
  }
}

/** The old start if everything needed lies behind it, else the nearest start where it does. */
function keep(before: number | undefined, first: number, count: number, length: number): number {
  const most = Math.min(first, FIELD - length)
  return Math.max(0, first + count - length, Math.min(before ?? first - ((length - count) >> 1), most))
}

/** Whether the city may still reach a cell: it never grows beyond four rows and four columns. */
export function isReachable(rows: readonly string[]): (cell: string) => boolean {
  const used = windowOf(rows, [], false, true)
  const fits = (at: number, first: number, count: number) => at >= first + count - SIDE && at < first + SIDE
  return cell => fits(columnOf(cell), used.left, used.columns) && fits(rowOf(cell), used.top, used.rows)
}

export interface Measures {
  cell: number
  gap: number
  /** Where the first column and the first row begin. */
  left: number
  top: number
  /** The board is a square, so that it keeps its form while the city grows. */
  width: number
}

/** The largest cells that fit into a square of this width. */
export function measure(window: Window, width: number, most = 96): Measures {
  const longer = Math.max(window.columns, window.rows, SIDE)
  const padding = width >= 240 ? 10 : width >= 120 ? 5 : 2
  const gap = width >= 240 ? 4 : 2
  const cell = Math.min(most, Math.floor((width - 2 * padding + gap) / longer) - gap)
  const span = (count: number) => count * (cell + gap) - gap
  const side = span(longer) + 2 * padding
  const margin = (count: number) => Math.floor((side - span(count)) / 2)
  return { cell, gap, left: margin(window.columns), top: margin(window.rows), width: side }
}
