// Between Two Cities: two tiles of the hand are kept, then each is laid in one of my two cities.

import { Choice } from '../../play/choice.svelte'
import { Gestures, type Subject } from '../../play/gestures.svelte'
import { gainOn, type Place, placesOf } from '../../play/places'
import type { Preview } from '../../protocol'
import { seatName } from '../../state/people'
import type { SheetTile } from '../../state/sheets'
import { orderOf } from '../../table/order'
import { listOf, text } from '../../texts/texts.svelte'
import type { BoardInWords, Button, Question, Sentence, TraySlots } from '../face'
import { cellsOf, frameOf, toCell, type Window } from './drawings/layout'
import type { Action, CitiesView, CityView, LegalAction, SeatView } from './protocol'
import { kindAt } from './view'
import { besideOf, boardInWords, cellName, cityName, ownersOf, placeName, theTile } from './words'

/** Two tiles of the hand that may be kept. */
interface Pair {
  action: number
  tiles: [string, string]
}

export class CityGestures extends Gestures<CitiesView, Place> {
  /** Tiles of the hand that are marked to be kept. */
  readonly kept = new Choice({ count: () => (this.isChoosing ? this.tiles.length : 0), most: () => 2 })
  /** The tile under the pointer or the focus while choosing. */
  pointedTile: string | null = $state(null)
  /** Which of my two tiles I am laying, by its place among them. */
  private wanted = $state(0)

  // Parts of the view that stay the same objects while nothing changes in them: what follows from them rests too.
  private readonly mine: SeatView | undefined = $derived.by(() => this.view.seats[this.seat])
  private readonly legal: LegalAction[] = $derived.by(() => this.view.legal)
  private readonly pairs: Pair[] = $derived.by(() =>
    this.legal.flatMap(([number, , action]) =>
      action.do === 'choose' ? [{ action: number, tiles: action.tiles }] : [],
    ),
  )
  readonly allPlaces: Place[] = $derived.by(() => placesOf(this.legal))
  readonly boards: number[] = $derived.by(() => (this.mine ? [this.mine.left_city, this.mine.right_city] : []))
  readonly others: number[] = $derived.by(() =>
    [...this.view.cities.keys()].filter(city => !this.boards.includes(city)),
  )

  get isChoosing(): boolean {
    return this.pairs.length > 0
  }

  get isLaying(): boolean {
    return this.allPlaces.length > 0
  }

  get step(): 'choose' | 'lay' | 'wait' | 'over' {
    if (this.view.phase === 'over') return 'over'
    if (this.isChoosing) return 'choose'
    return this.isLaying ? 'lay' : 'wait'
  }

  get waiting(): number[] {
    return this.view.waiting
  }

  override get done(): number[] {
    return [...this.view.seats.keys()].filter(seat => this.view.phase !== 'over' && !this.waiting.includes(seat))
  }

