import { expect, test } from 'vitest'
import { apart, stairs, ticks } from './course'

const COURSE = {
  steps: 10,
  standings: [
    { step: 0, scores: [0, 0] },
    { step: 4, scores: [4, 0] },
    { step: 8, scores: [4, 10] },
  ],
}
const BOX = { left: 0, right: 100, top: 0, bottom: 50 }

test('a staircase is level until the score changes', () => {
  expect(stairs(COURSE, 0, BOX, 10)).toBe('M0 50H0V50H40V30H80V30H100')
  expect(stairs(COURSE, 1, BOX, 10)).toBe('M0 50H0V50H40V50H80V0H100')
})

test('ticks are few and round', () => {
  expect(ticks(60)).toEqual([0, 20, 40, 60])
  expect(ticks(34)).toEqual([0, 20])
  expect(ticks(1)).toEqual([0, 1])
})

test('drops at the ends of staircases do not cover each other', () => {
  expect(apart([40, 42, 10], 20)).toEqual([22, 42, 2])
  expect(apart([10, 90], 20)).toEqual([10, 90])
})
