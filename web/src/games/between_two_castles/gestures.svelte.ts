// Between Two Castles: two rooms of the hand are kept, each is laid in one of my two castles, and bonuses are settled at once.
import { screen } from '../../input/screen.svelte'
import type { Pair } from '../../play/drafting.svelte'
import type { Preview, Wished } from '../../protocol'
import { text } from '../../texts/texts.svelte'
import type { Hands, PlaceChoice, Question, Sentence, Source, TraySlots } from '../face'
import { type CastlePlace, Castles } from './castles.svelte'
import { gestureStart } from './history'
import type { Action, CastlesView, LegalAction } from './protocol'
import { Advice } from './turn/advice.svelte'
import { Bonuses } from './turn/bonuses.svelte'
import { causeWords } from './turn/chain'
import { Giving } from './turn/giving.svelte'
import { Laying } from './turn/laying.svelte'
import { bestPair, cellOf, isRoom, isTry, type Kept, type Option, pairsOf } from './view'
import { pieceName, roomName, roomWords } from './words'

export class CastleGestures extends Castles {
  /** The best place in each castle of every room that I could come to lay; asked for all at once. */
  outlook: Preview[] = $state.raw([])
  /** Where a wish that I took over would have a room lie, until the places of that room are known. */
  private awaited: string | null = null

  // Parts of the view that stay the same objects while nothing changes in them: what follows from them rests too.
  readonly legal: LegalAction[] = $derived.by(() => this.view.legal)
  readonly pairs: Pair[] = $derived.by(() => pairsOf(this.legal))
  readonly laying: Laying = new Laying(this)
  readonly giving: Giving = new Giving(this, this.hands)
  readonly bonus: Bonuses = new Bonuses(this, this.hands)
  readonly advice: Advice = new Advice(this, this.hands)
  readonly allPlaces: CastlePlace[] = $derived.by(() => [
    ...this.laying.places,
    ...this.bonus.planned,
    ...this.advice.places,
  ])
  /** The two marked rooms, each in the castle where both together bring most at once. */
  readonly pair: Kept[] = $derived.by(() => {
    const rooms = this.kept.picked.map(index => this.view.hand[index] ?? '')
    return bestPair(rooms, this.boards, (room, board) => this.bestPreview(room, board))
  })

  constructor(source: Source<CastlesView>, hands: Hands) {
    super(source, hands)
    this.keeps(this.laying, 'wanted')
    this.keeps(this.bonus, 'picked', 'task')
    this.keeps(this.giving, 'isSwapped')
  }

  get step(): 'give' | 'choose' | 'bonus' | 'lay' | 'wait' | 'over' {
    if (this.view.phase === 'over') return 'over'
    if (this.giving.isNow) return 'give'
    if (this.isChoosing) return 'choose'
    if (this.bonus.board !== null) return 'bonus'
    return this.laying.places.length ? 'lay' : 'wait'
  }

  get isLaying(): boolean {
    return this.step === 'lay' || this.advice.room !== null || (this.step === 'bonus' && this.group !== null)
  }

  /** A bonus is settled in its own castle. */
  override get largeBoard(): number {
    const board = this.advice.board ?? (this.step === 'bonus' ? this.bonus.board : null)
    return board ?? super.largeBoard
  }

  get group(): string | null {
    if (this.advice.room !== null) return this.advice.room
    if (this.bonus.board !== null) return this.bonus.room
    return this.step === 'lay' ? this.laying.room : null
  }

  // What places bring

  protected override get pieceInQuestion(): string | null {
    return this.pointedTile ?? this.group ?? this.laying.all[0] ?? this.view.hand[0] ?? null
  }

  override get question(): Question | null {
    if (this.advice.room !== null) return { tile: this.advice.room }
    if (this.step === 'give') return { tile: this.giving.shown ?? '' }
    if (this.isChoosing || this.pointedTile) return this.pointedTile === null ? null : { tile: this.pointedTile }
    if (this.bonus.option && isRoom(this.bonus.option.piece)) return { tile: this.bonus.option.piece }
    const options = this.bonus.options.filter(option => option.kind !== 'bonus' && !isRoom(option.piece))
    const actions = [...options, ...this.laying.places].map(({ action }) => action)
    return actions.length ? { actions } : null
  }

