import { describe, expect, test, vi } from 'vitest'
import type { Source } from '../face'
import type { LudwigView } from './protocol'
import { lossOf } from './troubles'

vi.mock('../../texts/texts.svelte', () => ({
  text: (key: string, args: Record<string, unknown> = {}) => [key, args.money, args.name].filter(Boolean).join(' '),
  listOf: String,
}))
vi.mock('../../state/people', () => ({ seatName: (_: unknown, seat: number) => `seat ${seat}` }))

const ME = 0
const ROOM = 'theater'

/** A table at which the room lies at 6 000 with 1 000 on it, and it is my turn. */
function table(change: Partial<LudwigView>, money = 5000): Source<LudwigView> {
  const view = {
    seat: ME,
    turn: ME,
    in_hand: null,
    legal: [[1, 'pass', { do: 'pass' }]],
    market: [{ price: 6000, tile: ROOM, coins: 1000 }],
    stacks: { hallway: 2, stairs: 0 },
    seats: [
      { money, castle: [] },
      { money: 0, castle: [] },
    ],
    ...change,
  }
  return { view, info: null } as unknown as Source<LudwigView>
}

const castle = (seat: number) => ({
  market: [],
  seats: [ME, 1].map(other => ({ money: 5000, castle: other === seat ? [{ name: ROOM }] : [] })) as never,
})

describe('a room that I had chosen', () => {
  test.each([
    ['another has bought it and holds it', table({ in_hand: ROOM, turn: 1, market: [] }), 'lost-bought seat 1', false],
    ['another has placed it', table(castle(1)), 'lost-bought seat 1', false],
    ['I have placed it from elsewhere', table(castle(ME)), 'lost-mine', false],
    ['it is another’s turn', table({ legal: [], turn: 1 }), 'lost-turn seat 1', true],
    ['my money is less now', table({}, 3500), 'lost-money 1\u00a0500', true],
    ['it has no place any more', table({}), 'lost-place', true],
    ['it has left the market', table({ market: [] }), 'lost-gone', false],
  ])('%s', (_, source, words, isKept) => {
    expect(lossOf(source, ROOM)).toEqual({ words, isKept })
  })

  test('hallways are many: money can lack, or they run out', () => {
    expect(lossOf(table({}, 1000), 'hallway')).toEqual({ words: 'lost-money 2\u00a0000', isKept: true })
    expect(lossOf(table({}), 'stairs')).toEqual({ words: 'lost-gone', isKept: false })
  })
})
