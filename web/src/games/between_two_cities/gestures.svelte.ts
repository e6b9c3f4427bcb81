// What a player is doing with the hand and the cities: half-made choices, until they become one of the legal actions.
import type { Preview, Wished, WishKind } from '../../protocol'
import { seatName } from '../../state/people'
import { settings } from '../../state/settings.svelte'
import { orderOf } from '../../table/order'
import { listOf, signed, since, text } from '../../texts/texts.svelte'
import type { BoardInWords, Lit, MainButton, PlaceChoice, Play, Sentence, Source } from '../face'
import { cellsOf, windowOf } from './drawings/layout'
import type { Action, CitiesView, CityView, LegalAction, SeatView } from './protocol'
import { kindAt, type Pair, type Place, pairsOf, placesOf } from './view'
import { besideOf, boardInWords, type Corner, cityName, placeName, theTile } from './words'

/** A tile to read: where it lies, or nowhere yet. */
export interface Subject {
  tile: string
  city: number | null
  cell: string | null
}

export class Gestures implements Play {
  /** Tiles of the hand that are marked to be kept, by their place in the hand. */
  picked: number[] = $state([])
  /** The tile under the pointer or the focus while choosing. */
  pointedTile: string | null = $state(null)
  /** Which of my two tiles I am laying, by its place among them. */
  private wanted = $state(0)
  /** The place under the pointer, the focus or the finger. */
  pointed: Place | null = $state.raw(null)
  /** A place that stays chosen while the pointer goes elsewhere, until it is laid, left or taken. */
  private held: Place | null = $state.raw(null)
  /** The place that N and P have walked to; the focus follows it. */
  walked: Place | null = $state.raw(null)
  /** Wishing: the next place is shown to the partner and nothing is laid. */
  wishing: WishKind | null = $state(null)
  /** Which cells are lit, by city, with what they add; set by sheets, log lines and readings. */
  lit: Map<number, Lit> = $state.raw(new Map())
  /** The line of the sheet that stays lit. */
  pinned: string | null = $state(null)
  /** The tile whose reading is open, and the one on which the mouse rests. */
  reading: Subject | null = $state.raw(null)
  glance: Subject | null = $state.raw(null)
  notice = $state('')
  /** Where I laid last, whether or not the server agrees. */
  private sent: Place | null = null
  /** The last pointer on a board was a finger. */
  isTouching = false
  /** On a small screen one city is large at a time. */
  private shown: number | null = $state(null)

  constructor(
    readonly source: Source,
    private readonly act: (action: number) => void,
  ) {}

  get view(): CitiesView {
    return this.source.view as CitiesView
  }

  /** The seat through whose eyes the table is shown; spectators sit behind the first seat. */
  get seat(): number {
    return Math.max(this.view.seat, 0)
  }

  // Parts of the view that stay the same objects while nothing changes in them: what follows from them rests too.
  private readonly mine: SeatView | undefined = $derived.by(() => this.view.seats[this.seat])
  private readonly legal: LegalAction[] = $derived.by(() => this.view.legal)
  private readonly pairs: Pair[] = $derived.by(() => pairsOf(this.legal))
  private readonly allPlaces: Place[] = $derived.by(() => placesOf(this.legal))

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

  get isMyTurn(): boolean {
    return this.isChoosing || this.isLaying
  }

