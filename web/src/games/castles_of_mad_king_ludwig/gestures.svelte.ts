// Castles of Mad King Ludwig: prices are set, a room is bought and placed, what it completes is rewarded.
import { Choice } from '../../play/choice.svelte'
import { Gestures } from '../../play/gestures.svelte'
import type { ChangedLine, Preview } from '../../protocol'
import type { SheetTile } from '../../state/sheets'
import { text } from '../../texts/texts.svelte'
import type { BoardInWords, Hands, Question, Sentence, Source, TraySlots } from '../face'
import { Arranging } from './arranging.svelte'
import { FACTS } from './facts'
import { gestureStart } from './history'
import { legalOf, type Offer, offersOf } from './legal'
import { type Option, optionsOf } from './options'
import { AT_ONCE, byPlace, keyOf, spotOf } from './outlook'
import { Outlook } from './outlook.svelte'
import { type LudwigPlace, placesOf } from './places'
import type { LudwigView, SeatView, TileView } from './protocol'
import { Purchase } from './purchase.svelte'
import { doingWords, type LudwigStep, stepOf } from './steps'
import { slotsOf } from './tray'
import { castleInWords, castleName, joinWords, roomName, tileWords } from './words'

/** Steps in which tiles lie in the tray that could become mine. */
const LOOKED_AT: readonly LudwigStep[] = ['turn', 'free', 'take']

export class LudwigGestures extends Gestures<LudwigView, LudwigPlace> {
  readonly purchase: Purchase
  readonly outlook: Outlook
  /** The option that I have marked, by its action. */
  marked: number | null = $state(null)
  readonly arranging: Arranging
  /** Rooms of the stack that I look through, in the order in which they shall come up. */
  readonly taken = new Choice({
    count: () => this.view.open_stack.length,
    most: () => FACTS.search_limit,
    least: () => 0,
  })

  constructor(source: Source<LudwigView>, hands: Hands) {
    super(source, hands)
    this.purchase = new Purchase(source)
    this.outlook = new Outlook(
      () => this.seat,
      () => this.castle,
    )
    this.arranging = new Arranging(
      () => this.view,
      () => source.info?.code ?? '',
    )
    this.prepares(
      'wanted',
      () => this.purchase.wanted,
      wanted => (this.purchase.wanted = wanted),
    )
    this.prepares(
      'marked',
      () => this.marked,
      marked => (this.marked = marked),
    )
    this.prepares(
      'taken',
      () => this.taken.picked,
      picked => (this.taken.picked = picked),
    )
  }

  readonly mine: SeatView | undefined = $derived.by(() => this.view.seats[this.seat])
  readonly castle: TileView[] = $derived.by(() => this.mine?.castle ?? [])
  readonly offers: Offer[] = $derived.by(() => offersOf(this.view))
  readonly options: Option[] = $derived.by(() => optionsOf(this.view.legal))
  readonly boards: number[] = $derived.by(() => [this.seat])
  readonly others: number[] = $derived.by(() => [...this.view.seats.keys()].filter(seat => seat !== this.seat))
  readonly chosen: string | null = $derived.by(() => this.purchase.chosen)
  readonly allPlaces: LudwigPlace[] = $derived.by(() => this.findPlaces())
  private readonly tried = $derived.by(() => byPlace(this.source.previews, this.seat))

  get step(): LudwigStep {
    return stepOf(this.view)
  }

  get waiting(): number[] {
    return this.view.waiting
  }

  /** The points of the plate are those scored so far: favours, cards and money count at the end. */
  isInTotal(line: ChangedLine): boolean {
    return AT_ONCE.includes(line.category)
  }

  override get done(): number[] {
    if (this.view.phase !== 'return a card') return []
    return [...this.view.seats.keys()].filter(seat => !this.waiting.includes(seat))
  }

  get milestone(): number {
    return this.view.phase === 'over' ? 1 : 0
  }

  get inWords(): BoardInWords[] {
    return [this.seat, ...this.others].map(seat => castleInWords(this.source, seat))
  }

  // Places

  /** How the tile in question was turned last. */
  lastTurn = 0

  override point(place: LudwigPlace | null): void {
    if (place) this.lastTurn = place.turn
    super.point(place)
  }

  /** The tile in my hand, or the one that I am trying out. */
  get group(): string | null {
    if (this.step === 'place') return this.view.in_hand ?? null
    return this.step === 'turn' || this.step === 'free' ? this.chosen : null
  }

  /** Whether a tile is on its way into the castle. */
  get isPlacing(): boolean {
    return this.group !== null
  }

  /** The legal places of the tile in hand, or those where the server tried out the one that I want. */
  private findPlaces(): LudwigPlace[] {
    const legal = legalOf(this.view.legal, 'place').map(({ number, action }) => {
      const [x, y] = action.place
      return { action: number, piece: action.piece, x, y, turn: action.turn ?? 0 }
    })
    if (legal.length || this.chosen === null) return placesOf(this.castle, this.seat, legal)
    const spots = this.source.previews.flatMap(preview => spotOf(preview, this.seat) ?? [])
    return placesOf(
      this.castle,
      this.seat,
      spots.filter(spot => spot.piece === this.chosen),
    )
  }

  override get question(): Question | null {
    if (this.group !== null) return { tile: this.group }
    const isAsked = ['reward', 'keep', 'choose', 'rescore'].includes(this.step)
    return isAsked && this.options.length ? { actions: this.options.map(option => option.action) } : null
  }

