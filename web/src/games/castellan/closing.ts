// Which piece made which courts: of all that stand round a court the one that was laid last.
import { endsOf, keyOf, type Piece, type Point, pieceKey } from './drawings/lattice'
import type { CastellanView, CourtView } from './protocol'

/** A court, and how many towers it had when it was made. */
export interface Made {
  court: CourtView
  towers: number
}

/** The cells round these nodes, of each node as far as they lie on the given sides of it. */
const cellsAt = (x: number, y: number, across: readonly number[], down: readonly number[]): Point[] =>
  across.flatMap(dx => down.map((dy): Point => [x + dx, y + dy]))

/** Cells that a piece holds apart: those round a tower, those beside each unit of a wall. */
function heldApart(piece: Piece): Point[][] {
  const [[x, y], [right, bottom]] = endsOf(piece)
  const units = Array.from({ length: right - x + bottom - y }, (_, unit) => unit)
  if (!piece.side) return [cellsAt(x, y, [-1, 0], [-1, 0])]
  return units.map(unit =>
    piece.side === 'h' ? cellsAt(x + unit, y, [0], [-1, 0]) : cellsAt(x, y + unit, [-1, 0], [0]),
  )
}

const known = new WeakMap<CastellanView, Map<string, Made[]>>()

/** The courts that each piece of the castle has made, by the piece's cell. */
export function madeBy(view: CastellanView): Map<string, Made[]> {
  const found = known.get(view) ?? new Map<string, Made[]>()
  if (known.has(view)) return found
  known.set(view, found)
  const apart = view.pieces.map(heldApart)
  for (const court of view.courts) {
    const inside = new Set(court.cells.map(keyOf))
    const isRound = (groups: Point[][]) =>
      groups.some(cells => new Set(cells.map(cell => inside.has(keyOf(cell)))).size > 1)
    const last = apart.findLastIndex(isRound)
    const closing = view.pieces[last]
    if (!closing) continue
    const nodes = new Set(court.nodes.map(keyOf))
    const towers = view.pieces.slice(0, last + 1).filter(({ side, x, y }) => !side && nodes.has(keyOf([x, y]))).length
    found.set(pieceKey(closing), [...(found.get(pieceKey(closing)) ?? []), { court, towers }])
  }
  return found
}
