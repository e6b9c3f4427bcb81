// Between Two Castles: two rooms of the hand are kept, each is laid in one of my two castles, and bonuses are settled at once.
import { screen } from '../../input/screen.svelte'
import { DraftGestures, type Pair } from '../../play/drafting.svelte'
import { gainOn, type Place } from '../../play/places'
import type { Preview } from '../../protocol'
import type { SheetTile } from '../../state/sheets'
import { listOf, text } from '../../texts/texts.svelte'
import type { BoardInWords, Button, PlaceChoice, Question, Sentence, Step, TraySlots } from '../face'
import { pieceOf } from './drawings/layout'
import { FACTS } from './facts'
import { chainOf } from './history'
import type { Action, CastlesView, CastleView, LegalAction, SeatView, WaitView } from './protocol'
import {
  cellOf,
  cellsOfLine,
  type Gift,
  giftsOf,
  isLudwig,
  isRoom,
  type Option,
  optionsOf,
  pairsOf,
  placesOf,
  roomAt,
  waitingFor,
} from './view'
import {
  besideWords,
  boardInWords,
  castleName,
  cellWords,
  pieceName,
  playerName,
  roomName,
  typeName,
  typeOf,
} from './words'

/** A place, or one that opens as soon as a room is taken: room and place are one gesture and two actions. */
export interface CastlePlace extends Place {
  /** What takes the room, to be done first. */
  via?: number
}

export class CastleGestures extends DraftGestures<CastlesView, CastlePlace> {
  protected readonly kind = 'room'
  /** The own room that I am laying; the first one while none is meant. */
  private wanted: string | null = $state(null)
  /** What I mean to take of what a bonus offers. */
  private picked: string | null = $state(null)
  /** The castle whose bonus I settle, or -1 to lay another room first. */
  private task: number | null = $state(null)
  /** Ludwig's two rooms change places. */
  private isSwapped = $state(false)
  /** Where a room shall lie as soon as it is taken. */
  private plan: { board: number; room: string; cell: string } | null = null

  // Parts of the view that stay the same objects while nothing changes in them: what follows from them rests too.
  private readonly mine: SeatView | undefined = $derived.by(() => this.view.seats[this.seat])
  private readonly legal: LegalAction[] = $derived.by(() => this.view.legal)
  readonly pairs: Pair[] = $derived.by(() => pairsOf(this.legal))
  private readonly lays: CastlePlace[] = $derived.by(() => placesOf(this.legal))
  private readonly allOptions: Option[] = $derived.by(() => optionsOf(this.legal))
  private readonly gifts: Gift[] = $derived.by(() => giftsOf(this.legal))
  readonly boards: number[] = $derived.by(() => (this.mine ? [this.mine.left_castle, this.mine.right_castle] : []))
  readonly others: number[] = $derived.by(() =>
    [...this.view.castles.keys()].filter(board => !this.boards.includes(board)),
  )
  /** My castles that wait for me, and the one whose bonus the tray shows now. */
  readonly bonuses: number[] = $derived.by(() => (this.view.seat < 0 ? [] : waitingFor(this.view, this.view.seat)))
  readonly bonusBoard: number | null = $derived.by(() => {
    if (this.task === -1 && this.ownRooms.length > 0) return null
    return this.bonuses.find(board => board === this.task) ?? this.bonuses[0] ?? null
  })
  readonly waits: WaitView | null = $derived.by(() => this.waitsIn(this.bonusBoard))
  /** What the bonus in question offers; nothing where a room is to be laid. */
  readonly options: Option[] = $derived.by(() => this.allOptions.filter(option => option.board === this.bonusBoard))
  readonly option: Option | undefined = $derived.by(() => this.options.find(option => option.piece === this.picked))
  /** Places of a room that would be taken first, from the server's previews. */
  private readonly planned: CastlePlace[] = $derived.by(() => {
    const { option } = this
    if (!option || !isRoom(option.piece)) return []
    const found = this.source.previews.filter(preview => isFor(preview, option.piece, option.board))
    return found.map((preview, index) => ({
      action: -1 - index,
      board: option.board,
      anchor: cellOf(preview) ?? '',
      turn: 0,
      group: option.piece,
      via: option.action,
    }))
  })
  readonly allPlaces: CastlePlace[] = $derived.by(() => [...this.lays, ...this.planned])
  /** Rooms before me that a castle takes now. */
  readonly ownRooms: string[] = $derived.by(() =>
    this.toLay.filter(room => this.lays.some(place => place.group === room)),
  )

  get step(): 'give' | 'choose' | 'bonus' | 'lay' | 'wait' | 'over' {
    if (this.view.phase === 'over') return 'over'
    if (this.gifts.length) return 'give'
    if (this.isChoosing) return 'choose'
    if (this.bonusBoard !== null) return 'bonus'
    return this.lays.length ? 'lay' : 'wait'
  }

