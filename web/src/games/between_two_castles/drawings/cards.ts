/** What a bonus card counts, as a small picture of cells: filled ones count, open ones do not. */
import { FACTS } from '../facts'
import type { Cell } from './rules'

export interface CardPicture {
  filled: readonly Cell[]
  open?: readonly Cell[]
  /** Cells in the colours of different types, as many as there are. */
  coloured?: readonly Cell[]
  /** The throne room lies on the two cells from here on. */
  throne?: Cell
  /** The line of the ground, above this row. */
  ground?: number
  arrow?: 'up' | 'across'
}

const row = (y: number, from: number, to: number): Cell[] =>
  [...Array(to - from + 1).keys()].map(x => [from + x, y] as Cell)
const SIDES: Cell[] = [
  [-1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [0, -1],
  [1, -1],
]
const CORNERS: Cell[] = [
  [-1, 1],
  [2, 1],
  [-1, -1],
  [2, -1],
]
const BESIDE: Cell[] = [
  [-1, 0],
  [1, 0],
  [0, 1],
  [0, -1],
]

export const CARD_PICTURES: Record<string, CardPicture> = {
  kinds: { filled: [], coloured: [...row(0.5, -2, 2), ...row(-0.5, -2, 2)] },
  below_ground: { filled: [...row(-0.5, -1, 1), ...row(-1.5, 0, 0)], open: row(0.5, -1, 1), ground: 0.5 },
  level_3: { filled: [...row(1, -1, 1)], open: [...row(0, -1, 1), ...row(-1, -1, 1)], ground: -1 },
  height: {
    filled: [
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ],
    open: [
      [0, 0],
      [0, -1],
    ],
    arrow: 'up',
  },
  width: { filled: row(0, -2, 2), open: [[0, 1]], arrow: 'across' },
  surrounded_8: { filled: [[0, 0]], open: FACTS.looks.around },
  surrounded_4: { filled: [[0, 0]], open: BESIDE },
  throne_variety: { filled: [], coloured: SIDES, throne: [0, 0] },
  throne_enclosed: { filled: [...SIDES, ...CORNERS], throne: [0, 0] },
  sets_of_5: { filled: [...row(0.5, -1, 1), [-0.5, -0.5], [0.5, -0.5]] },
  sets_of_3: { filled: row(0, -1, 1) },
}
