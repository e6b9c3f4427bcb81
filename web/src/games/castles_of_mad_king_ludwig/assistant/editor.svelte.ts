// A castle typed in: a tile is found by its name, its places come from the scorer, the nearest first.
import type { Editor } from '../../../score/assistant'
import type { Desk } from '../../../score/desk.svelte'
import { found, type Named } from '../../../score/finding'
import { type Fit, scorer } from '../../../score/scorer'
import { text } from '../../../texts/texts.svelte'
import type { Button } from '../../face'
import { middleOf, OPEN } from '../castle'
import { boxOf } from '../drawings/bounds'
import type { Point } from '../drawings/plan'
import { FACTS } from '../facts'
import { type LudwigPlace, pillAt, placesOf } from '../places'
import { roomName } from '../words'
import {
  type CastleOwner,
  type CastlesDocument,
  type DrawnTile,
  newOwner,
  type TileRow,
  toggled,
  withOwner,
  withoutTile,
  withTile,
} from './document'

/** A place with the totals of all castles when the tile lies there. */
export interface TypedPlace extends LudwigPlace {
  totals: readonly number[]
}

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
/** Tiles of which there are several; a hallway shows the face of its level by itself. */
const MANY = ['hallway', 'stairs']

/** What can be typed: everything but foyers and the other face of the hallway. */
function typeable(): Named[] {
  return Object.keys(FACTS.tiles)
    .filter(tile => !tile.startsWith('foyer_') && tile !== 'downstairs_hallway')
    .map(piece => ({ piece, name: roomName(piece) }))
}

/** How near to the cell before a door a press means that door, in cells. */
const ON_DOOR = 0.6

const away = ([x, y]: Point, [toX, toY]: Point) => Math.hypot(x - toX, y - toY)

export class CastleEditor implements Editor {
  query = $state('')
  /** The tile that was chosen among those found; else the first of them is meant. */
  private taken: string | null = $state(null)
  /** A tile of the castle that is looked at, and whether it is being moved, by its number. */
  selected: number | null = $state(null)
  isLifted = $state(false)
  private fits: { piece: string; places: TypedPlace[] } = $state.raw({ piece: '', places: [] })
  private aim: Point | null = $state.raw(null)
  private pointedKey: string | null = $state(null)
  /** Whether keys or the stepper have led to the place: only then the view follows it. */
  isWalked = $state(false)
  private asked = 0
  /** Told when a tile was laid, in the very moment of the press. */
  onlaid: (() => void) | null = null

  constructor(private readonly desk: Desk<CastlesDocument>) {}

  // What lies there.

  readonly owner: CastleOwner = $derived.by(() => this.desk.document.players[this.desk.board] ?? newOwner([]))
  /** The castle as the scorer knows it, in the document's coordinates. */
  readonly castle: DrawnTile[] = $derived.by(() => {
    const sheet = this.desk.report?.boards[this.desk.board] as { castle?: DrawnTile[] } | undefined
    return sheet?.castle ?? []
  })
  /** Tiles that lie on others and do not count, by their numbers. */
  readonly apart: number[] = $derived.by(() => {
    const drawn = this.castle.map(({ index }) => index)
    return this.desk.isAsking ? [] : [...this.owner.tiles.keys()].filter(index => !drawn.includes(index))
  })

  whoHas(tile: string): number | null {
    if (MANY.includes(tile)) return null
    const owner = this.desk.document.players.findIndex(({ tiles }) => tiles.some(([name]) => name === tile))
    return owner < 0 ? null : owner
  }

  // Finding a tile.

  private readonly named: Named[] = $derived.by(typeable)
  readonly results: Named[] = $derived.by(() => {
    const isLast = (piece: string) => this.whoHas(piece) !== null
    return found(this.query, this.named, { isLast, isUsual: piece => MANY.includes(piece) })
  })
  /** The tile in question. */
  readonly piece: string | null = $derived.by(() => {
    if (this.isLifted && this.selected !== null) return this.owner.tiles[this.selected]?.[0] ?? null
    const free = this.results.filter(({ piece }) => this.whoHas(piece) === null)
    return (free.find(({ piece }) => piece === this.taken) ?? free[0])?.piece ?? null
  })

  type(words: string): void {
    this.query = words
    this.taken = null
    this.letGo()
  }

  take(tile: string): void {
    this.taken = tile
    this.letGo()
  }

  private letGo(): void {
    this.selected = null
    this.isLifted = false
    this.aim = null
    this.pointedKey = null
    this.isWalked = false
  }

  /** Everything is put away: the next tile is typed. */
  clear(): void {
    this.type('')
  }

  // Its places.

