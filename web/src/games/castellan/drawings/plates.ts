/** Where the plate of a court goes: inside it, over no tower, over no wall if it can be, and near its middle. */
import type { CourtView } from '../protocol'
import { endsOf, keyOf, type Piece, type Point, TOWER, WALL } from './lattice'

/**
 * Keep and number side by side or above each other; without a keep the number, with ×2 beside or below it under a double
 * keep, or on gold where there is room for nothing else. Where the double keep may go: both numbers, or, where these lie
 * over towers or other plates, the one that counts as it is chosen.
 */
export type Form = 'wide' | 'upright' | 'number' | 'stacked' | 'gold' | 'offer' | 'choice'

export interface Plate {
  /** The middle of the plate, in pixels from the first piece. */
  x: number
  y: number
  width: number
  height: number
  form: Form
  font: number
}

/** The fewest pixels a unit at which a plate shows its keep. */
export const KEEP_FROM = 30
/** How much a plate over another weighs: more than one over a tower. */
const OVER_PLATE = 20
/** Both numbers of a choice may lie over so much; more would hide what they stand for. */
const BEARABLE = 1
/** Below this only numbers stay on a castle. */
export const NUMBERS_BELOW = 24

export const fontAt = (unit: number): number => (unit >= 56 ? 18 : unit >= 40 ? 16 : unit >= NUMBERS_BELOW ? 14 : 12)

/** Width and height of a plate. */
export function sizeOf(form: Form, digits: number, isDouble: boolean, font: number): [width: number, height: number] {
  const number = digits * font * 0.6
  if (form === 'offer') return [number + font * 2.2, font * 1.7]
  const keep = font * (isDouble ? 1.9 : 1.15)
  if (form === 'wide') return [number + keep + font * 1.2, font * 1.7]
  if (form === 'upright') return [Math.max(number, keep) + font * 0.6, font * 2.9]
  if (font === 12) return [Math.max(number + 5, 16), 16]
  const alone = Math.max(number + font * 0.8, font * 1.6)
  if (form === 'stacked') return [Math.max(alone, font * 1.7), font * 2.7]
  return [form === 'number' && isDouble ? number + font * 2 : alone, font * 1.6]
}

/** The forms in the order in which they are wanted. */
function forms(unit: number, isDouble: boolean): Form[] {
  if (unit < NUMBERS_BELOW) return [isDouble ? 'gold' : 'number']
  const small: Form[] = isDouble ? ['number', 'stacked', 'gold'] : ['number']
  return unit >= KEEP_FROM ? ['wide', 'upright', ...small] : small
}

/** How deep a plate with this middle lies over towers, which weighs most, over walls, and over what is outside. */
function trouble(court: CourtView, near: readonly Piece[], [x, y]: Point, width: number, height: number): number {
  const round = Math.min(width, height) / 2
  const [halfWidth, halfHeight] = [width / 2 - round, height / 2 - round]
  let found = 0
  for (const piece of near) {
    const [[fromX, fromY], [toX, toY]] = endsOf(piece)
    const isTower = piece.piece === 'tower'
    const dx = Math.max(fromX - x - halfWidth, x - halfWidth - toX, 0)
    const dy = Math.max(fromY - y - halfHeight, y - halfHeight - toY, 0)
    const depth = round + (isTower ? TOWER : WALL) - Math.hypot(dx, dy)
    if (depth > 0) found += depth * (isTower ? 10 : 1)
  }
  const inside = new Set(court.cells.map(keyOf))
  for (const endX of [x - halfWidth, x + halfWidth]) {
    for (const endY of [y - halfHeight, y + halfHeight]) {
      if (!inside.has(keyOf([Math.floor(endX), Math.floor(endY)]))) found += 3
    }
  }
  return found
}

export interface CourtPlate {
  court: CourtView
  plate: Plate
}

/** The plates of all courts, none over another if it can be; those to choose among come first. */
export function platesOf(
  courts: readonly CourtView[],
  pieces: readonly Piece[],
  unit: number,
  offers: ReadonlyMap<CourtView, number> = new Map(),
): CourtPlate[] {
  const ordered = [...courts].sort((one, other) => Number(offers.has(other)) - Number(offers.has(one)))
  const placed: CourtPlate[] = []
  for (const court of ordered) placed.push({ court, plate: plateOf(court, pieces, unit, placed, offers.get(court)) })
  return placed
}

/** The plate of one court; `pieces` are those of the whole castle, `offer` what it would count if it were doubled. */
export function plateOf(
  court: CourtView,
  pieces: readonly Piece[],
  unit: number,
  placed: readonly CourtPlate[] = [],
  offer?: number,
): Plate {
  const font = fontAt(unit)
  const isDouble = court.points > court.towers
  const digits = (form: Form) => (form === 'offer' ? `${court.towers}${offer}` : `${offer ?? court.points}`).length
  const near = pieces.filter(piece => touches(court, piece))
  const centre = centreOf(court)
  let best: (Plate & { trouble: number }) | undefined
  for (const form of offer === undefined ? forms(unit, isDouble) : (['offer', 'choice'] as const)) {
    if (form === 'choice' && best && best.trouble < BEARABLE) return best
    const [width, height] = sizeOf(form, digits(form), isDouble && form !== 'choice', font)
    for (const middle of candidates(court, centre)) {
      const lying = { x: middle[0] * unit, y: middle[1] * unit, width, height }
      const over = placed.reduce((sum, other) => sum + overlap(lying, other.plate) / unit, 0)
      const found = trouble(court, near, middle, width / unit, height / unit) + over * OVER_PLATE
      if (best && found >= best.trouble) continue
      best = { ...lying, form, font, trouble: found }
      if (!found) return best
    }
  }
  return best as Plate
}

/** How deep two plates lie over each other, in pixels. */
function overlap(one: Omit<Plate, 'form' | 'font'>, other: Plate): number {
  const across = (one.width + other.width) / 2 - Math.abs(one.x - other.x)
  const down = (one.height + other.height) / 2 - Math.abs(one.y - other.y)
  return Math.max(0, Math.min(across, down))
}

/** Points a quarter of a unit apart in all cells, those nearest to the centre first. */
function candidates(court: CourtView, [x, y]: Point): Point[] {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const points = court.cells.flatMap(([cellX, cellY]) =>
    steps.flatMap(dx => steps.map(dy => [cellX + dx, cellY + dy] as Point)),
  )
  const away = (point: Point) => Math.hypot(point[0] - x, point[1] - y)
  return points.sort((one, other) => away(one) - away(other) || one[1] - other[1] || one[0] - other[0])
}

function centreOf(court: CourtView): Point {
  const count = court.cells.length
  const sum = (axis: 0 | 1) => court.cells.reduce((total, cell) => total + cell[axis] + 0.5, 0)
  return [sum(0) / count, sum(1) / count]
}

function touches(court: CourtView, piece: Piece): boolean {
  const [[left, top], [right, bottom]] = endsOf(piece)
  return court.cells.some(([x, y]) => left <= x + 1 && right >= x && top <= y + 1 && bottom >= y)
}
