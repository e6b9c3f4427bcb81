// How my castle is looked at: fitted clear of what lies over it, led to the place in question.
import { untrack } from 'svelte'
import { screen } from '../../input/screen.svelte'
import { Plane } from '../../play/plane.svelte'
import { middleOf } from './castle'
import { boundsOf, boxOf, widened } from './drawings/bounds'
import type { LudwigGestures } from './gestures.svelte'

/** What lies at the right of a wide castle: the card with what a place would bring. */
const CARD = 298
const WIDE = 640
/** What lies over its top left: points and money. */
const PLATE = { width: 250, height: 56 }
/** Pixels of a cell in which a tile is placed on a small screen. */
const NEAR = 24

export class Sight {
  readonly plane = new Plane(screen.isSmall ? 9 : 12, screen.isSmall ? 28 : innerWidth < 1600 ? 34 : 46)
  readonly content = $derived.by(() => widened(boundsOf(this.play().castle), 0.2))
  /** Whether there is room for a card beside the castle. */
  readonly hasCard = $derived.by(() => !screen.isSmall && this.plane.width > WIDE)
  private readonly isNear = $derived.by(() => screen.isSmall && this.play().isPlacing)

  /** To be made with the component that shows it: it lives as long. */
  constructor(private readonly play: () => LudwigGestures) {
    $effect(() => this.fit())
    $effect(() => this.showWalked())
    $effect(() => this.comeNear())
  }

  private fit(): void {
    const { plane, content } = this
    plane.aside = this.hasCard ? CARD : 0
    plane.above = 0
    untrack(() => plane.fit())
    const [left, top] = untrack(() => plane.toScreen(content.x, content.y))
    // Only a castle that reaches under the plate gives way to it.
    if (screen.isSmall || left > PLATE.width || top > PLATE.height + 20) return
    plane.above = PLATE.height
    untrack(() => plane.fit())
  }

  /** The keyboard and the stepper lead to places outside the view: all of the tile comes into sight. */
  private showWalked(): void {
    const place = screen.isSmall ? null : this.play().walked
    if (!place) return
    const { x, y, width, height } = boxOf(place)
    untrack(() => {
      this.plane.show(x, y)
      this.plane.show(x + width, y + height)
    })
  }

  /** On a small screen a tile is placed in a castle that can be read, the place in the middle; then all of it is seen again. */
  private comeNear(): void {
    const { plane } = this
    if (!this.isNear) {
      if (screen.isSmall) untrack(() => plane.fit())
      return
    }
    const play = this.play()
    const { pointed } = play
    if (!pointed && play.spots.length) untrack(() => play.walk(1))
    const at = pointed && play.walked ? middleOf(boxOf(pointed)) : null
    if (!at) return
    untrack(() => {
      plane.zoomTo(Math.max(plane.scale, NEAR), plane.width / 2, plane.height / 2)
      plane.centre(...at)
    })
  }
}
