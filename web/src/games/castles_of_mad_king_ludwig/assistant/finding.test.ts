import { describe, expect, it } from 'vitest'
import { findTiles, folded } from './finding'

const NAMED = [
  { tile: 'pumpkin_garden', name: 'Pumpkin Garden' },
  { tile: 'formal_gardens', name: 'Formal Gardens' },
  { tile: 'grand_salon', name: 'Grand Salon' },
  { tile: 'gallery', name: 'Galerie des Glaces' },
  { tile: 'hall', name: 'Hall d’Été' },
  { tile: 'school', name: 'Ślepa Łódź' },
]
const find = (typed: string, used: string[] = []) =>
  findTiles(typed, NAMED, tile => used.includes(tile)).map(each => each.tile)

describe('tiles by name', () => {
  it('takes names that begin so before those with such a word', () => {
    expect(find('ga')).toEqual(['gallery', 'formal_gardens', 'pumpkin_garden'])
    expect(find('gard')).toEqual(['formal_gardens', 'pumpkin_garden'])
  })

  it('forgives case and accents', () => {
    expect(find('ETE')).toEqual(['hall'])
    expect(find('slepa lodz')).toEqual(['school'])
    expect(folded('Œuvre d’ÉTÉ')).toBe("oeuvre d'ete")
  })

  it('puts what lies already after what does not', () => {
    expect(find('gard', ['formal_gardens'])).toEqual(['pumpkin_garden', 'formal_gardens'])
  })

  it('finds nothing for nothing', () => {
    expect(find('')).toEqual([])
    expect(find('  ')).toEqual([])
    expect(find('xyz')).toEqual([])
  })
})
