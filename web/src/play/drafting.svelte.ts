// What drafting games share: a hand of which two tiles are kept, hands that pass, tiles that all lay at the same time.
import type { Button, GameView, Hands, Question, Sentence, Source } from '../games/face'
import type { Preview } from '../protocol'
import { seatName } from '../state/people'
import { orderOf } from '../table/order'
import { listOf, text } from '../texts/texts.svelte'
import { Choice } from './choice.svelte'
import { Gestures } from './gestures.svelte'
import { gainOn, type Place } from './places'
import { RESTS } from './pointing.svelte'
import type { Subject } from './showing.svelte'

/** Two tiles that may be kept together. */
export interface Pair {
  action: number
  tiles: readonly [string, string]
}

/** The best place of a tile: its cell, the points that it would add, the bonuses that it would set off. */
export interface Best {
  cell: string
  gain: number
  bonus: readonly string[]
}

/** What the views of drafting games hold alike. */
export interface DraftView extends GameView {
  phase: string
  seats: readonly unknown[]
  hand: string[]
  passes_to: number | null
  waiting: number[]
  round: number
  rounds: number
  turn: number
  turns: number
}

export abstract class DraftGestures<View extends DraftView, P extends Place> extends Gestures<View, P> {
  /** Tiles of the hand that are marked to be kept. */
  readonly kept = new Choice({ count: () => (this.isChoosing ? this.view.hand.length : 0), most: () => 2 })
  /** The tile under the pointer or the focus while choosing. */
  pointedTile: string | null = $state(null)
  /** The tile that cards tell about: like the place in question it follows a mouse once that rests. */
  consideredTile: string | null = $state(null)
  private hovering: ReturnType<typeof setTimeout> | undefined

  constructor(source: Source<View>, hands: Hands) {
    super(source, hands)
    this.prepares(
      'kept',
      () => this.kept.picked,
      picked => (this.kept.picked = picked),
    )
  }

  abstract readonly pairs: Pair[]
  /** The seats round the table, rivals included. */
  protected abstract readonly ring: number
  /** Who builds on my boards with me. */
  protected abstract readonly partners: number[]

  get isChoosing(): boolean {
    return this.pairs.length > 0
  }

  get waiting(): number[] {
    return this.view.waiting
  }

  override get done(): number[] {
    if (this.view.phase === 'over') return []
    return [...this.view.seats.keys()].filter(seat => !this.waiting.includes(seat))
  }

  override get isTalkClosed(): boolean {
    return this.view.phase === 'choose'
  }

  get milestone(): number {
    return this.view.phase === 'over' ? this.view.rounds + 1 : this.view.round
  }

  /** Which way the hands go now; nothing when they stay. */
  get passing(): 'left' | 'right' | null {
    if (this.view.passes_to === null) return null
    return this.view.passes_to === (this.seat + 1) % this.ring ? 'left' : 'right'
  }

  override get question(): Question | null {
    return this.isChoosing ? (this.pointedTile === null ? null : { tile: this.pointedTile }) : super.question
  }

  /** A tile has the focus, was tapped or is meant by a key. */
  pointAtTile(tile: string | null): void {
    clearTimeout(this.hovering)
    this.pointedTile = tile
    this.consideredTile = tile
  }

  /** The mouse is over a tile: boards show it at once. It leaves one for the next, so boards are cleared only where it rests on none. */
  hoverTile(tile: string | null): void {
    clearTimeout(this.hovering)
    if (tile !== null) this.pointedTile = tile
    this.hovering = setTimeout(() => this.pointAtTile(tile), RESTS)
  }

  /** While choosing: the best place of a tile, at first the pointed one, on a board, what it would add and set off there. */
  bestIn(board: number, tile = this.pointedTile): Best | null {
    const best = this.isChoosing && tile ? this.bestPreview(tile, board) : undefined
    if (!best || best.place === null) return null
    return { cell: String(best.place), gain: gainOn(best.gains, board) ?? 0, bonus: best.bonus }
  }

  /** What a tile would bring at its best place on a board, as far as it was asked for. */
  bestPreview(tile: string, board: number): Preview | undefined {
    const found = this.source.previews.filter(preview => preview.board === board && preview.tile === tile)
    return found.sort((one, other) => (gainOn(other.gains, board) ?? 0) - (gainOn(one.gains, board) ?? 0))[0]
  }

  protected get keepButton(): Button {
    const tiles = this.kept.picked.map(index => this.view.hand[index] ?? '').sort()
    const pair = this.pairs.find(other => [...other.tiles].sort().join() === tiles.join())
    const label = pair ? text('keep-both') : text('choose-more', { count: this.kept.missing })
    return { label, can: pair !== undefined, run: () => pair && this.keep(pair) }
  }

  private keep(pair: Pair): void {
    this.kept.clear()
    this.hands.act(pair.action)
  }

  protected get nowChoosing(): Sentence {
    const receiver = this.view.passes_to
    const rest = this.view.hand.length - 2
    const small =
      receiver === null ? text('draft-choose-last') : text('draft-choose-small', { rest, name: this.nameOf(receiver) })
    return { words: text('draft-choose'), small }
  }

  protected override get nowWaiting(): Sentence {
    const waiting = this.waitingFor(this.view.phase === 'choose' ? 'now-wait-choose' : 'now-wait-lay')
    return { ...waiting, small: waiting.small || text('now-wait-small') }
  }

  nameOf(seat: number): string {
    return seatName(this.source.info, seat)
  }

  /** Who waits for whom; nothing where nobody does. */
  get orderWords(): string {
    const { polite, first } = orderOf(this.waiting, this.source.wishes)
    if (first === this.view.seat) return text('now-all-wait-you')
    if (first !== null) return text('now-all-wait', { name: this.nameOf(first) })
    if (polite.includes(this.view.seat)) return text('now-after-you')
    const names = polite.filter(seat => this.partners.includes(seat)).map(seat => this.nameOf(seat))
    return names.length ? text('now-they-wait', { names: listOf(names), count: names.length }) : ''
  }

  override hintedWords(action: number): string {
    const pair = this.pairs.find(other => other.action === action)
    return pair ? listOf(pair.tiles.map(tile => this.pieceWords(tile))) : super.hintedWords(action)
  }

  /** Of a tile in the hand also what it would bring is asked for. */
  override openReading(subject: Subject | null): void {
    if (subject?.board === null && this.isChoosing) this.pointAtTile(subject.piece)
    super.openReading(subject)
  }

  protected override letGo(): void {
    this.kept.back()
  }

  override refresh(): void {
    super.refresh()
    this.kept.refresh()
    if (!this.isChoosing) this.pointAtTile(null)
  }
}