  get isLaying(): boolean {
    return this.step === 'lay' || (this.step === 'bonus' && this.group !== null)
  }

  /** A bonus is settled in its own castle. */
  override get largeBoard(): number {
    return this.step === 'bonus' ? (this.bonusBoard ?? super.largeBoard) : super.largeBoard
  }

  protected get ring(): number {
    return this.view.castles.length
  }

  protected get partners(): number[] {
    return this.boards.flatMap(board => this.castle(board).builders)
  }

  override get done(): number[] {
    return [...this.view.seats.keys()].filter(seat => this.view.phase !== 'over' && !this.waiting.includes(seat))
  }

  castle(board: number): CastleView {
    return this.view.castles[board] as CastleView
  }

  waitsIn(board: number | null): WaitView | null {
    return board === null ? null : (this.view.castles[board]?.waits ?? null)
  }

  override nameOf(seat: number): string {
    return playerName(this.source, seat)
  }

  isLudwig(seat: number): boolean {
    return isLudwig(this.view, seat)
  }

  /** The castle that counts for me: the lower one; none while both are level. */
  get lowerBoard(): number | null {
    const [left = 0, right = 0] = this.boards
    const difference = this.castle(left).points - this.castle(right).points
    return difference === 0 ? null : difference < 0 ? left : right
  }

  /** My own rooms that are still to be laid, Ludwig's last. */
  get toLay(): string[] {
    if (this.view.seat < 0 || this.view.phase !== 'place') return []
    return [...(this.mine?.to_lay ?? []), ...(this.gift ? [this.gift] : [])]
  }

  /** Ludwig's room that I have still to lay. */
  get gift(): string | null {
    return this.view.seat < 0 ? null : (this.mine?.gift ?? null)
  }

  get room(): string | null {
    return this.ownRooms.find(room => room === this.wanted) ?? this.ownRooms[0] ?? null
  }

  get group(): string | null {
    if (this.bonusBoard === null) return this.step === 'lay' ? this.room : null
    if (this.waits?.bonus === 'room') return this.waits.room
    return this.option && isRoom(this.option.piece) ? this.option.piece : null
  }

  protected override get pieceInQuestion(): string | null {
    return this.pointedTile ?? this.group ?? this.toLay[0] ?? this.view.hand[0] ?? null
  }

  override get question(): Question | null {
    if (this.step === 'give') return { tile: this.pointedTile ?? this.given[0]?.room ?? '' }
    if (this.isChoosing || this.pointedTile) return this.pointedTile === null ? null : { tile: this.pointedTile }
    if (this.bonusBoard !== null && this.option && isRoom(this.option.piece)) return { tile: this.option.piece }
    const options = this.options.filter(option => option.kind !== 'bonus' && !isRoom(option.piece))
    const actions = [...options, ...this.lays].map(({ action }) => action)
    return actions.length ? { actions } : null
  }

  override previewOf(place: CastlePlace): Preview | undefined {
    if (place.via === undefined) return super.previewOf(place)
    return this.source.previews.find(
      preview => isFor(preview, place.group, place.board) && cellOf(preview) === place.anchor,
    )
  }

  /** What the list of places holds: real actions first, what a bonus offers too. */
  override readonly places: PlaceChoice[] = $derived.by(() => {
    const offered = this.options.map(option => ({
      action: option.action,
      words: pieceName(option.piece),
      gain: this.gainOfOption(option),
    }))
    const laid = this.open
      .filter(place => place.via === undefined)
      .map(place => ({
        action: place.action,
        words: this.withGain(this.placeWords(place), place),
        gain: this.gainOf(place),
      }))
    return [...offered, ...laid]
  })

  /** What an attendant or a card would bring, or a room at its best place; nothing while it is not known. */
  gainOfOption(option: Option): number | null {
    if (isRoom(option.piece)) {
      const best = this.bestPreview(option.piece, option.board)
      return best ? gainOn(best.gains, option.board) : null
    }
    const preview = this.source.previews.find(other => other.action === option.action)
    return preview ? (gainOn(preview.gains, option.board) ?? 0) : null
  }

  // Words

  pieceWords(piece: string): string {
    return pieceName(piece)
  }

  boardName(board: number): string {
    return castleName(this.view, board)
  }

  cellWords(_board: number, cell: string): string {
    return cellWords(cell)
  }

  placeWords(place: CastlePlace): string {
    return text('place-choice', {
      where: this.whereWords(place),
      beside: besideWords(this.castle(place.board), place.anchor),
    })
  }

  cellOf(tile: SheetTile): string {
    return cellsOfLine([tile])[0] ?? ''
  }

