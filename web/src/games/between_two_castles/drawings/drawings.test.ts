import { describe, expect, it } from 'vitest'
import { FACTS } from '../facts'
import type { RoomView } from '../protocol'
import { EMBLEMS } from './emblems'
import { alike, boxOf, fieldOf, measure, nearest, roomy, topsOf } from './layout'
import { detailAt, LABELS, labelOf, lookOf, wantedOf } from './rules'

describe('rooms', () => {
  it('have an emblem each, and no two the same', () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual(Object.keys(FACTS.rooms).sort())
    expect(new Set(Object.values(EMBLEMS)).size).toBe(Object.keys(FACTS.rooms).length)
  })

  it('show the cells where the engine looks, and every other one round them as open', () => {
    for (const [rule, cells] of Object.entries(FACTS.looks)) {
      const look = lookOf(rule)
      const [x = 0, y = 0] = look?.self ?? []
      expect(look?.cells.map(cell => [cell[0] - x, cell[1] - y])).toEqual(cells)
      if (rule !== 'two_below') expect((look?.cells.length ?? 0) + (look?.faint.length ?? 0)).toBe(8)
    }
  })

  it('show a picture for every rule that counts rooms', () => {
    const rules = new Set(Object.values(FACTS.rooms).map(room => room.rule))
    const without = [...rules].filter(rule => !lookOf(rule))
    expect(without.sort()).toEqual(['fountain', 'variety'])
  })

  it('have a label of their own for each way to score', () => {
    const ways = new Set(Object.values(FACTS.rooms).map(room => `${room.rule} ${room.target} ${room.points}`))
    expect(LABELS.length).toBe(ways.size - 1)
    expect(new Set(LABELS.map(labelOf)).size).toBe(LABELS.length)
  })

  it('want a type, a decoration, or any room', () => {
    const kinds = LABELS.map(facts => wantedOf(facts).kind)
    expect(new Set(kinds)).toEqual(new Set(['type', 'decoration', 'any']))
  })

  it('lose their details in a fixed order', () => {
    expect([120, 48, 47, 36, 35, 24].map(detailAt)).toEqual(['full', 'full', 'signs', 'signs', 'block', 'block'])
  })
})

describe('the field of a castle', () => {
  const rooms: RoomView[] = [
    ['kitchen', -1, 0],
    ['kitchen', 0, 1],
    ['kitchen', 1, -1],
  ]

  it('has a free line all round', () => {
    expect(fieldOf(rooms)).toEqual({ left: -2, right: 2, bottom: -2, top: 2 })
    expect(fieldOf([])).toEqual({ left: -1, right: 2, bottom: -1, top: 1 })
  })

  it('has room for the first turns, so that nothing moves when they are laid', () => {
    expect(roomy(fieldOf(rooms))).toEqual(roomy(fieldOf([])))
    expect(roomy(fieldOf([['kitchen', 5, 0]])).right).toBe(6)
  })

  it('is no higher than what is open to the sky', () => {
    expect(fieldOf([['fountain', 0, 1]]).top).toBe(1)
    expect(fieldOf([['kitchen', 0, 1]]).top).toBe(2)
  })

  it('shares the ground and the size of its cells with its neighbour', () => {
    const [one, other] = [fieldOf([]), fieldOf(rooms)]
    const [high, low] = [alike(one, [other]), alike(other, [one])]
    expect([boxOf(high).width, boxOf(high).height]).toEqual([boxOf(low).width, boxOf(low).height])
    expect(boxOf(high).y).toBe(boxOf(low).y)
    expect(boxOf(other)).toEqual({ x: -2, y: -3, width: 5, height: 5 })
  })

  it('carries battlements on roofs where nothing stands or may stand', () => {
    const castle: RoomView[] = [
      ['kitchen', -1, 0],
      ['library', 0, 1],
      ['fountain', 2, 0],
      ['dungeon', 0, -1],
      ['salon', 3, 0],
    ]
    expect(topsOf(castle, ['3,1'])).toEqual(['-1,0', '0,1'])
  })

  it('keeps cells between their least and most and grows beyond the free room before they get too small', () => {
    const field = fieldOf(rooms)
    expect(measure(field, { width: 2000, height: 2000 }, 56, 96).cell).toBe(96)
    const small = measure(field, { width: 100, height: 100 }, 56, 96)
    expect([small.cell, small.width, small.height]).toEqual([56, 296, 296])
  })

  it('is walked straight on before aslant', () => {
    expect(nearest('0,0', [1, 0], ['0,0', '1,1', '3,0'])).toBe('3,0')
    expect(nearest('0,0', [0, 1], ['1,1', '2,0'])).toBe('1,1')
    expect(nearest('0,0', [-1, 0], ['1,0'])).toBeUndefined()
  })
})
