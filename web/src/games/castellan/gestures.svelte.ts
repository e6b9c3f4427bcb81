// Castellan: cards are played, their pieces are built one by one, new courts are claimed, cards are drawn.
import { Choice } from '../../play/choice.svelte'
import { Gestures } from '../../play/gestures.svelte'
import { gainOn } from '../../play/places'
import type { Preview } from '../../protocol'
import { seatName } from '../../state/people'
import type { SheetTile } from '../../state/sheets'
import { listOf, signed, text } from '../../texts/texts.svelte'
import type { BoardInWords, Button, Question, Sentence, TraySlots } from '../face'
import { KINDS, type Kind, pieceKey } from './drawings/lattice'
import type { CardView, CastellanView, CourtView, Stock } from './protocol'
import {
  type Claim,
  cardsOf,
  claimsOf,
  countOf,
  courtAt,
  courtKey,
  courtOf,
  drawsOf,
  forcedCards,
  type LatticePlace,
  laidNow,
  litNodes,
  pieceAt,
  placesOf,
  playing,
  type Step,
  singleOf,
  sumOf,
  totalOf,
  without,
} from './view'
import { castleInWords, courtName, drawnWords, nodeWords, placeWords, stockWords, theKind } from './words'

const STEP_OF: Record<string, Step> = { play: 'cards', build: 'build', claim: 'claim', draw: 'draw' }
const CASTLE = 0
/** Asks the server for what each place leads to, instead of what it brings. */
const EVERYTHING = '*'

export class CastellanGestures extends Gestures<CastellanView, LatticePlace> {
  /** Cards of the hand that are picked to be played. */
  readonly picked = new Choice({
    count: () => (this.step === 'cards' ? this.view.hand.length : 0),
    most: () => this.view.hand.length,
    least: () => 1,
  })
  /** The kind of piece that I want to build next. */
  private wanted: Kind = $state('tower')
  /** Whether it was asked where one more piece would close a court. */
  isForeseeing = $state(false)
  /** The claim that is marked: an action, or nothing yet. */
  marked: number | null = $state(null)
  /** How many wall cards I want to draw; nothing while I have not said. */
  private wantedWalls: number | null = $state(null)

  readonly allPlaces: LatticePlace[] = $derived.by(() => placesOf(this.view))
  readonly claims: Claim[] = $derived.by(() => claimsOf(this.view))
  private readonly draws = $derived.by(() => drawsOf(this.view))
  readonly boards = [CASTLE]

  override get sheets(): number[] {
    return [this.seat]
  }

  get step(): Step {
    if (this.view.phase === 'over') return 'over'
    return this.isMyTurn ? (STEP_OF[this.view.phase] ?? 'wait') : 'wait'
  }

  get waiting(): number[] {
    return this.view.turn >= 0 ? [this.view.turn] : []
  }

  get milestone(): number {
    return this.view.seats.reduce((sum, seat) => sum + seat.played.length, 0)
  }

  get isFirstTurn(): boolean {
    return this.view.phase === 'play' && this.view.pieces.length === 0
  }

  get isLastTurn(): boolean {
    return this.view.ender >= 0 && this.view.phase !== 'over'
  }

  get canTakeBack(): boolean {
    const { info } = this.source
    return info?.take_backs !== false && info?.options.take_backs !== 'no'
  }

  // Cards

  get forced(): readonly string[] | null {
    return this.step === 'cards' && this.isLastTurn ? forcedCards(this.view) : null
  }

  get pickedIds(): string[] {
    return this.forced ? [...this.forced] : this.picked.picked.map(index => this.view.hand[index] ?? '')
  }

  get pickedCards(): CardView[] {
    return cardsOf(this.view, this.pickedIds)
  }

  /** What the picked cards give, without what was handed on. */
  get pickedPieces(): Stock {
    return sumOf(this.pickedCards.map(card => card.pieces))
  }

  get handedOn(): Stock | null {
    return this.view.phase === 'play' && totalOf(this.view.stock) > 0 ? this.view.stock : null
  }

  isPicked(index: number): boolean {
    return this.forced !== null || this.picked.has(index)
  }

  toggle(index: number): boolean {
    return this.forced === null && this.picked.toggle(index)
  }

