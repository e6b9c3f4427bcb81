import { describe, expect, it } from 'vitest'
import type { CourtView } from '../protocol'
import { areaOf, boxOf, distance, endsOf, freeEnds, middleOf, type Piece, rowsOf, TOWER } from './lattice'
import { plateOf } from './plates'

const tower = (x: number, y: number): Piece => ({ piece: 'tower', x, y, side: '' })
const short = (x: number, y: number, side: 'h' | 'v'): Piece => ({ piece: 'short', x, y, side })
const long = (x: number, y: number, side: 'h' | 'v'): Piece => ({ piece: 'long', x, y, side })

/** A ring of long and short walls round `width` by `height` cells, each 1 or 2. */
function ring(width: 1 | 2, height: 1 | 2): { pieces: Piece[]; court: CourtView } {
  const across = width === 2 ? long : short
  const down = height === 2 ? long : short
  const corners: [number, number][] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ]
  const walls = [across(0, 0, 'h'), across(0, height, 'h'), down(0, 0, 'v'), down(width, 0, 'v')]
  const cells = [0, 1].slice(0, height).flatMap(y => [0, 1].slice(0, width).map(x => [x, y] as [number, number]))
  const court = { owner: 0, towers: 4, nodes: corners, cells, is_double: false, is_new: false, points: 4 }
  return { pieces: [...walls, ...corners.map(([x, y]) => tower(x, y))], court }
}

describe('the lattice', () => {
  it('knows where pieces end', () => {
    expect(endsOf(long(1, -2, 'h'))).toEqual([
      [1, -2],
      [3, -2],
    ])
    expect(endsOf(short(0, 0, 'v'))).toEqual([
      [0, 0],
      [0, 1],
    ])
    expect(endsOf(tower(4, 4))).toEqual([
      [4, 4],
      [4, 4],
    ])
    expect(middleOf(long(0, 0, 'v'))).toEqual([0, 1])
  })

  it('measures from a point to the nearest spot of a piece', () => {
    expect(distance([1, 1], long(0, 0, 'h'))).toBe(1)
    expect(distance([5, 4], long(0, 0, 'h'))).toBe(5)
  })

  it('finds the ends that lack a tower, each once', () => {
    expect(freeEnds([tower(0, 0), short(0, 0, 'h'), long(1, 0, 'v')])).toEqual([
      [1, 0],
      [1, 2],
    ])
  })

  it('boxes a castle, and one node where there is none', () => {
    expect(boxOf([])).toEqual({ left: 0, top: 0, width: 0, height: 0 })
    expect(boxOf([long(-2, 1, 'h'), tower(3, -1)])).toEqual({ left: -2, top: -1, width: 5, height: 2 })
  })

  it('fills the cells of a court row by row, gaps left open', () => {
    expect(
      rowsOf([
        [0, 0],
        [1, 0],
        [3, 0],
        [0, 1],
      ]),
    ).toEqual([
      { x: 0, y: 0, count: 2 },
      { x: 3, y: 0, count: 1 },
      { x: 0, y: 1, count: 1 },
    ])
    expect(
      areaOf(
        [
          [0, 0],
          [1, 0],
        ],
        10,
      ),
    ).toBe('M0 0h20v10h-20z')
  })
})

describe('a plate', () => {
  it('is wide in a wide court, upright in a narrow one, a number where there is but one cell', () => {
    expect(plateOf(ring(2, 2).court, ring(2, 2).pieces, 56).form).toBe('wide')
    expect(plateOf(ring(1, 2).court, ring(1, 2).pieces, 56).form).toBe('upright')
    expect(plateOf(ring(1, 1).court, ring(1, 1).pieces, 56).form).toBe('number')
  })

  it('loses its keep below 30 pixels a unit', () => {
    const formAt = (unit: number) => plateOf(ring(2, 2).court, ring(2, 2).pieces, unit).form
    expect([formAt(30), formAt(29)]).toEqual(['wide', 'number'])
  })

  it('of a double court says ×2 beside the number, below it, or is gold where only the number has room', () => {
    const doubled = (width: 1 | 2, height: 1 | 2, unit: number) => {
      const { pieces, court } = ring(width, height)
      return plateOf({ ...court, points: 2 * court.towers }, pieces, unit).form
    }
    expect([doubled(2, 1, 29), doubled(1, 2, 34), doubled(1, 1, 34)]).toEqual(['number', 'stacked', 'gold'])
    expect([doubled(2, 2, 20), doubled(1, 1, 20)]).toEqual(['gold', 'gold'])
  })

  it('of a choice says both numbers where they hide no tower, else the one that counts as it is chosen', () => {
    const offered = (width: 1 | 2, height: 1 | 2, unit: number) => {
      const { pieces, court } = ring(width, height)
      return plateOf(court, pieces, unit, [], 2 * court.towers).form
    }
    expect([offered(2, 2, 56), offered(2, 2, 30), offered(2, 1, 30)]).toEqual(['offer', 'offer', 'offer'])
    expect([offered(1, 1, 40), offered(1, 2, 26), offered(1, 1, 26)]).toEqual(['choice', 'choice', 'choice'])
  })

  it('keeps clear of a tower in the middle of its court', () => {
    const { pieces, court } = ring(2, 2)
    const plate = plateOf(court, [...pieces, short(0, 1, 'h'), tower(1, 1)], 56)
    const away = Math.hypot(
      Math.max(Math.abs(plate.x - 56) - plate.width / 2, 0),
      Math.max(Math.abs(plate.y - 56) - plate.height / 2, 0),
    )
    expect(away).toBeGreaterThan(TOWER * 56 * 0.85)
  })

  it('stays in the middle of the smallest court at every size', () => {
    const { pieces, court } = ring(1, 1)
    for (const unit of [16, 24, 30, 40, 64])
      expect(plateOf(court, pieces, unit)).toMatchObject({ x: unit / 2, y: unit / 2 })
  })
})
