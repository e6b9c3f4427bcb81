import '../../../testing/bare'
import { describe, expect, it, vi } from 'vitest'
import type { Preview, Wished } from '../../../protocol'
import type { Hands, Source } from '../../face'
import { CastleGestures } from '../gestures.svelte'
import type { Action, CastlesView, CastleView, WaitView } from '../protocol'

const side = 'left' as const
const drawn = ['kitchen', 'library', 'sty']
const waits: WaitView = { bonus: 'tile', seat: 0, room: null, drawn, cause: 'pantry', number: 3 }

function castle(builders: number[], waiting: WaitView | null): CastleView {
  return {
    marker: 'eltz',
    builders,
    throne: 'throne_food_sleeping',
    rooms: [['pantry', 2, 0]],
    attendants: [],
    bonus_cards: [],
    counters: [],
    waits: waiting,
    points: 0,
  }
}

/** A table of three whose first seat settles a bonus in castle 0, which the second seat builds too. */
function sit(
  seat: number,
  more: { legal?: Action[]; wishes?: Wished[]; previews?: Preview[]; second?: WaitView } = {},
) {
  const { legal = [], wishes = [], previews = [], second = null } = more
  const view = {
    seat,
    phase: 'place',
    hand: [],
    waiting: [0],
    castles: [castle([0, 1], waits), castle([1, 2], null), castle([2, 0], second)],
    seats: [0, 1, 2].map(each => ({ to_lay: [], gift: null, left_castle: each, right_castle: (each + 2) % 3 })),
    supply: { specials: {}, attendants: {} },
    ludwig: null,
    legal: legal.map((action, index) => [index, '', action]),
  } as unknown as CastlesView
  const hands = { canAct: true, isOffline: false, act: vi.fn(), draft: vi.fn(), wish: vi.fn(), whyNot: vi.fn() }
  const source = { view, previews, wishes, hints: [], events: [], info: null, seq: 1, report: null }
  const play = new CastleGestures(source as unknown as Source<CastlesView>, hands as unknown as Hands)
  play.refresh()
  return { play, hands }
}

function tried(room: string, x: number, y: number): Preview {
  const gains = [{ board: 0, before: 0, after: 2 }]
  return { action: null, tile: room, board: 0, place: [x, y], turn: null, gains, lines: [], completes: [], bonus: [] }
}

function wish(more: Partial<Wished>): Wished {
  return { type: 'wish', seat: 1, tile: 'sty', kind: 'here', board: 0, place: null, clear: false, ...more } as Wished
}

describe('a partner of who settles a bonus', () => {
  it('may point at what is offered, and nobody else may', () => {
    expect([0, 1, 2].map(seat => sit(seat).play.advice.canPoint(0))).toEqual([false, true, false])
    expect(sit(-1).play.advice.canPoint(0)).toBe(false)
  })

  it('points at a room, then at its place, and lays nothing', () => {
    const { play, hands } = sit(1, { previews: [tried('sty', 3, 0), tried('sty', 4, 0)] })
    play.advice.press(0, 'sty')
    expect(hands.wish.mock.calls).toEqual([['here', 'sty', 0, null]])
    expect([play.group, play.question, play.largeBoard]).toEqual(['sty', { tile: 'sty' }, 0])
    const place = play.placeAt(0, '4,0')
    if (place) play.tap(place)
    expect(hands.wish.mock.lastCall).toEqual(['here', 'sty', 0, '4,0'])
    expect([hands.act.mock.calls, hands.draft.mock.calls, play.group]).toEqual([[], [], null])
  })

  it('points at one thing only, and at nothing when it is pressed again', () => {
    const { play, hands } = sit(1, { wishes: [wish({ tile: 'sty' })] })
    play.advice.press(0, 'library')
    expect(hands.wish.mock.calls).toEqual([
      ['here', 'sty', 0, null, true],
      ['here', 'library', 0, null],
    ])
    play.advice.press(0, 'sty')
    expect(play.group).toBeNull()
  })
})

describe('who settles a bonus', () => {
  const legal: Action[] = drawn.map(piece => ({ do: 'take', board: 0, piece, side }))

  it('takes over a wish: the room, and its place as soon as it is known', () => {
    const { play, hands } = sit(0, { legal, previews: [tried('sty', 3, 0), tried('sty', 4, 0)] })
    play.takeOver(wish({ place: '4,0' }))
    expect([play.bonus.picked, play.pointed?.anchor]).toEqual(['sty', '4,0'])
    play.tray.main?.run()
    expect(hands.draft.mock.calls).toEqual([[[2, { do: 'lay', board: 0, piece: 'sty', place: [4, 0], side }]]])
  })

  it('may settle the bonus of the other castle first, and finds both in the list of places', () => {
    const second: WaitView = { ...waits, bonus: 'attendant', drawn: [] }
    const attendant: Action = { do: 'take', board: 2, piece: 'knight', side: 'right' }
    const { play, hands } = sit(0, { legal: [...legal, attendant], second })
    expect(play.places.map(({ action }) => action)).toEqual([0, 1, 2, 3])
    expect([play.bonus.board, play.bonus.options.length]).toEqual([0, 3])
    play.tray.second?.run()
    expect([play.bonus.board, play.bonus.options.map(({ piece }) => piece)]).toEqual([2, ['knight']])
    play.press('knight')
    play.tray.main?.run()
    expect(hands.act.mock.calls).toEqual([[3]])
  })

  it('sees wishes only about what is offered or still to be laid, on free cells', () => {
    const wishes = [
      wish({ tile: 'sty', place: '4,0' }),
      wish({ tile: 'sty', place: '2,0' }),
      wish({ tile: 'fountain' }),
      wish({ tile: 'kitchen', board: 1 }),
      wish({ tile: 'crypt', kind: 'you_first' }),
    ]
    expect(sit(0, { legal, wishes }).play.wishesIn(0)).toEqual([wishes[0], wishes[4]])
  })

  it('finds what was picked after a reload', () => {
    const before = sit(0, { legal }).play
    before.press('library')
    const after = sit(0, { legal }).play
    after.takeUp(before.prepared)
    expect(after.bonus.option?.piece).toBe('library')
  })
})