  pieceAt(board: number, cell: string): string | undefined {
    const castle = this.view.castles[board]
    return castle ? roomAt(castle, pieceOf(cell)) : undefined
  }

  get inWords(): BoardInWords[] {
    return [...this.boards, ...this.others].map(board => boardInWords(this.view, board))
  }

  protected override hintedWords(action: number): string {
    const option = this.allOptions.find(other => other.action === action)
    if (option) return pieceName(option.piece)
    const gift = this.gifts.find(other => other.action === action)
    if (gift) return text('room-in-castle', { room: roomName(gift.piece), castle: this.boardName(gift.board) })
    return super.hintedWords(action)
  }

  /** «third food room in Eltz». */
  causeWords(board: number): string {
    const waits = this.waitsIn(board)
    if (!waits) return ''
    return text('bonus-cause', {
      number: waits.number,
      type: typeName(typeOf(waits.cause)),
      room: roomName(waits.cause),
      castle: this.boardName(board),
    })
  }

  // The tray

  protected get acting(): TraySlots {
    if (this.step === 'give') return this.giveTray
    if (this.step === 'choose') return { now: this.nowChoosing, main: this.keepButton }
    if (this.step === 'bonus' && this.waits) return this.bonusTray(this.waits)
    return { now: this.nowLaying, main: this.placeButton(text('lay-here'), text('choose-place')), second: this.second }
  }

  /** A button of the tray; on a phone there is no room for it beside the others, and the body has it. */
  private get second(): Button | null {
    return screen.isPhone ? null : this.otherWay
  }

  /** From a bonus to a room that may be laid first, and back. */
  get otherWay(): Button | null {
    return this.step === 'bonus' ? this.laterButton : this.step === 'lay' ? this.backButton : null
  }

  private get backButton(): Button | null {
    const [board] = this.bonuses
    if (board === undefined) return null
    return { label: text('back-to-bonus'), small: this.boardName(board), can: true, run: () => this.turnTo(board) }
  }

  private get laterButton(): Button | null {
    const [room] = this.ownRooms
    if (room === undefined) return null
    return { label: text('first-lay'), small: roomName(room), can: true, run: () => this.turnTo(-1) }
  }

  private get nowLaying(): Sentence {
    const rooms = { room: roomName(this.room ?? '') }
    const names = this.boards.filter(board => this.openIn(board).length > 0).map(board => this.boardName(board))
    const blocked = this.boards.find(board => this.waitsIn(board) && this.waitsIn(board)?.seat !== this.view.seat)
    const small = blocked === undefined ? this.orderWords || this.layingWords(names.length) : this.blockedWords(blocked)
    return { words: text('now-lay', { ...rooms, castles: listOfOr(names) }), small }
  }

  private layingWords(count: number): string {
    if (this.room === this.gift) return text('now-lay-gift')
    return text(count > 1 ? 'now-lay-small' : 'now-lay-last-small')
  }

  /** A castle that stands still until somebody else has settled a bonus. */
  blockedWords(board: number): string {
    return text('castle-waits', { castle: this.boardName(board), name: this.nameOf(this.waitsIn(board)?.seat ?? 0) })
  }

  private bonusTray(waits: WaitView): TraySlots {
    const board = this.bonusBoard ?? 0
    const words = text(`now-bonus-${waits.bonus}`, { room: waits.room ? roomName(waits.room) : '' })
    const small = this.usedUpWords(waits) || text('bonus-because', { cause: this.causeWords(board) })
    return {
      now: { words, small },
      icon: 'crown',
      mood: 'gold',
      steps: screen.isPhone ? [] : this.chain(board),
      main: this.bonusButton,
      second: this.second,
    }
  }

  /** Where the bonus names a kind that has run out. */
  private usedUpWords(waits: WaitView): string {
    const named = FACTS.bonuses[typeOf(waits.cause)] ?? ''
    if (waits.bonus !== 'special' || !(named in this.view.supply.specials)) return ''
    return this.view.supply.specials[named] === 0 ? text('kind-used-up', { room: roomName(named) }) : ''
  }

  private get bonusButton(): Button {
    const { option } = this
    if (this.waits?.bonus === 'room') return this.placeButton(text('lay-here'), text('choose-place'))
    if (!option) return { label: text('choose-one'), can: false, run: () => {} }
    if (this.pointed) return this.placeButton(text('lay-here'), '')
    const small = isRoom(option.piece) ? text('then-lay') : undefined
    return { label: text('take-it'), small, can: true, run: () => this.hands.act(option.action) }
  }

  private chain(board: number): Step[] {
    const done = chainOf(this.source, this.view, board).map(action => ({
      label: stepWords(action),
      state: 'done' as const,
    }))
    const waits = this.waitsIn(board)
    const now = waits
      ? [
          {
            label: text(`step-${waits.bonus}`, { room: waits.room ? roomName(waits.room) : '' }),
            state: 'now' as const,
          },
        ]
      : []
    return [...done, ...now]
  }

