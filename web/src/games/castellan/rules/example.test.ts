import { describe, expect, it } from 'vitest'
import { castleOf } from './example'

describe('a castle drawn with letters', () => {
  it('has long walls once, in both directions', () => {
    const { pieces, courts } = castleOf(['T===T', 'Hr.rH', 'H...H', 'Hr.rH', 'T===T'])
    const walls = pieces.filter(piece => piece.side).map(({ piece, x, y, side }) => `${piece} ${x} ${y} ${side}`)
    expect(walls).toEqual(['long 0 0 h', 'long 0 0 v', 'long 2 0 v', 'long 0 2 h'])
    expect(courts).toHaveLength(1)
    expect(courts[0]).toMatchObject({ owner: 0, towers: 4, points: 4 })
    expect(courts[0]?.cells).toHaveLength(4)
  })
  it('parts courts by walls, and doubles those of capital letters', () => {
    const { courts } = castleOf(['T-T-T', '|r|R|', 'T-T-T'])
    expect(courts.map(court => [court.cells.length, court.points])).toEqual([
      [1, 4],
      [1, 8],
    ])
  })
})
