import { describe, expect, it } from 'vitest'
import type { Piece } from './drawings/lattice'
import { beside, nearestTo, pieceAround } from './ground'
import type { LatticePlace } from './view'

const place = (action: number, piece: Piece): LatticePlace => ({
  action,
  board: 0,
  anchor: '',
  turn: 0,
  group: piece.piece,
  piece,
})
const PLACES = [
  place(0, { piece: 'short', x: 0, y: 0, side: 'h' }),
  place(1, { piece: 'short', x: 0, y: 0, side: 'v' }),
  place(2, { piece: 'short', x: 4, y: 0, side: 'h' }),
]

describe('the meadow', () => {
  it('means the nearest place within reach', () => {
    expect(nearestTo(PLACES, [0.5, 0.2], 0.6)?.action).toBe(0)
    expect(nearestTo(PLACES, [0.2, 0.5], 0.6)?.action).toBe(1)
    expect(nearestTo(PLACES, [2.5, 0], 0.6)).toBeNull()
  })
  it('leads to the place that lies beside another', () => {
    expect(beside(PLACES, PLACES[0] as LatticePlace, [1, 0])?.action).toBe(2)
    expect(beside(PLACES, PLACES[2] as LatticePlace, [-1, 0])?.action).toBe(0)
    expect(beside(PLACES, PLACES[0] as LatticePlace, [0, -1])).toBeUndefined()
  })
  it('knows where a piece would lie that has no place there', () => {
    expect(pieceAround('tower', [2.4, 0.9])).toMatchObject({ x: 2, y: 1, side: '' })
    expect(pieceAround('short', [2.5, 1.1])).toMatchObject({ x: 2, y: 1, side: 'h' })
    expect(pieceAround('long', [2.1, 3.1])).toMatchObject({ x: 1, y: 3, side: 'h' })
    expect(pieceAround('short', [2.1, 3.5])).toMatchObject({ x: 2, y: 3, side: 'v' })
  })
})
