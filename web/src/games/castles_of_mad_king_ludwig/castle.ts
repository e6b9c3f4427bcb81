// A castle as it lies: what its doors join, which rooms are complete, what lies beside what.
import { type Box, boxOf, type Lying } from './drawings/bounds'
import { type Door, factsOf, type Point, planOf, STEPS } from './drawings/plan'
import type { TileView } from './protocol'

export const OPEN = -1
export const BLOCKED = -2

/** `data-cell` of a door of the castle. */
export function anchorOf(tile: number, door: number): string {
  return `door-${tile}-${door}`
}

/** The cell that a door of a lying tile belongs to, on the plane, and the cell before it. */
export function cellOf(tile: Lying, door: Door): Point {
  return [tile.x + door.x, tile.y + door.y]
}

export function frontOf(tile: Lying, door: Door): Point {
  const [x, y] = cellOf(tile, door)
  const [stepX, stepY] = STEPS[door.side] as Point
  return [x + stepX, y + stepY]
}

export function middleOf({ x, y, width, height }: Box): Point {
  return [x + width / 2, y + height / 2]
}

/** The tile that lies next to another in a direction; itself where none does. */
export function beside(castle: readonly TileView[], from: number, [stepX, stepY]: Point): number {
  const middles = castle.map(tile => middleOf(boxOf(tile)))
  const [x, y] = middles[from] ?? [0, 0]
  const rated = middles.flatMap(([toX, toY], index) => {
    const along = (toX - x) * stepX + (toY - y) * stepY
    const aside = Math.abs((toX - x) * stepY) + Math.abs((toY - y) * stepX)
    return along > 0.1 ? [{ index, away: along + 2 * aside }] : []
  })
  return rated.reduce((one, other) => (other.away < one.away ? other : one), { index: from, away: Infinity }).index
}

export const isComplete = (tile: TileView): boolean => tile.completed_by !== undefined

export type RoomState = 'complete' | 'open' | 'never'

export function stateOf(tile: TileView): RoomState {
  if (isComplete(tile)) return 'complete'
  return tile.doors.includes(BLOCKED) ? 'never' : 'open'
}

export function openDoors(castle: readonly TileView[]): number {
  return castle.reduce((sum, tile) => sum + tile.doors.filter(door => door === OPEN).length, 0)
}

/** Whether rooms of the lower level could join the castle somewhere. */
export function hasDeepDoor(castle: readonly TileView[]): boolean {
  return castle.some(tile =>
    planOf(tile.name, tile.turn).doors.some((door, number) => door.isDeep && tile.doors[number] === OPEN),
  )
}

export function typeOf(name: string): string {
  return factsOf(name).type
}
