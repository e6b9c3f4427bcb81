// A piece of the hand carried to a place: it snaps to the places of its board, turns by wheel or second finger.
import { carriable } from '../input/carry.svelte'
import type { Grounds } from './grounds'
import type { Place } from './places'

interface Carrying<P extends Place> {
  readonly canAct: boolean
  readonly grounds: Grounds<P>
  readonly pointed: P | null
  placeAt(board: number, anchor: string): P | undefined
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

/** The place under a point of the page: the nearest by the board's own measure, else that of the cell there. */
function placeUnder<P extends Place>(play: Carrying<P>, x: number, y: number): P | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const board = element.closest<HTMLElement>('[data-board]')?.dataset.board
    if (board === undefined) continue
    const near = play.grounds.nearest(Number(board), x, y)
    if (near !== undefined) return near
    const cell = element.closest<HTMLElement>('[data-cell]')?.dataset.cell
    const place = cell === undefined ? undefined : play.placeAt(Number(board), cell)
    if (place) return place
  }
  return null
}

function boardUnder(x: number, y: number): string | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-board]')?.dataset.board
}
