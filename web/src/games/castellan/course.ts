// The points of a match as staircases: one level for each turn of events.
import type { Course } from '../../protocol'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The path of one seat through a box: level until a step changes its score, then straight up or down. */
export function stairs({ steps, standings }: Course, seat: number, box: Box, most: number): string {
  const x = (step: number) => Math.round(box.left + (step / Math.max(1, steps)) * (box.right - box.left))
  const y = (points: number) => Math.round(box.bottom - (points / most) * (box.bottom - box.top))
  const path = standings.map(({ step, scores }) => `H${x(step)}V${y(scores[seat] ?? 0)}`)
  return `M${x(0)} ${y(0)}${path.join('')}H${x(steps)}`
}

/** Round numbers from 0 to at most the highest, four of them at most. */
export function ticks(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find(each => most / each <= 3) ?? 1000
  return [...Array(Math.floor(most / step) + 1).keys()].map(number => number * step)
}

/** Heights moved so far that each is a size away from the next, in their order; the lowest keeps its place. */
export function apart(heights: readonly number[], size: number): number[] {
  const order = heights.map((_, index) => index).sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0))
  const found = [...heights]
  let limit = Number.POSITIVE_INFINITY
  for (const index of order) {
    found[index] = Math.min(heights[index] ?? 0, limit)
    limit = (found[index] ?? 0) - size
  }
  return found
}
