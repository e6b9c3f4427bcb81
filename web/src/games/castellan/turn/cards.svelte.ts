// The first step: cards are picked, their pieces add up, and what was handed on comes on top.
import { Choice } from '../../../play/choice.svelte'
import { seatName } from '../../../state/people'
import { text } from '../../../texts/texts.svelte'
import type { Button, Sentence } from '../../face'
import type { CardView, Stock } from '../protocol'
import { cardsOf, forcedCards, playing, sumOf, totalOf } from '../view'
import { stockWords } from '../words'
import type { AtTable } from './table'

export class Cards {
  /** Cards of the hand that are picked to be played. */
  readonly picked = new Choice({
    count: () => (this.at.step === 'cards' ? this.at.view.hand.length : 0),
    most: () => this.at.view.hand.length,
    least: () => 1,
  })

  constructor(private readonly at: AtTable) {}

  get isFirstTurn(): boolean {
    return this.at.view.phase === 'play' && this.at.view.pieces.length === 0
  }

  /** All cards, where there is no choice. */
  get forced(): readonly string[] | null {
    return this.at.step === 'cards' && this.at.isLastTurn ? forcedCards(this.at.view) : null
  }

  get ids(): string[] {
    return this.forced ? [...this.forced] : this.picked.picked.map(index => this.at.view.hand[index] ?? '')
  }

  get faces(): CardView[] {
    return cardsOf(this.at.view, this.ids)
  }

  /** What the picked cards give, without what was handed on. */
  get pieces(): Stock {
    return sumOf(this.faces.map(card => card.pieces))
  }

  /** How many cards the turn will draw, if its piles hold so many; none in a last turn. */
  get draws(): number {
    return this.at.isLastTurn ? 0 : this.faces.reduce((sum, card) => sum + card.draw, 1)
  }

  get handedOn(): Stock | null {
    return this.at.view.phase === 'play' && totalOf(this.at.view.stock) > 0 ? this.at.view.stock : null
  }

  isPicked(index: number): boolean {
    return this.forced !== null || this.picked.has(index)
  }

  toggle(index: number): boolean {
    return this.forced === null && this.picked.toggle(index)
  }

  get button(): Button {
    const action = playing(this.at.view, this.ids)
    if (action === undefined) return { label: text(this.missing), can: false, run: () => {} }
    const label = text('castellan-play', { count: this.ids.length })
    const small = stockWords(sumOf([this.pieces, ...(this.handedOn ? [this.handedOn] : [])]))
    return { label, small, can: true, run: () => this.play(action) }
  }

  /** Why the picked cards cannot be played. */
  private get missing(): string {
    if (!this.ids.length) return 'castellan-choose-card'
    return this.pieces.towers ? 'castellan-not-linked' : 'castellan-needs-tower'
  }

  private play(action: number): void {
    this.picked.clear()
    this.at.act(action)
  }

  get now(): Sentence {
    const handed = this.handedWords
    if (this.at.isLastTurn)
      return { words: text('castellan-now-last'), small: handed || text('castellan-now-last-small') }
    if (this.isFirstTurn) return { words: text('castellan-now-first'), small: text('castellan-now-first-small') }
    return { words: text('castellan-now-cards'), small: handed || text('castellan-now-cards-small') }
  }

  /** What comes on top, because it had no place in the turn before. */
  private get handedWords(): string {
    if (!this.handedOn) return ''
    const name = seatName(this.at.source.info, this.at.view.handed_by)
    return text('castellan-handed', { pieces: stockWords(this.handedOn), name })
  }
}
