// The view of a seat: its legal actions as pairs and places, its cells by name.
import type { LegalAction } from '../../protocol'
import type { Line } from '../../state/sheets'
import { signed } from '../../texts/texts.svelte'
import type { Lit } from '../face'
import { columnOf, rowOf, toCell } from './drawings/layout'
import { KIND_OF_LETTER } from './drawings/tiles'
import type { CityView, SeatView } from './protocol'

export interface Pair {
  action: number
  tiles: [string, string]
}

export interface Place {
  action: number
  tile: string
  cell: string
  city: number
}

/** «choose music park» as its tiles; other actions are left out. */
export function pairsOf(legal: LegalAction[]): Pair[] {
  return legal.flatMap(({ number, text }) => {
    const [verb, first, second] = text.split(' ')
    return verb === 'choose' && first && second ? [{ action: number, tiles: [first, second] as [string, string] }] : []
  })
}

/** «place music d4 left» as tile, cell and city; other actions are left out. */
export function placesOf(legal: LegalAction[], mine: SeatView | undefined): Place[] {
  return legal.flatMap(({ number, text }) => {
    const [verb, tile, cell, side] = text.split(' ')
    if (verb !== 'place' || !tile || !cell || !mine) return []
    return [{ action: number, tile, cell, city: side === 'left' ? mine.left_city : mine.right_city }]
  })
}

/** The kind of building on a cell, nothing where it is free: «d4» is column 3, row 3. */
export function kindAt(city: CityView, cell: string): string | undefined {
  const letter = city.rows[rowOf(cell)]?.[columnOf(cell)]
  return letter === undefined ? undefined : KIND_OF_LETTER[letter]
}

/** What lines of a city's sheet light on its board, with what every tile adds. */
export function litBy(city: number, lines: Line[]): Lit {
  const marks = lines.flatMap(line => line.marks ?? [])
  return {
    board: city,
    cells: [...new Set(lines.flatMap(line => cellsOfLine(line.tiles)))],
    marks: marks.map(({ tile, to, points }) => ({
      cell: toCell(...tile),
      to: to && toCell(...to),
      text: signed(points),
    })),
  }
}

/** Tiles of a sheet's line, `[x, y]` on the field, as cells. */
export function cellsOfLine(tiles: unknown[]): string[] {
  return (tiles as [number, number][]).map(([x, y]) => toCell(x, y))
}
