// What the log says about a castle, and about what I did last.
import type { Event } from '../../protocol'
import type { Source } from '../face'
import type { Action, LudwigView } from './protocol'

/** The tiles of a castle that its owner has laid since it was another's turn; alone, since the last purchase. */
export function laidThisTurn(source: Source<LudwigView>, seat: number): number[] {
  const castle = source.view.seats[seat]?.castle ?? []
  const past = source.events.filter(event => event.seq <= source.seq && event.kind === 'acted')
  const doing = (event: Event) => (event.action as Action | null)?.do
  const isBefore = (event: Event) => event.seat !== seat || (source.view.seats.length === 1 && doing(event) === 'buy')
  const laid = past.slice(past.findLastIndex(isBefore) + 1).filter(event => doing(event) === 'place').length
  return source.view.turn === seat && laid > 0 ? [...castle.keys()].slice(-laid) : []
}

/** What is sent together, by what it ends with: a purchase with its place, the prices of a market. */
const BEFORE: Partial<Record<Action['do'], readonly Action['do'][]>> = {
  place: ['buy', 'free'],
  set: ['set'],
  done: ['set'],
}

/** The entry that my last gesture began with, where it made several actions. */
export function gestureStart({ undo, events }: Source<LudwigView>): number | null {
  const [last, ...before] = undo?.can ? undo.entries : []
  if (last === undefined) return null
  const done = new Map(events.map(event => [event.seq, (event.action as Action | null)?.do]))
  let first = last
  for (const entry of before) {
    const [doing, doneBefore] = [done.get(first), done.get(entry)]
    if (entry !== first - 1 || !doing || !doneBefore || !BEFORE[doing]?.includes(doneBefore)) break
    first = entry
  }
  return first === last ? null : first
}
