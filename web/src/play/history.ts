// What the log says about the pieces of a board.
import type { Event, OnPlace } from '../protocol'

/** What has happened so far; a replay knows the rest of the game too. */
interface Story {
  readonly events: Event[]
  readonly seq: number
}

/** The cells that a laid piece covers. */
type Covers = (piece: string, place: string) => string[]

/** The cells of a board that were laid since the last reveal and still lie there. */
export function laidThisTurn(story: Story, board: number, covers: Covers): string[] {
  const events = past(story)
  const last = events.findLastIndex(event => event.kind === 'revealed')
  if (last < 0) return []
  return [
    ...new Set(
      standing(events).flatMap(event => (event.seq > (events[last]?.seq ?? 0) ? cellsOf(event, board, covers) : [])),
    ),
  ]
}

/** Who laid the piece that lies on a cell now, if the log goes back so far. */
export function laidBy(story: Story, board: number, cell: string, covers: Covers): Event | undefined {
  return standing(past(story)).findLast(event => cellsOf(event, board, covers).includes(cell))
}

function past({ events, seq }: Story): Event[] {
  return (events.at(-1)?.seq ?? 0) > seq ? events.filter(event => event.seq <= seq) : events
}

/** What was done and not taken back. */
function standing(events: Event[]): Event[] {
  const undone = new Set(events.filter(event => event.kind === 'undone').map(event => event.args.entry))
  return events.filter(event => event.kind === 'acted' && !undone.has(event.seq))
}

function cellsOf(event: Event, board: number, covers: Covers): string[] {
  const action = event.action as Partial<OnPlace> | null
  if (action?.board !== board || action.piece === undefined || action.place === undefined) return []
  return covers(action.piece, String(action.place))
}
