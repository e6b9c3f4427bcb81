/** The box round tiles that lie on the plane, in cells. */

import { planOf } from './plan'

export interface Lying {
  name: string
  x: number
  y: number
  turn: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function boxOf(tile: Lying): Box {
  const { width, height } = planOf(tile.name, tile.turn)
  return { x: tile.x, y: tile.y, width, height }
}

export function boundsOf(tiles: readonly Lying[]): Box {
  const boxes = tiles.map(boxOf)
  const left = Math.min(...boxes.map(box => box.x))
  const top = Math.min(...boxes.map(box => box.y))
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(box => box.x + box.width)) - left,
    height: Math.max(...boxes.map(box => box.y + box.height)) - top,
  }
}
