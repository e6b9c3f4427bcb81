// The second step: three kinds of piece, how many are left of each and where they may go, and what places bring and lead to.
import { screen } from '../../../input/screen.svelte'
import { gainOn } from '../../../play/places'
import type { ChangedLine, Preview } from '../../../protocol'
import { listOf, signed, text } from '../../../texts/texts.svelte'
import type { Sentence } from '../../face'
import { KINDS, type Kind, pieceKey } from '../drawings/lattice'
import type { CourtView } from '../protocol'
import { countOf, type LatticePlace, laidNow, placesOf, totalOf, without } from '../view'
import { stockWords, theKind } from '../words'
import type { AtTable } from './table'

export class Building {
  /** The kind of piece that I want to build next. */
  wanted: Kind = $state('tower')
  /** Whether it was asked where one more piece would close a court, and what the server has told of that. */
  isForeseeing = $state(false)
  promises: Preview[] = $state.raw([])
  private readonly promised = $derived.by(() => new Map(this.promises.map(each => [pieceOf(each), each])))
  private readonly all = $derived.by(() => placesOf(this.at.view))
  /** Those that lead to a court come first, where that was asked for. */
  readonly places: LatticePlace[] = $derived.by(() =>
    this.promised.size ? [...this.all].sort((one, other) => this.promiseOf(other) - this.promiseOf(one)) : this.all,
  )
  private readonly previews = $derived.by(() => new Map(this.at.source.previews.map(each => [each.action, each])))

  constructor(private readonly at: AtTable) {}

  get kind(): Kind | null {
    if (this.at.step !== 'build') return null
    const open = KINDS.filter(kind => this.placesFor(kind).length > 0)
    return open.includes(this.wanted) ? this.wanted : (open[0] ?? null)
  }

  /** Take up a piece of this kind, if it can be built; whether it is taken. */
  want(kind: Kind): boolean {
    if (!this.placesFor(kind).length) return false
    this.wanted = kind
    return true
  }

  placesFor(kind: Kind): LatticePlace[] {
    return this.places.filter(place => place.group === kind)
  }

  leftOf(kind: Kind): number {
    return countOf(this.at.view.stock, kind)
  }

  allOf(kind: Kind): number {
    return this.leftOf(kind) + countOf(laidNow(this.at.view), kind)
  }

  get canTakeBack(): boolean {
    const { info } = this.at.source
    return info?.take_backs !== false && info?.options.take_backs !== 'no'
  }

  previewOf(place: LatticePlace): Preview | undefined {
    return this.previews.get(place.action)
  }

  gainOf(place: LatticePlace): number | null {
    const preview = this.previewOf(place)
    return preview ? (gainOn(preview.gains, this.at.seat) ?? 0) : null
  }

  /** What one more piece after this one could bring, where that was asked for. */
  promiseOf(place: LatticePlace): number {
    const found = this.isForeseeing ? this.promised.get(pieceKey(place.piece)) : undefined
    return found ? (gainOn(found.gains, this.at.seat) ?? 0) : 0
  }

  foresee(): void {
    this.isForeseeing = this.canForesee && !this.isForeseeing
  }

  /** Where figures are off or nothing stands yet, nothing can be foreseen. */
  get canForesee(): boolean {
    const { step, view, source } = this.at
    return (
      step === 'build' && view.pieces.length > 0 && totalOf(view.stock) > 1 && source.info?.helping_figures !== false
    )
  }

  /** The courts that a place would close or change, as they would be then. */
  closedBy(place: LatticePlace): { owner: number; cells: CourtView['cells'] }[] {
    const lines = this.previewOf(place)?.lines.filter(line => line.points > line.points_before) ?? []
    return lines.map(line => ({ owner: line.board, cells: line.tiles as CourtView['cells'] }))
  }

  /** Whether a place closes courts and changes no other. */
  isClosing(place: LatticePlace): boolean {
    const preview = this.previewOf(place)
    return Boolean(preview?.completes.length) && newLines(preview).length === preview?.completes.length
  }

  /** What a place brings, in words: «closes a court of 4». */
  gainWords(place: LatticePlace): string | null {
    const gain = this.gainOf(place)
    if (!gain) return null
    if (!this.isClosing(place)) return text('castellan-gain', { gain: signed(gain) })
    const closed = newLines(this.previewOf(place))
    const towers = closed.map(line => Number(line.args.towers))
    if (towers.length === 1) return text('castellan-closes', { towers: towers[0] ?? 0 })
    return text('castellan-closes-several', { count: towers.length, towers: listOf(towers.map(String)) })
  }

  get now(): Sentence {
    const kind = this.kind ?? 'tower'
    const after = without(this.at.view.stock, kind)
    const words = totalOf(after)
      ? text('castellan-now-build', { piece: theKind(kind), rest: stockWords(after) })
      : text('castellan-now-build-last', { piece: theKind(kind) })
    return { words, small: screen.isShort ? '' : text(this.canTakeBack ? 'castellan-take-backs' : 'castellan-placed') }
  }
}

const newLines = (preview: Preview | undefined): ChangedLine[] =>
  preview?.lines.filter(line => line.points_before === 0 && line.points > 0) ?? []

/** The piece that a preview of what follows lays first, as `data-place` names it. */
const pieceOf = ({ tile, place, turn }: Preview): string =>
  [tile, ...(Array.isArray(place) ? place : []), turn].join(' ').trim()