  /** The document without the tile that is being moved. */
  private readonly base: CastlesDocument = $derived.by(() => {
    const { document, board } = this.desk
    if (!this.isLifted || this.selected === null) return document
    return withOwner(document, board, withoutTile(this.owner, this.selected))
  })

  /** Ask where the tile in question may lie; answers that come too late are nobody's. */
  async look(): Promise<void> {
    const { piece, base } = this
    const { board } = this.desk
    const number = ++this.asked
    if (!piece) {
      this.fits = { piece: '', places: [] }
      return
    }
    const answer = await scorer.ask({ ask: 'places', document: base, board, piece }).catch(() => ({ places: [] }))
    if (number === this.asked) this.fits = { piece, places: this.placed(piece, answer.places) }
  }

  private placed(piece: string, fits: readonly Fit[]): TypedPlace[] {
    const spots = fits.map(({ place, turn }, action) => {
      const [x, y] = place as readonly [number, number]
      return { action, piece, x, y, turn: Number(turn ?? 0) }
    })
    return placesOf(this.standing, this.desk.board, spots).map((place, index) => ({
      ...place,
      totals: fits[index]?.totals ?? [],
    }))
  }

  /** The castle without the tile being moved: doors that were joined with it are open again. */
  readonly standing: DrawnTile[] = $derived.by(() => {
    const moved = this.isLifted ? this.castle.findIndex(({ index }) => index === this.selected) : -1
    if (moved < 0) return this.castle
    const doorsOf = (doors: number[]) => doors.map(door => (door === moved ? OPEN : door > moved ? door - 1 : door))
    return this.castle.flatMap((tile, at) => (at === moved ? [] : [{ ...tile, doors: doorsOf(tile.doors) }]))
  })

  /** Nearest to where somebody has pointed, else to what was laid last. */
  private readonly from: Point = $derived.by(() => {
    const last = this.castle.at(-1)
    return this.aim ?? (last ? middleOf(boxOf(last)) : [0, 0])
  })
  readonly places: TypedPlace[] = $derived.by(() => {
    const places = this.fits.piece === this.piece ? this.fits.places : []
    return [...places].sort(
      (one, other) => away(middleOf(boxOf(one)), this.from) - away(middleOf(boxOf(other)), this.from),
    )
  })
  readonly pointed: TypedPlace | null = $derived.by(
    () => this.places.find(place => keyOf(place) === this.pointedKey) ?? this.places[0] ?? null,
  )
  /** One place for each door, in the order of nearness. */
  readonly spots: TypedPlace[] = $derived.by(() => {
    const first = new Map<string, TypedPlace>()
    for (const place of this.places) if (!first.has(place.anchor)) first.set(place.anchor, place)
    return [...first.values()]
  })
  /** Places that a turn leads to: at the same door, or on the same cells. */
  private readonly beside: TypedPlace[] = $derived.by(() =>
    this.places
      .filter(place => this.pointed && (place.anchor === this.pointed.anchor || isSameBox(place, this.pointed)))
      .sort((one, other) => one.turn - other.turn || one.x - other.x || one.y - other.y),
  )
  readonly at: number = $derived.by(() => 1 + this.spots.findIndex(({ anchor }) => anchor === this.pointed?.anchor))
  readonly turns: number = $derived.by(() => this.beside.length)

  gainOf(place: TypedPlace): number {
    return (place.totals[this.desk.board] ?? 0) - this.desk.total(this.desk.board)
  }

  point(place: TypedPlace, isWalked = false): void {
    this.pointedKey = keyOf(place)
    this.isWalked = isWalked
  }

  walk(by: 1 | -1): void {
    const next = this.spots[(this.at - 1 + by + this.spots.length) % this.spots.length]
    if (next) this.point(next, true)
  }

  turn(by: 1 | -1): void {
    const at = this.pointed ? this.beside.indexOf(this.pointed) : 0
    const next = this.beside[(at + by + this.turns) % this.turns]
    if (next) this.point(next, this.isWalked)
  }

  /** To the door that lies in this direction. */
  private go([stepX, stepY]: Point): void {
    if (!this.pointed) return
    const [x, y] = pillAt(this.standing, this.pointed)
    const rated = this.spots.map(place => {
      const [toX, toY] = pillAt(this.standing, place)
      const along = (toX - x) * stepX + (toY - y) * stepY
      return { place, along, far: along + 2 * (Math.abs((toX - x) * stepY) + Math.abs((toY - y) * stepX)) }
    })
    const ahead = rated
      .filter(({ along }) => along > 0.1)
      .sort((one, other) => one.far - other.far || byDoor(one.place, other.place))[0]
    if (ahead) this.point(ahead.place, true)
  }

