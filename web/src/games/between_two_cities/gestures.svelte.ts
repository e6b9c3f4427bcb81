// Between Two Cities: two tiles of the hand are kept, then each is laid in one of my two cities.

import { DraftGestures, type Pair } from '../../play/drafting.svelte'
import type { Place } from '../../play/places'
import { seatName } from '../../state/people'
import { text } from '../../texts/texts.svelte'
import type { BoardInWords, Sentence, TraySlots } from '../face'
import { cellsOf, windowOf } from './drawings/layout'
import type { Action, CitiesView, CityView, LegalAction, SeatView } from './protocol'
import { kindAt, pairsOf, placesOf } from './view'
import { besideOf, boardInWords, type Corner, cityName, placeName, theTile } from './words'

export class CityGestures extends DraftGestures<CitiesView, Place> {
  protected readonly kind = 'tile'
  /** Which of my two tiles I am laying, by its place among them. */
  private wanted = $state(0)

  // Parts of the view that stay the same objects while nothing changes in them: what follows from them rests too.
  private readonly mine: SeatView | undefined = $derived.by(() => this.view.seats[this.seat])
  private readonly legal: LegalAction[] = $derived.by(() => this.view.legal)
  readonly pairs: Pair[] = $derived.by(() => pairsOf(this.legal))
  readonly allPlaces: Place[] = $derived.by(() => placesOf(this.legal))
  readonly boards: number[] = $derived.by(() => (this.mine ? [this.mine.left_city, this.mine.right_city] : []))
  readonly others: number[] = $derived.by(() =>
    [...this.view.cities.keys()].filter(city => !this.boards.includes(city)),
  )

  get isLaying(): boolean {
    return this.allPlaces.length > 0
  }

  get step(): 'choose' | 'lay' | 'wait' | 'over' {
    if (this.view.phase === 'over') return 'over'
    if (this.isChoosing) return 'choose'
    return this.isLaying ? 'lay' : 'wait'
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

  protected get ring(): number {
    return this.view.seats.length
  }

  protected get partners(): number[] {
    return this.boards.flatMap(city => this.view.cities[city]?.builders ?? [])
  }

  // Words

  pieceWords(tile: string): string {
    return theTile(tile)
  }

  boardName(city: number): string {
    return cityName(this.view, city)
  }

  cellWords(city: number, cell: string): string {
    return placeName(cell, this.corner(city))
  }

  placeWords(place: Place): string {
    const board = this.view.cities[place.board] as CityView
    return text('place-choice', {
      where: this.whereWords(place),
      beside: besideOf(board, cellsOf(place.group, place.anchor)),
    })
  }

  /** The corner of a city's board as it is drawn now, for rows and columns in words. */
  corner(city: number): Corner {
    const board = this.view.cities[city]
    return board
      ? windowOf(
          board.rows,
          this.openIn(city).map(({ anchor, group }) => ({ cell: anchor, tile: group })),
        )
      : { left: 0, top: 0 }
  }

  pieceAt(city: number, cell: string): string | undefined {
    const board = this.view.cities[city]
    return board ? kindAt(board, cell) : undefined
  }

  get inWords(): BoardInWords[] {
    return [...this.boards, ...this.others].map(city => boardInWords(this.view, city))
  }

  // The tray

  protected get acting(): TraySlots {
    if (this.isChoosing) return { now: this.nowChoosing, main: this.keepButton }
    return { now: this.nowLaying, main: this.placeButton(text('lay-here'), text('choose-place')) }
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

  protected override takenWords(place: Place): string {
    const cells = cellsOf(place.group, place.anchor)
    const last = this.source.events.findLast(event => event.kind === 'acted')
    const action = last?.action as Action | null
    if (!last || action?.do !== 'place' || last.seat === this.view.seat) return ''
    const isThere = cellsOf(action.piece, action.place).some(cell => cells.includes(cell))
    return isThere ? text('taken-by', { name: seatName(this.source.info, last.seat) }) : ''
  }

  override refresh(): void {
    super.refresh()
    if (!this.isLaying) this.wanted = 0
  }
}
