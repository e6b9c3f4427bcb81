// Recorded games walked through without a browser: every legal action of every step can be reached from hand or city.
import { expect } from 'vitest'
import { type Seated, sit, walkRecords } from '../../testing/walk'
import type { Hands, Source } from '../face'
import { CityGestures } from './gestures.svelte'
import type { CitiesView, LegalAction } from './protocol'

const make = (source: Source<CitiesView>, hands: Hands) => new CityGestures(source, hands)

/** Do with the gestures of the page what leads to this action. */
function reach({ play, sent }: Seated<CityGestures>, [number, text, action]: LegalAction): void {
  if (action.do === 'choose') {
    const [first, second] = action.tiles
    const index = play.tiles.indexOf(first)
    play.press(index)
    play.press(play.tiles.findIndex((tile, other) => tile === second && other !== index))
    play.tray.main?.run()
  } else {
    play.press(play.tiles.indexOf(action.piece))
    const place = play.placeAt(action.board, action.place)
    if (place) play.tap(place)
  }
  expect(sent, text).toContain(number)
}

walkRecords<CitiesView, CityGestures>({
  make,
  reach: (view, legal) => reach(sit(view, make), legal as LegalAction),
  promise: (play, action) => {
    const place = play.placeOf(action)
    return place ? { board: place.board, gain: play.gainOf(place) } : null
  },
})
