// A plane that is fitted anew by itself does not jump: what lies on it drifts to its new place and size.
import { move } from './motion'

const DRIFT = 300

/** What is seen of a plane. */
interface Seen {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly left: number
  readonly top: number
  readonly isMoved: boolean
}

/** Lets what is drawn on a plane drift when the plane is fitted; not while a person moves it. An attachment. */
export function drifts(plane: Seen): (element: Element) => void {
  let before: Seen | null = null
  return element => {
    const { width, height, scale, left, top, isMoved } = plane
    const now = { width, height, scale, left, top, isMoved }
    if (before && !isMoved && before.width === width && before.height === height) drift(element, before, now)
    before = now
  }
}

function drift(element: Element, from: Seen, to: Seen): void {
  const [by, across, down] = wayBack(from, to)
  if (by === 1 && !across && !down) return
  move(element, [{ transform: `translate(${across}px, ${down}px) scale(${by})` }, { transform: 'none' }], DRIFT)
}

/** How what lies there now would have to be scaled and moved to lie as it did before. */
export function wayBack(from: Seen, to: Seen): [by: number, across: number, down: number] {
  const by = from.scale / to.scale
  return [by, from.left - to.left * by, from.top - to.top * by]
}
