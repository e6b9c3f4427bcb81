// Moving a plane with the mouse or fingers: one moves, two zoom; a second finger turns a tile that is being carried.

interface Panning {
  move: (x: number, y: number) => void
  zoom: (factor: number, at: { clientX: number; clientY: number }) => void
  turn: () => void
  isCarrying: () => boolean
}

/** A press becomes a pan after this way. */
const WAY = 6

export function pan({ move, zoom, turn, isCarrying }: Panning): (element: HTMLElement) => () => void {
  return element => {
    const fingers = new Map<number, PointerEvent>()
    let isPanning = false
    let start: PointerEvent | null = null

    function down(event: PointerEvent): void {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      if (fingers.size === 0) start = event
      fingers.set(event.pointerId, event)
    }

    function drag(event: PointerEvent): void {
      const before = fingers.get(event.pointerId)
      if (!before || !start) return
      const other = [...fingers.values()].find(finger => finger.pointerId !== event.pointerId)
      fingers.set(event.pointerId, event)
      if (other) pinch(before, event, other)
      else if (isPanning || Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > WAY) {
        if (!isPanning) element.setPointerCapture(event.pointerId)
        isPanning = true
        move(event.clientX - before.clientX, event.clientY - before.clientY)
      }
    }

    function pinch(before: PointerEvent, now: PointerEvent, other: PointerEvent): void {
      const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY)
      const is = Math.hypot(now.clientX - other.clientX, now.clientY - other.clientY)
      isPanning = true
      if (was > 0)
        zoom(is / was, {
          clientX: (now.clientX + other.clientX) / 2,
          clientY: (now.clientY + other.clientY) / 2,
        })
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId)
      if (fingers.size > 0) return
      if (isPanning) element.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
      isPanning = false
      start = null
    }

    /** The click that ends a pan is not a click on the castle. */
    function swallow(event: Event): void {
      event.stopPropagation()
    }

    const stop = new AbortController()
    const options = { signal: stop.signal }
    element.addEventListener('pointerdown', down, options)
    element.addEventListener('pointermove', drag, options)
    element.addEventListener('pointerup', up, options)
    element.addEventListener('pointercancel', up, options)
    const second = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !event.isPrimary && isCarrying()) turn()
    }
    window.addEventListener('pointerdown', second, options)
    return () => stop.abort()
  }
}
