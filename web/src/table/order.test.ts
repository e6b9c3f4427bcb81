import { expect, test } from 'vitest'
import type { Wished, WishKind } from '../protocol'
import { orderOf } from './order'

function wish(seat: number, kind: WishKind): Wished {
  return { type: 'wish', seat, tile: 'shop', kind, board: 0, place: null, clear: false }
}

test('nobody is asked to begin while somebody does not wait', () => {
  expect(orderOf([0, 1, 2], [wish(1, 'you_first')])).toEqual({ polite: [1], first: null })
})

test('when all wait for each other the lowest seat begins', () => {
  expect(orderOf([2, 1], [wish(1, 'you_first'), wish(2, 'you_first')])).toEqual({ polite: [2, 1], first: 1 })
})

test('who has laid everything and other wishes do not count', () => {
  expect(orderOf([1], [wish(0, 'you_first'), wish(1, 'me_first')])).toEqual({ polite: [], first: null })
})
