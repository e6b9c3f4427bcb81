// Where the places of a tile stand on the screen: a pill at each door where there is room for it, else a dot.
import { spread } from '../../play/pills'
import { oneEach } from '../../play/places'
import { signed } from '../../texts/texts.svelte'
import type { Point } from './drawings/plan'
import { isInside, type LudwigPlace, pillAt, underCarried } from './places'
import type { TileView } from './protocol'

/** On a pill, and around it, in pixels: what is nearer is meant. */
const ON = 12
const REACH = 34
const FINGER = 1.3 * REACH

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

/** A pointer over the castle. */
export interface Pointer {
  /** A point of the plane, in cells, and the pixels of a cell. */
  at: Point
  cell: number
  /** It carries a tile, or it is a finger. */
  isCarrying: boolean
  isTouching: boolean
  /** The place in question so far. */
  pointed: LudwigPlace | null
}

/** What a pointer means: the pill under it; the place where a carried tile would lie, or the one in question lies; the nearest door. */
export function meant(
  labels: readonly DoorLabel[],
  places: readonly LudwigPlace[],
  { at, cell, isCarrying, isTouching, pointed }: Pointer,
): DoorLabel | LudwigPlace | null {
  const near = (reach: number) => labelAt(labels, at[0] * cell, at[1] * cell, reach)
  const on = near(ON)
  // A dot is no target for a tile on its way over it.
  if (on && (on.isPill || !isCarrying)) return on
  const under = isCarrying ? underCarried(places, at, pointed) : pointed && isInside(pointed, at) ? pointed : null
  return under ?? near(isTouching ? FINGER : REACH)
}
