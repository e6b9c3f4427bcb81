// How my castle is looked at: fitted clear of what lies over it, led to the place in question.
import { untrack } from 'svelte'
import { carry } from '../../input/carry.svelte'
import { screen } from '../../input/screen.svelte'
import { Plane } from '../../play/plane.svelte'
import { middleOf } from './castle'
import { boundsOf, boxOf, type Lying, widened } from './drawings/bounds'
import type { LudwigGestures } from './gestures.svelte'

/** What lies at the right of a wide castle: the card with what a place would bring. */
const CARD = 298
const WIDE = 640
/** What lies over its top left: points and money, and below them what they would be. */
const PLATE = { width: 250, height: 80 }
/** How much of the plate's width and height a castle may keep clear of. */
const PARTS = [0, 0.2, 0.4, 0.6, 0.8, 1]
/** Cells round a castle that is still small: a room at its edge lies in sight. */
const ROUND = 4
/** Pixels of a cell that a castle on a desk keeps where there is room for it. */
const READABLE = 26
/** A number at a door reaches so far out of its room. */
const PILL = 20
/** Room round the castle on a small screen, where numbers stand at doors only while a tile is placed nearby. */
const TIGHT = 14
/** Pixels of a cell in which a tile is placed on a small screen. */
const NEAR = 24

export class Sight {
  private readonly least = screen.isSmall ? 4 : 12
  private readonly most = screen.isSmall ? 28 : innerWidth < 1600 ? 34 : 46
  readonly plane = new Plane(this.least, this.most, screen.isSmall ? TIGHT : undefined)
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
    const { plane } = this
    void this.content
    plane.aside = this.hasCard ? CARD : 0
    untrack(() => {
      if (!screen.isSmall) plane.allow(this.least, this.largest())
      this.giveWay(screen.isSmall ? [0] : PARTS)
    })
  }

  /** Pixels of a cell that leave room round the castle for what is placed at its edge, as long as it can still be read. */
  private largest(): number {
    const { plane, content } = this
    const across = (plane.width - plane.aside) / (content.width + 2 * ROUND)
    const down = plane.height / (content.height + 2 * ROUND)
    return Math.min(this.most, Math.max(READABLE, Math.min(across, down)))
  }

  /** What reaches under the plate moves to the right or down, so that the castle stays as large as it can. */
  private giveWay(parts: readonly number[]): void {
    let best = { before: 0, above: 0, scale: 0 }
    for (const before of parts.map(part => part * (PLATE.width - PILL)))
      for (const above of parts.map(part => part * PLATE.height)) {
        const { scale } = this.keepClear(before, above)
        const isClear = !this.play().castle.some(tile => this.isUnderPlate(tile))
        if (scale > best.scale && isClear) best = { before, above, scale }
      }
    this.keepClear(best.before, best.above)
  }

  private isUnderPlate({ x, y }: Lying): boolean {
    const [left, top] = this.plane.toScreen(x, y)
    return left < PLATE.width + PILL && top < PLATE.height + PILL
  }

  private keepClear(before: number, above: number): Plane {
    Object.assign(this.plane, { before, above }).fit()
    return this.plane
  }

  /** The keyboard and the stepper lead to places outside the view: all of the tile comes into sight. */
  private showWalked(): void {
    const place = screen.isSmall ? null : this.play().walked
    if (!place) return
    untrack(() => {
      // The number on its edge comes into sight with it.
      const { x, y, width, height } = widened(boxOf(place), PILL / this.plane.scale)
      this.plane.show(x, y)
      this.plane.show(x + width, y + height)
    })
  }

  /** On a small screen a tile is placed in a castle that can be read: all of it, or the place in the middle; then all is seen again. */
  private comeNear(): void {
    const { plane } = this
    if (!this.isNear) {
      if (screen.isSmall) untrack(() => plane.fit())
      return
    }
    // Nothing moves under a tile that is carried.
    if (carry.piece !== null) return
    const play = this.play()
    const { pointed } = play
    if (!pointed && play.spots.length) untrack(() => play.walk(1))
    const at = pointed && play.walked ? middleOf(boxOf(pointed)) : null
    if (!at) return
    untrack(() => {
      const { width, height } = plane
      const all = widened(boundsOf(pointed ? [...play.castle, pointed] : play.castle), PILL / NEAR)
      const fitting = Math.min(width / all.width, height / all.height)
      const scale = Math.max(plane.scale, NEAR)
      plane.zoomTo(fitting < NEAR ? scale : Math.min(scale, fitting), width / 2, height / 2)
      // A castle that is seen as a whole stays so.
      plane.centre(...(fitting < NEAR ? at : middleOf(all)))
    })
  }
}
