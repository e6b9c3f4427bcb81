// Castles of Mad King Ludwig: prices are set, a room is bought and placed, what it completes is rewarded.
import { screen } from '../../input/screen.svelte'
import { Choice } from '../../play/choice.svelte'
import { Gestures } from '../../play/gestures.svelte'
import type { Preview } from '../../protocol'
import { seatName } from '../../state/people'
import type { SheetTile } from '../../state/sheets'
import { text } from '../../texts/texts.svelte'
import type { BoardInWords, Button, Question, Sentence, Step, TraySlots } from '../face'
import { FACTS } from './facts'
import type { Action, LegalAction, LudwigView, SeatView, TileView } from './protocol'
import { type LudwigPlace, legalOf, type Offer, offersOf, placesOf, typeOf } from './view'
import { castleInWords, castleName, joinWords, money, rewardWords, roomName, tileWords } from './words'

/** What is to be done, by the phase of the view. */
const STEPS = {
  'return a card': 'return',
  arrange: 'arrange',
  turn: 'turn',
  place: 'place',
  reward: 'reward',
  'free tile': 'free',
  'choose stack': 'stack',
  'take tiles': 'take',
  'keep a card': 'keep',
  'choose reward': 'choose',
  'choose room': 'rescore',
  over: 'over',
} as const

export type LudwigStep = (typeof STEPS)[keyof typeof STEPS] | 'wait'

/** One of several things of which one is taken: a reward, a stack, a card. */
export interface Option {
  action: number
  /** The tile, the card, the size or the type that it is about. */
  what: string
}

/** What lying somewhere brings; the rest of a sheet depends on what others do. */
export const AT_ONCE = ['placement', 'reward']

export class LudwigGestures extends Gestures<LudwigView, LudwigPlace> {
  /** The tile of the market, or the free one, that I am trying out: nothing is bought before it is placed. */
  chosen: string | null = $state(null)
  /** The option that I have marked, by its action. */
  marked: number | null = $state(null)
  /** The market as I would open it: the tile of each price. */
  draft: (string | null)[] | null = $state.raw(null)
  /** The best place of each tile that can be had, in every castle. */
  outlook: Preview[] = $state.raw([])
  /** The castle on the page follows a tile that is carried, and takes it where it is let go. */
  onCarry: ((x: number, y: number) => void) | null = null
  onDrop: (() => void) | null = null
  /** Rooms of the stack that I look through, in the order in which they shall come up. */
  readonly taken = new Choice({
    count: () => this.view.open_stack.length,
    most: () => FACTS.search_limit,
    least: () => 0,
  })
  /** What I have decided, as texts of actions that will be legal one after the other. */
  private plan: string[] = []

  readonly mine: SeatView | undefined = $derived.by(() => this.view.seats[this.seat])
  readonly castle: TileView[] = $derived.by(() => this.mine?.castle ?? [])
  private readonly legal: LegalAction[] = $derived.by(() => this.view.legal)
  readonly offers: Offer[] = $derived.by(() => offersOf(this.view))
  readonly boards: number[] = $derived.by(() => [this.seat])
  readonly others: number[] = $derived.by(() => [...this.view.seats.keys()].filter(seat => seat !== this.seat))
  readonly allPlaces: LudwigPlace[] = $derived.by(() => this.findPlaces())

  get step(): LudwigStep {
    const step = STEPS[this.view.phase as keyof typeof STEPS] ?? 'wait'
    return step === 'over' || this.isMyTurn ? step : 'wait'
  }

