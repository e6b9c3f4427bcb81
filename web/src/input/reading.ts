// Reading a piece: a mouse that rests on it for half a second glances at it, a finger that holds it reads it.

const REST = 500
const HOLD = 350
/** A finger that moves further than this scrolls or carries. */
const WAY = 8

export interface Reader {
  /** Pieces that can be read, as a CSS selector. */
  pieces: string
  /** The mouse rests on a piece, or has left it. */
  glance: (piece: HTMLElement | null) => void
  read: (piece: HTMLElement) => void
}

/** Makes the pieces inside an element readable; used as its attachment. */
export function readable({ pieces, glance, read }: Reader): (element: HTMLElement) => () => void {
  return element => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let under: HTMLElement | null = null
    let isGlancing = false
    let start: PointerEvent | null = null
    /** Where the mouse was pressed: what comes under it there, without its moving, is not glanced at. */
    let pressed: PointerEvent | null = null

    const pieceOf = (event: Event) => (event.target as Element).closest<HTMLElement>(pieces)

    function rest(): void {
      clearTimeout(timer)
      if (isGlancing) glance(null)
      isGlancing = false
      start = null
    }

    function over(event: PointerEvent): void {
      const piece = pieceOf(event)
      if (event.pointerType !== 'mouse' || event.buttons || piece === under) return
      if (pressed && event.clientX === pressed.clientX && event.clientY === pressed.clientY) return
      pressed = null
      rest()
      under = piece
      if (piece) timer = setTimeout(() => look(piece), REST)
    }

    function look(piece: HTMLElement): void {
      isGlancing = true
      glance(piece)
    }

    function down(event: PointerEvent): void {
      rest()
      const piece = pieceOf(event)
      pressed = event.pointerType === 'mouse' ? event : null
      if (pressed || !piece) return
      start = event
      timer = setTimeout(() => hold(piece), HOLD)
    }

    function hold(piece: HTMLElement): void {
      element.addEventListener('click', swallow, { once: true, capture: true })
      read(piece)
    }

    /** The click that ends a hold chooses nothing. */
    function swallow(event: Event): void {
      event.stopPropagation()
      event.preventDefault()
    }

    function move(event: PointerEvent): void {
      if (pressed) over(event)
      if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > WAY) rest()
    }

    function leave(): void {
      rest()
      under = null
      pressed = null
    }

    const stop = new AbortController()
    const listen = (name: string, run: (event: PointerEvent) => void) =>
      element.addEventListener(name, run as EventListener, { signal: stop.signal })
    listen('pointerover', over)
    listen('pointerdown', down)
    listen('pointermove', move)
    listen('pointerup', rest)
    listen('pointercancel', rest)
    listen('pointerleave', leave)
    return () => {
      leave()
      stop.abort()
    }
  }
}
