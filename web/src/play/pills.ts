// Labels on a board, in pixels of the screen: +n at places, marks at lit pieces. None covers another.

export interface Label {
  /** Where it would best stand: its middle. */
  x: number
  y: number
  text: string
  /** The chosen place's label is placed first and never dropped. */
  isFirst?: boolean
}

export type Placed<L extends Label> = L & { width: number; height: number }

const HEIGHT = 24
const LETTER = 9
const SIDE = 8
/** Where else a label may stand, in heights and widths of its own: above, below, beside, then further away. */
const WAYS: [number, number][] = [
  [0, 0],
  [0, -0.6],
  [0, 0.6],
  [0.6, 0],
  [-0.6, 0],
  [0, -1.1],
  [0, 1.1],
  [1.1, 0],
  [-1.1, 0],
]

/** The labels at the nearest free spots round their own; those without a free spot are left out. */
export function spread<L extends Label>(labels: readonly L[]): Placed<L>[] {
  const placed: Placed<L>[] = []
  const ordered = [...labels].sort((one, other) => Number(other.isFirst ?? false) - Number(one.isFirst ?? false))
  for (const label of ordered) {
    const size = { width: [...label.text].length * LETTER + 2 * SIDE, height: HEIGHT }
    const tries = WAYS.map(([x, y]) => ({
      ...label,
      ...size,
      x: label.x + x * size.width,
      y: label.y + y * size.height,
    }))
    const free = tries.find(each => placed.every(other => !overlaps(each, other)))
    if (free) placed.push(free)
    else if (label.isFirst) placed.push({ ...label, ...size })
  }
  return placed
}

function overlaps(one: Placed<Label>, other: Placed<Label>): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width && Math.abs(one.y - other.y) * 2 < one.height + other.height
  )
}
