// Pointing at places, the same in all games: by mouse, finger, keyboard, from the list or with a piece in the hand.
import { untrack } from 'svelte'
import type { GameView, Objection, Spot } from '../games/face'
import { keepSame } from '../state/same'
import { settings } from '../state/settings.svelte'
import { shake } from '../table/shake'
import { text } from '../texts/texts.svelte'
import { Grounds } from './grounds'
import { expect } from './motion'
import { oneEach, type Place, step, turnsAt } from './places'
import { Weighing } from './weighing.svelte'

/** After so many milliseconds cards tell about what is under the mouse. */
export const RESTS = 60

export abstract class Pointing<View extends GameView, P extends Place> extends Weighing<View, P> {
  /** The place under the pointer, the focus or the finger. */
  pointed: P | null = $state.raw(null)
  /** The place that cards tell about: it follows a mouse once that rests, so that who sweeps over many waits for none of them. */
  considered: P | null = $state.raw(null)
  private resting: ReturnType<typeof setTimeout> | undefined
  /** A place that stays chosen while the pointer goes elsewhere, until it is laid, left or taken. */
  protected held: P | null = $state.raw(null)
  /** The place that the keyboard or the stepper has walked to; the focus and the view follow it. */
  walked: P | null = $state.raw(null)
  /** The board that is large where there is room for one only. */
  protected shown: number | null = $state(null)
  notice = $state('')
  objection: Objection | null = $state.raw(null)
  /** The last pointer on a board was a finger: its first tap points, its second lays. */
  isTouching = false
  /** Boards that are not made of cells. */
  readonly grounds = new Grounds<P>()
  /** The place that was walked to before anybody knew what places bring. */
  private blind: P | null = null
  /** Where I laid last, whether or not the server agrees. */
  private sent: P | null = null

  get canAct(): boolean {
    return this.hands.canAct
  }

  /** The line is down: places rest like buttons. */
  get isOffline(): boolean {
    return this.hands.isOffline
  }

  private lastSpots: P[] = []
  /** One place for every anchor: what carries a +n on the board, and what the stepper walks; the same list while they stay. */
  readonly spots: P[] = $derived.by(() => {
    this.lastSpots = keepSame(this.lastSpots, oneEach(this.open, this.pointed))
    return this.lastSpots
  })

  spotsIn(board: number): P[] {
    return this.spots.filter(place => place.board === board)
  }

  /** The place at an anchor, turned as it is now. */
  placeAt(board: number, anchor: string): P | undefined {
    return this.spots.find(place => place.board === board && place.anchor === anchor)
  }

  /** The number of the pointed place among the spots, from 1; 0 while none is. */
  get at(): number {
    return this.spots.findIndex(place => place.action === this.pointed?.action) + 1
  }

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
    if (place && place.action !== this.pointed?.action) {
      this.notice = ''
      this.objection = null
    }
    this.pointed = place ?? this.held
    clearTimeout(this.resting)
    if (this.isTouching) this.consider()
    else this.resting = setTimeout(() => this.consider(), RESTS)
  }

  private consider(): void {
    clearTimeout(this.resting)
    this.considered = this.pointed
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

  /** A place was pressed that is drawn and not legal: say why, with the rule's section, and shake it. */
  async refusePlace(spot: Spot, cell: string): Promise<void> {
    const { seq } = this.source
    const objection = (await this.hands.whyNot?.(spot)) ?? null
    if (!objection || seq !== this.source.seq) return
    this.objection = objection
    shake({ board: spot.board, cell })
  }

  choose(place: P): void {
    const piece = document.querySelector(`[data-piece="${CSS.escape(place.group)}"]`)
    expect(place.board, this.cellsOf(place), piece?.getBoundingClientRect())
    this.leavePlace()
    this.sent = place
    this.send(place)
  }

  /** Send what lays at a place; a game in which the piece must be taken first sends both. */
  protected send(place: P): void {
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

  get sentSpot(): { board: number; cell: string } | null {
    return this.sent && { board: this.sent.board, cell: this.sent.anchor }
  }

  /** The next place by points, or the one before. */
  walk(by: 1 | -1): void {
    const place = step(this.spots, this.at - 1, by)
    this.blind = this.at === 0 && place && this.gainOf(place) === null ? place : null
    this.walkTo(place)
  }

  /** What places bring has come: who walked to the first one before that meant the best. */
  weigh(): void {
    const best = this.spots[0]
    if (this.blind && best && this.gainOf(best) !== null && this.pointed?.action === this.blind.action)
      this.walkTo(best)
    if (!best || this.gainOf(best) !== null) this.blind = null
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
    this.consider()
    this.walked = place ?? null
    if (place) this.shown = place.board
  }

  protected leavePlace(): void {
    this.held = null
    this.pointed = null
    this.consider()
    this.objection = null
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
