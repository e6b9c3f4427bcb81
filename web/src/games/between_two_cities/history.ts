// What the log says about a city.
import type { Event } from '../../protocol'
import { cellsOf } from './drawings/layout'
import type { Action, CitiesView } from './protocol'
import { kindAt } from './view'

/** What has happened so far; a replay knows the rest of the game too. */
interface Story {
  readonly events: Event[]
  readonly seq: number
}

function past({ events, seq }: Story): Event[] {
  return events.length && (events.at(-1)?.seq ?? 0) > seq ? events.filter(event => event.seq <= seq) : events
}

/** The cells of a city that were laid since the last reveal and still lie there. */
export function cellsLaidThisTurn(story: Story, view: CitiesView, city: number): string[] {
  const events = past(story)
  const last = events.findLastIndex(event => event.kind === 'revealed')
  const board = view.cities[city]
  if (!board || last < 0 || view.phase !== 'place') return []
  const cells = events.slice(last).flatMap(event => cellsIn(event, city))
  return [...new Set(cells)].filter(cell => kindAt(board, cell) !== undefined)
}

/** Who laid the tile that lies on a cell now, if the log goes back so far. */
export function laidBy(story: Story, city: number, cell: string): Event | undefined {
  const events = past(story)
  const undone = new Set(events.filter(event => event.kind === 'undone').map(event => event.args.entry))
  return events.findLast(event => !undone.has(event.seq) && cellsIn(event, city).includes(cell))
}

function cellsIn(event: Event, city: number): string[] {
  const action = event.action as Action | null
  const isThere = event.kind === 'acted' && action?.do === 'place' && action.board === city
  return isThere ? cellsOf(action.piece, action.place) : []
}
