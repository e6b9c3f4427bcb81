// What a player is doing at a table: half-made decisions, until they become one of the legal actions.
// A game extends this by its places, its pieces and its words; see docs/client.md.
import type { BoardInWords, Button, GameView, Lit, Play, Sentence, TraySlots } from '../games/face'
import type { Wished, WishKind } from '../protocol'
import { seatName } from '../state/people'
import type { SheetTile } from '../state/sheets'
import { listOf, since, text } from '../texts/texts.svelte'
import type { Place } from './places'
import { Pointing } from './pointing.svelte'

/** A piece to read: where it lies, or nowhere yet. */
export interface Subject {
  piece: string
  board: number | null
  cell: string | null
}

export abstract class Gestures<View extends GameView, P extends Place> extends Pointing<View, P> implements Play {
  /** Wishing: the next place is shown to the partner and nothing is laid. */
  wishing: WishKind | null = $state(null)
  /** Which cells are lit, by board, with what they add; set by sheets, log lines and readings. */
  lit: Map<number, Lit> = $state.raw(new Map())
  /** The line of the sheet that stays lit. */
  pinned: string | null = $state(null)
  /** The piece whose reading is open, and the one on which the mouse rests. */
  reading: Subject | null = $state.raw(null)
  glance: Subject | null = $state.raw(null)

  abstract readonly step: string
  abstract readonly waiting: number[]
  abstract readonly milestone: number
  abstract readonly inWords: BoardInWords[]
  /** The tray while it is my turn. */
  protected abstract readonly acting: TraySlots
  /** The piece that lies on a cell of a board; nothing where it is free. */
  abstract pieceAt(board: number, cell: string): string | undefined
  /** A piece as the object of a sentence, and a board by its name. */
  abstract pieceWords(piece: string): string
  abstract boardName(board: number): string
  /** Where a cell lies, in words; empty where a game has no words for that. */
  abstract cellWords(board: number, cell: string): string
  /** `data-cell` of a tile of a sheet's line. */
  abstract cellOf(tile: SheetTile, board: number): string

  get sheets(): number[] {
    return this.boards
  }

  get done(): number[] {
    return []
  }

  get isMyTurn(): boolean {
    return this.view.legal.length > 0
  }

  get isTalkClosed(): boolean {
    return false
  }

  get tray(): TraySlots {
    if (this.step === 'over') return { now: { words: text('now-over'), small: '' }, main: null }
    return this.isMyTurn ? this.acting : { now: this.nowWaiting, main: null }
  }

  /** The button of a step that ends on a place. */
  protected placeButton(label: string, choose: string): Button {
    const place = this.pointed
    return { label: place ? label : choose, can: place !== null, run: () => place && this.choose(place) }
  }

  /** Whom we wait for; `key` is a message with their names. */
  protected waitingFor(key: string): Sentence {
    const names = listOf(
      this.waiting.filter(seat => seat !== this.view.seat).map(seat => seatName(this.source.info, seat)),
    )
    const { pace, moved_at = 0 } = this.source.info ?? {}
    const passed = Date.now() / 1000 - moved_at
    const isLong = pace === 'relaxed' && passed > 60
    return { words: text(key, { names }), small: isLong ? text('now-wait-since', { since: since(passed) }) : '' }
  }

  protected get nowWaiting(): Sentence {
    return this.waitingFor('now-wait')
  }

  // Hints

  /** Hinted places of the piece in hand, with their number among all hints. */
  get hintPlaces(): (P & { number: number })[] {
    return this.source.hints.flatMap((hint, index) => {
      const place = this.placeOf(hint.action)
      return place && place.group === this.group ? [{ ...place, number: index + 1 }] : []
    })
  }

  showHints(): void {
    const best = this.placeOf(this.source.hints[0]?.action ?? -1)
    if (best && best.group !== this.group) this.take(best.group)
  }

  get hintWords(): string[] {
    return this.source.hints.map(hint => {
      const reason = hint.reasons
        .map(why => text(why.key, why.args))
        .reduce((first, then) => text('hint-also', { first, then }))
      const what = this.hintedWords(hint.action)
      return what ? text('hint-what', { what, reason }) : reason
    })
  }

  /** What a hint proposes, in words. */
  protected hintedWords(action: number): string {
    const place = this.placeOf(action)
    if (!place) return ''
    return text('piece-at', { piece: this.pieceWords(place.group), where: this.whereWords(place) })
  }

  /** The board and the spot of a place: «Riverside, row 2, column 3». */
  whereWords(place: Pick<Place, 'board' | 'anchor'>): string {
    const where = this.cellWords(place.board, place.anchor)
    return where ? text('board-where', { board: this.boardName(place.board), where }) : this.boardName(place.board)
  }

  /** Cells that the pointed place makes count on a board: framed in gold. */
  countsIn(board: number): string[] {
    if (this.pointed?.board !== board) return []
    const lines = this.previewOf(this.pointed)?.lines ?? []
    const more = lines.filter(line => line.board === board && line.points > line.points_before)
    return [...new Set(more.flatMap(line => line.tiles.map(tile => this.cellOf(tile as SheetTile, board))))]
  }

