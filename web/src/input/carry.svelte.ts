// Carrying a piece with the mouse, a pen or a finger: it follows the pointer and snaps to the places under it.

/** A press becomes a carry after this way; a shorter one stays a click or a tap. */
const THRESHOLD = 6
/** Above a finger, so that the piece can be seen. */
const LIFT = 56

export interface Spot {
  board: number
  cell: string
}

export interface Carrier {
  canCarry: () => boolean
  onlift: () => void
  /** The place under the piece, if any. */
  onmove: (spot: Spot | null) => void
  ondrop: (spot: Spot | null) => void
}

class Carry {
  tile: string | null = $state(null)
  x = $state(0)
  y = $state(0)
}

export const carry = new Carry()

/** Makes an element something that can be carried; used as an attachment of the piece in the hand. */
export function carriable(tile: string, carrier: Carrier): (element: HTMLElement) => () => void {
  return element => {
    const press = (event: PointerEvent) => begin(event, element, tile, carrier)
    element.addEventListener('pointerdown', press)
    return () => element.removeEventListener('pointerdown', press)
  }
}

function begin(start: PointerEvent, element: HTMLElement, tile: string, carrier: Carrier): void {
  if (start.button !== 0 || !carrier.canCarry()) return
  const lift = start.pointerType === 'touch' ? LIFT : 0
  const stop = new AbortController()
  const options = { signal: stop.signal }
  element.setPointerCapture(start.pointerId)

  element.addEventListener('pointermove', event => move(event), options)
  element.addEventListener('pointerup', event => end(event, true), options)
  element.addEventListener('pointercancel', event => end(event, false), options)

  function move(event: PointerEvent): void {
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    if (carry.tile === null && way < THRESHOLD) return
    if (carry.tile === null) {
      carry.tile = tile
      carrier.onlift()
    }
    carry.x = event.clientX
    carry.y = event.clientY - lift
    carrier.onmove(spotAt(carry.x, carry.y))
  }

  function end(event: PointerEvent, isDrop: boolean): void {
    stop.abort()
    if (carry.tile === null) return
    carry.tile = null
    swallowClick(element)
    carrier.ondrop(isDrop ? spotAt(event.clientX, event.clientY - lift) : null)
  }
}

/** The click that follows a carry is not a click on the tile. */
function swallowClick(element: HTMLElement): void {
  const swallow = (click: Event) => click.stopImmediatePropagation()
  element.addEventListener('click', swallow, { once: true, capture: true })
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
}

function spotAt(x: number, y: number): Spot | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const cell = element.closest<HTMLElement>('[data-cell]')
    const board = cell?.closest<HTMLElement>('[data-board]')
    if (cell?.dataset.cell && board?.dataset.board)
      return { board: Number(board.dataset.board), cell: cell.dataset.cell }
  }
  return null
}
