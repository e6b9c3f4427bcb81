import { describe, expect, it, vi } from 'vitest'
import type { Line } from '../state/sheets'
import { litBy } from './lighting'

vi.mock('../texts/texts.svelte', () => ({ signed: (points: number) => `+${points}` }))

const line = (marks: Line['marks']): Line => ({
  category: 'food',
  points: 0,
  section: '6',
  tiles: marks?.map(({ tile }) => tile) ?? [],
  message: '',
  args: {},
  marks,
})

describe('what lines light', () => {
  it('has one number for a tile that counts in several of them', () => {
    const lit = litBy(
      2,
      [line([{ tile: 1, points: 2 }]), line([{ tile: 1, points: 1 }]), line([{ tile: 3, points: 4 }])],
      String,
    )
    expect(lit.cells).toEqual(['1', '3'])
    expect(lit.marks?.map(({ cell, text }) => [cell, text])).toEqual([
      ['1', '+3'],
      ['3', '+4'],
    ])
  })

  it('keeps a number on each border', () => {
    const lit = litBy(
      0,
      [
        line([
          { tile: 1, to: 2, points: 1 },
          { tile: 1, to: 3, points: 1 },
        ]),
      ],
      String,
    )
    expect(lit.marks).toHaveLength(2)
  })
})
