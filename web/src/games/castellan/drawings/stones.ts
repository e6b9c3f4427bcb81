/** How walls and towers look: many pieces in a few strokes, so that a large castle costs the page no more than a small one. */
import { type Piece, SETBACK, spanOf, TOWER, WALL } from './lattice'

/** Everything of one look in all pieces; widths are in pixels. */
export interface Stroke {
  d: string
  fill?: string
  stroke?: string
  width?: number
  dash?: number
}

const EDGE = 'var(--piece-edge)'
/** Battlements in two rows along a wall: how many, by its span; how far from the middle they begin, and how wide they are. */
const MERLONS: Record<number, number> = { 1: 4, 2: 9 }
const [INNER, DEEP] = [0.025, 0.07]
/** Radius and width of the battlements of a tower, and how long each is: eight round it. */
const [CROWN, BROAD, DASH] = [0.215, 0.08, 0.0844]

/** Strokes of these pieces, `unit` pixels from node to node: walls first, towers over them; `isSmall` leaves the battlements out. */
export function stonesOf(pieces: readonly Piece[], unit: number, isSmall: boolean): Stroke[] {
  const walls = pieces.filter(({ side }) => side)
  const towers = pieces.filter(({ side }) => !side)
  return [
    ...(walls.length ? wallsOf(walls, unit, isSmall) : []),
    ...(towers.length ? towersOf(towers, unit, isSmall) : []),
  ]
}

function wallsOf(walls: readonly Piece[], unit: number, isSmall: boolean): Stroke[] {
  const length = (wall: Piece) => spanOf(wall.piece) - 2 * SETBACK
  const body = walls.map(wall => box(wall, unit, SETBACK, -WALL, length(wall), 2 * WALL)).join('')
  const strokes: Stroke[] = [{ d: body, fill: 'var(--stone)', stroke: EDGE, width: isSmall ? 1 : 1.2 }]
  if (isSmall) return strokes
  const merlons = walls.flatMap(wall => {
    const count = MERLONS[spanOf(wall.piece)] ?? 4
    const step = length(wall) / count
    return Array.from({ length: count }, (_, number) => SETBACK + step * (number + 0.25)).flatMap(from =>
      [-INNER - DEEP, INNER].map(across => box(wall, unit, from, across, step / 2, DEEP)),
    )
  })
  return [...strokes, { d: merlons.join(''), fill: 'var(--stone2)' }]
}

function towersOf(towers: readonly Piece[], unit: number, isSmall: boolean): Stroke[] {
  const rings = (radius: number) => towers.map(({ x, y }) => ring(x * unit, y * unit, radius * unit)).join('')
  if (isSmall)
    return [
      { d: rings(TOWER), fill: 'var(--stone2)', stroke: EDGE, width: 1.2 },
      { d: rings(0.13), fill: 'var(--piece)' },
    ]
  return [
    { d: rings(TOWER), fill: 'var(--stone)', stroke: EDGE, width: 1.6 },
    { d: rings(CROWN), stroke: 'var(--stone2)', width: BROAD * unit, dash: DASH * unit },
    { d: rings(0.16), fill: 'var(--piece)', stroke: EDGE, width: 1.1 },
  ]
}

/** A box on a wall: so far along it from its first node, so far across from its middle line. */
function box({ x, y, side }: Piece, unit: number, along: number, across: number, length: number, wide: number): string {
  const [left, top, width, height] =
    side === 'h' ? [x + along, y + across, length, wide] : [x + across, y + along, wide, length]
  return `M${round(left * unit)} ${round(top * unit)}h${round(width * unit)}v${round(height * unit)}h${round(-width * unit)}z`
}

function ring(x: number, y: number, radius: number): string {
  const [reach, wide] = [round(radius), round(2 * radius)]
  return `M${round(x + radius)} ${round(y)}a${reach} ${reach} 0 0 1 ${-wide} 0a${reach} ${reach} 0 0 1 ${wide} 0z`
}

const round = (pixels: number): number => Math.round(pixels * 100) / 100
