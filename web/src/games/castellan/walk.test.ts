// Recorded games walked through without a browser: every legal action of every step can be reached from cards, castle or tray.
import { expect } from 'vitest'
import { type Seated, sit, walkRecords } from '../../testing/walk'
import type { Hands, Source } from '../face'
import { madeBy } from './closing'
import { areaOf } from './drawings/lattice'
import { CastellanGestures } from './gestures.svelte'
import { unbuilt } from './history'
import type { Action, CastellanView, LegalAction } from './protocol'

const make = (source: Source<CastellanView>, hands: Hands) => new CastellanGestures(source, hands)
const seated = (view: CastellanView) => sit(view, make)

/** Do with the gestures of the page what leads to this action. */
function reach(view: CastellanView, [number, text, action]: LegalAction, shared: Seated<CastellanGestures>): void {
  const { play, sent } = action.do === 'build' ? shared : seated(view)
  if (action.do === 'play') {
    if (!play.cards.forced) for (const id of action.cards) play.cards.toggle(view.hand.indexOf(id))
    play.tray.main?.run()
  } else if (action.do === 'build') {
    play.take(action.piece)
    const place = play.open.find(each => each.action === number)
    if (place) play.choose(place)
  } else if (action.do === 'draw') {
    for (let tries = 0; tries < 9 && play.drawing.split.wall !== action.wall; tries++)
      play.drawing.takeWalls(play.drawing.split.wall < action.wall ? 1 : -1)
    play.tray.main?.run()
  } else {
    play.claiming.mark(number)
    play.tray.main?.run()
  }
  expect(sent.splice(0), text).toEqual([number])
}

/** The cells that the drawn paths of all courts fill. */
const filled = (view: CastellanView): string[] =>
  view.courts.flatMap(court =>
    [...areaOf(court.cells, 1).matchAll(/M(-?\d+) (-?\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, count]) =>
      [...Array(Number(count)).keys()].map(step => `${Number(x) + step} ${y}`),
    ),
  )

/** All that was played and built so far, in no order. */
const doneIn = ({ seats, pieces }: CastellanView): Action[] => [
  { do: 'play', cards: seats.flatMap(seat => seat.played) },
  ...pieces.map(({ piece, x, y, side }): Action => ({ do: 'build', board: 0, piece, place: [x, y], turn: side })),
]

walkRecords<CastellanView, CastellanGestures>({
  make,
  reach: (view, legal, shared) => reach(view, legal as LegalAction, shared),
  promise: (play, action) => {
    const place = play.placeOf(action)
    return place ? { board: play.seat, gain: play.gainOf(place) } : null
  },
  look: view => {
    expect(filled(view).sort()).toEqual(view.courts.flatMap(court => court.cells.map(cell => cell.join(' '))).sort())
    expect([...madeBy(view).values()].flat()).toHaveLength(view.courts.length)
    expect(unbuilt(view, doneIn(view))).toEqual(view.stock)
  },
})
