// Recorded games walked through without a browser: every legal action of every step can be reached from hand, castle or tray.
import { expect } from 'vitest'
import { type Seated, sit, walkRecords } from '../../testing/walk'
import type { Hands, Source } from '../face'
import { toCell } from './drawings/layout'
import { CastleGestures } from './gestures.svelte'
import type { CastlesView, LegalAction } from './protocol'

const make = (source: Source<CastlesView>, hands: Hands) => new CastleGestures(source, hands)
const seated = (view: CastlesView) => sit(view, make)

/** Turn the tray with its second button until it settles this castle's bonus, or none. */
function turnTo(play: CastleGestures, board: number | null): void {
  for (let turns = 0; turns < 2 && play.bonus.board !== board; turns++) play.tray.second?.run()
}

/** Do with the gestures of the page what leads to this action. */
function reach({ play, sent }: Seated<CastleGestures>, [number, text, action]: LegalAction): void {
  switch (action.do) {
    case 'choose':
      for (const tile of action.tiles) play.press(tile)
      play.tray.main?.run()
      break
    case 'give':
      if (!play.giving.given.some(each => each.room === action.piece && each.board === action.board)) play.giving.swap()
      play.tray.main?.run()
      break
    case 'lay': {
      turnTo(play, play.waitsIn(action.board)?.room === action.piece ? action.board : null)
      if (play.step === 'lay') play.press(action.piece)
      const place = play.placeAt(action.board, toCell(...action.place))
      if (place) play.tap(place)
      break
    }
    default:
      turnTo(play, action.board)
      play.press(action.piece)
      play.tray.main?.run()
  }
  expect(sent, text).toContain(number)
}

walkRecords<CastlesView, CastleGestures>({
  make,
  reach: (view, legal) => reach(seated(view), legal as LegalAction),
  promise: (play, action) => {
    const place = play.placeOf(action)
    const option = play.bonus.options.find(each => each.action === action)
    if (place) return { board: place.board, gain: play.gainOf(place) }
    return option ? { board: option.board, gain: play.bonus.gainOf(option) } : null
  },
})
