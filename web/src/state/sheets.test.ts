import { expect, test } from 'vitest'
import { grouped, type Line } from './sheets'

function line(message: string, points: number): Line {
  return { category: 'house', points, section: '6.6', tiles: [], message, args: { points }, marks: [] }
}

test('lines that say the same are told once, in the order of the first of them', () => {
  const lines = [
    line('cities-house', 5),
    line('cities-house-near', 1),
    line('cities-house', 5),
    line('cities-house', 4),
  ]
  const told = grouped(lines).map(({ line: { message, points }, count }) => [message, points, count])
  expect(told).toEqual([
    ['cities-house', 5, 2],
    ['cities-house-near', 1, 1],
    ['cities-house', 4, 1],
  ])
})
