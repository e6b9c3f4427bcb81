// While my partner settles a bonus of our castle: what I point at among what is offered, and where it should lie.
import { text } from '../../../texts/texts.svelte'
import type { Hands, TraySlots } from '../../face'
import type { CastlePlace } from '../castles.svelte'
import type { CastleGestures } from '../gestures.svelte'
import { isRoom, offeredIn, triedPlaces } from '../view'
import { roomName } from '../words'

export class Advice {
  /** The offered room whose places I look at. */
  private meant: { board: number; room: string } | null = $state.raw(null)

  readonly board: number | null = $derived.by(() => (this.isOpen ? (this.meant?.board ?? null) : null))
  readonly room: string | null = $derived.by(() => (this.isOpen ? (this.meant?.room ?? null) : null))
  /** Where it could lie, from the server's previews. */
  readonly places: CastlePlace[] = $derived.by(() => {
    const { board, room } = this
    if (board === null || room === null) return []
    return triedPlaces(this.play.source.previews, room, board).map(place => ({ ...place, isAdvice: true }))
  })

  constructor(
    private readonly play: CastleGestures,
    private readonly hands: Hands,
  ) {}

  private get isOpen(): boolean {
    const { meant } = this
    return meant !== null && this.canPoint(meant.board) && offeredIn(this.play.view, meant.board).includes(meant.room)
  }

  /** Whether I build this castle too, and may say what I would do. */
  canPoint(board: number): boolean {
    const { view } = this.play
    return view.seat >= 0 && this.play.isSettledByAnother(board) && this.play.castle(board).builders.includes(view.seat)
  }

  /** What I point at in a castle. */
  wished(board: number): string | undefined {
    const { source, view } = this.play
    const offered = offeredIn(view, board)
    return source.wishes.find(wish => wish.seat === view.seat && wish.board === board && offered.includes(wish.tile))
      ?.tile
  }

  /** Point at this, or no longer; of a room the places open, so that one of them can be pointed at. */
  press(board: number, piece: string): void {
    const before = this.wished(board)
    if (before !== undefined) this.hands.wish('here', before, board, null, true)
    if (before !== piece) this.hands.wish('here', piece, board, null)
    this.meant = before !== piece && isRoom(piece) ? { board, room: piece } : null
    this.play.show(board)
  }

  /** This place, for my partner to see. */
  pointAt({ group, board, anchor }: CastlePlace): void {
    this.hands.wish('here', group, board, anchor)
    this.meant = null
  }

  /** Whether something was let go. */
  back(): boolean {
    const had = this.room !== null
    this.meant = null
    return had
  }

  get tray(): TraySlots {
    const name = this.play.nameOf(this.play.waitsIn(this.board)?.seat ?? 0)
    const now = {
      words: text('now-advise', { room: roomName(this.room ?? '') }),
      small: text('now-advise-small', { name }),
    }
    return { now, icon: 'heart', main: this.play.placeButton(text('point-here'), text('choose-place')) }
  }
}
