/** What a tile says of itself, laid out in screen pixels: badge, points, bonus and name, in the order in which they leave. */

import type { TileFacts } from '../facts'
import type { Plan } from './plan'

export type Detail = 'full' | 'points' | 'badge' | 'none'

/** What is legible with so many pixels a cell. */
export function detailAt(cell: number): Detail {
  if (cell >= 24) return 'full'
  if (cell >= 16) return 'points'
  return cell >= 9 ? 'badge' : 'none'
}

export interface Pill {
  x: number
  y: number
  width: number
  height: number
  /** The wanted badges stand in rows below the value; otherwise behind it. */
  isStacked: boolean
  badges: { type: string; x: number; y: number }[]
}

/** Places round the middle of the label, to be scaled. */
export interface Label {
  x: number
  y: number
  scale: number
  badge: { x: number; y: number }
  points: { x: number; y: number } | null
  pill: Pill | null
  nameY: number | null
}

export const BADGE = 22
const DISC = 20
const PILL = 19
const SIGN = 35
const STEP = 17
const GAP = 3
const NAME = 17
/** The name has 13 pixels, and never fewer than 12. */
const LEAST_NAME = 12 / 13
/** 14 pixels of the largest numerals are 12 at this scale; nothing is drawn smaller. */
export const LEAST = 0.858

interface Layout {
  width: number
  height: number
  label: Omit<Label, 'x' | 'y' | 'scale' | 'nameY'>
}

function pillBox(wants: readonly string[], columns: number): Omit<Pill, 'x' | 'y'> {
  if (!columns) {
    const width = SIGN + STEP * wants.length + 3
    const badges = wants.map((type, index) => ({ type, x: SIGN + STEP * (index + 0.5), y: PILL / 2 }))
    return { width, height: PILL, isStacked: false, badges }
  }
  const rows = Math.ceil(wants.length / columns)
  const width = Math.max(SIGN + 3, STEP * columns + 5)
  const badges = wants.map((type, index) => {
    const inRow = Math.min(columns, wants.length - columns * Math.floor(index / columns))
    return {
      type,
      x: width / 2 + ((index % columns) - (inRow - 1) / 2) * STEP,
      y: PILL - 2 + STEP * (Math.floor(index / columns) + 0.5),
    }
  })
  return { width, height: PILL + STEP * rows, isStacked: true, badges }
}

/** Every way to lay out the label of a tile, richest first. */
function layouts(tile: TileFacts, withBonus: boolean): Layout[] {
  const pair = BADGE + 2 + DISC
  if (!withBonus || !tile.bonus)
    return [
      {
        width: pair,
        height: BADGE,
        label: { badge: { x: -DISC / 2 - 1, y: 0 }, points: { x: BADGE / 2 + 1, y: 0 }, pill: null },
      },
      {
        width: BADGE,
        height: pair,
        label: { badge: { x: 0, y: -DISC / 2 - 1 }, points: { x: 0, y: BADGE / 2 + 1 }, pill: null },
      },
    ]
  const single = pillBox(tile.wants, 0)
  const line = pair + GAP + single.width
  const inLine: Layout = {
    width: line,
    height: BADGE,
    label: {
      badge: { x: -line / 2 + BADGE / 2, y: 0 },
      points: { x: -line / 2 + BADGE + 2 + DISC / 2, y: 0 },
      pill: { ...single, x: line / 2 - single.width, y: -PILL / 2 },
    },
  }
  const below = [single, ...[...tile.wants.keys()].map(index => pillBox(tile.wants, index + 1))].map(pill => {
    const height = BADGE + GAP + pill.height
    const width = Math.max(pair, pill.width)
    const top = -height / 2
    return {
      width,
      height,
      label: {
        badge: { x: -DISC / 2 - 1, y: top + BADGE / 2 },
        points: { x: BADGE / 2 + 1, y: top + BADGE / 2 },
        pill: { ...pill, x: -pill.width / 2, y: top + BADGE + GAP },
      },
    }
  })
  return [...below, inLine]
}

/** How far a block of this size can be scaled inside the tile. */
function room(plan: Plan, cell: number, wall: number, width: number, height: number): number {
  const { middle } = plan
  const margin = 2 * wall + 1
  // Pills and badges have round corners, so a block reaches a little less far than its box.
  if (plan.isDisc) return (plan.width * cell - margin) / Math.hypot(width - 6, height - 4)
  const straight = Math.min((middle.width * cell - margin) / width, (middle.height * cell - margin) / height)
  if (plan.corners.length !== 8) return straight
  return Math.min(straight, ((plan.width + plan.height - 1.2) * cell - margin) / (width + height))
}

/** The label of a tile in this plan, or nothing where there is no room even for the badge. */
export function labelOf(tile: TileFacts, plan: Plan, cell: number, wall: number, name = ''): Label | null {
  const detail = detailAt(cell)
  const { middle } = plan
  const at = { x: (middle.x + middle.width / 2) * cell, y: (middle.y + middle.height / 2) * cell }
  const most = Math.min(1.7, Math.max(1, cell / 26))
  const alone = { badge: { x: 0, y: 0 }, points: null, pill: null, nameY: null }
  if (detail === 'none' || tile.size === null) return null
  if (detail === 'badge') return { ...at, ...alone, scale: Math.min(1.4, room(plan, cell, wall, BADGE, BADGE) * 0.92) }
  for (const withBonus of detail === 'full' && tile.bonus ? [true, false] : [false]) {
    const measured = layouts(tile, withBonus).map(layout => ({
      layout,
      scale: Math.min(most, room(plan, cell, wall, layout.width, layout.height)),
    }))
    const best = measured.reduce((one, other) => (other.scale > one.scale + 0.01 ? other : one))
    if (best.scale >= LEAST) return withName(plan, cell, wall, name, best.layout, { ...at, scale: best.scale })
  }
  return { ...at, ...alone, scale: Math.min(most, room(plan, cell, wall, BADGE, BADGE)) }
}

/** The name above the rest, where it fits in full. */
function withName(
  plan: Plan,
  cell: number,
  wall: number,
  name: string,
  { width, height, label }: Layout,
  at: { x: number; y: number; scale: number },
): Label {
  // Arrows at both sides want their room, too.
  const wide = Math.max(width, name.length * 7.4 + 14)
  const fits =
    name !== '' &&
    at.scale >= LEAST_NAME &&
    detailAt(cell) === 'full' &&
    room(plan, cell, wall, wide, height + NAME) >= at.scale
  if (!fits) return { ...at, ...label, nameY: null }
  return { ...at, y: at.y + (NAME / 2) * at.scale, ...label, nameY: -height / 2 - 6 }
}
