import { expect, test } from 'vitest'
import type { Event, EventKind } from '../protocol'
import { laidBy, laidThisTurn } from './history'

const covers = (_piece: string, place: string) => [place]

function event(seq: number, kind: EventKind, rest: Partial<Event> = {}): Event {
  return { seq, seat: -1, kind, action: null, text: null, key: '', args: {}, at: 0, ...rest }
}

function lay(seq: number, seat: number, piece: string, place: string, side: 'left' | 'right'): Event {
  return event(seq, 'acted', { seat, action: { do: 'place', board: 0, piece, place, side } })
}

const EVENTS = [
  lay(1, 0, 'shop', 'a1', 'left'),
  event(2, 'revealed'),
  lay(3, 0, 'park', 'a2', 'left'),
  event(4, 'undone', { seat: 0, args: { entry: 3 } }),
  lay(5, 1, 'park', 'a2', 'right'),
]

test('what was laid since the last reveal is fresh, what was taken back is not', () => {
  expect(laidThisTurn({ events: EVENTS, seq: 5 }, 0, covers)).toEqual(['a2'])
})

test('who laid a tile is found behind one that was taken back', () => {
  expect(laidBy({ events: EVENTS, seq: 5 }, 0, 'a2', covers)?.seat).toBe(1)
  expect(laidBy({ events: EVENTS, seq: 5 }, 0, 'a1', covers)?.seq).toBe(1)
})

test('a replay at an earlier step does not look ahead', () => {
  expect(laidBy({ events: EVENTS, seq: 3 }, 0, 'a2', covers)?.seat).toBe(0)
  expect(laidThisTurn({ events: EVENTS, seq: 1 }, 0, covers)).toEqual([])
})
