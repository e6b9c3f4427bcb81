// What the log says about a castle, and about what I did last.
import type { Event } from '../../protocol'
import type { Source } from '../face'
import type { Action, LudwigView } from './protocol'

const doing = (event: Event | undefined) => (event?.action as Action | null | undefined)?.do

/** The tiles of a castle that its owner has laid since it was another's turn; alone, since the last purchase. */
export function laidThisTurn(source: Source<LudwigView>, seat: number): number[] {
  const castle = source.view.seats[seat]?.castle ?? []
  const past = source.events.filter(event => event.seq <= source.seq && event.kind === 'acted')
  const isBefore = (event: Event) => event.seat !== seat || (source.view.seats.length === 1 && doing(event) === 'buy')
  const laid = past.slice(past.findLastIndex(isBefore) + 1).filter(event => doing(event) === 'place').length
  return source.view.turn === seat && laid > 0 ? [...castle.keys()].slice(-laid) : []
}

/** What came to light: rooms for one pair of eyes, two bonus cards, a room that left the game, a new market, at the end all cards. */
export function shownBy({ seq }: Event, { events, view }: Source<LudwigView>): string {
  const cause = doing(events.findLast(event => event.seq === seq && event.kind === 'acted'))
  if (cause === 'search') return 'log-shown-stack'
  if (cause === 'take') return 'log-shown-gone'
  const next = events.find(event => event.kind === 'finished' || (event.seq > seq && event.kind.startsWith('acted')))
  if (next?.kind === 'finished') return 'log-shown-cards'
  // Who keeps one of two cards does so in secret, and at once.
  const isDrawn = next ? next.kind === 'acted_secretly' || doing(next) === 'keep' : view.phase === 'keep a card'
  return isDrawn ? 'log-shown-drawn' : 'log-shown-market'
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
  const done = new Map(events.map(event => [event.seq, doing(event)]))
  let first = last
  for (const entry of before) {
    const [doneNow, doneBefore] = [done.get(first), done.get(entry)]
    if (entry !== first - 1 || !doneNow || !doneBefore || !BEFORE[doneNow]?.includes(doneBefore)) break
    first = entry
  }
  return first === last ? null : first
}
