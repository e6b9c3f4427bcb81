// The cells of a city by name.
import { columnOf, rowOf, toCell } from './drawings/layout'
import { KIND_OF_LETTER } from './drawings/tiles'
import type { CityView } from './protocol'

/** The kind of building on a cell, nothing where it is free: «d4» is column 3, row 3. */
export function kindAt(city: CityView, cell: string): string | undefined {
  const letter = city.rows[rowOf(cell)]?.[columnOf(cell)]
  return letter === undefined ? undefined : KIND_OF_LETTER[letter]
}

/** Tiles of a sheet's line, `[x, y]` on the field, as cells. */
export function cellsOfLine(tiles: unknown[]): string[] {
  return (tiles as [number, number][]).map(([x, y]) => toCell(x, y))
}
