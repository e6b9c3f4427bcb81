import { describe, expect, test } from 'vitest'
import { FACTS } from '../facts'
import geometry from './geometry.json'
import { detailAt, LEAST, labelOf } from './label'
import {
  cellsOf,
  factsOf,
  fencePath,
  outline,
  type Plan,
  type Point,
  planOf,
  type Side,
  STEPS,
  threshold,
} from './plan'

type Wall = [number, number, Side]
interface Turned {
  rows: string[]
  walls: Wall[]
  doors: [number, number, Side, boolean][]
  fence: Wall[]
}

const engine = geometry as unknown as Record<string, Turned[]>
const tiles = Object.keys(FACTS.tiles).flatMap(name => [0, 1, 2, 3].map(turn => [name, turn] as const))

/** Both ends of a wall segment. */
function ends([x, y, side]: Wall): [Point, Point] {
  const [middleX, middleY] = threshold({ x, y, side, isDeep: false })
  const [outX, outY] = STEPS[side] as Point
  return [
    [middleX - outY / 2, middleY - outX / 2],
    [middleX + outY / 2, middleY + outX / 2],
  ]
}

function edgesOf(corners: readonly Point[]): [Point, Point][] {
  return corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] as Point])
}

function isOn([x, y]: Point, [[fromX, fromY], [toX, toY]]: [Point, Point]): boolean {
  const cross = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)
  const along = (x - fromX) * (x - toX) + (y - fromY) * (y - toY)
  return Math.abs(cross) < 1e-6 && along <= 1e-6
}

/** The points of path data that has lines only. */
function pointsOf(path: string): Point[] {
  return path
    .slice(1)
    .replace('z', '')
    .split('L')
    .map(pair => pair.split(' ').map(Number) as Point)
}

describe.each(tiles)('%s, turn %d', (name, turn) => {
  const plan: Plan = planOf(name, turn)
  const truth = (engine[name] as Turned[])[turn] as Turned

  test('covers the cells of the engine', () => {
    const cells = cellsOf(name, turn)
    const rows = [...Array(plan.height).keys()].map(y =>
      [...Array(plan.width).keys()].map(x => (cells.some(cell => cell[0] === x && cell[1] === y) ? '#' : '.')).join(''),
    )
    expect(rows).toEqual(truth.rows)
  })

  test('has its outline along the walls of the engine, and nothing but cut corners besides', () => {
    if (plan.isDisc) {
      const middle = plan.width / 2
      for (const wall of truth.walls) {
        const [x, y] = threshold({ x: wall[0], y: wall[1], side: wall[2], isDeep: false })
        expect(Math.hypot(x - middle, y - middle)).toBeCloseTo(middle)
      }
      expect(outline(plan, 10)).toContain(`a${middle * 10} ${middle * 10}`)
      return
    }
    const drawn = edgesOf(pointsOf(outline(plan, 1)))
    const straight = drawn.filter(([from, to]) => from[0] === to[0] || from[1] === to[1])
    const length = straight.reduce((sum, [from, to]) => sum + Math.abs(from[0] - to[0] + from[1] - to[1]), 0)
    expect(length).toBe(truth.walls.length)
    for (const wall of truth.walls) expect(straight.some(edge => ends(wall).every(end => isOn(end, edge)))).toBe(true)
    expect(drawn.length - straight.length).toBe(plan.corners.length === 8 ? 4 : 0)
  })

  test('has the doors of the engine', () => {
    expect(plan.doors.map(door => [door.x, door.y, door.side, door.isDeep])).toEqual(truth.doors)
  })

  test('has its fence along the fenced walls', () => {
    expect(plan.fence === null).toBe(truth.fence.length === 0)
    if (plan.fence === null) return
    expect(new Set(truth.fence.map(wall => wall[2]))).toEqual(new Set([plan.fence]))
    if (plan.isDisc) return
    const drawn = pointsOf(fencePath(plan, 1, 0))
    const edges = drawn.slice(1).map((to, index): [Point, Point] => [drawn[index] as Point, to])
    for (const wall of truth.fence) expect(edges.some(edge => ends(wall).every(end => isOn(end, edge)))).toBe(true)
  })

  test('has no numerals below 12 pixels', () => {
    for (const cell of [12, 16, 20, 24, 26, 28, 30, 34, 48]) {
      const label = labelOf(factsOf(name), plan, cell, Math.min(4, cell * 0.17), 'Name')
      if (label?.points || label?.pill) expect(label.scale).toBeGreaterThanOrEqual(LEAST)
      if (label?.pill) expect(detailAt(cell)).toBe('full')
      if (label && label.nameY !== null) expect(13 * label.scale).toBeGreaterThanOrEqual(12)
    }
  })
})

test('every bonus is written from 24 pixels a cell on', () => {
  const silent = tiles.filter(([name, turn]) => {
    const tile = factsOf(name)
    return tile.bonus && !labelOf(tile, planOf(name, turn), 24, 4)?.pill
  })
  expect(silent).toEqual([])
})
