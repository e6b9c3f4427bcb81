// A castle of an example as it is drawn: tiles by name, place and turn, with what their doors meet.

import { BLOCKED, OPEN } from '../castle'
import type { Lying } from '../drawings/bounds'
import { cellsOf, type Door, type Point, planOf, STEPS } from '../drawings/plan'
import type { TileView } from '../protocol'

/** Rows like `nap_room,3,1,2`: name, x, y, quarter turns. */
export function castleOf(rows: readonly string[]): TileView[] {
  const tiles = rows.map(row => {
    const [name = '', x, y, turn] = row.split(',')
    return { name, x: Number(x), y: Number(y), turn: Number(turn) }
  })
  return tiles.map(tile => ({
    ...tile,
    completed_by: -1,
    doors: planOf(tile.name, tile.turn).doors.map(door => partnerOf(tiles, tile, door)),
  }))
}

/** The tile that a door is joined to, or that it is open or against a wall. */
function partnerOf(tiles: readonly Lying[], tile: Lying, door: Door): number {
  const [stepX, stepY] = STEPS[door.side] as Point
  const front: Point = [tile.x + door.x + stepX, tile.y + door.y + stepY]
  const other = tiles.findIndex(
    each => each !== tile && cellsOf(each.name, each.turn).some(cell => isAt(each, cell, front)),
  )
  const met = tiles[other]
  if (!met) return OPEN
  const meets = (own: Door) => own.side === (door.side + 2) % 4 && isAt(met, [own.x, own.y], front)
  return planOf(met.name, met.turn).doors.some(meets) ? other : BLOCKED
}

function isAt(tile: Lying, [x, y]: Point, [atX, atY]: Point): boolean {
  return tile.x + x === atX && tile.y + y === atY
}
