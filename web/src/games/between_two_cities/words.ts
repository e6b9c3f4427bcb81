// Tiles, cities and cells of Between Two Cities in words.
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import type { BoardInWords, Source } from '../face'
import { EMBLEMS } from './drawings/emblems'
import { columnOf, rowOf, toCell, type Window } from './drawings/layout'
import { isDuplex, isLying, KIND_OF_LETTER, KINDS, type Kind, kindsOf } from './drawings/tiles'
import type { CitiesView, CityView } from './protocol'

/** The letters on the tiles in the reader's language. */
export function letters(): Record<Kind, string> {
  return Object.fromEntries(KINDS.map(kind => [kind, text(`letter-${kind}`)])) as Record<Kind, string>
}

export function tileName(tile: string): string {
  if (!isDuplex(tile)) return text(`cities-tile-${tile}`)
  return text(isLying(tile) ? 'duplex-horizontal' : 'duplex-vertical', halves(tile))
}

/** The tile as the object of a sentence: «the shop». */
export function theTile(tile: string): string {
  return isDuplex(tile) ? text('the-duplex', halves(tile)) : text('the-tile', { tile })
}

function halves(tile: string): { first: string; second: string } {
  const [first = '', second = ''] = kindsOf(tile).map(kind => text(`cities-tile-${kind}`))
  return { first, second }
}

export function cityName(view: CitiesView, city: number): string {
  return text(`city-${EMBLEMS[view.cities[city]?.token ?? '']?.city ?? 'riverside'}`)
}

/** Whose city it is: «yours and Ann's», «Ann's and Bob's», «yours». */
export function ownersOf({ info, view }: Source<CitiesView>, city: number): string {
  const builders = view.cities[city]?.builders ?? []
  const others = builders.filter(seat => seat !== info?.you.seat).map(seat => seatName(info, seat))
  if (others.length === builders.length) return text('owners-others', { names: listOf(others) })
  return others[0] ? text('owners-with', { name: others[0] }) : text('owners-alone')
}

/** The kind of building on a cell, nothing where it is free: «d4» is column 3, row 3. */
export function kindAt(city: Pick<CityView, 'rows'>, cell: string): string | undefined {
  return KIND_OF_LETTER[city.rows[rowOf(cell)]?.[columnOf(cell)] ?? '']
}

/** «row 2, column 3, park, yours and Ann's». */
export function cellName(board: CityView, owners: string, where: string, cell: string): string {
  const kind = kindAt(board, cell)
  if (!kind) return text('cell-free', { where, beside: besideOf(board, [cell]) })
  return text('cell-tile', { where, tile: text(`cities-tile-${kind}`), owners })
}

/** «row 2, column 3», counted from the first column and row that are drawn. */
export function placeName(cell: string, first: { left: number; top: number }): string {
  return text('row-column', { row: rowOf(cell) - first.top + 1, column: columnOf(cell) - first.left + 1 })
}

/** What is shown of a city in words: «row 1: shop, free, park». */
export function boardInWords(view: CitiesView, city: number, shown: Window): BoardInWords {
  const board = view.cities[city] as CityView
  const { left, top, columns, rows } = shown
  const cellWords = (x: number, y: number) => {
    const kind = kindAt(board, toCell(left + x, top + y))
    return kind ? text(`cities-tile-${kind}`) : text('cell-nothing')
  }
  const row = (y: number) => [...Array(columns).keys()].map(x => cellWords(x, y)).join(', ')
  return {
    name: text('board-points', { name: cityName(view, city), points: board.points }),
    rows: [...Array(rows).keys()].map(y => text('row-in-words', { row: y + 1, cells: row(y) })),
  }
}

/** What lies around free cells, «tavern and park», or a word for nothing. */
export function besideOf(board: CityView, cells: string[]): string {
  const kinds = cells.flatMap(neighbours).map(cell => kindAt(board, cell))
  const names = [...new Set(kinds.filter(kind => kind !== undefined))].map(kind => text(`cities-tile-${kind}`))
  return names.length ? listOf(names) : text('beside-nothing')
}

function neighbours(cell: string): string[] {
  const [column, row] = [columnOf(cell), rowOf(cell)]
  return [toCell(column, row - 1), toCell(column + 1, row), toCell(column, row + 1), toCell(column - 1, row)]
}

/** A tile that stands for a category of the sheet. */
export function categoryTile(category: string): string {
  return category === 'tavern' ? 'music' : category
}