  /** The tiles before me: my hand, or the two that I have still to lay. */
  get tiles(): string[] {
    if (this.view.seat < 0) return []
    const toLay = this.view.seats[this.seat]?.to_lay ?? []
    return this.view.phase === 'place' ? toLay : this.view.hand
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

  override get question(): Question | null {
    return this.isChoosing ? (this.pointedTile === null ? null : { tile: this.pointedTile }) : super.question
  }

  /** While choosing: the best place of the pointed tile in a city, with what it would add there. */
  bestIn(city: number): { cell: string; gain: number } | null {
    if (!this.isChoosing || !this.pointedTile) return null
    const best = this.bestPreview(this.pointedTile, city)
    return best?.place ? { cell: String(best.place), gain: gainOn(best.gains, city) ?? 0 } : null
  }

  /** What a tile of mine would bring at its best place in a city, as far as it was asked for. */
  bestPreview(tile: string, city: number): Preview | undefined {
    const found = this.source.previews.filter(preview => preview.board === city && preview.tile === tile)
    return found.sort((one, other) => (gainOn(other.gains, city) ?? 0) - (gainOn(one.gains, city) ?? 0))[0]
  }

  // Words

  pieceWords(tile: string): string {
    return theTile(tile)
  }

  boardName(city: number): string {
    return cityName(this.view, city)
  }

  cellWords(city: number, cell: string): string {
    return placeName(cell, this.frames[city] ?? { left: 0, top: 0 })
  }

  placeWords(place: Place): string {
    const board = this.view.cities[place.board] as CityView
    return text('place-choice', {
      where: this.whereWords(place),
      beside: besideOf(board, this.cellsOf(place)),
    })
  }

  private before: Window[] = []
  /** The part of each city's field that is shown, for the drawing and for rows and columns in words. */
  readonly frames: Window[] = $derived.by(() => {
    const wanted = (city: number) => this.openIn(city).map(({ anchor, group }) => ({ cell: anchor, tile: group }))
    this.before = this.view.cities.map(({ rows }, city) => frameOf(rows, wanted(city), this.before[city]))
    return this.before
  })

  cellOf(tile: SheetTile): string {
    const [x = 0, y = 0] = tile as readonly number[]
    return toCell(x, y)
  }

  /** «Riverside, 40 points». */
  boardLabel(city: number): string {
    return text('board-points', { name: this.boardName(city), points: this.view.cities[city]?.points ?? 0 })
  }

  /** «row 2, column 3, park, yours and Ann's», and of a place what it would bring. */
  cellName(city: number, cell: string): string {
    const board = this.view.cities[city] as CityView
    const words = cellName(
      board,
      ownersOf(this.source, this.view, city),
      cell,
      this.frames[city] ?? { left: 0, top: 0 },
    )
    const place = this.placeAt(city, cell)
    return place ? this.withGain(words, place) : words
  }

  readCell(city: number, cell: string): void {
    const piece = this.pieceAt(city, cell)
    if (piece) this.openReading({ piece, board: city, cell })
  }

  override cellsOf(place: Place): string[] {
    return cellsOf(place.group, place.anchor)
  }

  protected override hintedWords(action: number): string {
    const pair = this.pairs.find(other => other.action === action)
    return pair ? listOf(pair.tiles.map(theTile)) : super.hintedWords(action)
  }

  pieceAt(city: number, cell: string): string | undefined {
    const board = this.view.cities[city]
    return board ? kindAt(board, cell) : undefined
  }

  get inWords(): BoardInWords[] {
    return [...this.boards, ...this.others].map(city => boardInWords(this.view, city))
  }

  override get isTalkClosed(): boolean {
    return this.view.phase === 'choose'
  }

  get milestone(): number {
    return this.view.phase === 'over' ? this.view.rounds + 1 : this.view.round
  }

  /** Which way the hands go now; nothing when they stay. */
  get passing(): 'left' | 'right' | null {
    const { passes_to, seats } = this.view
    if (passes_to === null) return null
    return passes_to === (this.seat + 1) % seats.length ? 'left' : 'right'
  }

  // The tray

  protected get acting(): TraySlots {
    if (this.isChoosing) return { now: this.nowChoosing, main: this.keepButton }
    return { now: this.nowLaying, main: this.placeButton(text('lay-here'), text('choose-place')) }
  }

  private get keepButton(): Button {
    const tiles = this.kept.picked.map(index => this.tiles[index] ?? '').sort()
    const pair = this.pairs.find(other => [...other.tiles].sort().join() === tiles.join())
    const label = pair ? text('keep-both') : text('choose-more', { count: this.kept.missing })
    return { label, can: pair !== undefined, run: () => pair && this.keep(pair) }
  }

  private keep(pair: Pair): void {
    this.kept.clear()
    this.hands.act(pair.action)
  }

  private get nowChoosing(): Sentence {
    const receiver = this.view.passes_to
    const rest = { rest: this.tiles.length - 2, name: receiver === null ? '' : seatName(this.source.info, receiver) }
    return { words: text('now-choose'), small: text(receiver === null ? 'now-choose-last' : 'now-choose-small', rest) }
  }

  private get nowLaying(): Sentence {
    const [first = '', second] = this.boards
      .filter(city => this.openIn(city).length > 0)
      .map(city => this.boardName(city))
    const tile = theTile(this.group ?? '')
    if (second)
      return { words: text('now-lay', { tile, first, second }), small: this.orderWords || text('now-lay-small') }
    return { words: text('now-lay-last', { tile, city: first }), small: this.orderWords || text('now-lay-last-small') }
  }

  protected override get nowWaiting(): Sentence {
    const waiting = this.waitingFor(this.view.phase === 'choose' ? 'now-wait-choose' : 'now-wait-lay')
    return { ...waiting, small: waiting.small || text('now-wait-small') }
  }

  /** Who waits for whom; nothing where nobody does. */
  private get orderWords(): string {
    const { polite, first } = orderOf(this.waiting, this.source.wishes)
    if (first === this.view.seat) return text('now-all-wait-you')
    if (first !== null) return text('now-all-wait', { name: seatName(this.source.info, first) })
    if (polite.includes(this.view.seat)) return text('now-after-you')
    const partners = this.boards.flatMap(city => this.view.cities[city]?.builders ?? [])
    const names = polite.filter(seat => partners.includes(seat)).map(seat => seatName(this.source.info, seat))
    return names.length ? text('now-they-wait', { names: listOf(names), count: names.length }) : ''
  }

  // Gestures

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
    if (this.isChoosing) this.pointedTile = this.tiles[index] ?? null
    return this.press(index)
  }

  protected override letGo(): void {
    this.kept.back()
  }

  /** Of a tile in the hand also what it would bring is asked for. */
  override openReading(subject: Subject | null): void {
    if (subject?.board === null && this.isChoosing) this.pointedTile = subject.piece
    super.openReading(subject)
  }

  protected override takenWords(place: Place): string {
    const cells = this.cellsOf(place)
    const last = this.source.events.findLast(event => event.kind === 'acted')
    const action = last?.action as Action | null
    if (!last || action?.do !== 'place' || last.seat === this.view.seat) return ''
    const isThere = cellsOf(action.piece, action.place).some(cell => cells.includes(cell))
    return isThere ? text('taken-by', { name: seatName(this.source.info, last.seat) }) : ''
  }

  override refresh(): void {
    super.refresh()
    this.kept.refresh()
    if (!this.isChoosing) this.pointedTile = null
    if (!this.isLaying) this.wanted = 0
  }
}
