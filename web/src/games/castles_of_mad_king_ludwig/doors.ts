// Where the places of a tile stand on the screen: a pill at each door where there is room for it, else a dot.
import { spread } from '../../play/pills'
import { oneEach } from '../../play/places'
import { signed } from '../../texts/texts.svelte'
import { type LudwigPlace, pillAt } from './places'
import type { TileView } from './protocol'

export interface DoorLabel {
  place: LudwigPlace
  /** Pixels from the castle's first cell. */
  x: number
  y: number
  gain: number | null
  text: string
  isPill: boolean
}

/** One for each door, best first: `places` are in that order. What is pointed at changes often and lays none of them anew. */
export function labelsOf(
  castle: readonly TileView[],
  places: readonly LudwigPlace[],
  gainOf: (place: LudwigPlace) => number | null,
  cell: number,
): DoorLabel[] {
  const wished = oneEach(places, null).map(place => {
    const [x, y] = pillAt(castle, place)
    const gain = gainOf(place)
    return { place, x: x * cell, y: y * cell, gain, text: gain === null ? '·' : signed(gain) }
  })
  const pills = new Map(spread(wished).map(label => [label.place.anchor, label]))
  return wished.map(label => ({ ...label, ...pills.get(label.place.anchor), isPill: pills.has(label.place.anchor) }))
}

/** The label nearest to a point, if it is within reach. */
export function labelAt(labels: readonly DoorLabel[], x: number, y: number, reach: number): DoorLabel | null {
  const away = (label: DoorLabel) => Math.hypot(label.x - x, label.y - y)
  const best = labels.reduce<DoorLabel | null>(
    (found, label) => (found && away(found) <= away(label) ? found : label),
    null,
  )
  return best && away(best) <= reach ? best : null
}
