// What places there are for the piece in hand, and what each would bring: the server tells it, the browser sorts and says it.
import type { GameView, Hands, PlaceChoice, Question, Source } from '../games/face'
import type { Preview } from '../protocol'
import { listOf, signed, text } from '../texts/texts.svelte'
import { bestFirst, gainOn, type Place, previewOf } from './places'

export abstract class Weighing<View extends GameView, P extends Place> {
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
    return this.view.seat >= 0 ? this.view.seat : Math.max(this.source.eyes ?? 0, 0)
  }

  /** Where the piece in hand may go, best first as soon as the server has told what each place brings. */
  readonly open: P[] = $derived.by(() =>
    bestFirst(
      this.allPlaces.filter(place => place.group === this.group),
      place => this.gainOf(place),
    ),
  )

  openIn(board: number): P[] {
    return this.open.filter(place => place.board === board)
  }

  placeOf(action: number): P | undefined {
    return this.allPlaces.find(place => place.action === action)
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
}
