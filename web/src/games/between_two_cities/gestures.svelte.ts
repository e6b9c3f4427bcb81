// Between Two Cities: two tiles of the hand are kept, then each is laid in one of my two cities.
import { Partners } from '../../play/partners.svelte'
import { type Place, placesOf } from '../../play/places'
import { seatName } from '../../state/people'
import type { SheetTile } from '../../state/sheets'
import { text } from '../../texts/texts.svelte'
import type { BoardInWords, Sentence, TraySlots } from '../face'
import { cellsOf, frameOf, toCell, type Window } from './drawings/layout'
import type { Action, CitiesView, CityView, LegalAction, SeatView } from './protocol'
import { besideOf, boardInWords, cellName, cityName, kindAt, ownersOf, placeName, theTile } from './words'

export class CityGestures extends Partners<CitiesView> {
  // Parts of the view that stay the same objects while nothing changes in them: what follows from them rests too.
  private readonly mine: SeatView | undefined = $derived.by(() => this.view.seats[this.seat])
  private readonly mayDo: LegalAction[] = $derived.by(() => this.view.legal)
  readonly allPlaces: Place[] = $derived.by(() => placesOf(this.mayDo))
  readonly boards: number[] = $derived.by(() => (this.mine ? [this.mine.left_city, this.mine.right_city] : []))
  readonly others: number[] = $derived.by(() =>
    [...this.view.cities.keys()].filter(city => !this.boards.includes(city)),
  )
  private before: Window[] = []
  /** The part of each city's field that is shown, for the drawing and for rows and columns in words. */
  readonly frames: Window[] = $derived.by(() => {
    const wanted = (city: number) => this.openIn(city).map(({ anchor, group }) => ({ cell: anchor, tile: group }))
    this.before = this.view.cities.map(({ rows }, city) => frameOf(rows, wanted(city), this.before[city]))
    return this.before
  })

  city(city: number): CityView | undefined {
    return this.view.cities[city]
  }

  pointsOf(city: number): number {
    return this.city(city)?.points ?? 0
  }

  buildersOf(city: number): number[] {
    return this.city(city)?.builders ?? []
  }

  /** Whether a seat has laid its tile in a city in this turn. */
  hasLaid(seat: number, city: number): boolean {
    const own = this.view.seats[seat]
    return (own?.left_city === city ? own.left_done : own?.right_done) ?? false
  }

  /** Which way the hands go now; nothing when they stay. */
  get passing(): 'left' | 'right' | null {
    const { passes_to, seats } = this.view
    if (passes_to === null) return null
    return passes_to === (this.seat + 1) % seats.length ? 'left' : 'right'
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
  cellName(city: number, cell: string): string {
    const board = this.city(city) as CityView
    const words = cellName(board, ownersOf(this.source, city), this.cellWords(city, cell), cell)
    const place = this.placeAt(city, cell)
    return place ? this.withGain(words, place) : words
  }

  placeWords(place: Place): string {
    const beside = besideOf(this.city(place.board) as CityView, this.cellsOf(place))
    return text('place-choice', { where: this.whereWords(place), beside })
  }

  get inWords(): BoardInWords[] {
    return [...this.boards, ...this.others].map(city => boardInWords(this.view, city))
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
    if (this.isChoosing) return { now: this.nowChoosing, main: this.keepButton() }
    return { now: this.nowLaying, main: this.placeButton(text('lay-here'), text('choose-place')) }
  }

  private get nowChoosing(): Sentence {
    const receiver = this.view.passes_to
    const rest = { rest: this.tiles.length - 2, name: receiver === null ? '' : seatName(this.source.info, receiver) }
    return { words: text('now-choose'), small: text(receiver === null ? 'now-choose-last' : 'now-choose-small', rest) }
  }

  private get nowLaying(): Sentence {
    const open = this.boards.filter(city => this.openIn(city).length > 0)
    const [first = '', second] = open.map(city => this.boardName(city))
    const tile = theTile(this.group ?? '')
    const small = this.orderWords || text(second ? 'now-lay-small' : 'now-lay-last-small')
    return {
      words: second ? text('now-lay', { tile, first, second }) : text('now-lay-last', { tile, city: first }),
      small,
    }
  }

  protected override get nowWaiting(): Sentence {
    const waiting = super.nowWaiting
    return { ...waiting, small: waiting.small || text('now-wait-small') }
  }

  protected override takenWords(place: Place): string {
    const last = this.source.events.findLast(event => event.kind === 'acted')
    const action = last?.action as Action | null
    if (!last || action?.do !== 'place' || last.seat === this.view.seat) return ''
    const isThere = cellsOf(action.piece, action.place).some(cell => this.cellsOf(place).includes(cell))
    return isThere ? text('taken-by', { name: seatName(this.source.info, last.seat) }) : ''
  }
}
