import { describe, expect, it } from 'vitest'
import type { Point } from '../drawings/lattice'
import { toPiece, toText } from './document'
import { piecesAlong, walkOn } from './stroke'

const drawn = (path: Point[], laid: string[] = []): string[] => {
  const nodes = path.slice(1).reduce(walkOn, path.slice(0, 1))
  return piecesAlong(nodes, laid.map(toPiece)).map(toText).sort()
}

describe('a stroke', () => {
  it('of two units is a long wall, of one a short one, each with a tower at its beginning', () => {
    expect(
      drawn([
        [0, 0],
        [2, 0],
      ]),
    ).toEqual(['L 0 0 h', 'T 0 0'])
    expect(
      drawn([
        [0, 0],
        [0, -1],
      ]),
    ).toEqual(['S 0 -1 v', 'T 0 0'])
  })

  it('from a tower needs no other', () => {
    expect(
      drawn(
        [
          [0, 0],
          [2, 0],
        ],
        ['T 0 0'],
      ),
    ).toEqual(['L 0 0 h'])
    expect(
      drawn(
        [
          [2, 0],
          [0, 0],
        ],
        ['T 0 0'],
      ),
    ).toEqual(['L 0 0 h'])
  })

  it('round a court is walls with a tower where they meet', () => {
    expect(
      drawn([
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 1],
        [0, 0],
      ]),
    ).toEqual(['L 0 0 h', 'L 0 1 h', 'S 0 0 v', 'S 2 0 v', 'T 0 0', 'T 0 1', 'T 2 0', 'T 2 1'])
  })

  it('parts at a tower and at the end of a wall, where a tower comes', () => {
    expect(
      drawn(
        [
          [0, 0],
          [2, 0],
        ],
        ['T 1 0'],
      ),
    ).toEqual(['S 0 0 h', 'S 1 0 h'])
    expect(
      drawn(
        [
          [0, 0],
          [2, 0],
        ],
        ['T 1 1', 'S 1 0 v'],
      ),
    ).toEqual(['S 0 0 h', 'S 1 0 h', 'T 1 0'])
  })

  it('over a wall that lies there goes on behind it', () => {
    expect(
      drawn(
        [
          [0, 0],
          [3, 0],
        ],
        ['T 0 0', 'L 0 0 h'],
      ),
    ).toEqual(['S 2 0 h', 'T 2 0'])
  })

  it('taken back draws nothing', () => {
    expect(
      drawn([
        [0, 0],
        [2, 0],
        [0, 0],
      ]),
    ).toEqual([])
  })
})
