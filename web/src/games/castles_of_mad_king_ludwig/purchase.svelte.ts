// The tile of the market, or the free one, that I want: nothing is bought before it lies in my castle.
import { text } from '../../texts/texts.svelte'
import type { Source } from '../face'
import { FACTS } from './facts'
import { legalOf } from './legal'
import type { LudwigView } from './protocol'
import { lossOf } from './troubles'

export class Purchase {
  wanted: string | null = $state(null)
  /** What came between me and what I had prepared, told until I do something. */
  remark = ''
  /** How many tiles my castle had when I sent a purchase. */
  private sentAt: number | null = null

  constructor(private readonly source: Source<LudwigView>) {}

  /** The tile that I want, while it can be had. */
  readonly chosen: string | null = $derived.by(() =>
    this.wanted !== null && this.canTake(this.wanted) ? this.wanted : null,
  )

  private get laid(): number {
    const { seats, seat } = this.source.view
    return seats[seat]?.castle.length ?? 0
  }

  /** The action by which a tile comes into my hand. */
  wayTo(piece: string): string | undefined {
    const { legal } = this.source.view
    return [...legalOf(legal, 'buy'), ...legalOf(legal, 'free')].find(way => way.action.tile === piece)?.text
  }

  canTake(piece: string): boolean {
    return this.wayTo(piece) !== undefined
  }

  priceOf(tile: string): number {
    return this.source.view.market.find(slot => slot.tile === tile)?.price ?? FACTS.corridor_price
  }

  /** What I must give of my own: coins that lie on a tile help to pay for it. */
  costOf(tile: string): number {
    const coins = this.source.view.market.find(slot => slot.tile === tile)?.coins ?? 0
    return this.priceOf(tile) - coins
  }

  want(piece: string | null): void {
    this.remark = ''
    this.wanted = piece !== null && this.canTake(piece) ? piece : null
  }

  /** The purchase is on its way. */
  send(): void {
    this.sentAt = this.laid
  }

  /** The table has moved on: what lies in my castle is wanted no more, what is gone is told. */
  follow(): void {
    if (this.sentAt !== null && this.laid > this.sentAt) {
      this.sentAt = null
      this.wanted = null
    }
    if (this.wanted === null || this.canTake(this.wanted)) return
    const { words, isKept } = lossOf(this.source, this.wanted)
    this.remark = words
    if (!isKept) this.wanted = null
  }

  /** Why what I sent was refused, as far as the table tells. */
  get refusedWords(): string {
    if (legalOf(this.source.view.legal, 'set').length) return text('refused-market')
    return this.wanted === null || this.canTake(this.wanted) ? '' : lossOf(this.source, this.wanted).words
  }
}
