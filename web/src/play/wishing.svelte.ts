// Wishes: places that are shown to the partner, who lays first, and what others have wished.
import type { GameView } from '../games/face'
import type { Wished, WishKind } from '../protocol'
import { seatName } from '../state/people'
import { text } from '../texts/texts.svelte'
import type { Place } from './places'
import { Showing } from './showing.svelte'

export abstract class Wishing<View extends GameView, P extends Place> extends Showing<View, P> {
  /** The next place is shown to the partner and nothing is laid. */
  wishing: WishKind | null = $state(null)

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

  override tap(place: P): void {
    if (this.wishing) this.wish(this.wishing, place.board, place)
    else super.tap(place)
  }

  override choose(place: P): void {
    this.wishing = null
    super.choose(place)
  }
}
