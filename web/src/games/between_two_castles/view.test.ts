import { describe, expect, it } from 'vitest'
import type { Event, UndoInfo } from '../../protocol'
import { cellsLaidThisTurn, chainOf, gestureStart, laidBy } from './history'
import type { Action, CastlesView, CastleView, LegalAction } from './protocol'
import {
  cellsOfLine,
  giftsOf,
  moreToWin,
  optionsOf,
  pairsOf,
  partnerIn,
  placesOf,
  roomAt,
  sidesOf,
  waitingFor,
} from './view'

const castle: CastleView = {
  marker: 'eltz',
  builders: [0, 1],
  throne: 'throne_food_sleeping',
  rooms: [
    ['kitchen', -1, 0],
    ['library', 0, 1],
    ['sty', 2, 0],
  ],
  attendants: [],
  bonus_cards: [],
  counters: [
    ['food', 3, 5, 1],
    ['living', 1, 3, 0],
  ],
  waits: { bonus: 'room', seat: 0, room: 'tower', drawn: [], cause: 'nap_room', number: 3 },
  points: 0,
}
const view = { phase: 'place', castles: [castle] } as unknown as CastlesView
const side = 'left' as const

const ACTIONS: Action[] = [
  { do: 'choose', tiles: ['kitchen', 'library'] },
  { do: 'lay', board: 0, piece: 'tower', place: [-1, 1], side },
  { do: 'take', board: 0, piece: 'painter', side },
  { do: 'keep', board: 0, piece: 'height', side },
  { do: 'bonus', board: 0, piece: 'tile', side },
  { do: 'give', board: 2, piece: 'sty', side },
]
const legal: LegalAction[] = ACTIONS.map((action, index) => [index, '', action])

function told(seq: number, seat: number, action: Action | null, kind: Event['kind'] = 'acted'): Event {
  return { seq, seat, kind, action, text: null, key: '', args: {}, at: 0 } as Event
}

describe('legal actions', () => {
  it('are each a pair, a place, an option or a gift', () => {
    const found = [pairsOf(legal), placesOf(legal), optionsOf(legal), giftsOf(legal)].flat()
    expect(found.map(({ action }) => action).sort()).toEqual(ACTIONS.map((_, index) => index))
  })

  it('lie on cells that are named by column and row', () => {
    expect(placesOf(legal)).toEqual([{ action: 1, board: 0, anchor: '-1,1', turn: 0, group: 'tower' }])
  })
})

describe('a castle', () => {
  it('knows the throne room on both of its cells', () => {
    expect([roomAt(castle, '0,0'), roomAt(castle, '1,0'), roomAt(castle, '5,5')]).toEqual([
      castle.throne,
      castle.throne,
      undefined,
    ])
    expect(
      cellsOfLine([
        [0, 0],
        [1, 0],
        [2, 0],
      ]),
    ).toEqual(['0,0', '2,0'])
  })

  it('tells what stands at the four sides, across the throne room too', () => {
    expect(sidesOf(castle, '0,0')).toEqual({ above: 'library', below: undefined, left: 'kitchen', right: 'sty' })
    expect(sidesOf(castle, '0,1').below).toBe(castle.throne)
  })

  it('waits for who set its bonus off', () => {
    expect([waitingFor(view, 0), waitingFor(view, 1)]).toEqual([[0], []])
    expect(partnerIn(castle, 1)).toBe(0)
  })
})

describe('the log', () => {
  const lay = (piece: string, place: [number, number]): Action => ({ do: 'lay', board: 0, piece, place, side })
  const events = [
    told(1, 0, null, 'revealed'),
    told(2, 0, lay('kitchen', [-1, 0])),
    told(2, -1, null, 'revealed'),
    told(3, 1, { do: 'take', board: 3, piece: 'painter', side }),
    told(4, 0, { do: 'take', board: 0, piece: 'library', side }),
    told(5, 0, lay('library', [0, 1])),
  ]

  it('tells a chain of bonuses from the room that began it, and nothing of other castles', () => {
    const steps = chainOf({ events, seq: 5 }, view, 0)
    expect(steps.map(({ action, number }) => [action.do, action.piece, number])).toEqual([
      ['lay', 'kitchen', 3],
      ['lay', 'library', 1],
    ])
  })

  it('knows what was laid in this turn, also when something was drawn in between', () => {
    expect(cellsLaidThisTurn({ events, seq: 5 }, view, 0)).toEqual(['-1,0', '0,1'])
    expect(cellsLaidThisTurn({ events, seq: 2 }, view, 0)).toEqual(['-1,0'])
  })

  it('knows who laid a room', () => {
    expect(laidBy({ events, seq: 5 }, 0, '0,1')?.seq).toBe(5)
    expect(laidBy({ events, seq: 4 }, 0, '0,1')).toBeUndefined()
  })

  it('takes back with one undo a room that was taken and laid by one gesture', () => {
    const undo = (...entries: number[]) => ({ undo: { can: true, entries } as UndoInfo, events })
    expect(gestureStart(undo(5, 4))).toBe(4)
    expect(gestureStart(undo(5))).toBeNull()
    expect(gestureStart(undo(2))).toBeNull()
  })
})

describe('the end', () => {
  const ended = (...points: number[]) =>
    ({
      castles: points.map((each, board) => ({ builders: [board, (board + 1) % points.length], points: each })),
    }) as unknown as CastlesView

  it('says how many more points in my lower castle would have won', () => {
    // I have 56 and 77, the last seat has 66 and 77.
    expect(moreToWin(ended(56, 64, 66, 77), 0)).toBe(11)
    expect(moreToWin(ended(70, 50, 60, 71), 0)).toBeNull()
  })

  it('counts the higher castle between those who are level', () => {
    // With seven more my partner has 63 as well, but only 67 beside it.
    expect(moreToWin(ended(56, 67, 62, 77), 0)).toBe(7)
  })

  it('says nothing where the castle would no longer be the lower one', () => {
    // 74 beside 74 is less than 74 beside 76; three more would count for nothing but a tie.
    expect(moreToWin(ended(63, 48, 76, 74), 0)).toBeNull()
  })

  it('says nothing where a partner would rise as much, or my other castle is too low', () => {
    expect(moreToWin(ended(50, 90, 52), 0)).toBe(null)
    expect(moreToWin(ended(50, 60, 90, 55), 0)).toBeNull()
  })
})
