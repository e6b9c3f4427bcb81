// What the log says about pieces without a place: whom a turn handed them on to, and what was put aside at the end.
import type { Event } from '../../protocol'
import type { Source } from '../face'
import type { Action, CastellanView, Stock } from './protocol'
import { cardsOf, sumOf, totalOf, without } from './view'

type Castellan = Source<CastellanView>

/** Pieces that a turn left without a place, whose turn it was and who gets them; nobody gets those of the last one. */
export interface Left {
  pieces: Stock
  by: number
  to: number
}

const doing = (event: Event | undefined) => event?.action as Action | null | undefined

/** What one entry of the log may be told in; the last of them tells what it left. */
const TOLD: readonly Event['kind'][] = ['acted', 'revealed', 'finished']

/** What was shown: the cards that somebody plays, or to themselves those drawn, which ends the turn. */
export function shownBy({ seq }: Pick<Event, 'seq'>, { events }: Castellan): string {
  const cause = doing(events.find(each => each.seq === seq && each.kind === 'acted'))
  return cause?.do === 'draw' ? 'castellan-log-turn' : 'castellan-log-cards'
}

/** What the turn that an event has ended left without a place; nothing where all was built or the turn goes on. */
export function leftAfter({ seq, kind }: Pick<Event, 'seq' | 'kind'>, source: Castellan): Left | null {
  const { events } = source
  if (events.findLast(each => each.seq === seq && TOLD.includes(each.kind))?.kind !== kind) return null
  const undone = new Set(events.filter(each => each.kind === 'undone').map(each => each.args.entry))
  const acts = events.filter(each => each.kind === 'acted' && !undone.has(each.seq))
  const at = acts.findIndex(each => each.seq === seq)
  const by = acts[at]?.seat
  const to = turnAfter(seq, acts[at + 1], source)
  if (by === undefined || to === null) return null
  const pieces = unbuilt(
    source.view,
    acts.slice(0, at + 1).flatMap(act => doing(act) ?? []),
  )
  return totalOf(pieces) ? { pieces, by, to } : null
}

/** Whose turn began after an entry, -1 after the last turn; nothing where the same turn goes on. */
function turnAfter(seq: number, next: Event | undefined, { events, view, seq: seen }: Castellan): number | null {
  if (next) return doing(next)?.do === 'play' ? next.seat : null
  if (events.some(each => each.kind === 'finished')) return -1
  // A view from before the entry knows nothing of what came of it.
  return seen >= seq && view.phase === 'play' ? view.turn : null
}

/** What lay on all cards played and was not built. */
export function unbuilt(view: CastellanView, actions: readonly Action[]): Stock {
  const played = actions.flatMap(action => (action.do === 'play' ? cardsOf(view, action.cards) : []))
  const onCards = sumOf(played.map(card => card.pieces))
  return actions.reduce((left, action) => (action.do === 'build' ? without(left, action.piece) : left), onCards)
}
