// Recorded games walked through without a browser: every legal action of every step can be reached from market, castle or tray.
import { expect } from 'vitest'
import { type Seated, sit, walkRecords } from '../../testing/walk'
import type { Hands, Source } from '../face'
import { LudwigGestures } from './gestures.svelte'
import { AT_ONCE } from './outlook'
import type { LegalAction, LudwigView } from './protocol'

const make = (source: Source<LudwigView>, hands: Hands) => new LudwigGestures(source, hands)
const seated = (view: LudwigView) => sit(view, make)

/** Do with the gestures of the page what leads to this action; whether it has a way. */
function reach({ play, sent }: Seated<LudwigGestures>, [number, text, action]: LegalAction): void {
  const { tray } = play
  switch (action.do) {
    case 'place': {
      const place = play.allPlaces.find(each => each.action === number)
      expect(place?.joins.length, text).toBeGreaterThan(0)
      if (place) play.choose(place)
      break
    }
    case 'buy':
    case 'free':
      play.try(action.tile)
      expect(play.chosen, text).toBe(action.tile)
      // The purchase is sent together with its place, which only the server knows.
      sent.push(number)
      break
    case 'set': {
      const { order, slots } = play.arranging
      const tile = action.tile === 'empty' ? null : action.tile
      order.move(
        order.items.indexOf(tile),
        slots.findIndex(slot => slot.price === action.price),
      )
      play.tray.main?.run()
      // What lies there already is left as it is.
      if (!play.arranging.isChanged) sent.push(number)
      break
    }
    case 'take':
      play.taken.toggle(play.view.open_stack.indexOf(action.tile))
      play.tray.main?.run()
      break
    case 'done':
      ;(play.step === 'take' ? tray.second : tray.main)?.run()
      break
    case 'pass':
    case 'decline':
      tray.second?.run()
      break
    default:
      play.mark(number)
      play.tray.main?.run()
  }
  expect(sent, text).toContain(number)
}

walkRecords<LudwigView, LudwigGestures>({
  make,
  // Choosing a place changes nothing but what is sent, so one seat serves for all of them.
  reach: (view, legal, shared) =>
    reach((legal as LegalAction)[2].do === 'place' ? shared : seated(view), legal as LegalAction),
  promise: (play, action) => {
    const place = play.placeOf(action)
    return place ? { board: play.seat, gain: play.gainOf(place), counts: category => AT_ONCE.includes(category) } : null
  },
})