  /** The place that a point means: that of the door it lies on, else the one whose tile would lie nearest. */
  near(point: Point): TypedPlace | null {
    const door = this.spots.find(place => away(pillAt(this.standing, place), point) < ON_DOOR)
    if (door && door.anchor !== this.pointed?.anchor) return door
    return this.places.reduce<TypedPlace | null>((best, place) => {
      const isNearer = best && away(middleOf(boxOf(best)), point) <= away(middleOf(boxOf(place)), point)
      return isNearer ? best : place
    }, null)
  }

  /** Somebody pressed the ground: the place that is meant; pressed again, or pointed at before, the tile lies there. */
  aimAt(point: Point): void {
    const place = this.near(point)
    if (!place) return
    if (place === this.pointed && isIn(place, point)) this.lay()
    else {
      this.point(place)
      this.aim = point
    }
  }

  // What is typed.

  get main(): Button | null {
    const label = text(this.isLifted ? 'typed-move-here' : 'typed-lay-here')
    return { label, icon: 'check', can: this.pointed !== null, run: () => this.lay() }
  }

  lay(): void {
    const place = this.pointed
    if (!place) return
    const tile: TileRow = [place.name, place.x, place.y, place.turn]
    const owner = this.base.players[this.desk.board]
    if (!owner) return
    const index = this.isLifted && this.selected !== null ? this.selected : owner.tiles.length
    this.desk.change(withOwner(this.base, this.desk.board, withTile(owner, index, tile)))
    this.clear()
    this.onlaid?.()
  }

  select(index: number): void {
    this.type('')
    this.selected = this.owner.tiles[index] ? index : null
  }

  /** Take the looked-at tile up, to lay it elsewhere or turned. */
  lift(): void {
    if (this.selected === null || this.selected === 0) return
    const [, x, y] = this.owner.tiles[this.selected] ?? ['', 0, 0, 0]
    this.isLifted = true
    this.aim = [x + 1, y + 1]
    this.pointedKey = null
  }

  remove(): void {
    if (!this.selected) return
    const owner = withoutTile(this.owner, this.selected)
    this.letGo()
    this.own(owner)
  }

  own(owner: Partial<CastleOwner>): void {
    this.desk.change(withOwner(this.desk.document, this.desk.board, owner))
  }

  toggleCard(card: string): void {
    this.own({ bonus_cards: toggled(this.owner.bonus_cards, card) })
  }

  toggleFavour(favour: string): void {
    this.desk.change({ ...this.desk.document, favors: toggled(this.desk.document.favors, favour) })
  }

  toggleStack(stack: number | string): void {
    this.desk.change({ ...this.desk.document, depleted: toggled(this.desk.document.depleted, stack) })
  }

  setEdition(edition: 'first' | 'second'): void {
    this.desk.change({ ...this.desk.document, edition })
  }

  // Keys: letters find a tile, arrows walk the doors, page keys all of them in turn, arrows with Shift turn, Enter lays.

  key(event: KeyboardEvent): boolean {
    const isElsewhere = event.target instanceof Element && event.target.closest('button, a, select, summary')
    if (isElsewhere && (event.key === 'Enter' || event.key === ' ')) return false
    if (this.command(event)) return true
    if (event.key === 'Backspace' && this.query) this.type(this.query.slice(0, -1))
    else if ([...event.key].length === 1 && /[\p{L}\p{N}']/u.test(event.key)) this.type(this.query + event.key)
    else if (event.key === ' ' && this.query) this.type(`${this.query} `)
    else return false
    return true
  }

  /** The keys that mean the same inside the search field. */
  command(event: KeyboardEvent): boolean {
    const way = WAYS[event.key]
    if (way && this.pointed) {
      if (event.shiftKey) this.turn(way[0] + way[1] > 0 ? 1 : -1)
      else this.go(way)
      return true
    }
    if (event.key === 'Enter' && this.pointed) this.lay()
    else if (/^Page(Up|Down)$/.test(event.key) && this.pointed) this.walk(event.key === 'PageUp' ? -1 : 1)
    else if (event.key === 'Escape' && (this.query || this.selected !== null)) this.clear()
    else return false
    return true
  }
}

function keyOf({ x, y, turn }: TypedPlace): string {
  return `${x},${y},${turn}`
}

/** Doors in building order. */
function byDoor({ joins: [one] }: TypedPlace, { joins: [other] }: TypedPlace): number {
  return (one?.tile ?? 0) - (other?.tile ?? 0) || (one?.door ?? 0) - (other?.door ?? 0)
}

function isSameBox(one: TypedPlace, other: TypedPlace): boolean {
  const [box, same] = [boxOf(one), boxOf(other)]
  return box.x === same.x && box.y === same.y && box.width === same.width && box.height === same.height
}

function isIn(place: TypedPlace, [x, y]: Point): boolean {
  const box = boxOf(place)
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
}
