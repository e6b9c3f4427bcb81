// Places: where legal actions would happen. On cells of a grid, on nodes and edges of a lattice, at doors of a plan.
import type { Legal } from '../games/face'
import type { Gain, Preview, Turned } from '../protocol'

/** One legal action that happens somewhere on a board. */
export interface Place {
  /** The number of the legal action. */
  action: number
  board: number
  /** `data-cell` of the element at which it happens; actions at the same anchor differ by their turn. */
  anchor: string
  /** 0 where nothing can be turned. */
  turn: number
  /** What is laid: only the places of the piece in hand are open. */
  group: string
}

/** The places among the legal actions: those that put a piece somewhere on a board. */
export function placesOf(legal: readonly Legal[]): Place[] {
  return legal.flatMap(([number, , action]) => {
    const { board, piece, place, turn = 0 } = action as Partial<Turned>
    if (board === undefined || piece === undefined || place === undefined) return []
    return [{ action: number, board, anchor: String(place), turn: TURNS[turn] ?? Number(turn), group: piece }]
  })
}

/** What lies is not turned, what stands is turned once. */
const TURNS: Record<string, number> = { h: 0, v: 1 }

/** Of places that lie somewhere in the picture, the one nearest to a point, if it is near enough. */
export function nearest<P extends Place>(
  places: readonly P[],
  middle: (place: P) => readonly [number, number],
  [x, y]: readonly [number, number],
  reach: number,
): P | null {
  const away = (place: P) => Math.hypot(middle(place)[0] - x, middle(place)[1] - y)
  const best = places.reduce<P | null>((found, place) => (found && away(found) <= away(place) ? found : place), null)
  return best && away(best) <= reach ? best : null
}

/** Points of a board that come or go by a preview. */
export function gainOn(gains: readonly Gain[], board: number): number | null {
  const gain = gains.find(change => change.board === board)
  return gain ? gain.after - gain.before : null
}

/** The preview of an action, if it was asked for. */
export function previewOf(previews: readonly Preview[], action: number): Preview | undefined {
  return previews.find(preview => preview.action === action)
}

/** Places by what they bring, best first; those that bring the same stay in their order. */
export function bestFirst<P extends Place>(places: readonly P[], gain: (place: P) => number | null): P[] {
  return [...places].sort((one, other) => (gain(other) ?? 0) - (gain(one) ?? 0))
}

/** One place for every anchor: the wanted one where it lies there, else the first. */
export function oneEach<P extends Place>(places: readonly P[], wanted: P | null): P[] {
  const found = new Map<string, P>()
  for (const place of places) {
    const spot = spotId(place)
    if (!found.has(spot) || place.action === wanted?.action) found.set(spot, place)
  }
  return [...found.values()]
}

/** All ways to lay at the same anchor, in the order in which they are turned. */
export function turnsAt<P extends Place>(places: readonly P[], at: P): P[] {
  return places.filter(place => spotId(place) === spotId(at)).sort((one, other) => one.turn - other.turn)
}

/** The next of a list, round the corner at its ends; the first, or backwards the last, where none is current. */
export function step<Item>(list: readonly Item[], at: number, by: number): Item | undefined {
  if (!list.length) return undefined
  if (at < 0) return by > 0 ? list[0] : list.at(-1)
  return list[(at + by + list.length) % list.length]
}

function spotId(place: Place): string {
  return `${place.board} ${place.anchor}`
}