  private get playButton(): Button {
    const cards = this.pickedCards
    const action = playing(this.view, this.pickedIds)
    const pieces = sumOf([this.pickedPieces, ...(this.handedOn ? [this.handedOn] : [])])
    if (action !== undefined) {
      const small = stockWords(pieces)
      return {
        label: text('castellan-play', { count: cards.length }),
        small,
        can: true,
        run: () => this.playCards(action),
      }
    }
    const label =
      cards.length === 0
        ? 'castellan-choose-card'
        : this.pickedPieces.towers
          ? 'castellan-not-linked'
          : 'castellan-needs-tower'
    return { label: text(label), can: false, run: () => {} }
  }

  private playCards(action: number): void {
    this.picked.clear()
    this.hands.act(action)
  }

  private get nowCards(): Sentence {
    if (this.isLastTurn)
      return { words: text('castellan-now-last'), small: this.handedWords || text('castellan-now-last-small') }
    if (this.isFirstTurn) return { words: text('castellan-now-first'), small: text('castellan-now-first-small') }
    return { words: text('castellan-now-cards'), small: this.handedWords || text('castellan-now-cards-small') }
  }

  /** What comes on top, because it had no place in the turn before. */
  private get handedWords(): string {
    if (!this.handedOn) return ''
    const name = seatName(this.source.info, this.view.handed_by)
    return text('castellan-handed', { pieces: stockWords(this.handedOn), name })
  }

  // Building

  get kind(): Kind | null {
    if (this.step !== 'build') return null
    const open = KINDS.filter(kind => this.placesFor(kind).length > 0)
    return open.includes(this.wanted) ? this.wanted : (open[0] ?? null)
  }

  get group(): string | null {
    return this.kind
  }

  placesFor(kind: Kind): LatticePlace[] {
    return this.allPlaces.filter(place => place.group === kind)
  }

  leftOf(kind: Kind): number {
    return countOf(this.view.stock, kind)
  }

  allOf(kind: Kind): number {
    return this.leftOf(kind) + countOf(laidNow(this.view), kind)
  }

  take(kind: string): void {
    if (!this.placesFor(kind as Kind).length) return
    this.wanted = kind as Kind
    this.leavePlace()
  }

  /** Only the places of the piece in hand are asked about: a late castle has hundreds. */
  override get question(): Question | null {
    if (this.step === 'claim') return { actions: this.view.legal.map(([number]) => number) }
    if (this.isForeseeing) return { tile: EVERYTHING }
    return this.open.length ? { actions: this.open.map(place => place.action) } : null
  }

  override gainOf(place: LatticePlace): number | null {
    const preview = this.previewOf(place)
    return preview ? (gainOn(preview.gains, this.seat) ?? 0) : null
  }

  /** What one more piece after this one could bring, where that was asked for. */
  promiseOf(place: LatticePlace): number {
    if (!this.isForeseeing) return 0
    const key = pieceKey(place.piece)
    const found = this.source.previews.find(preview => preview.action === null && previewKey(preview) === key)
    return found ? (gainOn(found.gains, this.seat) ?? 0) : 0
  }

  /** Ask what comes close, or stop asking. */
  foresee(): void {
    this.isForeseeing = !this.isForeseeing
  }

  /** Where figures are off nothing can be foreseen. */
  get canForesee(): boolean {
    return this.step === 'build' && totalOf(this.view.stock) > 1 && this.source.info?.helping_figures !== false
  }

  /** The courts that a place would close or change, as they would be then. */
  closedBy(place: LatticePlace): { owner: number; cells: CourtView['cells'] }[] {
    const lines = this.previewOf(place)?.lines.filter(line => line.points > line.points_before) ?? []
    return lines.map(line => ({ owner: line.board, cells: line.tiles as CourtView['cells'] }))
  }

  override gainWords(place: LatticePlace): string | null {
    const gain = this.gainOf(place)
    if (!gain) return null
    const preview = this.previewOf(place)
    const closed = preview?.lines.filter(line => line.points_before === 0 && line.points > 0) ?? []
    if (!closed.length || closed.length !== preview?.completes.length)
      return text('castellan-gain', { gain: signed(gain) })
    return listOf(closed.map(line => text('castellan-closes', { towers: Number(line.args.towers) })))
  }

