import { move } from '../play/motion'

/** Shake the place of a refused move once, or its board where the place is gone; not where motion is unwanted. */
export function shake(spot: { board: number; cell: string } | null): void {
  if (!spot) return
  const board = document.querySelector(`[data-board="${spot.board}"]`)
  const place = board?.querySelector(`[data-place="${spot.cell}"]`) ?? board?.querySelector('[role="grid"]') ?? board
  const steps = [0, -5, 5, -3, 0].map(way => ({ transform: `translateX(${way}px)` }))
  if (place) move(place, steps, 260)
}
