// What a first game explains, one remark at each first thing; laying is told in the tray.
import type { Remarked } from '../face'
import { isDuplex } from './drawings/tiles'
import type { CityGestures } from './gestures.svelte'

export function remarks(play: CityGestures): Remarked[] {
  const isTwo = play.view.seats.length === 2
  return [
    { id: 'cities-duplex', section: '5', isNow: play.isChoosing && play.tiles.some(isDuplex) },
    { id: 'cities-alone', section: '8', isNow: play.isChoosing && isTwo },
    { id: 'cities-choose', section: '4', isNow: play.isChoosing && !isTwo },
  ]
}
