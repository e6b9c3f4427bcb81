// What the log says about a castle: who laid a room, what was laid in this turn, the chain of bonuses that runs.
import type { Event } from '../../protocol'
import { toCell } from './drawings/layout'
import type { Action, CastlesView } from './protocol'
import { roomAt } from './view'

/** What has happened so far; a replay knows the rest of the game too. */
interface Story {
  readonly events: readonly Event[]
  readonly seq: number
}

interface Done {
  seq: number
  seat: number
  action: Action
}

/** The actions that stand, oldest first, since the last time that something was shown to all if `isTurn`. */
function standing({ events, seq }: Story, isTurn = false): Done[] {
  const past = events.filter(event => event.seq <= seq)
  const undone = new Set(past.filter(event => event.kind === 'undone').map(event => event.args.entry))
  const shown = isTurn ? past.findLastIndex(event => event.kind === 'revealed' && !isDraw(past, event)) : -1
  return past.slice(shown + 1).flatMap(event => {
    const action = event.action as Action | null
    return event.kind === 'acted' && action && !undone.has(event.seq)
      ? [{ seq: event.seq, seat: event.seat, action }]
      : []
  })
}

/** Tiles and cards that are drawn for a bonus are shown in the middle of a turn. */
function isDraw(events: readonly Event[], shown: Event): boolean {
  const before = events.findLast(event => event.seq === shown.seq && event.kind === 'acted')
  const action = before?.action as Action | null
  return action?.do === 'lay' || action?.do === 'bonus'
}

/** The cells of a castle that were laid in this turn and still lie there. */
export function cellsLaidThisTurn(story: Story, view: CastlesView, board: number): string[] {
  const castle = view.castles[board]
  if (!castle || view.phase !== 'place') return []
  const cells = standing(story, true).flatMap(({ action }) =>
    action.do === 'lay' && action.board === board ? [toCell(...action.place)] : [],
  )
  return cells.filter(cell => roomAt(castle, cell) !== undefined)
}

/** Who laid the room that lies on a cell now, and when, if the log goes back so far. */
export function laidBy(story: Story, board: number, cell: string): Done | undefined {
  return standing(story).findLast(
    ({ action }) => action.do === 'lay' && action.board === board && toCell(...action.place) === cell,
  )
}

/** The steps of the chain that a castle is settling: the room that began it, and all that came of it. */
export function chainOf(story: Story, view: CastlesView, board: number): Action[] {
  const waits = view.castles[board]?.waits
  if (!waits) return []
  const steps: Action[] = []
  let isBrought = true
  for (const { seat, action } of standing(story, true).reverse()) {
    if (seat !== waits.seat || action.do === 'choose' || action.do === 'give' || action.board !== board) continue
    if (!isBrought) break
    steps.unshift(action)
    // A room of the own pair began the chain; one that was taken or given by a bonus goes on with it.
    if (action.do === 'lay') isBrought = isBonusRoom(story, seat, board, action.piece)
  }
  return steps
}

function isBonusRoom(story: Story, seat: number, board: number, piece: string): boolean {
  return (
    ['fountain', 'tower', 'grand_foyer'].includes(piece) ||
    standing(story, true).some(
      ({ seat: by, action }) => by === seat && action.do === 'take' && action.board === board && action.piece === piece,
    )
  )
}