  private get nowBuilding(): Sentence {
    const kind = this.kind ?? 'tower'
    const after = without(this.view.stock, kind)
    const words = totalOf(after)
      ? text('castellan-now-build', { piece: theKind(kind), rest: stockWords(after) })
      : text('castellan-now-build-last', { piece: theKind(kind) })
    return { words, small: text(this.canTakeBack ? 'castellan-take-backs' : 'castellan-placed') }
  }

  // Claiming

  /** Whether a double court was cut and one part stays double, or a new court may be doubled. */
  get isCut(): boolean {
    return this.step === 'claim' && singleOf(this.view) === undefined
  }

  /** What a claim would make of a court: its points if it is doubled. */
  doubledPoints(claim: Claim): number {
    const preview = this.source.previews.find(each => each.action === claim.action)
    const isMeant = (tile: unknown) => courtAt(this.view, tile as [number, number]) === claim.court
    const line = preview?.lines.find(each => each.points > 0 && each.tiles.some(isMeant))
    return line?.points ?? claim.court.points
  }

  mark(action: number): void {
    this.marked = this.marked === action ? null : action
    const claim = this.claims.find(each => each.action === action)
    this.light(claim ? [{ board: CASTLE, cells: [courtKey(claim.court)] }] : [])
  }

  get noDouble(): number | undefined {
    return this.step === 'claim' ? singleOf(this.view) : undefined
  }

  private get claimButton(): Button {
    const action = this.marked
    if (action === null)
      return { label: text(this.isCut ? 'castellan-choose-part' : 'castellan-choose-court'), can: false, run: () => {} }
    const claim = this.claims.find(each => each.action === action)
    const after = this.source.previews
      .find(each => each.action === action)
      ?.gains.find(gain => gain.board === this.seat)?.after
    const points = after ?? this.view.seats[this.seat]?.score ?? 0
    const label = text(claim ? 'castellan-double-this' : 'castellan-keep-double')
    return { label, small: text('castellan-you-have', { points }), can: true, run: () => this.hands.act(action) }
  }

  private get nowClaiming(): Sentence {
    if (this.isCut) return { words: text('castellan-now-cut'), small: text('castellan-now-cut-small') }
    return {
      words: text('castellan-now-claim', { count: this.claims.length }),
      small: text('castellan-now-claim-small'),
    }
  }

  // Drawing

  /** The split that is chosen: the wanted one, at first the most even. */
  get split(): { wall: number; tower: number } {
    const found = this.draws.find(({ action }) => action.wall === this.wantedWalls)
    return (found ?? this.draws[Math.floor(this.draws.length / 2)])?.action ?? { wall: 0, tower: 0 }
  }

  canDrawWalls(by: 1 | -1): boolean {
    return this.draws.some(({ action }) => action.wall === this.split.wall + by)
  }

  /** One more wall card takes one tower card away, and the other way round. */
  drawWalls(by: 1 | -1): void {
    if (this.canDrawWalls(by)) this.wantedWalls = this.split.wall + by
  }

  private get drawButton(): Button {
    const { wall, tower } = this.split
    const chosen = this.draws.find(({ action }) => action.wall === wall)
    return {
      label: text('castellan-draw', { count: wall + tower }),
      small: drawnWords(this.split),
      can: chosen !== undefined,
      run: () => chosen && this.hands.act(chosen.number),
    }
  }

  private get nowDrawing(): Sentence {
    const count = this.split.wall + this.split.tower
    return { words: text('castellan-now-draw', { count }), small: text('castellan-now-draw-small') }
  }

  // The tray

  protected get acting(): TraySlots {
    if (this.step === 'cards') return { now: this.nowCards, main: this.playButton }
    if (this.step === 'claim') return { now: this.nowClaiming, main: this.claimButton, mood: 'gold' }
    if (this.step === 'draw') return { now: this.nowDrawing, main: this.drawButton }
    return { now: this.nowBuilding, main: this.placeButton(text('castellan-build-here'), text('choose-place')) }
  }

