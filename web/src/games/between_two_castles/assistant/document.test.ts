import { describe, expect, it } from 'vitest'
import { type CastleFile, freeCells, nearestFirst, shownRooms } from './document'

describe('a castle that is typed in', () => {
  const castle = (...rooms: [string, number, number][]): CastleFile => ({
    name: 'A',
    throne: 'throne_food_sleeping',
    rooms,
    attendants: [],
    bonus_cards: [],
  })

  it('has free cells all round', () => {
    expect(freeCells(castle()).length).toBe(10)
    expect(freeCells(castle())).not.toContain('1,0')
    expect(freeCells(castle(['kitchen', 2, 0]))).toContain('3,0')
    expect(freeCells(castle(['kitchen', 2, 0]))).not.toContain('2,0')
  })

  it('is drawn with the first of two rooms on one cell', () => {
    expect(shownRooms(castle(['kitchen', 2, 0], ['library', 2, 0], ['sty', 1, 0]))).toEqual([['kitchen', 2, 0]])
  })

  it('offers what is near what was laid last, and to its right before all', () => {
    expect(nearestFirst(['0,-1', '1,1', '4,0', '3,1', '2,0'], '3,0').slice(0, 3)).toEqual(['4,0', '3,1', '2,0'])
  })
})
