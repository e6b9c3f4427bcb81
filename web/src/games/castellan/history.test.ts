// What the log says of pieces without a place, over recorded games and over single turns.
import { describe, expect, it } from 'vitest'
import twoPlayers from '../../../../tests/records/castellan/2_players_put_aside_0.json'
import fourPlayers from '../../../../tests/records/castellan/4_players_put_aside_0.json'
import type { Event } from '../../protocol'
import type { Source } from '../face'
import { leftAfter } from './history'
import type { Action, CardView, CastellanView } from './protocol'

type Recorded = typeof fourPlayers
const PIECES = { T: 'tower', S: 'short', L: 'long' } as const

const deckOf = ({ options: { deck } }: Recorded): CardView[] =>
  [...deck.wall_deck, ...deck.tower_deck].map(({ id, draw, ...pieces }) => ({ id, is_wall: false, draw, pieces }))

/** An action of a record, as far as the log needs it. */
function actionOf(text: string): Action {
  const [what, ...words] = text.split(' ')
  const piece = PIECES[words[0] as keyof typeof PIECES]
  return (what === 'build' ? { do: what, piece } : { do: what, cards: words }) as Action
}

/** The events of one entry: cards are shown when they are played, and drawn cards to who draws. */
function entry(seq: number, seat: number, text: string): Event[] {
  const action = actionOf(text)
  const acted = { seq, seat, kind: 'acted', action } as Event
  return ['play', 'draw'].includes(action.do) ? [acted, { seq, seat: -1, kind: 'revealed' } as Event] : [acted]
}

const eventsOf = (record: Recorded): Event[] => [
  ...record.actions.flatMap(([seat, text], step) => entry(step + 1, Number(seat), String(text))),
  { seq: record.actions.length, seat: -1, kind: 'finished' } as Event,
]

const source = (deck: CardView[], events: Event[], view: Partial<CastellanView> = {}, seq = 999) =>
  ({ events, seq, view: { deck, phase: 'build', ...view } }) as unknown as Source<CastellanView>

/** All that a log tells of what was left: in which line, who, towers, short and long walls, to whom. */
const told = (table: Source<CastellanView>): (string | number)[][] =>
  table.events.flatMap(event => {
    const left = leftAfter(event, table)
    const { towers, short_walls, long_walls } = left?.pieces ?? { towers: 0, short_walls: 0, long_walls: 0 }
    return left ? [[event.seq, event.kind, left.by, towers, short_walls, long_walls, left.to]] : []
  })

describe('a recorded game', () => {
  it('hands on in the line that ends a turn: of a draw, of cards that all had no place, of a last piece', () => {
    const lines = told(source(deckOf(fourPlayers), eventsOf(fourPlayers)))
    expect(lines).toHaveLength(37)
    expect(lines.slice(0, 2)).toEqual([
      [9, 'revealed', 2, 5, 0, 0, 3],
      [13, 'revealed', 3, 9, 0, 0, 0],
    ])
    expect(lines.slice(-5)).toEqual([
      [118, 'revealed', 2, 68, 0, 0, 3],
      [119, 'revealed', 3, 71, 0, 0, 0],
      [126, 'acted', 0, 71, 0, 0, 1],
      [127, 'revealed', 1, 75, 0, 0, 2],
      [128, 'finished', 2, 78, 0, 0, -1],
    ])
  })
  it('says at its end what was put aside', () =>
    expect(told(source(deckOf(twoPlayers), eventsOf(twoPlayers))).slice(-2)).toEqual([
      [62, 'acted', 0, 37, 0, 0, 1],
      [65, 'finished', 1, 38, 0, 0, -1],
    ]))
})

const DECK: CardView[] = [
  { id: 'W1', is_wall: true, draw: 0, pieces: { towers: 1, short_walls: 2, long_walls: 1 } },
  { id: 'T1', is_wall: false, draw: 0, pieces: { towers: 2, short_walls: 0, long_walls: 0 } },
]
const TURN = [...entry(1, 0, 'play W1'), ...entry(2, 0, 'build L 0 0 h')]
const DRAWN = [...TURN, ...entry(3, 0, 'draw 1 wall')]

describe('a turn that nobody has followed yet', () => {
  it('hands on to whose turn the view says it is', () =>
    expect(told(source(DECK, DRAWN, { phase: 'play', turn: 1 }))).toEqual([[3, 'revealed', 0, 1, 2, 0, 1]]))
  it('hands on without a draw too', () =>
    expect(told(source(DECK, TURN, { phase: 'play', turn: 1 }))).toEqual([[2, 'acted', 0, 1, 2, 0, 1]]))
  it('hands on nothing while it goes on', () => expect(told(source(DECK, TURN, { turn: 0 }))).toEqual([]))
  it('says nothing by a view from before it', () =>
    expect(told(source(DECK, DRAWN, { phase: 'play', turn: 0 }, 0))).toEqual([]))
})

describe('a turn that was taken back in part', () => {
  const undone = { seq: 3, seat: 0, kind: 'undone', args: { entry: 2 } } as unknown as Event
  const again = [...TURN, undone, ...entry(4, 0, 'build S 0 0 h')]

  it('hands on what stayed without a place', () =>
    expect(told(source(DECK, again, { phase: 'play', turn: 1 }))).toEqual([[4, 'acted', 0, 1, 1, 1, 1]]))
  it('adds what comes with the next cards', () =>
    expect(told(source(DECK, [...again, ...entry(5, 1, 'play T1')], { phase: 'play', turn: 0 }))).toEqual([
      [4, 'acted', 0, 1, 1, 1, 1],
      [5, 'revealed', 1, 3, 1, 1, 0],
    ]))
})
