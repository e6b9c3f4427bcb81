// The view of a seat: its legal actions as pairs and places, its cells by name.

import type { Place } from '../../play/places'
import type { LegalAction } from '../../protocol'
import { columnOf, rowOf, toCell } from './drawings/layout'
import { KIND_OF_LETTER } from './drawings/tiles'
import type { CityView, SeatView } from './protocol'

export interface Pair {
  action: number
  tiles: [string, string]
}

/** «choose music park» as its tiles; other actions are left out. */
export function pairsOf(legal: LegalAction[]): Pair[] {
  return legal.flatMap(({ number, text }) => {
    const [verb, first, second] = text.split(' ')
    return verb === 'choose' && first && second ? [{ action: number, tiles: [first, second] as [string, string] }] : []
  })
}

/** «place music d4 left» as a place in its city; other actions are left out. */
export function placesOf(legal: LegalAction[], mine: SeatView | undefined): Place[] {
  return legal.flatMap(({ number, text }) => {
    const [verb, tile, cell, side] = text.split(' ')
    if (verb !== 'place' || !tile || !cell || !mine) return []
    const board = side === 'left' ? mine.left_city : mine.right_city
    return [{ action: number, board, anchor: cell, turn: 0, group: tile }]
  })
}

/** The kind of building on a cell, nothing where it is free: «d4» is column 3, row 3. */
export function kindAt(city: CityView, cell: string): string | undefined {
  const letter = city.rows[rowOf(cell)]?.[columnOf(cell)]
  return letter === undefined ? undefined : KIND_OF_LETTER[letter]
}

/** Tiles of a sheet's line, `[x, y]` on the field, as cells. */
export function cellsOfLine(tiles: unknown[]): string[] {
  return (tiles as [number, number][]).map(([x, y]) => toCell(x, y))
}