  override previewOf(place: LudwigPlace): Preview | undefined {
    return this.tried.get(keyOf({ ...place, piece: place.group }))?.preview
  }

  /** Points that are scored at once. */
  override gainOf(place: LudwigPlace): number | null {
    return this.tried.get(keyOf({ ...place, piece: place.group }))?.gain ?? null
  }

  /** Where the tile that is looked at would lie best, and what it would bring; nothing where one is on its way. */
  get vision(): { place: LudwigPlace; preview: Preview } | null {
    return this.isPlacing ? null : this.outlook.vision
  }

  /** Take up a tile of the market, or lay it back. */
  try(piece: string | null): void {
    this.leavePlace()
    this.walked = null
    this.lastTurn = 0
    this.purchase.want(piece)
  }

  protected override take(piece: string): void {
    this.try(piece)
  }

  /** A tile that is laid is the next one of the castle. */
  override cellsOf(): string[] {
    return [String(this.castle.length)]
  }

  /** A tile that is not mine yet is bought and placed by one message: both, or neither. */
  protected override send(place: LudwigPlace): void {
    const way = this.purchase.wayTo(place.group)
    this.purchase.send()
    this.outlook.imagine(null)
    if (place.action >= 0) super.send(place)
    else if (way) this.hands.draft([way, `place ${place.x},${place.y} turn ${place.turn}`])
  }

  act(action: number): void {
    this.purchase.want(null)
    this.hands.act(action)
  }

  // Options

  get markedOption(): Option | null {
    return this.options.find(option => option.action === this.marked) ?? null
  }

  mark(action: number): void {
    this.marked = this.marked === action ? null : action
  }

  /** What an option would score, and which lines change. */
  previewOfOption(action: number): Preview | undefined {
    return this.source.previews.find(preview => preview.action === action)
  }

  // Several actions that belong together

  openMarket(): void {
    this.purchase.remark = ''
    this.hands.draft(this.arranging.actions)
  }

  /** What shall come up first is laid last; with two rooms, or the last one, the stack closes by itself. */
  layOnDeck(): void {
    const { open_stack, is_last_round } = this.view
    const rooms = this.taken.picked.map(index => open_stack[index] ?? '').reverse()
    // In the last round a room leaves the game and is shown to all: nothing is sent together with what reveals.
    const sent = is_last_round ? rooms.slice(0, 1) : rooms
    const isClosed = is_last_round || rooms.length === FACTS.search_limit || rooms.length === open_stack.length
    this.hands.draft([...sent.map(room => `take ${room}`), ...(isClosed ? [] : ['done'])])
    if (is_last_round) this.taken.clear()
  }

  // The tray

  protected get acting(): TraySlots {
    return slotsOf(this)
  }

  protected override get nowWaiting(): Sentence {
    return this.view.phase === 'return a card' ? this.waitingFor('wait-return') : doingWords(this.source)
  }

  // Words

  pieceWords(piece: string): string {
    return roomName(piece)
  }

  boardName(seat: number): string {
    return castleName(this.source, seat)
  }

  cellWords(seat: number, cell: string): string {
    const castle = this.view.seats[seat]?.castle ?? []
    const [, tile] = cell.split('-')
    return cell.startsWith('door-') ? roomName(castle[Number(tile)]?.name ?? '') : tileWords(castle, Number(cell))
  }

  placeWords(place: LudwigPlace): string {
    return text('place-words', { joins: joinWords(this.castle, place), turn: place.turn })
  }

  cellOf(tile: SheetTile): string {
    return String(tile)
  }

  pieceAt(seat: number, cell: string): string | undefined {
    return this.view.seats[seat]?.castle[Number(cell)]?.name
  }

  override hintedWords(action: number): string {
    const place = this.placeOf(action)
    if (place) return this.placeWords(place)
    const found = this.view.legal.find(([number]) => number === action)?.[2]
    // Why a price is good names the room, too.
    return found && 'tile' in found && found.do !== 'set' ? roomName(found.tile) : ''
  }

  // Keys

  protected override digit(index: number): boolean {
    if (this.step === 'take') return this.taken.toggle(index)
    if (this.step === 'turn' || this.step === 'free') return this.tryNumber(index)
    const option = this.options[index]
    if (option) this.marked = option.action
    return option !== undefined
  }

  /** Prices from the left, then hallway and stairs. */
  private tryNumber(index: number): boolean {
    const tiles = this.step === 'turn' ? this.offers.map(offer => offer.tile) : []
    const tile = [...tiles, 'hallway', 'stairs'][index]
    if (!tile || !this.purchase.canTake(tile)) return false
    this.try(tile)
    return true
  }

  protected override get keys(): Record<string, () => void> {
    return { s: () => this.try('stairs'), w: () => this.try('hallway') }
  }

  protected override letGo(): void {
    if (this.purchase.wanted !== null) this.try(null)
    else if (this.marked !== null) this.marked = null
    else this.taken.back()
  }

  // What others did meanwhile

  override refresh(): void {
    super.refresh()
    if (this.marked !== null && this.markedOption === null) this.marked = null
    if (this.step !== 'take') this.taken.clear()
    // What was looked at is gone without a word: nobody leaves a card that is no more.
    if (!LOOKED_AT.includes(this.step)) this.outlook.imagine(null)
    if (this.arranging.follow()) this.purchase.remark = text('lost-market')
    this.purchase.follow()
    this.notice = this.purchase.remark
  }

  override get undoFrom(): number | null {
    return gestureStart(this.source)
  }

  override get refusedWords(): string {
    return this.purchase.refusedWords
  }
}
