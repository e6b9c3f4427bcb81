// Two of the hand are kept in secret, then each is laid on one of two boards that I share with my neighbours.
import type { Button, GameView, Legal, Question, Sentence } from '../games/face'
import type { Preview } from '../protocol'
import { seatName } from '../state/people'
import { orderOf } from '../table/order'
import { listOf, text } from '../texts/texts.svelte'
import { Choice } from './choice.svelte'
import { Gestures, type Subject } from './gestures.svelte'
import { gainOn, type Place } from './places'

/** What the views of such games have in common. */
export interface SharedView extends GameView {
  phase: string
  round: number
  rounds: number
  waiting: number[]
  hand: string[]
  seats: { to_lay: string[]; has_chosen: boolean }[]
}

/** Two pieces of the hand that may be kept. */
interface Pair {
  action: number
  tiles: readonly [string, string]
}

export abstract class Partners<View extends SharedView, P extends Place = Place> extends Gestures<View, P> {
  /** Pieces of the hand that are marked to be kept. */
  readonly kept = new Choice({ count: () => (this.isChoosing ? this.tiles.length : 0), most: () => 2 })
  /** The piece under the pointer or the focus while choosing. */
  pointedTile: string | null = $state(null)
  /** Which of my pieces I am laying, by its place among them. */
  protected wanted = $state(0)

  private readonly legal: readonly Legal[] = $derived.by(() => this.view.legal)
  private readonly pairs: Pair[] = $derived.by(() =>
    this.legal.flatMap(([number, , action]) => {
      const { do: kind, tiles } = action as { do: string; tiles?: [string, string] }
      return kind === 'choose' && tiles ? [{ action: number, tiles }] : []
    }),
  )

  /** Who builds a board. */
  abstract buildersOf(board: number): number[]

  get isChoosing(): boolean {
    return this.pairs.length > 0
  }

  get isLaying(): boolean {
    return this.allPlaces.length > 0
  }

  get step(): string {
    if (this.view.phase === 'over') return 'over'
    if (this.isChoosing) return 'choose'
    return this.isLaying ? 'lay' : 'wait'
  }

  get waiting(): number[] {
    return this.view.waiting
  }

  override get done(): number[] {
    return [...this.view.seats.keys()].filter(seat => this.view.phase !== 'over' && !this.waiting.includes(seat))
  }

  get milestone(): number {
    return this.view.phase === 'over' ? this.view.rounds + 1 : this.view.round
  }

  override get isTalkClosed(): boolean {
    return this.view.phase === 'choose'
  }

  /** The pieces before me: my hand, or those that I have still to lay. */
  get tiles(): string[] {
    if (this.view.seat < 0) return []
    return this.view.phase === 'choose' ? this.view.hand : (this.view.seats[this.seat]?.to_lay ?? [])
  }

  /** The place of the piece that I am laying among my pieces. */
  get tileIndex(): number {
    return Math.min(this.wanted, this.tiles.length - 1)
  }

  get group(): string | null {
    return this.isLaying ? (this.tiles[this.tileIndex] ?? null) : null
  }

  protected override get pieceInQuestion(): string | null {
    return this.pointedTile ?? this.group ?? this.tiles[0] ?? null
  }

  override get question(): Question | null {
    if (!this.isChoosing) return super.question
    return this.pointedTile === null ? null : { tile: this.pointedTile }
  }

  /** While choosing: the best place of the pointed piece on a board, with what it would add there. */
  bestIn(board: number): { cell: string; gain: number } | null {
    if (!this.isChoosing || !this.pointedTile) return null
    const best = this.bestPreview(this.pointedTile, board)
    return best?.place ? { cell: String(best.place), gain: gainOn(best.gains, board) ?? 0 } : null
  }

  /** What a piece of mine would bring at its best place on a board, as far as it was asked for. */
  bestPreview(tile: string, board: number): Preview | undefined {
    const found = this.source.previews.filter(preview => preview.board === board && preview.tile === tile)
    return found.sort((one, other) => (gainOn(other.gains, board) ?? 0) - (gainOn(one.gains, board) ?? 0))[0]
  }

  protected override hintedWords(action: number): string {
    const pair = this.pairs.find(other => other.action === action)
    return pair ? listOf(pair.tiles.map(tile => this.pieceWords(tile))) : super.hintedWords(action)
  }

  /** The button of the choice: «Keep both», or how many are missing. */
  protected keepButton(): Button {
    const tiles = this.kept.picked.map(index => this.tiles[index] ?? '').sort()
    const pair = this.pairs.find(other => [...other.tiles].sort().join() === tiles.join())
    const label = pair ? text('keep-both') : text('choose-more', { count: this.kept.missing })
    return { label, can: pair !== undefined, run: () => pair && this.keep(pair) }
  }

  private keep(pair: Pair): void {
    this.kept.clear()
    this.hands.act(pair.action)
  }

  protected override get nowWaiting(): Sentence {
    return this.waitingFor(this.view.phase === 'choose' ? 'now-wait-choose' : 'now-wait-lay')
  }

  /** Who waits for whom; nothing where nobody does. */
  protected get orderWords(): string {
    const { polite, first } = orderOf(this.waiting, this.source.wishes)
    if (first === this.view.seat) return text('now-all-wait-you')
    if (first !== null) return text('now-all-wait', { name: seatName(this.source.info, first) })
    if (polite.includes(this.view.seat)) return text('now-after-you')
    const mates = this.boards.flatMap(board => this.buildersOf(board))
    const names = polite.filter(seat => mates.includes(seat)).map(seat => seatName(this.source.info, seat))
    return names.length ? text('now-they-wait', { names: listOf(names), count: names.length }) : ''
  }

  /** Press a piece of the hand: mark it to be kept, or take it up to lay it. */
  press(index: number): boolean {
    if (this.isChoosing) return this.kept.toggle(index)
    if (!this.isLaying || index >= this.tiles.length) return false
    this.wanted = index
    this.leavePlace()
    return true
  }

  protected override take(tile: string): void {
    const index = this.tiles.indexOf(tile)
    if (index >= 0) this.press(index)
  }

  protected override digit(index: number): boolean {
    if (this.isChoosing) this.pointedTile = this.tiles[index] ?? null
    return this.press(index)
  }

  protected override letGo(): void {
    this.kept.back()
  }

  /** Of a piece in the hand also what it would bring is asked for. */
  override openReading(subject: Subject | null): void {
    if (subject?.board === null && this.isChoosing) this.pointedTile = subject.piece
    super.openReading(subject)
  }

  override refresh(): void {
    super.refresh()
    this.kept.refresh()
    if (!this.isChoosing) this.pointedTile = null
    if (!this.isLaying) this.wanted = 0
  }
}
