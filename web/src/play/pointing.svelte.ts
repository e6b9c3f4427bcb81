// Pointing at places, the same in all games: by mouse, finger, keyboard, from the list or with a piece in the hand.
import { untrack } from 'svelte'
import type { GameView, Hands, PlaceChoice, Question, Source } from '../games/face'
import type { Preview } from '../protocol'
import { settings } from '../state/settings.svelte'
import { listOf, signed, text } from '../texts/texts.svelte'
import { expect } from './motion'
import { bestFirst, gainOn, oneEach, type Place, previewOf, step, turnsAt } from './places'

export abstract class Pointing<View extends GameView, P extends Place> {
  /** The place under the pointer, the focus or the finger. */
  pointed: P | null = $state.raw(null)
  /** A place that stays chosen while the pointer goes elsewhere, until it is laid, left or taken. */
  protected held: P | null = $state.raw(null)
  /** The place that the keyboard or the stepper has walked to; the focus and the view follow it. */
  walked: P | null = $state.raw(null)
  /** The board that is large where there is room for one only. */
  protected shown: number | null = $state(null)
  notice = $state('')
  /** The last pointer on a board was a finger: its first tap points, its second lays. */
  isTouching = false
  /** Where I laid last, whether or not the server agrees. */
  private sent: P | null = null

  constructor(
    readonly source: Source<View>,
    protected readonly hands: Hands,
  ) {}

  /** All places of the legal actions, of all pieces. */
  abstract readonly allPlaces: P[]
  /** Which of them are open now: the group of the piece in hand. */
  abstract readonly group: string | null
  abstract readonly boards: number[]
  /** A place in words, without what it brings. */
  abstract placeWords(place: P): string

  /** The cells that a piece covers from its anchor on: that one, and more where it is larger. */
  covers(_piece: string, anchor: string): string[] {
    return [anchor]
  }

  cellsOf(place: P): string[] {
    return this.covers(place.group, place.anchor)
  }

  get view(): View {
    return this.source.view
  }

  /** The seat through whose eyes the table is shown; spectators sit behind the first seat. */
  get seat(): number {
    return Math.max(this.view.seat, 0)
  }

  get canAct(): boolean {
    return this.hands.canAct
  }

  /** The line is down: places rest like buttons. */
  get isOffline(): boolean {
    return this.hands.isOffline
  }

  /** Where the piece in hand may go, best first as soon as the server has told what each place brings. */
  readonly open: P[] = $derived.by(() =>
    bestFirst(
      this.allPlaces.filter(place => place.group === this.group),
      place => this.gainOf(place),
    ),
  )
  /** One place for every anchor: what carries a +n on the board, and what the stepper walks. */
  readonly spots: P[] = $derived.by(() => oneEach(this.open, this.pointed))

  openIn(board: number): P[] {
    return this.open.filter(place => place.board === board)
  }

  spotsIn(board: number): P[] {
    return this.spots.filter(place => place.board === board)
  }

  placeOf(action: number): P | undefined {
    return this.allPlaces.find(place => place.action === action)
  }

  /** The place at an anchor, turned as it is now. */
  placeAt(board: number, anchor: string): P | undefined {
    return this.spots.find(place => place.board === board && place.anchor === anchor)
  }

  private readonly grounds = new Map<number, (x: number, y: number) => P | null>()

  /** A board that is not made of cells finds the place near a point of the page itself; call the answer to stop. */
  measures(board: number, near: (x: number, y: number) => P | null): () => void {
    this.grounds.set(board, near)
    return () => this.grounds.delete(board)
  }

  /** The place near a point of the page; undefined where the board is made of cells. */
  nearest(board: number, x: number, y: number): P | null | undefined {
    return this.grounds.get(board)?.(x, y)
  }

  /** The number of the pointed place among the spots, from 1; 0 while none is. */
  get at(): number {
    return this.spots.findIndex(place => place.action === this.pointed?.action) + 1
  }

  /** All places are asked for at once; a game that has too many asks for those of the piece in hand. */
  get question(): Question | null {
    return this.allPlaces.length ? { actions: this.allPlaces.map(place => place.action) } : null
  }

  previewOf(place: P): Preview | undefined {
    return previewOf(this.source.previews, place.action)
  }

  /** What the place would add to its board; nothing while the answer is on its way. */
  gainOf(place: P): number | null {
    return gainOn(this.previewOf(place)?.gains ?? [], place.board)
  }

