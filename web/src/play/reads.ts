// Pieces on the page that can be read: a resting mouse glances, a holding finger reads.
import { readable } from '../input/reading'
import type { Subject } from './showing.svelte'

interface Reader {
  glance: Subject | null
  subjectOf(element: HTMLElement | SVGElement): Subject | null
  openReading(subject: Subject | null): void
}

/** Makes the pieces inside an element readable (`data-cell` on a board, `data-piece` in a hand); used as its attachment. */
export function reads(play: Reader): (element: HTMLElement) => () => void {
  return readable({
    pieces: '[data-cell], [data-piece]',
    glance: piece => {
      play.glance = piece && !document.querySelector('[data-carried]') ? play.subjectOf(piece) : null
    },
    read: piece => play.openReading(play.subjectOf(piece)),
  })
}

/** Tells a play whether its board is touched by a finger or by something finer; an attachment of the board. */
export function follows(play: { isTouching: boolean }): (element: HTMLElement) => () => void {
  return element => {
    const touched = (event: PointerEvent) => {
      play.isTouching = event.pointerType === 'touch'
    }
    const typed = () => {
      play.isTouching = false
    }
    const stop = new AbortController()
    const options = { capture: true, signal: stop.signal }
    element.addEventListener('pointerdown', touched, options)
    element.addEventListener('pointermove', touched, options)
    element.addEventListener('keydown', typed, options)
    return () => stop.abort()
  }
}