  private get giveTray(): TraySlots {
    const gift = this.gifts.find(other =>
      this.given.some(each => each.board === other.board && each.room === other.piece),
    )
    return {
      now: { words: text('now-give'), small: text('now-give-small') },
      icon: 'crown',
      mood: 'private',
      main: { label: text('give-both'), can: gift !== undefined, run: () => gift && this.hands.act(gift.action) },
    }
  }

  /** Ludwig's two rooms and the castle that each would go to now. */
  get given(): { room: string; board: number }[] {
    const [first, second] = this.gifts
    const drawn = this.view.ludwig?.drawn ?? []
    if (!first || !second) return []
    const order = this.isSwapped ? [second.board, first.board] : [first.board, second.board]
    return drawn.map((room, index) => ({ room, board: order[index] ?? first.board }))
  }

  swap(): void {
    this.isSwapped = !this.isSwapped
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
      small: text('bonus-because', { cause: this.causeWords(board) }),
    }
  }

  // Gestures

  /** Press what lies in the tray: mark it to be kept, take it up, or mean it. */
  press(piece: string): boolean {
    if (this.isChoosing) return this.kept.toggle(this.view.hand.indexOf(piece))
    this.leavePlace()
    if (this.options.some(option => option.piece === piece)) this.picked = this.picked === piece ? null : piece
    else if (this.toLay.includes(piece)) this.wanted = piece
    else return false
    return true
  }

  /** What is pressed or taken up in the tray. */
  isUp(piece: string): boolean {
    if (this.isChoosing) return this.kept.has(this.view.hand.indexOf(piece))
    return this.step === 'bonus' ? this.picked === piece || this.group === piece : this.room === piece
  }

  /** Settle this bonus next, or with -1 lay another room first. */
  turnTo(board: number): void {
    this.task = board
    this.leavePlace()
  }

  protected override take(piece: string): void {
    this.press(piece)
  }

  override choose(place: CastlePlace): void {
    if (place.via === undefined) {
      super.choose(place)
      return
    }
    this.leavePlace()
    this.plan = { board: place.board, room: place.group, cell: place.anchor }
    this.hands.act(place.via)
  }

  override lay(action: number): void {
    if (this.allOptions.some(option => option.action === action)) this.hands.act(action)
    else super.lay(action)
  }

  protected override digit(index: number): boolean {
    if (this.step === 'give') {
      if (index < 2 && this.given[0]?.board !== this.gifts[index]?.board) this.swap()
      return index < 2
    }
    const pieces = this.isChoosing
      ? this.view.hand
      : this.step === 'bonus'
        ? this.options.map(({ piece }) => piece)
        : this.toLay
    const piece = pieces[index]
    if (piece === undefined) return false
    if (this.isChoosing) this.pointedTile = piece
    return this.press(piece)
  }

  protected override letGo(): void {
    if (this.picked !== null) this.picked = null
    else super.letGo()
  }

  protected override takenWords(place: CastlePlace): string {
    const last = this.source.events.findLast(event => event.kind === 'acted')
    const action = last?.action as Action | null
    if (!last || action?.do !== 'lay' || last.seat === this.view.seat || action.board !== place.board) return ''
    return `${action.place}` === place.anchor ? text('taken-by', { name: this.nameOf(last.seat) }) : ''
  }

  override refresh(): void {
    super.refresh()
    if (this.step !== 'give') this.isSwapped = false
    if (!this.bonuses.length) this.task = null
    if (this.picked !== null && !this.option) this.picked = null
    this.goOn()
  }

  /** A room that was taken for a place is laid there. */
  private goOn(): void {
    const { plan } = this
    if (!plan) return
    const waits = this.waitsIn(plan.board)
    const place = this.lays.find(
      other => other.board === plan.board && other.anchor === plan.cell && other.group === plan.room,
    )
    if (waits?.bonus === 'room' && waits.room === plan.room && place) {
      this.plan = null
      super.choose(place)
    } else if (!waits || waits.bonus === 'room') this.plan = null
  }
}

function isFor(preview: Preview, room: string, board: number): boolean {
  return preview.action === null && preview.tile === room && preview.board === board
}

function listOfOr(names: string[]): string {
  const [first = '', second] = names
  return second ? text('one-or-other', { first, second }) : listOf(names)
}

/** A step of a chain that is done. */
function stepWords(action: Action): string {
  if (action.do === 'choose') return ''
  if (action.do === 'lay') return text('step-laid', { room: roomName(action.piece) })
  return text('step-took', { piece: pieceName(action.piece) })
}
