// A plane that is larger than its view: where it is looked at, and how large. Units are the game's, pixels the screen's.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Room round what is fitted, in pixels, so that labels at its edge can be read. */
const MARGIN = 36
/** Room round a point that must be seen where something lies outside: what is told at the edge must not cover it. */
const CLEAR = 60
const ZOOM = 1.25

export class Plane {
  /** The view in pixels. */
  width = $state(0)
  height = $state(0)
  /** Pixels of one unit, and where the origin lies in the view. */
  scale = $state(1)
  left = $state(0)
  top = $state(0)
  /** Pixels at the right, at the left and at the top that something else covers: what is fitted keeps clear of them. */
  aside = $state(0)
  before = $state(0)
  above = $state(0)
  /** The same at the bottom. */
  under = $state(0)
  /** What lies on the plane. */
  content: Box = $state.raw({ x: 0, y: 0, width: 1, height: 1 })
  /** The person has moved it: it is not fitted by itself any more. */
  isMoved = $state(false)
  /** The view on the page, as soon as it is there. */
  element: Element | null = null

  /** `least` and `most` pixels of a unit; fitting shrinks no further than `least`, what is outside is told at the edge. */
  constructor(
    private least: number,
    private most: number,
    private readonly margin = MARGIN,
  ) {}

  get visible(): Box {
    return {
      x: -this.left / this.scale,
      y: -this.top / this.scale,
      width: this.width / this.scale,
      height: this.height / this.scale,
    }
  }

  /** On which sides something lies outside the view. */
  get beyond(): Record<'above' | 'below' | 'left' | 'right', boolean> {
    const { x, y, width, height } = this.content
    const [left, top] = this.toScreen(x, y)
    return {
      above: top < this.above - 1,
      below: top + height * this.scale > this.height - this.under + 1,
      left: left < -1,
      right: left + width * this.scale > this.room + 1,
    }
  }

  get isLarger(): boolean {
    const { above, below, left, right } = this.beyond
    return above || below || left || right
  }

  /** How wide the part is that nothing covers. */
  private get room(): number {
    return this.width - this.aside
  }

  /** What can ever come into the view, in pixels from the origin: `keepInSight` lets nobody pan further. */
  get reach(): Box {
    const { content, scale, width, height } = this
    return {
      x: content.x * scale - width,
      y: content.y * scale - height,
      width: content.width * scale + 2 * width,
      height: content.height * scale + 2 * height,
    }
  }

  toScreen(x: number, y: number): [number, number] {
    return [x * this.scale + this.left, y * this.scale + this.top]
  }

  toPlane(x: number, y: number): [number, number] {
    return [(x - this.left) / this.scale, (y - this.top) / this.scale]
  }

  /** A point of the page on the plane. */
  at(clientX: number, clientY: number): [number, number] {
    const box = this.element?.getBoundingClientRect()
    return this.toPlane(clientX - (box?.left ?? 0), clientY - (box?.top ?? 0))
  }

  /** How many of these points lie above, below, left and right of the view. */
  outside(points: readonly [number, number][]): Record<'above' | 'below' | 'left' | 'right', number> {
    const found = { above: 0, below: 0, left: 0, right: 0 }
    for (const [px, py] of points) {
      const [x, y] = this.toScreen(px, py)
      if (y < 0) found.above += 1
      else if (y > this.height) found.below += 1
      else if (x < 0) found.left += 1
      else if (x > this.width) found.right += 1
    }
    return found
  }

  /** Whether a part of one of these squares of one unit, told by their middles, lies outside the view. */
  hides(middles: readonly [number, number][]): boolean {
    return middles.some(([x, y]) => {
      const [left, top] = this.toScreen(x - 0.5, y - 0.5)
      const [right, bottom] = this.toScreen(x + 0.5, y + 0.5)
      return left < -1 || top < -1 || right > this.width + 1 || bottom > this.height + 1
    })
  }

  /** The view has this size now; what the person has moved to its middle stays there. */
  resize(width: number, height: number): void {
    if (width === this.width && height === this.height) return
    const isFirst = this.width === 0
    const [right, down] = [(width - this.width) / 2, (height - this.height) / 2]
    this.width = width
    this.height = height
    if (isFirst || !this.isMoved) this.fit()
    else this.pan(right, down)
  }

