// Between Two Cities: two tiles of the hand are kept, then each is laid in one of my two cities.
import { screen } from '../../input/screen.svelte'
import { DraftGestures, type Pair } from '../../play/drafting.svelte'
import { type Place, placesOf } from '../../play/places'
import { seatName } from '../../state/people'
import { keepSame } from '../../state/same'
import type { SheetTile } from '../../state/sheets'
import { text } from '../../texts/texts.svelte'
import type { BoardInWords, Sentence, TraySlots } from '../face'
import { cellsOf, frameOf, sideOf, toCell, type Window } from './drawings/layout'
import { isDuplex } from './drawings/tiles'
import type { Action, CitiesView, CityView, LegalAction, SeatView } from './protocol'
import { besideOf, boardInWords, cellName, cityName, kindAt, ownersOf, placeName, theTile } from './words'

export class CityGestures extends DraftGestures<CitiesView, Place> {
  /** Which of my two tiles I am laying, by its place among them. */
  private wanted = $state(0)

  // Parts of the view that stay the same objects while nothing changes in them: what follows from them rests too.
  private readonly mine: SeatView | undefined = $derived.by(() => this.view.seats[this.seat])
  private readonly legal: LegalAction[] = $derived.by(() => this.view.legal)
  readonly pairs: Pair[] = $derived.by(() =>
    this.legal.flatMap(([number, , action]) =>
      action.do === 'choose' ? [{ action: number, tiles: action.tiles }] : [],
    ),
  )
  readonly allPlaces: Place[] = $derived.by(() => placesOf(this.legal))
  readonly boards: number[] = $derived.by(() => (this.mine ? [this.mine.left_city, this.mine.right_city] : []))
  readonly others: number[] = $derived.by(() =>
    [...this.view.cities.keys()].filter(city => !this.boards.includes(city)),
  )
  private before: { round: number; frames: Window[] } = { round: 0, frames: [] }
  /** The part of each city's field that is shown, for the drawing and for rows and columns in words: of one size in all
   *  of a round, whichever tile is looked at, and large enough for its longest. */
  readonly frames: Window[] = $derived.by(() => {
    const { cities, round, seats } = this.view
    const reach = [...this.tiles, ...seats.flatMap(seat => seat.to_lay)].some(isDuplex) ? 2 : 1
    const kept = this.before.round === round ? (this.before.frames[0]?.columns ?? 0) : 0
    const needed = sideOf(
      cities.flatMap(({ rows }, city) => (this.boards.includes(city) ? [rows] : [])),
      reach,
    )
    const frames = cities.map(({ rows }, city) =>
      frameOf(rows, reach, Math.max(kept, needed), this.before.frames[city]),
    )
    // A frame that is what it was stays the same object, so that its city is not drawn again.
    this.before = { round, frames: keepSame(this.before.frames, frames) }
    return this.before.frames
  })

  city(city: number): CityView | undefined {
    return this.view.cities[city]
  }

  pointsOf(city: number): number {
    return this.city(city)?.points ?? 0
  }

  /** The city that counts for me: the lower one, where they are shared. */
  get lower(): number | null {
    const [left = 0, right = 0] = this.boards
    const ahead = this.pointsOf(left) - this.pointsOf(right)
    return this.view.seat < 0 || this.view.seats.length < 3 || ahead === 0 ? null : ahead > 0 ? right : left
  }

  buildersOf(city: number): number[] {
    return this.city(city)?.builders ?? []
  }

  /** Whether a seat has laid its tile in a city in this turn. */
  hasLaid(seat: number, city: number): boolean {
    const own = this.view.seats[seat]
    return (own?.left_city === city ? own.left_done : own?.right_done) ?? false
  }

  protected get ring(): number {
    return this.view.seats.length
  }

  protected get partners(): number[] {
    return this.boards.flatMap(city => this.buildersOf(city))
  }

  get isLaying(): boolean {
    return this.allPlaces.length > 0
  }

  get step(): 'choose' | 'lay' | 'wait' | 'over' {
    if (this.view.phase === 'over') return 'over'
    if (this.isChoosing) return 'choose'
    return this.isLaying ? 'lay' : 'wait'
  }

