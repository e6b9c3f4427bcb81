// The third step: new courts are claimed by themselves; one may be doubled, and of a double court that is cut one part stays so.
import { screen } from '../../../input/screen.svelte'
import { text } from '../../../texts/texts.svelte'
import type { Button, Sentence } from '../../face'
import type { CourtView } from '../protocol'
import { type Claim, claimsOf, courtAt, courtKey, singleOf } from '../view'
import { nodeWords } from '../words'
import type { AtTable } from './table'

export class Claiming {
  /** The choice that is marked: an action, or nothing yet. */
  marked: number | null = $state(null)
  readonly claims: Claim[] = $derived.by(() => claimsOf(this.at.view))

  constructor(private readonly at: AtTable) {}

  /** Whether a double court was cut and one part stays double, or a new court may be doubled. */
  get isCut(): boolean {
    return this.at.step === 'claim' && singleOf(this.at.view) === undefined
  }

  /** The action that keeps the double keep for later. */
  get none(): number | undefined {
    return this.at.step === 'claim' ? singleOf(this.at.view) : undefined
  }

  /** The choice that a court stands for, while one is to be made. */
  claimOf(court: CourtView): Claim | undefined {
    return this.at.step === 'claim' ? this.claims.find(claim => claim.court === court) : undefined
  }

  /** What a court would count if the double keep went there, as the server says. */
  doubled(claim: Claim): number {
    const preview = this.at.source.previews.find(each => each.action === claim.action)
    const isMeant = (tile: unknown) => courtAt(this.at.view, tile as [number, number]) === claim.court
    const line = preview?.lines.find(each => each.points > 0 && each.tiles.some(isMeant))
    return line?.points ?? claim.court.points
  }

  /** Where a court lies, if another choice counts as many towers and would read the same. */
  whereOf(claim: Claim): string {
    const [corner] = claim.court.cells
    const isAlike = this.claims.some(each => each !== claim && each.court.towers === claim.court.towers)
    return isAlike && corner ? nodeWords(corner, this.at.view.pieces) : ''
  }

  mark(action: number): void {
    this.marked = this.marked === action ? null : action
    const claim = this.claims.find(each => each.action === action)
    this.at.lightCells(claim ? [courtKey(claim.court)] : [])
  }

  /** The next choice of the row, «none» among them. */
  walk(by: 1 | -1): void {
    const all = [...this.claims.map(claim => claim.action), ...(this.none === undefined ? [] : [this.none])]
    const at = this.marked === null ? (by > 0 ? -1 : 0) : all.indexOf(this.marked)
    const next = all[(at + by + all.length) % all.length]
    if (next !== undefined && next !== this.marked) this.mark(next)
  }

  /** What a digit marks, if it stands for anything. */
  markAt(index: number): boolean {
    const action = this.claims[index]?.action ?? (index === this.claims.length ? this.none : undefined)
    if (action !== undefined) this.mark(action)
    return action !== undefined
  }

  get button(): Button {
    const action = this.marked
    if (action === null)
      return { label: text(this.isCut ? 'castellan-choose-part' : 'castellan-choose-court'), can: false, run: () => {} }
    const claim = this.claims.find(each => each.action === action)
    const preview = this.at.source.previews.find(each => each.action === action)
    const after = preview?.gains.find(gain => gain.board === this.at.seat)?.after
    const points = after ?? this.at.view.seats[this.at.seat]?.score ?? 0
    const label = claim ? (this.isCut ? 'castellan-stays-double' : 'castellan-double-this') : 'castellan-keep-double'
    return {
      label: text(label),
      small: text('castellan-you-have', { points }),
      can: true,
      run: () => this.at.act(action),
    }
  }

  get now(): Sentence {
    if (this.isCut)
      return { words: text('castellan-now-cut'), small: screen.isShort ? '' : text('castellan-now-cut-small') }
    const count = this.claims.length
    return { words: text('castellan-now-claim', { count }), small: text('castellan-now-claim-small') }
  }
}
