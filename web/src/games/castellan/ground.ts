// Which place a point of the meadow means, and which one lies beside another.
import { endsOf, type Kind, middleOf, type Piece, type Point, spanOf } from './drawings/lattice'
import type { LatticePlace } from './view'

/** Walls count without this much at their ends, where others begin. */
const INSET = 0.3

/** How far a point is from a place; walls are shortened at both ends. */
function away({ piece }: LatticePlace, [x, y]: Point): number {
  const [[left, top], [right, bottom]] = endsOf(piece)
  const along = (at: number, from: number, to: number) =>
    from === to ? at - from : at - Math.min(Math.max(at, from + INSET), to - INSET)
  return Math.hypot(along(x, left, right), along(y, top, bottom))
}

/** The place nearest to a point, none where all are further than the reach. */
export function nearestTo(places: readonly LatticePlace[], point: Point, reach: number): LatticePlace | null {
  let best: LatticePlace | null = null
  let least = reach
  for (const place of places) {
    const found = away(place, point)
    if (found <= least && (best === null || found < least)) [best, least] = [place, found]
  }
  return best
}

/** Where a piece of this kind would lie at a point that is no place of it: on the nearest node or line. */
export function pieceAround(kind: Kind, [x, y]: Point): Piece {
  const [nodeX, nodeY] = [Math.round(x), Math.round(y)]
  if (kind === 'tower') return { piece: kind, x: nodeX, y: nodeY, side: '' }
  const from = (at: number) => Math.round(at - spanOf(kind) / 2)
  const isLying = Math.abs(y - nodeY) <= Math.abs(x - nodeX)
  return isLying ? { piece: kind, x: from(x), y: nodeY, side: 'h' } : { piece: kind, x: nodeX, y: from(y), side: 'v' }
}

/** The nearest place on one side of another; what lies aside counts twice. */
export function beside(places: readonly LatticePlace[], from: LatticePlace, [dx, dy]: Point): LatticePlace | undefined {
  const [x, y] = middleOf(from.piece)
  const cost = (place: LatticePlace) => {
    const [toX, toY] = middleOf(place.piece)
    const ahead = (toX - x) * dx + (toY - y) * dy
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx)
    return ahead > 0.01 ? ahead + 2 * aside : Number.POSITIVE_INFINITY
  }
  const ordered = places.map(place => ({ place, cost: cost(place) })).sort((one, other) => one.cost - other.cost)
  return ordered[0] && Number.isFinite(ordered[0].cost) ? ordered[0].place : undefined
}
