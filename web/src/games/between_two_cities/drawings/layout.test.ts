import { describe, expect, it } from 'vitest'
import { cellsOf, frameOf, measure, rowOf, sideOf, windowOf } from './layout'
import { detailAt, kindsOf } from './tiles'

const EMPTY = Array<string>(7).fill('.......')
const SMALL = ['.......', '.......', '...FS..', '...OP..', '.......', '.......', '.......']
const WIDE = ['.......', '.......', '..SSSS.', '..O....', '.......', '.......', '.......']

describe('the part of the field that is shown', () => {
  it('lies round the middle while the city is empty', () => {
    expect(windowOf(EMPTY)).toEqual({ left: 2, top: 2, columns: 3, rows: 3 })
  })
  it('leaves a cell on every side while the city can grow', () => {
    expect(windowOf(SMALL)).toEqual({ left: 2, top: 1, columns: 4, rows: 4 })
  })
  it('leaves no cell where the city is four wide', () => {
    expect(windowOf(WIDE)).toEqual({ left: 2, top: 1, columns: 4, rows: 4 })
  })
  it('reaches as far as the places of a duplex', () => {
    expect(windowOf(SMALL, [{ cell: 'f3', tile: 'DH01' }])).toEqual({ left: 2, top: 1, columns: 5, rows: 4 })
  })
  it('is always four by four when compact', () => {
    for (const rows of [EMPTY, SMALL, WIDE]) expect(windowOf(rows, [], true)).toMatchObject({ columns: 4, rows: 4 })
  })
})

describe('sizes', () => {
  it('never make a board wider than its room', () => {
    for (let width = 60; width <= 600; width += 7) {
      const size = measure({ left: 0, top: 0, columns: 5, rows: 4 }, width)
      expect(size.width).toBeLessThanOrEqual(width)
      expect(size.cell).toBeGreaterThan(0)
    }
  })
  it('keep the board square and the city in its middle', () => {
    const size = measure({ left: 0, top: 0, columns: 3, rows: 4 }, 400, 80)
    expect(size).toEqual({ cell: 80, gap: 4, left: 52, top: 10, width: 352 })
  })
  it('let details leave in one order', () => {
    expect([90, 64, 63, 40, 39, 13, 12].map(detailAt)).toEqual([
      'full',
      'full',
      'front',
      'front',
      'icon',
      'icon',
      'plain',
    ])
  })
})

describe('duplexes', () => {
  it('cover two cells, to the right or down', () => {
    expect(cellsOf('DH01', 'c4')).toEqual(['c4', 'd4'])
    expect(cellsOf('DV01', 'c4')).toEqual(['c4', 'c5'])
    expect(cellsOf('shop', 'c4')).toEqual(['c4'])
  })
  it('show their two buildings', () => {
    expect(kindsOf('DV10')).toEqual(['music', 'park'])
  })
})

describe('the frame of a board that is played on', () => {
  const FLAT = ['.......', '.......', '.......', '..FSO..', '..OPP..', '.......', '.......']

  it('has five rows and columns for single tiles, whatever lies there', () => {
    for (const rows of [EMPTY, SMALL, WIDE, FLAT]) expect(sideOf([rows], 1)).toBe(5)
  })
  it('is as large as the duplexes of both cities need', () => {
    expect(sideOf([WIDE, FLAT], 2)).toBe(6)
    const { left, top, columns, rows } = frameOf(FLAT, 2, 6)
    for (const cell of cellsOf('DV01', 'd2')) expect(rowOf(cell)).toBeGreaterThanOrEqual(top)
    for (const cell of cellsOf('DV01', 'd6')) expect(rowOf(cell)).toBeLessThan(top + rows)
    expect([left <= 1, left + columns > 5]).toEqual([true, true])
  })
  it('stays where it is while everything lies in it, and then moves by whole cells', () => {
    const first = frameOf(SMALL, 1, 5)
    const grown = SMALL.with(1, '...F...')
    expect(frameOf(grown, 1, 5, first)).toEqual({ ...first, top: Math.min(first.top, 0) })
    expect(frameOf(SMALL.with(4, '...F...'), 1, 5, first)).toEqual(first)
  })
})
