import { expect, test } from 'vitest'
import { spread } from './pills'

test('labels at the same spot move aside and never overlap', () => {
  const placed = spread([1, 2, 3].map(n => ({ x: 50, y: 50, text: `+${n}` })))
  expect(placed.length).toBe(3)
  for (const one of placed)
    for (const other of placed)
      if (one !== other)
        expect(Math.abs(one.x - other.x) >= one.width || Math.abs(one.y - other.y) >= one.height).toBe(true)
})

test('where there is no room a label is left out, but never the chosen one', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ x: 50, y: 50, text: `+${index}`, isFirst: index === 29 }))
  const placed = spread(many)
  expect(placed.length).toBeLessThan(30)
  expect(placed[0]).toMatchObject({ x: 50, y: 50, text: '+29' })
})