  /** Grows stale with the rooms before me and the castles: then all best places are asked for again. */
  get outlookOf(): string {
    if (!['choose', 'give', 'bonus'].includes(this.step)) return ''
    const { hand, round, castles } = this.view
    return [
      this.step,
      round,
      ...hand,
      ...castles.map(castle => castle.rooms.length),
      ...this.bonus.all.map(({ piece }) => piece),
    ].join()
  }

  override bestPreview(room: string, board: number): Preview | undefined {
    return (
      super.bestPreview(room, board) ?? this.outlook.find(preview => preview.tile === room && preview.board === board)
    )
  }

  /** While choosing or giving: every place of the room in question in a castle; who sweeps over a hand sees the best ones only. */
  triesIn(board: number): Preview[] {
    const room = this.step === 'give' ? this.giving.shown : this.isChoosing ? this.consideredTile : null
    return this.source.previews.filter(preview => preview.tile === room && preview.board === board)
  }

  override previewOf(place: CastlePlace): Preview | undefined {
    if (place.action >= 0) return super.previewOf(place)
    return this.source.previews.find(
      preview => isTry(preview, place.group, place.board) && cellOf(preview) === place.anchor,
    )
  }

  /** What an attendant or a card would make count is lit as what a place would. */
  override countsIn(board: number): string[] {
    const { option } = this.bonus
    if (this.pointed || option?.board !== board || isRoom(option.piece)) return super.countsIn(board)
    return this.litBy(this.bonus.previewOf(option), board)
  }

  /** What the list of places holds: real actions first, what a bonus offers too. */
  override readonly places: PlaceChoice[] = $derived.by(() => {
    const offered = this.bonus.all.map(option => ({
      action: option.action,
      words: this.optionWords(option),
      gain: this.bonus.gainOf(option),
    }))
    const laid = this.open
      .filter(place => place.action >= 0)
      .map(place => ({
        action: place.action,
        words: this.withGain(this.placeWords(place), place),
        gain: this.gainOf(place),
      }))
    return [...offered, ...laid]
  })

  // Words

  /** «first floor, 2 left of the throne, Library, living, above Salon; …», and of a place what it would bring. */
  cellName(board: number, cell: string): string {
    const words = roomWords(this.castle(board), cell)
    const place = this.placeAt(board, cell)
    return place ? this.withGain(words, place) : words
  }

  /** What a bonus offers, with its castle where both of mine wait. */
  private optionWords({ piece, board }: Option): string {
    const room = pieceName(piece)
    return this.bonus.boards.length > 1 ? text('room-in-castle', { room, castle: this.boardName(board) }) : room
  }

  override hintedWords(action: number): string {
    const option = this.bonus.all.find(other => other.action === action)
    if (option) return pieceName(option.piece)
    const gift = this.giving.gifts.find(other => other.action === action)
    return gift
      ? text('room-in-castle', { room: roomName(gift.piece), castle: this.boardName(gift.board) })
      : super.hintedWords(action)
  }

  // The tray

  override get tray(): TraySlots {
    return this.advice.room === null ? super.tray : this.advice.tray
  }

  protected get acting(): TraySlots {
    if (this.step === 'give') return this.giving.tray
    if (this.step === 'choose') return { now: this.nowChoosing, main: this.keepButton }
    const tray =
      this.step === 'bonus' && this.bonus.waits
        ? this.bonus.tray(this.bonus.waits)
        : { now: this.laying.now, main: this.laying.button }
    // On a phone there is no room for a third button beside the others, and the body has it.
    return { ...tray, second: screen.isPhone ? null : this.laying.otherWay }
  }