  // Light and reading

  light(lit: Lit[]): void {
    if (lit.length || this.lit.size) this.lit = new Map(lit.map(each => [each.board, each]))
  }

  litIn(board: number): string[] {
    return this.lit.get(board)?.cells ?? []
  }

  /** The piece that an element on the page stands for: `data-piece` in a hand, `data-cell` on a board. */
  subjectOf(element: HTMLElement | SVGElement): Subject | null {
    const { cell, piece } = element.dataset
    if (piece) return { piece, board: null, cell: null }
    const board = Number(element.closest<HTMLElement>('[data-board]')?.dataset.board ?? -1)
    const lying = cell && board >= 0 ? this.pieceAt(board, cell) : undefined
    return lying && cell ? { piece: lying, board, cell } : null
  }

  openReading(subject: Subject | null): void {
    this.reading = subject
  }

  /** A cell that is no place was pressed: read what lies there; Enter does what the main button does, as it rests on the board. */
  enterCell(board: number, cell: string, isByKey: boolean): void {
    const piece = this.pieceAt(board, cell)
    const { main } = this.tray
    if (isByKey && main?.can) main.run()
    else if (piece) this.openReading({ piece, board, cell })
  }

  /** The piece that is read when nothing on the page is meant. */
  protected get pieceInQuestion(): string | null {
    return this.group
  }

  private read(): void {
    const focused = document.activeElement
    const meant = focused instanceof HTMLElement || focused instanceof SVGElement ? this.subjectOf(focused) : null
    const piece = this.pieceInQuestion
    this.openReading(meant ?? (piece === null ? null : { piece, board: null, cell: null }))
  }

  // Wishes

  /** «Here» and «not here» ask for a place; the other two are said at once. */
  wantWish(kind: WishKind | null, board: number): void {
    if (kind === null || kind === 'here' || kind === 'not_here') this.wishing = kind
    else this.wish(kind, board, null)
  }

  wish(kind: WishKind, board: number, place: P | null): void {
    if (this.group !== null) this.hands.wish(kind, this.group, board, place?.anchor ?? null)
    this.wishing = null
  }

  wishWords(wish: Wished, inFull = false): string {
    const name = seatName(this.source.info, wish.seat)
    if (!inFull && wish.kind === 'here') return text('wish-short', { name })
    const words = text(`wish-says-${wish.kind.replace('_', '-')}`, { name, piece: this.pieceWords(wish.tile) })
    if (!inFull || wish.board === null) return words
    const where = wish.place ? this.whereWords({ board: wish.board, anchor: wish.place }) : this.boardName(wish.board)
    return text('wish-where', { words, where })
  }

  takeOver(wish: Wished): void {
    this.take(wish.tile)
    const place = this.open.find(other => other.board === wish.board && other.anchor === wish.place)
    if (place) this.hold(place)
    else this.notice = text('wish-not-for-me')
  }

  /** Take a piece into the hand, so that its places open. */
  protected take(_group: string): void {}

  override tap(place: P): void {
    if (this.wishing) this.wish(this.wishing, place.board, place)
    else super.tap(place)
  }

  override choose(place: P): void {
    this.wishing = null
    super.choose(place)
  }

  // Keys

  /** Keys of the game beside those of all games; `1` to `9` are given as `digit`. */
  protected get keys(): Record<string, () => void> {
    return {}
  }

  /** What the digit means; whether it means something. */
  protected digit(_index: number): boolean {
    return false
  }

  key(event: KeyboardEvent): boolean {
    const digit = Number(event.key)
    if (digit >= 1 && digit <= 9) return this.digit(digit - 1)
    const enter = () => this.enterBoard()
    const all: Record<string, () => void> = {
      n: () => this.walk(1),
      p: () => this.walk(-1),
      r: () => this.turn(event.shiftKey ? -1 : 1),
      '[': () => this.changeBoard(0),
      ']': () => this.changeBoard(1),
      ArrowUp: enter,
      ArrowDown: enter,
      ArrowLeft: enter,
      ArrowRight: enter,
      Escape: () => this.back(),
      z: () => this.read(),
      ...this.keys,
    }
    const run = all[event.key] ?? all[event.key.toLowerCase()]
    run?.()
    return run !== undefined
  }

  /** One step back: the last thing that was opened, marked or pointed at. */
  back(): void {
    if (this.reading) this.reading = null
    else if (this.pinned) this.pinned = null
    else if (this.wishing) this.wishing = null
    else if (this.pointed) this.leavePlace()
    else if (this.lit.size) this.lit = new Map()
    else this.letGo()
  }

  /** Undo the last half-made decision of the game's own. */
  protected letGo(): void {}

  refresh(): void {
    this.notice = ''
    this.losePlace()
    if (!this.allPlaces.length) {
      this.shown = null
      this.wishing = null
    }
  }
}
