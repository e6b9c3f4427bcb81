import { expect, test } from 'vitest'
import { Choice } from './choice.svelte'

function choice(count: number, most: number, least?: number): Choice {
  return new Choice({ count: () => count, most: () => most, least: least === undefined ? undefined : () => least })
}

test('a third pick of two lets the first one go', () => {
  const two = choice(5, 2)
  for (const index of [0, 3, 4]) two.toggle(index)
  expect(two.picked).toEqual([3, 4])
  expect([two.orderOf(3), two.orderOf(4), two.orderOf(0)]).toEqual([1, 2, 0])
})

test('one of several is replaced by the next press', () => {
  const one = choice(3, 1)
  one.toggle(0)
  one.toggle(2)
  expect(one.picked).toEqual([2])
})

test('what may be left counts nothing as missing', () => {
  expect(choice(4, 2, 0).missing).toBe(0)
  const two = choice(4, 2)
  two.toggle(1)
  expect(two.missing).toBe(1)
})

test('nothing outside the list can be picked, and what is gone is dropped', () => {
  let count = 4
  const two = new Choice({ count: () => count, most: () => 2, can: index => index !== 1 })
  expect([two.toggle(9), two.toggle(1), two.toggle(3), two.toggle(0)]).toEqual([false, false, true, true])
  count = 2
  two.refresh()
  expect(two.picked).toEqual([0])
})

test('one step back lets go of what was picked last', () => {
  const two = choice(5, 2)
  expect(two.back()).toBe(false)
  two.toggle(1)
  two.toggle(4)
  expect(two.back()).toBe(true)
  expect(two.picked).toEqual([1])
})