  /** This lies on the plane now; nothing moves as long as it can be seen, or once the person has moved the plane. */
  hold(content: Box): void {
    this.content = content
    if (!this.isMoved && this.isLarger) this.fit()
  }

  /** All of it, in the middle, as large as it can be. */
  fit(): void {
    this.isMoved = false
    const { x, y, width, height } = this.content
    const scale = Math.min(
      (this.room - this.before - 2 * this.margin) / Math.max(width, 1),
      (this.height - this.above - this.under - 2 * this.margin) / Math.max(height, 1),
    )
    this.scale = clamp(scale, this.least, this.most)
    this.left = (this.before + this.room) / 2 - (x + width / 2) * this.scale
    this.top = (this.above + this.height - this.under) / 2 - (y + height / 2) * this.scale
  }

  /** From now on what is fitted may shrink and grow as far as this; what the person has moved stays where it is. */
  allow(least: number, most = this.most): void {
    if (least === this.least && most === this.most) return
    this.least = least
    this.most = most
    if (!this.isMoved) this.fit()
  }

  pan(right: number, down: number): void {
    this.isMoved = true
    this.left += right
    this.top += down
    this.keepInSight()
  }

  /** Larger (`steps` > 0) or smaller round a point of the view, its middle if none is named. */
  zoom(steps: number, x = this.width / 2, y = this.height / 2): void {
    this.zoomTo(this.scale * ZOOM ** steps, x, y)
  }

  zoomTo(scale: number, x: number, y: number): void {
    const [planeX, planeY] = this.toPlane(x, y)
    this.isMoved = true
    this.scale = clamp(scale, this.least / 2, this.most * 2)
    this.left = x - planeX * this.scale
    this.top = y - planeY * this.scale
    this.keepInSight()
  }

  /** Bring a point into the view, with some room round it, by the shortest way. */
  show(x: number, y: number): void {
    const [right, down] = this.wayTo(x, y)
    if (right || down) this.pan(right, down)
  }

  /**
   * Bring a box into the view, before all its first corner, along the ways that do not fit and sideways no further than to the edge of what
   * lies there. The person has not moved the plane by this: it is fitted by itself as before.
   */
  lead({ x, y, width, height }: Box): void {
    const { isMoved, content, scale, margin } = this
    const isWider = content.width * scale > this.room
    const isHigher = content.height * scale > this.height - this.above - this.under
    for (const corner of [
      [x + width, y + height],
      [x, y],
    ] as const) {
      const [right, down] = this.wayTo(...corner)
      const [left] = this.toScreen(content.x, 0)
      const across = clamp(right, this.room - margin - left - content.width * scale, margin - left)
      this.pan(isMoved ? right : isWider ? across : 0, isMoved || isHigher ? down : 0)
    }
    this.isMoved = isMoved
  }

  /** Whether a point lies in the view, with some room round it. */
  isInSight(x: number, y: number): boolean {
    return this.wayTo(x, y).every(way => Math.abs(way) < 1)
  }

  /** How far the plane must move, right and down, until a point is in sight. */
  private wayTo(x: number, y: number): [number, number] {
    const [left, top] = this.toScreen(x, y)
    const clear = this.isLarger ? CLEAR : 0
    const [beside, over] = [Math.min(clear, this.room / 5), Math.min(clear, (this.height - this.above) / 5)]
    return [clamp(left, beside, this.room - beside) - left, clamp(top, this.above + over, this.height - over) - top]
  }

  /** Put a point in the middle. */
  centre(x: number, y: number): void {
    const [left, top] = this.toScreen(x, y)
    this.pan(this.room / 2 - left, this.height / 2 - top)
  }

  /** The plane cannot be pushed out of its view: a part of the content always stays in it. */
  private keepInSight(): void {
    const { x, y, width, height } = this.content
    const [left, top] = this.toScreen(x, y)
    this.left += clamp(left, 2 * MARGIN - width * this.scale, this.width - 2 * MARGIN) - left
    this.top += clamp(top, 2 * MARGIN - height * this.scale, this.height - 2 * MARGIN) - top
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(Math.max(least, most), value))
}
