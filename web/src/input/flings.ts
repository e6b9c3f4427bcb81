// Strokes that are no flings. Chromium starts a fling even where it may not scroll, and takes a tap in the next two
// seconds for one that only stops it, without a click. A stroke that is refused to it starts none.

/** A finger that moves less may still be tapping. */
const THRESHOLD = 6

/** Refuses the browser the strokes over an element that it may not scroll by them; used as its attachment. */
export function unflung(element: HTMLElement): () => void {
  let start: Touch | undefined
  let allowed = ''

  function begin({ touches }: TouchEvent): void {
    start = touches[0]
    allowed = getComputedStyle(element).touchAction
  }

  function move(event: TouchEvent): void {
    const now = event.touches[0]
    if (!start || !now) return
    const [right, below] = [Math.abs(now.clientX - start.clientX), Math.abs(now.clientY - start.clientY)]
    const isOurs = allowed === 'none' || (allowed === 'pan-x' && below > right)
    if (isOurs && (event.touches.length > 1 || Math.hypot(right, below) > THRESHOLD)) event.preventDefault()
  }

  element.addEventListener('touchstart', begin, { passive: true })
  element.addEventListener('touchmove', move, { passive: false })
  return () => {
    element.removeEventListener('touchstart', begin)
    element.removeEventListener('touchmove', move)
  }
}
