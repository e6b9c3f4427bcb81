// What the log says about a castle: who laid a room, what was laid in this turn, the chain of bonuses that runs.
import type { Event } from '../../protocol'
import type { Source } from '../face'
import { toCell } from './drawings/layout'
import { FACTS } from './facts'
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

/** The entry that my last gesture began with, where it took a room and laid it. */
export function gestureStart({ undo, events }: Pick<Source<CastlesView>, 'undo' | 'events'>): number | null {
  const [last = -1, before = -1] = undo?.can ? undo.entries : []
  const [lay, take] = [last, before].map(
    entry => events.find(event => event.seq === entry && event.kind === 'acted')?.action as Action | null | undefined,
  )
  const isOne = before === last - 1 && take?.do === 'take' && lay?.do === 'lay' && take.piece === lay.piece
  return isOne ? before : null
}

/** A step of a chain of bonuses; of a room the number of its type that it was. */
export interface ChainStep {
  action: Exclude<Action, { do: 'choose' | 'give' }>
  number: number
}

/** The steps of the chain that a castle is settling: the room that began it, and all that came of it. */
export function chainOf(story: Story, view: CastlesView, board: number): ChainStep[] {
  const castle = view.castles[board]
  if (!castle?.waits) return []
  const counts = new Map(castle.counters.map(([type, count]) => [type, count]))
  const steps: ChainStep[] = []
  let isBrought = true
  for (const { seat, action } of standing(story, true).reverse()) {
    if (seat !== castle.waits.seat || action.do === 'choose' || action.do === 'give' || action.board !== board) continue
    if (!isBrought) break
    if (action.do === 'lay') {
      const type = FACTS.rooms[action.piece]?.type ?? ''
      const number = counts.get(type) ?? 0
      counts.set(type, number - 1)
      steps.unshift({ action, number })
      // A room of the own pair began the chain; one that was taken or given by a bonus goes on with it.
      isBrought = isBonusRoom(story, seat, board, action.piece)
    } else if (action.piece !== steps[0]?.action.piece) steps.unshift({ action, number: 0 })
  }
  return steps
}

function isBonusRoom(story: Story, seat: number, board: number, piece: string): boolean {
  return (
    FACTS.rooms[piece]?.type === 'special' ||
    standing(story, true).some(
      ({ seat: by, action }) => by === seat && action.do === 'take' && action.board === board && action.piece === piece,
    )
  )
}
