/** The box round tiles that lie on the plane, in cells. */

import { signed } from '../../../texts/texts.svelte'
import type { Mark } from '../../face'
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

/** A box with a margin of cells round it. */
export function widened(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

/** What is written at the corner of each tile, one sum however many lines it counts in; where that is, in cells. */
export function cornersOf(tiles: readonly Lying[], marks: readonly Mark[]) {
  const words = new Map<string, string>()
  for (const { cell, text } of marks) {
    const before = words.get(cell)
    words.set(cell, before === undefined ? text : signed(pointsOf(before) + pointsOf(text)))
  }
  return [...words].flatMap(([cell, text]) => {
    const tile = tiles[Number(cell)]
    if (!tile) return []
    const { x, y, width } = boxOf(tile)
    return [{ index: cell, x: x + width - 0.4, y: y + 0.2, text }]
  })
}

function pointsOf(words: string): number {
  return Number(words.replace('−', '-'))
}