  protected override get nowWaiting(): Sentence {
    const board = [...this.boards, ...this.others].find(other => this.waitsIn(other) !== null)
    if (this.view.phase === 'give')
      return {
        words: text('now-wait-give', { name: this.nameOf(this.view.giver ?? 0) }),
        small: text('now-wait-small'),
      }
    if (board === undefined) return super.nowWaiting
    const name = this.nameOf(this.waitsIn(board)?.seat ?? 0)
    return {
      words: text('now-wait-bonus', { name, castle: this.boardName(board) }),
      small: text('bonus-because', { cause: causeWords(this, board) }),
    }
  }

  // Gestures

  /** Press what lies in the tray: mark it to be kept, take it up, or mean it. */
  press(piece: string): boolean {
    if (this.isChoosing) return this.kept.toggle(this.view.hand.indexOf(piece))
    this.leavePlace()
    this.advice.back()
    this.awaited = null
    if (this.bonus.press(piece)) return true
    if (!this.laying.all.includes(piece)) return false
    this.laying.wanted = piece
    return true
  }

  /** What is pressed or taken up in the tray. */
  isUp(piece: string): boolean {
    if (this.isChoosing) return this.kept.has(this.view.hand.indexOf(piece))
    return this.step === 'bonus' ? this.bonus.isUp(piece) : this.group === piece
  }

  /** Settle this bonus next, or with -1 lay another room first. */
  turnTo(board: number): void {
    this.bonus.task = board
    this.leavePlace()
  }

  protected override take(piece: string): void {
    if (!this.isUp(piece)) this.press(piece)
  }

  override pick(place: CastlePlace): void {
    if (place.isAdvice) this.choose(place)
    else super.pick(place)
  }

  override choose(place: CastlePlace): void {
    if (place.action < 0) this.leavePlace()
    if (place.via) this.bonus.layAt(place, place.via)
    else if (place.isAdvice) this.advice.pointAt(place)
    else super.choose(place)
  }

  override lay(action: number): void {
    if (this.bonus.all.some(option => option.action === action)) this.hands.act(action)
    else super.lay(action)
  }

  protected override digit(index: number): boolean {
    if (this.step === 'give') return this.giving.digit(index)
    const pieces = this.isChoosing
      ? this.view.hand
      : this.step === 'bonus'
        ? this.bonus.options.map(({ piece }) => piece)
        : this.laying.all
    const piece = pieces[index]
    if (piece === undefined) return false
    if (this.isChoosing) this.pointAtTile(piece)
    return this.press(piece)
  }

  protected override letGo(): void {
    if (!this.advice.back() && !this.bonus.back()) super.letGo()
  }

  override get undoFrom(): number | null {
    return gestureStart(this.source)
  }

  // Wishes

  /** A wish about what a bonus offers: it is meant, and held where it was wished as soon as its places are known. */
  override takeOver(wish: Wished): void {
    const option = this.bonus.all.find(({ board, piece }) => board === wish.board && piece === wish.tile)
    if (option) {
      this.turnTo(option.board)
      this.bonus.picked = option.piece
      this.awaited = wish.place
      this.weigh()
    } else super.takeOver(wish)
  }

  override weigh(): void {
    super.weigh()
    const place = this.awaited === null ? undefined : this.bonus.planned.find(({ anchor }) => anchor === this.awaited)
    if (!place) return
    this.awaited = null
    this.hold(place)
  }

  protected override takenWords(place: CastlePlace): string {
    const last = this.source.events.findLast(event => event.kind === 'acted')
    const action = last?.action as Action | null
    if (!last || action?.do !== 'lay' || last.seat === this.view.seat || action.board !== place.board) return ''
    return `${action.place}` === place.anchor ? text('taken-by', { name: this.nameOf(last.seat) }) : ''
  }

  override refresh(): void {
    super.refresh()
    this.awaited = null
    this.giving.refresh()
    this.bonus.refresh()
    if (!this.outlookOf && this.outlook.length) this.outlook = []
  }
}
