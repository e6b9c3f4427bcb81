// Motion explains where something went. Nothing waits for it, a click skips it, and where motion is unwanted there is none.

const TRAVEL = 220
const TURN = 300
const PASS = 400
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)'
/** A piece that does not appear within this time does not travel. */
const SOON = 1500

const running = new Set<Animation>()
const expected = new Map<string, { from: Element | DOMRect; at: number }>()

/** Whether the person, or the system, wants nothing to move. */
export function prefersStill(): boolean {
  const wanted = document.documentElement.dataset.motion
  return wanted === 'none' || (wanted !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}

/** Move an element once; nothing where motion is unwanted. */
export function move(element: Element, frames: Keyframe[], duration: number, delay = 0): void {
  if (prefersStill()) return
  const animation = element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' })
  running.add(animation)
  const forget = () => running.delete(animation)
  animation.addEventListener('finish', forget)
  animation.addEventListener('cancel', forget)
}

/** Finish whatever moves; called by every press on the page. */
export function skip(): void {
  for (const animation of [...running]) animation.finish()
}

/** A piece will appear on these cells of a board: it comes from this element, or from where one was that goes meanwhile. */
export function expect(board: number, cells: readonly string[], from: Element | DOMRect | null | undefined): void {
  if (!from || prefersStill()) return
  for (const cell of cells) expected.set(`${board} ${cell}`, { from, at: performance.now() })
}

/** A laid piece travels from the hand or the seat to its cell; an attachment of the piece without a transform of its own. */
export function lands(board: number, cell: string): (element: Element) => void {
  return element => {
    const key = `${board} ${cell}`
    const found = expected.get(key)
    expected.delete(key)
    if (!found || performance.now() - found.at > SOON) return
    whenDrawn(() => {
      const from = found.from instanceof Element ? found.from.getBoundingClientRect() : found.from
      if (!from.width) return
      const to = element.getBoundingClientRect()
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
      const across = (middle(from)[0] - middle(to)[0]) / scale
      const down = (middle(from)[1] - middle(to)[1]) / scale
      const start = { transform: `translate(${across}px, ${down}px)`, opacity: 0.4 }
      return () => move(element, [start, { transform: 'none' }], TRAVEL)
    })
  }
}

/** Measures something and gives what to do with it, if there is something to do. */
type Measure = () => (() => void) | undefined
let measures: Measure[] = []

/**
 * Measure in the frame that paints this change, and act when all has been measured: who measures between two changes
 * makes the browser lay out the page twice. A page that nobody sees has no frames.
 */
export function whenDrawn(measure: Measure): void {
  if (!measures.length) (document.hidden ? queueMicrotask : requestAnimationFrame)(measureAll)
  measures.push(measure)
}

function measureAll(): void {
  const all = measures
  measures = []
  for (const act of all.map(measure => measure())) act?.()
}

/** What comes to light turns over, all at once; an attachment. */
export function turnsOver(element: Element): void {
  move(element, [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], TURN)
}

/** A hand comes from the neighbour on this side; an attachment. */
export function comesFrom(side: 'left' | 'right' | null): (element: Element) => void {
  return element => {
    if (!side) return
    const way = side === 'left' ? -90 : 90
    move(element, [{ transform: `translateX(${way}px)`, opacity: 0 }, { transform: 'none' }], PASS)
  }
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2]
}
