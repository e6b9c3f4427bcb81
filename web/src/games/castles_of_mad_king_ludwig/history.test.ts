// What one undo takes back: all that one gesture did, and nothing before it.
import { describe, expect, it } from 'vitest'
import type { Event, UndoInfo } from '../../protocol'
import type { Source } from '../face'
import { gestureStart, shownBy } from './history'
import type { LudwigView } from './protocol'

/** A log in which I may take back the last `free` entries that are mine. */
function startOf(done: (string | null)[], free: number): number | null {
  const events = done.map((what, index) => ({ seq: index + 1, action: what && { do: what } }) as unknown as Event)
  const mine = events.filter(event => event.action).map(event => event.seq)
  const undo = { can: free > 0, entries: mine.reverse().slice(0, free) } as UndoInfo
  return gestureStart({ undo, events } as unknown as Source<LudwigView>)
}

describe('one undo', () => {
  it('takes back a purchase with its place', () => expect(startOf(['pass', 'buy', 'place'], 3)).toBe(2))
  it('takes back a free tile with its place', () => expect(startOf(['reward', 'free', 'place'], 3)).toBe(2))
  it('takes back all prices of a market', () => expect(startOf(['set', 'set', 'done'], 3)).toBe(1))
  it('takes back prices that ended by themselves', () => expect(startOf(['pass', 'set', 'set'], 3)).toBe(2))
  it('takes back one action alone', () => expect(startOf(['buy', 'place', 'pass'], 3)).toBeNull())
  it('takes back the place alone where the purchase can stand only', () =>
    expect(startOf(['buy', 'place'], 1)).toBeNull())
  it('takes back the place alone where somebody acted between', () =>
    expect(startOf(['buy', null, 'place'], 2)).toBeNull())
  it('takes back nothing where nothing can be taken back', () => expect(startOf(['buy', 'place'], 0)).toBeNull())
})

/** What the log says of the reveal that followed the first of these, which the others follow. */
function shownAfter(cause: string, ...then: Partial<Event>[]): string {
  const acted = { seq: 1, kind: 'acted', action: { do: cause } }
  const revealed = { seq: 1, kind: 'revealed' } as Event
  const events = [acted, revealed, ...then.map((event, index) => ({ seq: 2 + index, kind: 'acted', ...event }))]
  return shownBy(revealed, { events, view: { phase: 'turn' } } as unknown as Source<LudwigView>)
}

describe('what came to light', () => {
  it('is a market after a round', () => expect(shownAfter('place', { action: { do: 'set' } })).toBe('log-shown-market'))
  it('is a market while nobody has set prices', () => expect(shownAfter('pass')).toBe('log-shown-market'))
  it('are two cards of my own', () => expect(shownAfter('place', { action: { do: 'keep' } })).toBe('log-shown-drawn'))
  it('are two cards of others', () => expect(shownAfter('reward', { kind: 'acted_secretly' })).toBe('log-shown-drawn'))
  it('is a stack', () => expect(shownAfter('search')).toBe('log-shown-stack'))
  it('is a room that leaves the game', () => expect(shownAfter('take')).toBe('log-shown-gone'))
  it('are all cards at the end', () => expect(shownAfter('pass', { kind: 'finished', seq: 1 })).toBe('log-shown-cards'))
})
