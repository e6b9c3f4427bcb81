import { expect, test } from 'vitest'
import { Ordering } from './order.svelte'

test('two things that meet change places', () => {
  const rooms = new Ordering(['a', 'b', 'c', 'd'])
  expect(rooms.move(0, 2)).toBe(true)
  expect(rooms.items).toEqual(['c', 'b', 'a', 'd'])
  expect(rooms.move(1, 9)).toBe(false)
})

test('inserted things let the others move up', () => {
  const rooms = new Ordering(['a', 'b', 'c', 'd'], true)
  rooms.move(3, 1)
  expect(rooms.items).toEqual(['a', 'd', 'b', 'c'])
})

test('the keyboard lifts, carries and puts back', () => {
  const rooms = new Ordering(['a', 'b', 'c'])
  rooms.lift(0)
  expect([rooms.carry(1), rooms.carry(1), rooms.carry(1)]).toEqual([1, 2, 2])
  expect(rooms.items).toEqual(['b', 'c', 'a'])
  expect(rooms.drop()).toBe(true)
  expect(rooms.items).toEqual(['a', 'b', 'c'])
  expect(rooms.drop()).toBe(false)
})
