// What the log says about a city.
import type { Event } from '../../protocol'
import { cellsOf } from './drawings/layout'
import type { Action, CitiesView } from './protocol'
import { kindAt } from './view'

/** The cells of a city that were laid since the last reveal and still lie there. */
export function cellsLaidThisTurn(events: Event[], view: CitiesView, city: number): string[] {
  const last = events.findLastIndex(event => event.kind === 'revealed')
  const board = view.cities[city]
  if (!board || last < 0 || view.phase !== 'place') return []
  const cells = events.slice(last).flatMap(event => cellsIn(event, view, city))
  return [...new Set(cells)].filter(cell => kindAt(board, cell) !== undefined)
}

/** Who laid the tile that lies on a cell now, if the log goes back so far. */
export function laidBy(events: Event[], view: CitiesView, city: number, cell: string): Event | undefined {
  const undone = new Set(events.filter(event => event.kind === 'undone').map(event => event.args.entry))
  return events.findLast(event => !undone.has(event.seq) && cellsIn(event, view, city).includes(cell))
}

function cellsIn(event: Event, view: CitiesView, city: number): string[] {
  const action = event.action as Action | null
  const seat = view.seats[event.seat]
  if (event.kind !== 'acted' || action?.action !== 'place' || !seat) return []
  const board = action.side === 'left' ? seat.left_city : seat.right_city
  return board === city ? cellsOf(action.tile, action.cell) : []
}
