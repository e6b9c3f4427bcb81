import { expect, test } from 'vitest'
import type { Event, EventKind } from '../../protocol'
import { cellsLaidThisTurn, laidBy } from './history'
import type { CitiesView } from './protocol'

const VIEW = {
  phase: 'place',
  cities: [{ rows: ['S......', 'P......'] }],
} as unknown as CitiesView

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
  expect(cellsLaidThisTurn({ events: EVENTS, seq: 5 }, VIEW, 0)).toEqual(['a2'])
})

test('who laid a tile is found behind one that was taken back', () => {
  expect(laidBy({ events: EVENTS, seq: 5 }, 0, 'a2')?.seat).toBe(1)
  expect(laidBy({ events: EVENTS, seq: 5 }, 0, 'a1')?.seq).toBe(1)
})

test('a replay at an earlier step does not look ahead', () => {
  expect(laidBy({ events: EVENTS, seq: 3 }, 0, 'a2')?.seat).toBe(0)
  expect(cellsLaidThisTurn({ events: EVENTS, seq: 1 }, VIEW, 0)).toEqual([])
})
