/** The ground plan of a tile in any turn, in cells: what it covers, its outline, its doors and its fence. No rules. */

import { FACTS, type TileFacts } from '../facts'

export type Point = [number, number]
/** Sides clockwise from north. */
export type Side = 0 | 1 | 2 | 3

export interface Door {
  /** The cell of the box that the door belongs to, and the side of it. */
  x: number
  y: number
  side: Side
  isDeep: boolean
}

export interface Plan {
  width: number
  height: number
  /** Corners clockwise; a disc has none, it fills its box. */
  corners: Point[]
  isDisc: boolean
  doors: Door[]
  fence: Side | null
  /** The part of the box in which a label has most room. */
  middle: { x: number; y: number; width: number; height: number }
}

export const SIDES = 'NESW'
export const STEPS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

export function factsOf(name: string): TileFacts {
  const found = FACTS.tiles[name]
  if (!found) throw new Error(`there is no tile ${name}`)
  return found
}

/** Whether a tile of this box has the cell; the L lacks its north-east quarter. Cut corners belong to their tile. */
function holds({ width, height, form }: TileFacts, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && (form !== 'l' || x < width / 2 || y >= height / 2)
}

/** The cell of an unturned tile that a door belongs to: the outermost one in its row or column. */
function doorCell(tile: TileFacts, side: Side, offset: number): Point {
  const [stepX, stepY] = STEPS[side] as Point
  let [x, y] = side % 2 ? [side === 1 ? tile.width - 1 : 0, offset] : [offset, side === 2 ? tile.height - 1 : 0]
  while (!holds(tile, x, y)) [x, y] = [x - stepX, y - stepY]
  return [x, y]
}

/** Where a point of a box of this height lies after a clockwise quarter turn. */
function quarter([x, y]: Point, height: number): Point {
  return [height - y, x]
}

/** The corners of an unturned tile. */
function cornersOf({ width, height, form }: TileFacts): Point[] {
  if (form === 'octagon')
    return [
      ...([
        [1, 0],
        [width - 1, 0],
        [width, 1],
        [width, height - 1],
      ] as Point[]),
      ...([
        [width - 1, height],
        [1, height],
        [0, height - 1],
        [0, 1],
      ] as Point[]),
    ]
  const rest: Point[] = [
    [width, height],
    [0, height],
  ]
  if (form === 'l') {
    const [x, y] = [width / 2, height / 2]
    return [[0, 0], [x, 0], [x, y], [width, y], ...rest]
  }
  return form === 'disc' ? [] : [[0, 0], [width, 0], ...rest]
}

const plans = new Map<string, Plan>()

/** The plan of a tile after so many clockwise quarter turns. */
export function planOf(name: string, turn: number): Plan {
  const key = `${name} ${turn % 4}`
  const known = plans.get(key)
  if (known) return known
  const made = turn % 4 ? turned(planOf(name, (turn % 4) - 1)) : unturned(factsOf(name))
  plans.set(key, made)
  return made
}

function unturned(tile: TileFacts): Plan {
  const { width, height } = tile
  return {
    width,
    height,
    corners: cornersOf(tile),
    isDisc: tile.form === 'disc',
    doors: tile.doors.map(({ side, offset, is_deep }) => {
      const number = SIDES.indexOf(side) as Side
      const [x, y] = doorCell(tile, number, offset)
      return { x, y, side: number, isDeep: is_deep }
    }),
    fence: tile.fence ? (SIDES.indexOf(tile.fence) as Side) : null,
    middle: tile.form === 'l' ? { x: 0, y: height / 2, width, height: height / 2 } : { x: 0, y: 0, width, height },
  }
}

function turned(plan: Plan): Plan {
  const next = (side: Side) => ((side + 1) % 4) as Side
  const { middle } = plan
  return {
    width: plan.height,
    height: plan.width,
    corners: plan.corners.map(corner => quarter(corner, plan.height)),
    isDisc: plan.isDisc,
    doors: plan.doors.map(door => {
      const [x, y] = quarter([door.x, door.y], plan.height - 1)
      return { x, y, side: next(door.side), isDeep: door.isDeep }
    }),
    fence: plan.fence === null ? null : next(plan.fence),
    middle: {
      x: plan.height - middle.y - middle.height,
      y: middle.x,
      width: middle.height,
      height: middle.width,
    },
  }
}

