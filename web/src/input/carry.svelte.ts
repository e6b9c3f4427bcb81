// Carrying a piece with the mouse, a pen or a finger: it follows the pointer.
import { unflung } from './flings'

/** A press becomes a carry after this way; a shorter one stays a click or a tap. */
const THRESHOLD = 6
/** Above a finger, so that the piece can be seen. */
const LIFT = 56

export interface Carrier {
  canCarry: () => boolean
  onlift: () => void
  onmove: (x: number, y: number) => void
  /** Let go at a point of the page; nowhere where the carry was broken off. */
  ondrop: (point: [number, number] | null) => void
  /** The wheel, or another finger: turn the piece. */
  onturn?: (by: 1 | -1) => void
}

class Carry {
  piece: string | null = $state(null)
  x = $state(0)
  y = $state(0)
}

export const carry = new Carry()

/** Makes an element something that can be carried; used as its attachment. */
export function carriable(piece: string, carrier: Carrier): (element: HTMLElement) => () => void {
  return element => {
    const press = (event: PointerEvent) => begin(event, element, piece, carrier)
    element.addEventListener('pointerdown', press)
    const stop = unflung(element)
    return () => {
      element.removeEventListener('pointerdown', press)
      stop()
    }
  }
}

function begin(start: PointerEvent, element: HTMLElement, piece: string, carrier: Carrier): void {
  if (start.button !== 0 || carry.piece !== null || !carrier.canCarry()) return
  const lift = start.pointerType === 'touch' ? LIFT : 0
  const stop = new AbortController()
  const options = { signal: stop.signal }
  element.setPointerCapture(start.pointerId)

  // The element may go from the page meanwhile: the pointer is followed wherever it is.
  const always = { ...options, capture: true }
  window.addEventListener('pointermove', event => move(event), always)
  window.addEventListener('pointerup', event => end(event, true), always)
  window.addEventListener('pointercancel', event => end(event, false), always)
  window.addEventListener('wheel', event => turn(event, event.deltaY > 0 ? 1 : -1), { ...options, passive: false })
  window.addEventListener('pointerdown', event => event.pointerId !== start.pointerId && turn(event, 1), options)
  window.addEventListener('keydown', event => event.key === 'Escape' && end(null, false), options)

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    if (carry.piece === null && way < THRESHOLD) return
    if (carry.piece === null) {
      carry.piece = piece
      carrier.onlift()
    }
    carry.x = event.clientX
    carry.y = event.clientY - lift
    carrier.onmove(carry.x, carry.y)
  }

  function turn(event: Event, by: 1 | -1): void {
    if (carry.piece === null || !carrier.onturn) return
    event.preventDefault()
    carrier.onturn(by)
  }

  function end(event: PointerEvent | null, isDrop: boolean): void {
    if (event && event.pointerId !== start.pointerId) return
    stop.abort()
    if (carry.piece === null) return
    swallowClick(element)
    // Boards measure as they did on the way: the piece is carried until it lies.
    carrier.ondrop(isDrop && event ? [event.clientX, event.clientY - lift] : null)
    carry.piece = null
  }
}

/** The click that follows a carry is not a click on the piece. */
function swallowClick(element: HTMLElement): void {
  const swallow = (click: Event) => click.stopImmediatePropagation()
  element.addEventListener('click', swallow, { once: true, capture: true })
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
}
