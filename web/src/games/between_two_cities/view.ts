// The view of a seat: its legal actions as pairs and places, its cells by name.

import type { Pair } from '../../play/drafting.svelte'
import type { Place } from '../../play/places'
import { columnOf, rowOf, toCell } from './drawings/layout'
import { KIND_OF_LETTER } from './drawings/tiles'
import type { CityView, LegalAction } from './protocol'

/** The pairs of tiles that may be chosen. */
export function pairsOf(legal: LegalAction[]): Pair[] {
  return legal.flatMap(([number, , action]) =>
    action.do === 'choose' ? [{ action: number, tiles: action.tiles }] : [],
  )
}

/** The places where a tile may be laid. */
export function placesOf(legal: LegalAction[]): Place[] {
  return legal.flatMap(([number, , action]) =>
    action.do === 'place'
      ? [{ action: number, board: action.board, anchor: action.place, turn: 0, group: action.piece }]
      : [],
  )
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
