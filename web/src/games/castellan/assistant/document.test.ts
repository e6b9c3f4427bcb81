import { describe, expect, it } from 'vitest'
import type { CourtView } from '../protocol'
import {
  alongWall,
  type CastleDocument,
  courtsOf,
  seenOf,
  toPiece,
  withKeep,
  withoutPiece,
  withoutSeat,
  withPieces,
} from './document'

const RING = ['T 0 0', 'S 0 0 h', 'T 1 0', 'S 1 0 v', 'T 1 1', 'S 0 1 h', 'T 0 1', 'S 0 0 v']
const document = (more: Partial<CastleDocument> = {}): CastleDocument => ({
  game: 'castellan',
  seats: 3,
  builds: [{ seat: 0, put: RING }],
  players: [],
  keeps: [],
  ...more,
})
const court = (x: number, owner: number, isDouble = false): CourtView => ({
  owner,
  towers: 4,
  nodes: [],
  cells: [[x, 0]],
  points: isDouble ? 8 : 4,
})

describe('a typed castle', () => {
  it('takes pieces into the turn of who builds', () => {
    const more = withPieces(document(), 0, [toPiece('T 5 5')])
    expect(more.builds).toEqual([{ seat: 0, put: [...RING, 'T 5 5'] }])
    expect(withPieces(more, 1, [toPiece('L 5 5 v')]).builds.at(-1)).toEqual({ seat: 1, put: ['L 5 5 v'] })
  })

  it('shows one of two pieces on the same spot', () => {
    const twice = [toPiece('T 0 0'), toPiece('S 0 0 h'), toPiece('T 0 0')]
    expect(seenOf(twice)).toEqual(twice.slice(0, 2))
  })

  it('loses a piece, and the turn with its last one', () => {
    const more = withPieces(document(), 1, [toPiece('L 5 5 v')])
    expect(withoutPiece(more, 'long 5 5 v').builds).toEqual(document().builds)
  })

  it('has one keep in a court, and one double keep for a seat', () => {
    const courts = [court(0, 0, true), court(3, 0), court(6, 1)]
    const moved = withKeep(
      document({ keeps: [{ cell: [0, 0], seat: 0, double: true }] }),
      courts,
      courts[1] as CourtView,
      0,
      true,
    )
    expect(moved.keeps).toEqual([
      { cell: [0, 0], seat: 0 },
      { cell: [3, 0], seat: 0, double: true },
    ])
    expect(withKeep(moved, courts, courts[1] as CourtView, 2, false).keeps).toContainEqual({ cell: [3, 0], seat: 2 })
  })

  it('keeps what a player built who leaves the table', () => {
    const left = withoutSeat(
      document({ builds: [{ seat: 2, put: RING }], keeps: [{ cell: [0, 0], seat: 2 }], players: ['a', 'b', 'c'] }),
      1,
    )
    expect(left).toEqual(
      document({ seats: 2, builds: [{ seat: 1, put: RING }], keeps: [{ cell: [0, 0], seat: 1 }], players: ['a', 'c'] }),
    )
  })

  it('has the courts of its sheets, with their towers', () => {
    const line = { category: 'courtyard', points: 8, section: '6', tiles: [[0, 0]], message: '', args: { towers: 4 } }
    const report = { game: 'castellan', players: [], boards: [{ name: '', total: 8, categories: {}, lines: [line] }] }
    const [found] = courtsOf(report, RING.map(toPiece))
    expect(found).toMatchObject({ owner: 0, points: 8, towers: 4 })
    expect(found?.nodes).toHaveLength(4)
  })

  it('is walked along its walls', () => {
    const pieces = ['L 0 0 h', 'S 2 0 v'].map(toPiece)
    expect(alongWall(pieces, [0, 0], [1, 0])).toEqual([2, 0])
    expect(alongWall(pieces, [2, 1], [0, -1])).toEqual([2, 0])
    expect(alongWall(pieces, [1, 0], [1, 0])).toBeNull()
  })
})
