import { expect, test } from 'vitest'
import { bestFirst, oneEach, type Place, placesOf, step, turnsAt } from './places'

function place(action: number, anchor: string, turn = 0, group = 'a'): Place {
  return { action, board: 0, anchor, turn, group }
}

test('places come from the legal actions that name a board, a piece and a place', () => {
  const legal: [number, string, object][] = [
    [0, 'pass', { do: 'pass' }],
    [1, 'lay', { do: 'lay', board: 1, piece: 'inn', place: 'd4' }],
    [2, 'build', { do: 'build', board: 0, piece: 'wall', place: [3, -1], turn: 'v' }],
    [3, 'place', { do: 'place', board: 0, piece: 'hall', place: [0, 2], turn: 3 }],
  ]
  expect(placesOf(legal)).toEqual([
    { action: 1, board: 1, anchor: 'd4', turn: 0, group: 'inn' },
    { action: 2, board: 0, anchor: '3,-1', turn: 1, group: 'wall' },
    { action: 3, board: 0, anchor: '0,2', turn: 3, group: 'hall' },
  ])
})

test('the best place comes first, and equals stay in their order', () => {
  const gains: Record<number, number | null> = { 1: null, 2: 5, 3: 0 }
  const sorted = bestFirst([place(1, 'a'), place(2, 'b'), place(3, 'c')], each => gains[each.action] ?? null)
  expect(sorted.map(each => each.action)).toEqual([2, 1, 3])
})

test('an anchor shows one of its places: the wanted one, else the first', () => {
  const places = [place(1, 'a', 0), place(2, 'a', 1), place(3, 'b', 0)]
  expect(oneEach(places, null).map(each => each.action)).toEqual([1, 3])
  expect(oneEach(places, places[1] ?? null).map(each => each.action)).toEqual([2, 3])
})

test('a piece turns at its anchor only', () => {
  const places = [place(1, 'a', 2), place(2, 'b', 0), place(3, 'a', 0)]
  expect(turnsAt(places, place(1, 'a', 2)).map(each => each.action)).toEqual([3, 1])
})

test('steps go round the corner, and begin at the end where they go backwards', () => {
  const list = ['x', 'y', 'z']
  expect([step(list, 2, 1), step(list, 0, -1), step(list, -1, 1), step(list, -1, -1), step([], 0, 1)]).toEqual([
    'x',
    'z',
    'x',
    'z',
    undefined,
  ])
})
