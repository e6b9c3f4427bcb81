// What one undo takes back: all that one gesture did, and nothing before it.
import { describe, expect, it } from 'vitest'
import type { Event, UndoInfo } from '../../protocol'
import type { Source } from '../face'
import { gestureStart } from './history'
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
