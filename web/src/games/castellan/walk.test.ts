// Recorded games walked through without a browser: every legal action of every step can be reached from cards, castle or tray.
import { expect } from 'vitest'
import { sit, walkRecords } from '../../testing/walk'
import type { Hands, Source } from '../face'
import { areaOf } from './drawings/lattice'
import { CastellanGestures } from './gestures.svelte'
import type { CastellanView, LegalAction } from './protocol'

const make = (source: Source<CastellanView>, hands: Hands) => new CastellanGestures(source, hands)
const seated = (view: CastellanView) => sit(view, make)

/** Do with the gestures of the page what leads to this action. */
function reach(view: CastellanView, [number, text, action]: LegalAction): void {
  const { play, sent } = seated(view)
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
  expect(sent, text).toEqual([number])
}

/** The cells that the drawn paths of all courts fill. */
const filled = (view: CastellanView): string[] =>
  view.courts.flatMap(court =>
    [...areaOf(court.cells, 1).matchAll(/M(-?\d+) (-?\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, count]) =>
      [...Array(Number(count)).keys()].map(step => `${Number(x) + step} ${y}`),
    ),
  )

walkRecords<CastellanView, CastellanGestures>({
  make,
  reach: (view, legal) => reach(view, legal as LegalAction),
  promise: (play, action) => {
    const place = play.placeOf(action)
    return place ? { board: play.seat, gain: play.gainOf(place) } : null
  },
  look: view =>
    expect(filled(view).sort()).toEqual(view.courts.flatMap(court => court.cells.map(cell => cell.join(' '))).sort()),
})