/** The middle of a door's segment. */
export function threshold({ x, y, side }: Door): Point {
  const [stepX, stepY] = STEPS[side] as Point
  return [x + 0.5 + stepX / 2, y + 0.5 + stepY / 2]
}

/** A closed polygon moved inwards by this much; its corners run clockwise. */
export function inset(corners: readonly Point[], by: number): Point[] {
  const count = corners.length
  const at = (index: number) => corners[(index + count) % count] as Point
  const edges = corners.map((from, index) => {
    const to = at(index + 1)
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    return { x, y, startX: from[0] - y * by, startY: from[1] + x * by }
  })
  return edges.map((edge, index) => {
    const before = edges[(index + count - 1) % count] as (typeof edges)[0]
    const cross = before.x * edge.y - before.y * edge.x
    const along = ((edge.startX - before.startX) * edge.y - (edge.startY - before.startY) * edge.x) / cross
    return [before.startX + before.x * along, before.startY + before.y * along]
  })
}

const shown = (value: number) => String(Math.round(value * 100) / 100)

/** The outline as path data with cells of this many pixels, moved inwards by so many pixels. */
export function outline(plan: Plan, cell: number, by = 0): string {
  if (plan.isDisc) {
    const radius = (plan.width * cell) / 2 - by
    const middle = (plan.width * cell) / 2
    const half = `a${shown(radius)} ${shown(radius)} 0 1 1`
    return `M${shown(middle - radius)} ${shown(middle)}${half} ${shown(2 * radius)} 0${half} ${shown(-2 * radius)} 0z`
  }
  const corners = plan.corners.map(([x, y]): Point => [x * cell, y * cell])
  const moved = by ? inset(corners, by) : corners
  return `M${moved.map(([x, y]) => `${shown(x)} ${shown(y)}`).join('L')}z`
}

/** The fenced part of the outline as path data: the side, with an octagon also the diagonals beside it. */
export function fencePath(plan: Plan, cell: number, by: number): string {
  if (plan.fence === null) return ''
  if (plan.isDisc) return fenceArc(plan, cell, by)
  const corners = inset(
    plan.corners.map(([x, y]): Point => [x * cell, y * cell]),
    by,
  )
  const [stepX, stepY] = STEPS[plan.fence] as Point
  const reach = corners.map(([x, y]) => x * stepX + y * stepY)
  const farthest = Math.max(...reach)
  const isOctagon = corners.length === 8
  const first = reach.findIndex((value, index) => {
    const before = reach[(index + corners.length - 1) % corners.length] as number
    return Math.abs(value - farthest) < 0.01 && Math.abs(before - farthest) > 0.01
  })
  const numbers = isOctagon ? [first - 1, first, first + 1, first + 2] : [first, first + 1]
  const points = numbers.map(index => corners[(index + corners.length) % corners.length] as Point)
  return `M${points.map(([x, y]) => `${shown(x)} ${shown(y)}`).join('L')}`
}

/** The upper third of the circle, or the third on the fence's side. */
function fenceArc(plan: Plan, cell: number, by: number): string {
  const middle = (plan.width * cell) / 2
  const radius = middle - by
  const at = (angle: number) => {
    const turned = ((plan.fence ?? 0) * 90 - 90 + angle) * (Math.PI / 180)
    return `${shown(middle + radius * Math.cos(turned))} ${shown(middle + radius * Math.sin(turned))}`
  }
  return `M${at(-62)}A${shown(radius)} ${shown(radius)} 0 0 1 ${at(62)}`
}

/** Every cell of a turned tile, for tests and small pictures: inside the outline, or in a cut corner. */
export function cellsOf(name: string, turn: number): Point[] {
  const tile = factsOf(name)
  const all = [...Array(tile.width * tile.height).keys()].map(
    (index): Point => [index % tile.width, Math.floor(index / tile.width)],
  )
  let cells = all.filter(([x, y]) => holds(tile, x, y))
  let height = tile.height
  let width = tile.width
  for (let count = 0; count < turn % 4; count++) {
    const rows = height
    cells = cells.map(cell => quarter(cell, rows - 1))
    ;[width, height] = [height, width]
  }
  return cells
}