  /** What the place would add and why: «+4: a set of 3 offices and 1 office next to a tavern». */
  gainWords(place: P): string | null {
    const gain = this.gainOf(place)
    if (gain === null) return null
    const changed = this.previewOf(place)?.lines.filter(
      line => line.board === place.board && line.points > line.points_before,
    )
    const why = listOf((changed ?? []).map(line => text(line.message, line.args)))
    return why ? text('gain-why', { gain: signed(gain), why }) : signed(gain)
  }

  /** Words with what the place would add. */
  withGain(words: string, place: P): string {
    const gain = this.gainWords(place)
    return gain === null ? words : text('words-gain', { words, gain })
  }

  readonly places: PlaceChoice[] = $derived.by(() =>
    this.open.map(place => ({
      action: place.action,
      words: this.withGain(this.placeWords(place), place),
      gain: this.gainOf(place),
    })),
  )

  /** The board that is large where there is room for one only. */
  get largeBoard(): number {
    if (this.shown !== null && this.boards.includes(this.shown)) return this.shown
    return this.boards.find(board => this.openIn(board).length > 0) ?? this.boards[0] ?? 0
  }

  show(board: number): void {
    this.shown = board
  }

  /** The place under the pointer or the focus; nothing goes back to the place that is held. */
  point(place: P | null): void {
    if (place && place.action !== this.pointed?.action) this.notice = ''
    this.pointed = place ?? this.held
  }

  hold(place: P): void {
    this.held = place
    this.walkTo(place)
  }

  /** A finger's first tap shows what a place would bring, its second lays; a click lays at once, since undo is near. */
  tap(place: P): void {
    if (this.isTouching && this.pointed?.action !== place.action) this.point(place)
    else this.pick(place)
  }

  /** A place was clicked, tapped twice, taken by Enter, or the piece was dropped there. */
  pick(place: P): void {
    if (this.isOffline) this.notice = text('places-rest')
    else if (!this.canAct) return
    else if (settings.confirm && this.held?.action !== place.action) this.hold(place)
    else this.choose(place)
  }

  choose(place: P): void {
    expect(place.board, this.cellsOf(place), document.querySelector(`[data-piece="${CSS.escape(place.group)}"]`))
    this.leavePlace()
    this.sent = place
    this.hands.act(place.action)
  }

  lay(action: number): void {
    const place = this.placeOf(action)
    if (place) this.pick(place)
  }

  spotOf(action: number): { board: number; cell: string } | null {
    const place = this.placeOf(action) ?? this.sent
    return place?.action === action ? { board: place.board, cell: place.anchor } : null
  }

  /** The next place by points, or the one before. */
  walk(by: 1 | -1): void {
    this.walkTo(step(this.spots, this.at - 1, by))
  }

  /** The same anchor with the piece turned; only ways that are legal. */
  turn(by: 1 | -1): void {
    if (!this.pointed) return
    const ways = turnsAt(this.open, this.pointed)
    const place = step(
      ways,
      ways.findIndex(way => way.action === this.pointed?.action),
      by,
    )
    if (!place) return
    if (this.held) this.held = place
    this.walkTo(place)
  }

  /** How many ways there are to lay at the pointed anchor. */
  get turns(): number {
    return this.pointed ? turnsAt(this.open, this.pointed).length : 0
  }

  changeBoard(side: number): void {
    const board = this.boards[side]
    if (board === undefined) return
    this.shown = board
    this.walkTo(this.openIn(board)[0])
  }

  /** An arrow from elsewhere leads to the place in question, at first the best. */
  enterBoard(): void {
    this.walkTo(this.pointed ?? this.open[0])
  }

  protected walkTo(place: P | undefined): void {
    this.point(place ?? null)
    this.walked = place ?? null
    if (place) this.shown = place.board
  }

  protected leavePlace(): void {
    this.held = null
    this.pointed = null
  }

  /** The place in question is gone: who walks by keyboard or finger goes on to the best that is left. */
  protected losePlace(): void {
    const lost = this.pointed
    if (!lost || this.placeOf(lost.action)) return
    const isWalking = this.walked?.action === lost.action
    this.held = null
    this.walkTo(isWalking || this.isTouching ? untrack(() => this.open[0]) : undefined)
    this.notice = this.takenWords(lost)
  }

  /** Who has just taken a place, in words; nothing where nobody has. */
  protected takenWords(_place: P): string {
    return ''
  }
}