  get step(): 'choose' | 'lay' | 'wait' {
    if (this.isChoosing) return 'choose'
    return this.isLaying ? 'lay' : 'wait'
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

  get tile(): string | null {
    return this.isLaying ? (this.tiles[this.tileIndex] ?? null) : null
  }

  /** Where the tile in my hand may go, in both cities. */
  readonly open: Place[] = $derived.by(() => this.allPlaces.filter(place => place.tile === this.tile))

  openIn(city: number): Place[] {
    return this.open.filter(place => place.city === city)
  }

  /** The city that is large on a small screen. */
  get largeCity(): number {
    const can = this.boards.filter(city => this.openIn(city).length > 0)
    if (this.shown !== null && this.boards.includes(this.shown)) return this.shown
    return can[0] ?? this.boards[0] ?? 0
  }

  show(city: number): void {
    this.shown = city
  }

  readonly question: { actions: number[] } | { tile: string } | null = $derived.by(() => {
    if (this.isLaying) return { actions: this.allPlaces.map(place => place.action) }
    return this.isChoosing && this.pointedTile ? { tile: this.pointedTile } : null
  })

  previewOf(place: Place): Preview | undefined {
    return this.source.previews.find(preview => preview.action === place.action)
  }

  /** What the place would add to its city; nothing while the answer is on its way. */
  gainOf(place: Place): number | null {
    const gain = this.previewOf(place)?.gains.find(change => change.board === place.city)
    return gain ? gain.after - gain.before : null
  }

  /** A place in words, with what it would add. */
  withGain(words: string, place: Place): string {
    const gain = this.gainWords(place)
    return gain === null ? words : text('cell-gain', { words, gain })
  }

  /** What the place would add and why: «+4: a set of 3 offices and 1 office next to a tavern». */
  private gainWords(place: Place): string | null {
    const gain = this.gainOf(place)
    if (gain === null) return null
    const changed = this.previewOf(place)?.lines.filter(
      line => line.board === place.city && line.points > line.points_before,
    )
    const why = listOf((changed ?? []).map(line => text(line.message, line.args)))
    return why ? text('gain-why', { gain: signed(gain), why }) : signed(gain)
  }

  /** Hinted places, numbered; hints for the choice are read beside the hand. */
  get hintPlaces(): (Place & { number: number })[] {
    return this.source.hints.flatMap((hint, index) => {
      const place = this.allPlaces.find(other => other.action === hint.action)
      return place ? [{ ...place, number: index + 1 }] : []
    })
  }

  /** The hints in words. */
  get hintWords(): string[] {
    return this.source.hints.map(hint => {
      const pair = this.pairs.find(other => other.action === hint.action)
      const place = this.allPlaces.find(other => other.action === hint.action)
      const tiles = pair ? listOf(pair.tiles.map(theTile)) : theTile(place?.tile ?? '')
      const reason = text(hint.key, hint.args)
      if (pair) return text('hint-pair', { tiles, reason })
      if (!place) return reason
      const where = placeName(place.cell, this.corner(place.city))
      return text('hint-place', { tile: tiles, city: cityName(this.view, place.city), where, reason })
    })
  }

  /** While choosing: the best place of the pointed tile in a city, with what it would add there. */
  bestIn(city: number): { cell: string; gain: number } | null {
    if (!this.isChoosing || !this.pointedTile) return null
    const best = this.bestPreview(this.pointedTile, city)
    return best?.place ? { cell: `${best.place}`, gain: gainIn(best, city) } : null
  }

  /** What a tile of mine would bring at its best place in a city, as far as it was asked for. */
  bestPreview(tile: string, city: number): Preview | undefined {
    const found = this.source.previews.filter(preview => preview.board === city && preview.tile === tile)
    return found.sort((one, other) => gainIn(other, city) - gainIn(one, city))[0]
  }

  readonly places: PlaceChoice[] = $derived.by(() => {
    const choices = this.open.map(place => ({
      action: place.action,
      words: this.placeWords(place),
      gain: this.gainOf(place),
    }))
    return choices.sort((one, other) => (other.gain ?? 0) - (one.gain ?? 0))
  })

  /** The corner of a city's board as it is drawn now, for rows and columns in words. */
  corner(city: number): Corner {
    const board = this.view.cities[city]
    return board ? windowOf(board.rows, this.openIn(city)) : { left: 0, top: 0 }
  }

  private placeWords(place: Place): string {
    const board = this.view.cities[place.city] as CityView
    const where = {
      where: placeName(place.cell, this.corner(place.city)),
      beside: besideOf(board, cellsOf(place.tile, place.cell)),
    }
    const gain = this.gainWords(place)
    const words = { city: cityName(this.view, place.city), ...where }
    return gain === null ? text('place-choice', words) : text('place-choice-gain', { ...words, gain })
  }

  togglePick(index: number): void {
    if (!this.isChoosing || index >= this.tiles.length) return
    if (this.picked.includes(index)) this.picked = this.picked.filter(other => other !== index)
    else this.picked = [...this.picked.slice(-1), index]
  }

  takeTile(index: number): void {
    if (!this.isLaying) return
    this.wanted = index
    this.held = null
    this.pointed = null
  }

  /** The place under the pointer or the focus. */
  point(place: Place | null): void {
    if (place && place.action !== this.pointed?.action) this.notice = ''
    this.pointed = place ?? this.held
  }

  private hold(place: Place): void {
    this.held = place
    this.walkTo(place)
  }

  /** A place was clicked, tapped twice, taken by Enter, or the tile was dropped there. */
  pickPlace(place: Place): void {
    if (settings.confirm && this.held?.action !== place.action) this.hold(place)
    else this.choosePlace(place)
  }

  choosePlace(place: Place): void {
    this.held = null
    this.pointed = null
    this.wishing = null
    this.sent = place
    this.act(place.action)
  }

  lay(action: number): void {
    const place = this.allPlaces.find(other => other.action === action)
    if (place) this.pickPlace(place)
  }

  spotOf(action: number): { board: number; cell: string } | null {
    const place = this.allPlaces.find(other => other.action === action) ?? this.sent
    return place?.action === action ? { board: place.city, cell: place.cell } : null
  }

  light(lit: Lit[]): void {
    if (lit.length || this.lit.size) this.lit = new Map(lit.map(each => [each.board, each]))
  }

  litIn(city: number): string[] {
    return this.lit.get(city)?.cells ?? []
  }

  wishWords(wish: Wished, inFull = false): string {
    const kind = wish.kind.replace('_', '-')
    const name = seatName(this.source.info, wish.seat)
    if (!inFull && wish.kind === 'here') return text('wish-short', { name })
    const words = text(`wish-says-${kind}`, { name, tile: theTile(wish.tile) })
    if (!inFull || wish.board === null) return words
    const city = cityName(this.view, wish.board)
    if (!wish.place) return text('wish-in-city', { words, city })
    return text('wish-at-place', { words, city, where: placeName(wish.place, this.corner(wish.board)) })
  }

  takeOver(wish: Wished): void {
    const index = this.tiles.indexOf(wish.tile)
    if (index >= 0) this.takeTile(index)
    const place = this.open.find(other => other.city === wish.board && other.cell === wish.place)
    if (place) this.hold(place)
    else this.notice = text('wish-not-for-me')
  }

  /** Which way the hands go now; nothing when they stay. */
  get passing(): 'left' | 'right' | null {
    const { passes_to, seats } = this.view
    if (passes_to === null) return null
    return passes_to === (this.seat + 1) % seats.length ? 'left' : 'right'
  }

  get isTalkClosed(): boolean {
    return this.view.phase === 'choose'
  }

  get milestone(): number {
    return this.view.phase === 'over' ? this.view.rounds + 1 : this.view.round
  }

  get inWords(): BoardInWords[] {
    return [...this.boards, ...this.others].map(city => boardInWords(this.view, city))
  }

  private get pairPicked(): Pair | undefined {
    const tiles = this.picked.map(index => this.tiles[index]).sort()
    return this.pairs.find(pair => [...pair.tiles].sort().join() === tiles.join())
  }

  get main(): MainButton | null {
    if (this.isChoosing) return this.keepButton
    if (this.isLaying) return this.layButton
    return null
  }

  private get keepButton(): MainButton {
    const pair = this.pairPicked
    const label = pair
      ? text('keep-tiles', { tiles: listOf(this.picked.map(index => theTile(this.tiles[index] ?? ''))) })
      : text('choose-more', { count: 2 - this.picked.length })
    return { label, can: pair !== undefined, run: () => pair && this.keep(pair) }
  }

  private keep(pair: Pair): void {
    this.picked = []
    this.act(pair.action)
  }

  private get layButton(): MainButton {
    const place = this.pointed
    return {
      label: text(place ? 'lay-here' : 'choose-place'),
      can: place !== null,
      run: () => place && this.choosePlace(place),
    }
  }

  get now(): Sentence {
    if (this.view.phase === 'over') return { words: text('now-over'), small: '' }
    if (this.isChoosing) return this.nowChoosing
    if (this.isLaying) return this.nowLaying
    return this.nowWaiting
  }

  private get nowChoosing(): Sentence {
    const rest = this.tiles.length - 2
    const receiver = this.view.passes_to
    const small =
      receiver === null
        ? text('now-choose-last')
        : text('now-choose-small', { rest, name: seatName(this.source.info, receiver) })
    return { words: text('now-choose'), small }
  }

  private get nowLaying(): Sentence {
    const cities = this.boards.filter(city => this.openIn(city).length > 0).map(city => cityName(this.view, city))
    const tile = theTile(this.tile ?? '')
    const [first = '', second] = cities
    if (second)
      return { words: text('now-lay', { tile, first, second }), small: this.orderWords || text('now-lay-small') }
    return { words: text('now-lay-last', { tile, city: first }), small: this.orderWords || text('now-lay-last-small') }
  }

  /** Who waits for whom; nothing where nobody does. */
  private get orderWords(): string {
    const { polite, first } = orderOf(this.view.waiting, this.source.wishes)
    if (first === this.view.seat) return text('now-all-wait-you')
    if (first !== null) return text('now-all-wait', { name: seatName(this.source.info, first) })
    if (polite.includes(this.view.seat)) return text('now-after-you')
    const others = polite.filter(seat => this.partners.includes(seat)).map(seat => seatName(this.source.info, seat))
    return others.length ? text('now-they-wait', { names: listOf(others), count: others.length }) : ''
  }

  private get partners(): number[] {
    return this.boards.flatMap(city => this.view.cities[city]?.builders ?? []).filter(seat => seat !== this.view.seat)
  }

  private get nowWaiting(): Sentence {
    const waiting = this.view.waiting.filter(seat => seat !== this.view.seat)
    const names = listOf(waiting.map(seat => seatName(this.source.info, seat)))
    const key = this.view.phase === 'choose' ? 'now-wait-choose' : 'now-wait-lay'
    const info = this.source.info
    const isLong = info?.pace === 'relaxed' && Date.now() / 1000 - info.moved_at > 60
    const small = isLong
      ? text('now-wait-since', { since: since(Date.now() / 1000 - (info?.moved_at ?? 0)) })
      : text('now-wait-small')
    return { words: text(key, { names }), small }
  }

  /** Digits pick tiles, N and P walk the places by points, [ and ] change the city. */
  key(event: KeyboardEvent): boolean {
    const digit = Number(event.key)
    if (digit >= 1 && digit <= this.tiles.length) return this.digit(digit - 1)
    const steps: Record<string, () => void> = {
      n: () => this.walk(1),
      p: () => this.walk(-1),
      '[': () => this.changeCity(0),
      ']': () => this.changeCity(1),
      ArrowUp: () => this.enterBoard(),
      ArrowDown: () => this.enterBoard(),
      ArrowLeft: () => this.enterBoard(),
      ArrowRight: () => this.enterBoard(),
      Escape: () => this.back(),
      z: () => this.read(),
    }
    const step = steps[event.key] ?? steps[event.key.toLowerCase()]
    step?.()
    return step !== undefined
  }

  private digit(index: number): boolean {
    const tile = this.tiles[index]
    if (this.isChoosing) this.togglePick(index)
    else this.takeTile(index)
    if (this.isChoosing && tile) this.pointedTile = tile
    return true
  }

  private walk(by: number): void {
    const list = this.places
    const at = list.findIndex(choice => choice.action === this.pointed?.action)
    const next = at < 0 && by < 0 ? list.length - 1 : (at + by + list.length) % Math.max(list.length, 1)
    this.walkTo(this.open.find(place => place.action === list[next]?.action))
  }

  private changeCity(side: number): void {
    const city = this.boards[side]
    if (city === undefined) return
    this.shown = city
    this.walkTo(this.openIn(city)[0])
  }

  /** An arrow from elsewhere leads to the place in question; from there the arrows walk cell by cell. */
  private enterBoard(): void {
    const best = this.open.find(place => place.action === this.places[0]?.action)
    this.walkTo(this.pointed ?? best)
  }

  private walkTo(place: Place | undefined): void {
    this.point(place ?? null)
    this.walked = place ?? null
    if (place) this.shown = place.city
  }

  private back(): void {
    if (this.reading) this.reading = null
    else if (this.pinned) this.pinned = null
    else if (this.wishing) this.wishing = null
    else if (this.pointed) this.leavePlace()
    else if (this.lit.size) this.lit = new Map()
    else this.picked = this.picked.slice(0, -1)
  }

  private leavePlace(): void {
    this.held = null
    this.pointed = null
  }

  private read(): void {
    const found = document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement
    const focused = found ? this.subjectOf(document.activeElement as HTMLElement) : null
    const tile = this.pointedTile ?? this.tile ?? this.tiles[0]
    this.openReading(focused ?? (tile ? { tile, city: null, cell: null } : null))
  }

  /** The tile that an element on the page stands for: a cell of a city, or a tile of the hand. */
  subjectOf(element: HTMLElement | SVGElement): Subject | null {
    const { cell, tile } = element.dataset
    if (tile) return { tile, city: null, cell: null }
    const city = Number(element.closest<HTMLElement>('[data-board]')?.dataset.board ?? -1)
    const kind = cell && this.view.cities[city] ? kindAt(this.view.cities[city], cell) : undefined
    return kind && cell ? { tile: kind, city, cell } : null
  }

  /** Read a tile; of a tile in the hand also what it would bring is asked for. */
  openReading(subject: Subject | null): void {
    if (subject?.city === null && this.isChoosing) this.pointedTile = subject.tile
    this.reading = subject
  }

  /** Somebody has just laid there: who walks by keyboard goes on to the best place that is left. */
  private losePlace(): void {
    const lost = this.pointed
    const isWalking = this.walked !== null && this.walked.action === lost?.action
    this.held = null
    this.walkTo(
      isWalking || this.isTouching ? this.open.find(place => place.action === this.places[0]?.action) : undefined,
    )
    if (lost) this.notice = this.takenBy(lost)
  }

  /** Who has just laid on a place, in words. */
  private takenBy(place: Place): string {
    const cells = cellsOf(place.tile, place.cell)
    const last = this.source.events.findLast(event => event.kind === 'acted')
    const action = last?.action as Action | null
    if (!last || action?.do !== 'place' || last.seat === this.view.seat) return ''
    const isThere = cellsOf(action.piece, action.place).some(cell => cells.includes(cell))
    return isThere ? text('taken-by', { name: seatName(this.source.info, last.seat) }) : ''
  }

  refresh(): void {
    this.notice = ''
    if (!this.isChoosing) {
      this.picked = []
      this.pointedTile = null
    } else if (this.picked.some(index => index >= this.tiles.length)) this.picked = []
    if (this.pointed && !this.allPlaces.some(place => place.action === this.pointed?.action)) this.losePlace()
    if (!this.isLaying) {
      this.wanted = 0
      this.shown = null
      this.wishing = null
    }
  }
}

function gainIn(preview: Preview, city: number): number {
  const gain = preview.gains.find(change => change.board === city)
  return gain ? gain.after - gain.before : 0
}