  protected override get nowWaiting(): Sentence {
    const key = {
      play: 'castellan-wait-cards',
      build: 'castellan-wait-build',
      claim: 'castellan-wait-claim',
      draw: 'castellan-wait-draw',
    }[this.view.phase]
    const waiting = this.waitingFor(key ?? 'now-wait')
    return { ...waiting, small: waiting.small || (this.isLastTurn ? text('castellan-last-turns') : '') }
  }

  // Words

  placeWords(place: LatticePlace): string {
    return placeWords(place)
  }

  pieceWords(piece: string): string {
    return KINDS.includes(piece as Kind) ? theKind(piece as Kind) : piece
  }

  boardName(): string {
    return text('castellan-castle')
  }

  cellWords(_board: number, cell: string): string {
    const [, x, y] = cell.split(' ').map(Number)
    return x === undefined || y === undefined ? '' : nodeWords([x, y])
  }

  pieceAt(_board: number, cell: string): string | undefined {
    return pieceAt(this.view, cell) || courtOf(this.view, cell) ? cell : undefined
  }

  /** Tiles of a sheet's line are the cells of a court: the whole court stands for each of them. */
  cellOf(tile: SheetTile): string {
    const court = courtAt(this.view, tile as [number, number])
    return court ? courtKey(court) : ''
  }

  override cellsOf(place: LatticePlace): string[] {
    return [pieceKey(place.piece)]
  }

  get inWords(): BoardInWords[] {
    return [castleInWords(this.source)]
  }

  protected override hintedWords(action: number): string {
    const typed = this.view.legal.find(([number]) => number === action)?.[2]
    if (!typed) return ''
    if (typed.do === 'build') return placeWords(this.placeOf(action) as LatticePlace)
    if (typed.do === 'play') return stockWords(sumOf(cardsOf(this.view, typed.cards).map(card => card.pieces)))
    if (typed.do === 'double') return courtName(courtAt(this.view, typed.place) ?? { towers: 0 })
    if (typed.do === 'draw') return drawnWords(typed)
    return text('castellan-keep-double')
  }

  /** The nodes that are lit now. */
  get litNodes(): string[] {
    return litNodes(this.view, this.litIn(CASTLE))
  }

  override spotOf(action: number): { board: number; cell: string } | null {
    const place = this.placeOf(action)
    return place ? { board: CASTLE, cell: pieceKey(place.piece) } : super.spotOf(action)
  }

  /** Walk to a place with the focus. */
  stepTo(place: LatticePlace | undefined): void {
    if (place) this.walkTo(place)
  }

  // Keys

  protected override digit(index: number): boolean {
    if (this.step === 'cards') return this.toggle(index)
    if (this.step === 'claim') {
      const action = this.claims[index]?.action ?? (index === this.claims.length ? this.noDouble : undefined)
      if (action !== undefined) this.mark(action)
      return action !== undefined
    }
    const kind = KINDS[index]
    if (this.step !== 'build' || !kind) return false
    this.take(kind)
    return true
  }

  protected override get keys(): Record<string, () => void> {
    if (this.step === 'draw') return { ArrowLeft: () => this.drawWalls(1), ArrowRight: () => this.drawWalls(-1) }
    if (this.step === 'claim')
      return { ArrowLeft: () => this.walkClaims(-1), ArrowRight: () => this.walkClaims(1), k: () => this.walkClaims(1) }
    return {}
  }

  /** The next claim of the row, «none» among them. */
  private walkClaims(by: 1 | -1): void {
    const all = [...this.claims.map(claim => claim.action), ...(this.noDouble === undefined ? [] : [this.noDouble])]
    const at = this.marked === null ? (by > 0 ? -1 : 0) : all.indexOf(this.marked)
    const next = all[(at + by + all.length) % all.length]
    if (next !== undefined && next !== this.marked) this.mark(next)
  }

  protected override letGo(): void {
    if (this.step === 'claim') this.marked = null
    else this.picked.back()
  }

  override refresh(): void {
    super.refresh()
    this.picked.refresh()
    if (this.step !== 'claim') this.marked = null
    if (this.step !== 'draw') this.wantedWalls = null
    if (this.step !== 'build') this.isForeseeing = false
  }
}

function previewKey({ tile, place, turn }: Preview): string {
  return [tile, ...(Array.isArray(place) ? place : []), turn].join(' ').trim()
}
