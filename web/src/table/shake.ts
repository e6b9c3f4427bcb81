/** Shake the place of a refused move once, or its board where the place is gone; not where motion is unwanted. */
export function shake(spot: { board: number; cell: string } | null): void {
  if (!spot || prefersStill()) return
  const board = document.querySelector(`[data-board="${spot.board}"]`)
  const place = board?.querySelector(`[data-place="${spot.cell}"]`) ?? board?.querySelector('[role="grid"]')
  const steps = [0, -5, 5, -3, 0].map(way => ({ transform: `translateX(${way}px)` }))
  place?.animate(steps, { duration: 260, easing: 'ease-in-out' })
}

/** Whether the person, or the system, wants nothing to move. */
export function prefersStill(): boolean {
  const wanted = document.documentElement.dataset.motion
  return wanted === 'none' || (wanted !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}
