import { describe, expect, it } from 'vitest'
import { type CastleFile, freeCells, nearestFirst, shownRooms } from './document'
import { plain, search } from './search'

const things = ['Hall of Mirrors', 'Mirador', 'Salle à manger', 'Łaźnia', 'King’s Chambers', 'Chamber of Smirks'].map(
  name => ({ piece: name, name }),
)
const found = (typed: string) => search(things, typed).map(({ name }) => name)

describe('letters', () => {
  it('are found without case, accents and signs', () => {
    expect(plain('Œuvre d’été,  Łódź')).toBe('oeuvre dete lodz')
    expect([found('SALLE A'), found('laz'), found('kings')]).toEqual([
      ['Salle à manger'],
      ['Łaźnia'],
      ['King’s Chambers'],
    ])
  })

  it('find what begins so before words that do, and these before what only holds them', () => {
    expect(found('mir')).toEqual(['Mirador', 'Hall of Mirrors', 'Chamber of Smirks'])
    expect(found('ha mi')).toEqual(['Hall of Mirrors'])
  })

  it('find nothing where there is nothing', () => {
    expect([found(''), found(' ’ '), found('xyz')]).toEqual([[], [], []])
  })
})

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
