// The cells of a city by name.
import { columnOf, rowOf } from './drawings/layout'
import { KIND_OF_LETTER } from './drawings/tiles'
import type { CityView } from './protocol'

/** The kind of building on a cell, nothing where it is free: «d4» is column 3, row 3. */
export function kindAt(city: CityView, cell: string): string | undefined {
  const letter = city.rows[rowOf(cell)]?.[columnOf(cell)]
  return letter === undefined ? undefined : KIND_OF_LETTER[letter]
}
