// A piece of the hand carried to a place: it snaps to the places of its board, turns by wheel or second finger.
import { carriable } from '../input/carry.svelte'
import type { Grounds } from './grounds'
import type { Place } from './places'

interface Carrying<P extends Place> {
  readonly canAct: boolean
  readonly grounds: Grounds<P>
  readonly pointed: P | null
  spotsIn(board: number): P[]
  cellsOf(place: P): string[]
  point(place: P | null): void
  pick(place: P): void
  turn(by: 1 | -1): void
}

/** Makes a piece of the hand something to carry to a place; `take` makes its places open. An attachment. */
export function carries<P extends Place>(
  play: Carrying<P>,
  piece: string,
  take: () => void,
  can: () => boolean = () => true,
): (element: HTMLElement) => () => void {
  /** Where it would lie if it were let go now. */
  let shown: P | null = null
  return carriable(piece, {
    canCarry: () => play.canAct && can(),
    onlift: () => {
      shown = null
      take()
    },
    onmove: (x, y) => {
      shown = placeUnder(play, x, y)
      play.point(shown)
    },
    ondrop: point => {
      const isShown = shown !== null && play.pointed === shown
      const place = point && (isShown ? shown : placeUnder(play, ...point))
      if (place) return play.pick(place)
      play.point(null)
      const board = point && boardUnder(...point)
      if (point && board) play.grounds.miss(Number(board), ...point)
    },
    onturn: by => {
      play.turn(by)
      if (shown) shown = play.pointed
    },
  })
}

/** The place under a point of the page: the nearest by the board's own measure, else one that covers the cell there. */
function placeUnder<P extends Place>(play: Carrying<P>, x: number, y: number): P | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const ground = element.closest<HTMLElement>('[data-board]')
    if (!ground) continue
    const board = Number(ground.dataset.board)
    const near = play.grounds.nearest(board, x, y)
    if (near !== undefined) return near
    const cell = element.closest<HTMLElement>('[data-cell]')?.dataset.cell
    const covering = play.spotsIn(board).filter(place => cell !== undefined && play.cellsOf(place).includes(cell))
    const away = (place: P) => awayFrom(ground, play.cellsOf(place), x, y)
    if (covering.length) return covering.reduce((best, place) => (away(place) < away(best) ? place : best))
  }
  return null
}

/** How far the middle of some cells is from a point of the page. */
function awayFrom(ground: HTMLElement, cells: readonly string[], x: number, y: number): number {
  const boxes = cells.flatMap(
    cell => ground.querySelector(`[data-cell="${CSS.escape(cell)}"]`)?.getBoundingClientRect() ?? [],
  )
  const middle = (of: (box: DOMRect) => number) => boxes.reduce((sum, box) => sum + of(box), 0) / boxes.length
  return Math.hypot(middle(box => box.x + box.width / 2) - x, middle(box => box.y + box.height / 2) - y)
}

function boardUnder(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-board]')?.dataset.board
}
