import { describe, expect, it } from 'vitest'
import { folded, found } from './finding'

const NAMES = [
  'Pumpkin Garden',
  'Formal Gardens',
  'Grand Salon',
  'Galerie des Glaces',
  'Hall d’Été',
  'Ślepa Łódź',
  'King’s Chambers',
  'Chamber of Smirks',
  'Hall of Mirrors',
  'Mirador',
]
const NAMED = NAMES.map(name => ({ piece: name, name }))
const find = (typed: string, last: string[] = [], usual: string[] = []) =>
  found(typed, NAMED, { isLast: piece => last.includes(piece), isUsual: piece => usual.includes(piece) }).map(
    ({ name }) => name,
  )

describe('pieces by their names', () => {
  it('are found without case, accents and signs', () => {
    expect(folded('Œuvre d’été,  Łódź')).toBe('oeuvre d ete lodz')
    expect([find('ETE'), find("d'ete"), find('slepa lodz'), find('kings'), find("king's")]).toEqual([
      ['Hall d’Été'],
      ['Hall d’Été'],
      ['Ślepa Łódź'],
      ['King’s Chambers'],
      ['King’s Chambers'],
    ])
  })

  it('begin so, then have such a word, then only hold the letters', () => {
    expect(find('mir')).toEqual(['Mirador', 'Hall of Mirrors', 'Chamber of Smirks'])
    expect(find('gard')).toEqual(['Formal Gardens', 'Pumpkin Garden'])
  })

  it('are found by the first letters of their words, some left out', () => {
    expect(find('gs')[0]).toBe('Grand Salon')
    expect(find('hom')).toEqual(['Hall of Mirrors'])
    expect(find('hm')).toEqual(['Hall of Mirrors'])
    expect(find('galgl')).toEqual(['Galerie des Glaces'])
    expect(find('ha mi')).toEqual(['Hall of Mirrors'])
    expect(find('msh')).toEqual([])
  })

  it('come later where they lie already, sooner where there are many', () => {
    expect(find('gard', ['Formal Gardens'])).toEqual(['Pumpkin Garden', 'Formal Gardens'])
    expect(find('g')[0]).toBe('Grand Salon')
    expect(find('g', [], ['Galerie des Glaces'])[0]).toBe('Galerie des Glaces')
  })

  it('are none for nothing', () => {
    expect([find(''), find('  '), find(' ’ '), find('xyz')]).toEqual([[], [], [], []])
  })
})