  /** The tiles before me: my hand, or the two that I have still to lay. */
  get tiles(): string[] {
    if (this.view.seat < 0) return []
    return this.view.phase === 'place' ? (this.mine?.to_lay ?? []) : this.view.hand
  }

  /** The place of the tile that I am laying among my tiles. */
  get tileIndex(): number {
    return Math.min(this.wanted, this.tiles.length - 1)
  }

  get group(): string | null {
    return this.isLaying ? (this.tiles[this.tileIndex] ?? null) : null
  }

  protected override get pieceInQuestion(): string | null {
    return this.pointedTile ?? this.group ?? this.tiles[0] ?? null
  }

  /** Press a tile of the hand: mark it to be kept, or take it up to lay it. */
  press(index: number): boolean {
    if (this.isChoosing) return this.kept.toggle(index)
    if (!this.isLaying || index >= this.tiles.length) return false
    this.wanted = index
    this.leavePlace()
    return true
  }

  protected override take(tile: string): void {
    const index = this.tiles.indexOf(tile)
    if (index >= 0) this.press(index)
  }

  protected override digit(index: number): boolean {
    if (this.isChoosing) this.pointAtTile(this.tiles[index] ?? null)
    return this.press(index)
  }

  override refresh(): void {
    super.refresh()
    if (!this.isLaying) this.wanted = 0
  }

  // Words

  pieceWords(tile: string): string {
    return theTile(tile)
  }

  boardName(city: number): string {
    return cityName(this.view, city)
  }

  /** «Riverside, 40 points». */
  boardLabel(city: number): string {
    return text('board-points', { name: this.boardName(city), points: this.pointsOf(city) })
  }

  cellWords(city: number, cell: string): string {
    return placeName(cell, this.frames[city] ?? { left: 0, top: 0 })
  }

  /** «row 2, column 3, park, yours and Ann's», and of a place what it would bring. */
  cellName(
    city: number,
    cell: string,
    board = this.city(city) as CityView,
    owners = ownersOf(this.source, city),
  ): string {
    const words = cellName(board, owners, this.cellWords(city, cell), cell)
    const place = this.placeAt(city, cell)
    return place ? this.withGain(words, place) : words
  }

  placeWords(place: Place): string {
    const beside = besideOf(this.city(place.board) as CityView, this.cellsOf(place))
    return text('place-choice', { where: this.whereWords(place), beside })
  }

  get inWords(): BoardInWords[] {
    return [...this.boards, ...this.others].map(city => boardInWords(this.view, city, this.frames[city] as Window))
  }

  pieceAt(city: number, cell: string): string | undefined {
    const board = this.city(city)
    return board && kindAt(board, cell)
  }

  covers(tile: string, cell: string): string[] {
    return cellsOf(tile, cell)
  }

  cellOf(tile: SheetTile): string {
    const [x = 0, y = 0] = tile as readonly number[]
    return toCell(x, y)
  }

  // The tray

  protected get acting(): TraySlots {
    if (this.isChoosing) return { now: this.nowChoosing, main: this.keepButton }
    return { now: this.nowLaying, main: this.placeButton(text('lay-here'), text('choose-place')) }
  }

  private get nowLaying(): Sentence {
    const open = this.boards.filter(city => this.openIn(city).length > 0)
    const [first = '', second] = open.map(city => this.boardName(city))
    const tile = isDuplex(this.group ?? '') ? text('the-duplex-in-hand') : theTile(this.group ?? '')
    const small = this.orderWords || (screen.isShort ? '' : text(second ? 'now-lay-small' : 'now-lay-last-small'))
    return {
      words: second ? text('now-lay', { tile, first, second }) : text('now-lay-last', { tile, city: first }),
      small,
    }
  }

  protected override takenWords(place: Place): string {
    const last = this.source.events.findLast(event => event.kind === 'acted')
    const action = last?.action as Action | null
    if (!last || action?.do !== 'place' || last.seat === this.view.seat) return ''
    const isThere = cellsOf(action.piece, action.place).some(cell => this.cellsOf(place).includes(cell))
    return isThere ? text('taken-by', { name: seatName(this.source.info, last.seat) }) : ''
  }
}