  get waiting(): number[] {
    return this.view.waiting
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

  /** The tile in my hand, or the one that I am trying out. */
  get group(): string | null {
    if (this.step === 'place') return this.view.in_hand
    return this.step === 'turn' || this.step === 'free' ? this.chosen : null
  }

  /** Whether a tile is on its way into the castle. */
  get isPlacing(): boolean {
    return this.group !== null
  }

  private findPlaces(): LudwigPlace[] {
    const found = legalOf(this.legal, 'place').map(({ number, action }) => {
      const [x, y] = action.place
      return { action: number, piece: action.piece, x, y, turn: action.turn }
    })
    if (found.length || this.chosen === null) return placesOf(this.castle, this.seat, found)
    const tried = this.source.previews.filter(preview => this.isTried(preview, this.chosen ?? ''))
    // A place of a tile that is not bought has no action of its own yet; it is known by its number in the list.
    const spots = tried.map((preview, index) => {
      const [x, y] = preview.place as [number, number]
      return { action: -1 - index, piece: this.chosen ?? '', x, y, turn: Number(preview.turn) }
    })
    return placesOf(this.castle, this.seat, spots)
  }

  private isTried(preview: Preview, piece: string): boolean {
    return preview.action === null && preview.tile === piece && preview.board === this.seat && preview.place !== null
  }

  override get question(): Question | null {
    if (this.group !== null) return { tile: this.group }
    const options = this.options.map(option => option.action)
    return options.length && this.step !== 'stack' && this.step !== 'return' ? { actions: options } : null
  }

  override previewOf(place: LudwigPlace): Preview | undefined {
    return this.source.previews.find(preview => {
      const [x, y] = (preview.place ?? []) as number[]
      return this.isTried(preview, place.group) && x === place.x && y === place.y && preview.turn === place.turn
    })
  }

  /** Points that are scored at once. */
  override gainOf(place: LudwigPlace): number | null {
    const preview = this.previewOf(place)
    return preview ? atOnce(preview, this.seat) : null
  }

  /** What a tile would score at its best place in a castle; nothing where it has no place or nobody has told. */
  bestOf(tile: string, seat: number = this.seat): number | null {
    const found = this.outlook.find(preview => preview.tile === tile && preview.board === seat)
    return found ? atOnce(found, seat) : null
  }

  override choose(place: LudwigPlace): void {
    const first = place.action < 0 ? this.takingOf(place.group) : undefined
    if (first) {
      this.leavePlace()
      this.carryOut([first, `place ${place.x},${place.y} turn ${place.turn}`])
    } else if (place.action >= 0) super.choose(place)
  }

  /** The text of the action by which a tile comes into my hand. */
  private takingOf(piece: string): string | undefined {
    const ways = [...legalOf(this.legal, 'buy'), ...legalOf(this.legal, 'free')]
    return ways.find(way => way.action.tile === piece)?.text
  }

  canTake(piece: string): boolean {
    return this.takingOf(piece) !== undefined
  }

  /** Take up a tile of the market, or lay it back. */
  try(piece: string | null): void {
    this.leavePlace()
    this.walked = null
    this.chosen = piece !== null && this.canTake(piece) ? piece : null
  }

  protected override take(piece: string): void {
    this.try(piece)
  }

  // Several actions that belong together

  private carryOut(texts: string[]): void {
    this.plan = texts
    this.goOn()
  }

  /** Send the next action of the plan; what is not possible any more ends it. */
  private goOn(): void {
    const [next, ...rest] = this.plan
    const found = this.legal.find(([, words]) => words === next)
    this.plan = found ? rest : []
    if (found) this.hands.act(found[0])
  }

  // Options

  /** What I may choose from now, where it is not a place: rewards, stacks, cards, types, rooms. */
  readonly options: Option[] = $derived.by(() => this.legal.flatMap(([number, , action]) => optionOf(number, action)))

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

  private get markButton(): Button {
    const option = this.markedOption
    const isFinal = this.step === 'keep' || this.step === 'return' || this.step === 'stack'
    return {
      label: text(`button-${this.step}`, { what: option?.what ?? '' }),
      small: isFinal ? text('final') : undefined,
      can: option !== null,
      run: () => option && this.hands.act(option.action),
    }
  }

  private get declineButton(): Button | null {
    const found = legalOf(this.legal, 'decline')[0]
    if (!found) return null
    const label = text(this.step === 'reward' && this.options.length > 1 ? 'leave-rest' : 'leave-it')
    return { label, can: true, run: () => this.hands.act(found.number) }
  }

  // The tray

  protected get acting(): TraySlots {
    const slots = this.slots[this.step] ?? this.optionSlots
    return { ...slots.call(this), steps: this.turnsAround }
  }

  private readonly slots: Partial<Record<LudwigStep, () => TraySlots>> = {
    turn: this.turnSlots,
    place: this.placeSlots,
    free: this.freeSlots,
    arrange: this.arrangeSlots,
    take: this.takeSlots,
  }

  private turnSlots(): TraySlots {
    const pass = legalOf(this.legal, 'pass')[0]
    const income = money(FACTS.pass_income)
    const second = pass && {
      label: text('pass-button', { money: income }),
      can: true,
      run: () => this.hands.act(pass.number),
    }
    if (this.chosen === null) {
      const main = { label: text('choose-room'), can: false, run: () => undefined, icon: 'hand' }
      return { now: { words: text('now-turn'), small: this.payWords }, main, second }
    }
    const words = text('now-try', { room: roomName(this.chosen) })
    return {
      now: { words, small: this.tryWords },
      main: this.buyButton,
      second: screen.isPhone ? null : this.backButton,
    }
  }

  /** Whom I pay. */
  private get payWords(): string {
    if (this.view.seats.length === 1) return text('pay-bank-alone')
    if (this.view.builder === this.view.seat) return text('pay-bank')
    return text('pay-builder', { name: seatName(this.source.info, this.view.builder) })
  }

  private get tryWords(): string {
    if (screen.isPhone && this.open.length) return ''
    return this.open.length ? text('try-small', { count: this.spots.length }) : text('try-waits')
  }

  private get backButton(): Button {
    return { label: text('back-to-market'), icon: 'chevron-left', can: true, run: () => this.try(null) }
  }

  private get buyButton(): Button {
    const place = this.pointed
    const price = this.priceOf(this.chosen ?? '')
    return {
      label: text(place ? 'buy-and-place' : 'choose-place'),
      small: text('pay-price', { money: money(price) }),
      can: place !== null,
      run: () => place && this.choose(place),
    }
  }

  priceOf(tile: string): number {
    return this.offers.find(offer => offer.tile === tile)?.price ?? FACTS.corridor_price
  }

  private placeSlots(): TraySlots {
    const now = { words: text('now-place', { room: roomName(this.view.in_hand ?? '') }), small: this.tryWords }
    return { now, main: this.placeButton(text('place-here'), text('choose-place')) }
  }

  private freeSlots(): TraySlots {
    const now = { words: text('now-free'), small: text('now-free-small') }
    if (this.chosen === null)
      return { now, main: { label: text('choose-free'), can: false, run: () => undefined }, second: this.declineButton }
    const place = this.pointed
    const main = {
      label: text(place ? 'place-here' : 'choose-place'),
      can: place !== null,
      run: () => place && this.choose(place),
    }
    return { now, main, second: screen.isPhone ? null : this.backButton }
  }

  private optionSlots(): TraySlots {
    const words = text(`now-${this.step}`, { count: this.options.length, size: this.view.searched ?? 0 })
    const now = { words, small: text(`now-${this.step}-small`) }
    const mood = this.step === 'keep' || this.step === 'return' ? 'private' : 'plain'
    return { now, mood, main: this.markButton, second: this.declineButton }
  }

  /** The rewards of the turns around an extra turn wait until it is over. */
  private get turnsAround(): Step[] {
    const waiting = this.view.around.flat()
    if (!waiting.length) return []
    const steps: Step[] = [{ label: text('step-extra-turn'), state: 'now' }]
    return [
      ...steps,
      ...waiting.map(name => ({ label: rewardWords(typeOf(name)), small: roomName(name), state: 'next' as const })),
    ]
  }

  protected override get nowWaiting(): Sentence {
    const { phase, builder, turn } = this.view
    const name = seatName(this.source.info, phase === 'arrange' ? builder : turn)
    if (phase === 'return a card') return this.waitingFor('wait-return')
    if (phase === 'arrange') return { words: text('wait-arrange', { name }), small: text('wait-arrange-small') }
    const doing = {
      'choose stack': 'wait-look',
      'take tiles': 'wait-look',
      'keep a card': 'wait-keep',
      turn: 'wait-turn',
    }
    const key = (doing as Record<string, string>)[phase] ?? 'wait-place'
    return { words: text(key, { name, room: roomName(this.view.in_hand ?? '') }), small: text('wait-small') }
  }

  // Setting the prices

  /** The market as it shall be: the draft while it has the same tiles, else as it lies. */
  get arranged(): (string | null)[] {
    const lying = this.view.market.map(slot => slot.tile)
    const draft = this.draft
    return draft && [...draft].sort().join() === [...lying].sort().join() ? draft : lying
  }

  get isArranged(): boolean {
    return this.arranged.some((tile, index) => tile !== this.view.market[index]?.tile)
  }

  /** The dearest price that can still be set: those above it were opened before, as after a reload in the middle. */
  get lastSlot(): number {
    return this.view.market.findIndex(slot => slot.price === this.view.setting)
  }

  /** Lay the tile of one price at another; the two swap. */
  swap(from: number, to: number): void {
    const tiles = [...this.arranged]
    if (from === to || Math.min(from, to) < 0 || Math.max(from, to) > this.lastSlot) return
    ;[tiles[from], tiles[to]] = [tiles[to] ?? null, tiles[from] ?? null]
    this.draft = tiles
  }

  private arrangeSlots(): TraySlots {
    const now = {
      words: text('now-arrange'),
      small: text(this.isArranged || screen.isPhone ? 'now-arrange-small' : 'arrange-keys'),
    }
    const second = this.isArranged
      ? { label: text('arrange-reset'), icon: 'undo-2', can: true, run: () => this.layBack() }
      : null
    return {
      now,
      icon: 'pencil-ruler',
      main: { label: text('open-market'), can: true, run: () => this.openMarket() },
      second,
    }
  }

  private layBack(): void {
    this.draft = null
  }

  /** From the dearest price down, and done as soon as the rest lies as wished. */
  private openMarket(): void {
    const lying = this.view.market.map(slot => slot.tile)
    const wanted = this.arranged
    const texts: string[] = []
    for (let slot = this.lastSlot; slot >= 0; slot--) {
      if (lying.slice(0, slot + 1).every((tile, index) => tile === wanted[index])) break
      const tile = wanted[slot] ?? null
      texts.push(`set ${this.view.market[slot]?.price} ${tile ?? 'empty'}`)
      lying[lying.indexOf(tile)] = lying[slot] ?? null
      lying[slot] = tile
    }
    this.carryOut([...texts, 'done'])
  }

  // A look through a stack

  private takeSlots(): TraySlots {
    const count = this.taken.picked.length
    const now = {
      words: text('now-take', { size: this.view.searched ?? 0, count: this.view.open_stack.length }),
      small: text('now-take-small'),
    }
    const main = {
      label: text('take-button', { count }),
      small: text('final'),
      can: count > 0,
      run: () => this.layOnDeck(),
    }
    const none = { label: text('take-none'), can: true, run: () => this.carryOut(['done']) }
    return { now, mood: 'private', main, second: none }
  }

  /** What shall come up first is laid last. */
  private layOnDeck(): void {
    const rooms = this.taken.picked.map(index => this.view.open_stack[index] ?? '').reverse()
    this.carryOut([...rooms.map(room => `take ${room}`), 'done'])
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

  protected override hintedWords(action: number): string {
    const place = this.placeOf(action)
    if (place) return this.placeWords(place)
    const found = this.legal.find(([number]) => number === action)?.[2]
    return found && 'tile' in found ? roomName(found.tile) : ''
  }

  protected override get pieceInQuestion(): string | null {
    return this.group
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
    if (!tile || !this.canTake(tile)) return false
    this.try(tile)
    return true
  }

  protected override get keys(): Record<string, () => void> {
    return { s: () => this.try('stairs'), w: () => this.try('hallway') }
  }

  protected override letGo(): void {
    if (this.chosen !== null) this.try(null)
    else if (this.marked !== null) this.marked = null
    else this.taken.back()
  }

  override refresh(): void {
    if (this.chosen !== null && !this.canTake(this.chosen)) this.chosen = null
    if (this.marked !== null && this.markedOption === null) this.marked = null
    if (this.step !== 'take') this.taken.clear()
    if (this.step !== 'arrange') this.draft = null
    super.refresh()
    if (this.plan.length) this.goOn()
  }
}

/** Points of a castle that are scored at once. */
export function atOnce(preview: Preview, seat: number): number {
  return preview.lines
    .filter(line => line.board === seat && AT_ONCE.includes(line.category))
    .reduce((sum, line) => sum + line.points - line.points_before, 0)
}

function optionOf(number: number, action: Action): Option[] {
  switch (action.do) {
    case 'reward':
    case 'rescore':
      return [{ action: number, what: action.tile }]
    case 'search':
      return [{ action: number, what: String(action.size) }]
    case 'keep':
    case 'return':
      return [{ action: number, what: action.card }]
    case 'choose':
      return [{ action: number, what: action.type }]
    default:
      return []
  }
}
