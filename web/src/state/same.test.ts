import { expect, test } from 'vitest'
import { keepSame } from './same'

const old = {
  seq: 1,
  cities: [
    { rows: ['S.'], points: 2 },
    { rows: ['..'], points: 0 },
  ],
  legal: [],
  chosen: null,
}

test('what equals is the very same object', () => {
  expect(keepSame(old, structuredClone(old))).toBe(old)
})

test('a change makes new objects only on the way to it', () => {
  const fresh = structuredClone(old)
  fresh.cities[1] = { rows: ['P.'], points: 2 }
  const kept = keepSame(old, fresh)
  expect(kept).toEqual(fresh)
  expect(kept).not.toBe(old)
  expect(kept.cities[0]).toBe(old.cities[0])
  expect(kept.legal).toBe(old.legal)
  expect(kept.cities[1]).not.toBe(old.cities[1])
})

test('lists that grow or shrink and fields that come or go are changes', () => {
  expect(keepSame([1, 2], [1])).toEqual([1])
  expect(keepSame([1], [1, 2])).toEqual([1, 2])
  expect(keepSame({ one: 1 }, { one: 1, two: undefined })).toEqual({ one: 1, two: undefined })
  expect(keepSame({ one: 1, two: undefined }, { one: 1 })).not.toHaveProperty('two')
  expect(keepSame([], {})).toEqual({})
  expect(keepSame(null, { one: 1 })).toEqual({ one: 1 })
  expect(keepSame({ one: 1 }, null)).toBeNull()
})
