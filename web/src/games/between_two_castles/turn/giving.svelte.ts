// Ludwig's two rooms in the hands of who gives them: one to each of his castles.
import { screen } from '../../../input/screen.svelte'
import { gainOn } from '../../../play/places'
import type { Preview } from '../../../protocol'
import { text } from '../../../texts/texts.svelte'
import type { Hands, TraySlots } from '../../face'
import type { Place as ShownPlace } from '../drawings/layout'
import type { CastleGestures } from '../gestures.svelte'
import { cellOf, type Gift, giftsOf } from '../view'

export class Giving {
  /** The two rooms change places. */
  isSwapped = $state(false)
  /** The ways to give them: each names one room and its castle. */
  readonly gifts: Gift[] = $derived.by(() => giftsOf(this.play.view.legal))

  constructor(
    private readonly play: CastleGestures,
    private readonly hands: Hands,
  ) {}

  get isNow(): boolean {
    return this.gifts.length > 0
  }

  /** Both rooms and the castle that each would go to now. */
  get given(): { room: string; board: number }[] {
    const [first, second] = this.gifts
    if (!first || !second) return []
    const order = this.isSwapped ? [second.board, first.board] : [first.board, second.board]
    return (this.play.view.ludwig?.drawn ?? []).map((room, index) => ({ room, board: order[index] ?? first.board }))
  }

  /** What a room would bring to his castle at its best place; nothing while it is not known. */
  gainOf(room: string, board: number): number | null {
    const best = this.play.bestPreview(room, board)
    return best ? gainOn(best.gains, board) : null
  }

  /** The room whose places are shown: the one under the pointer, or that which goes to a castle of mine. */
  get shown(): string | null {
    const { pointedTile, boards } = this.play
    const mine = this.given.find(({ board }) => boards.includes(board))
    return this.given.find(({ room }) => room === pointedTile)?.room ?? mine?.room ?? null
  }

  /** Where the room that would go to a castle could lie there, the best place first and chosen. */
  placesIn(board: number): ShownPlace[] {
    const given = this.given.find(other => other.board === board)
    const best = given && this.play.bestPreview(given.room, board)
    if (!given || !best) return []
    const shown = (preview: Preview, chosen: boolean) => ({
      cell: cellOf(preview) ?? '',
      room: given.room,
      gain: gainOn(preview.gains, board),
      bonus: preview.bonus,
      isIdea: true,
      chosen,
    })
    const tries = this.play.triesIn(board).filter(preview => preview.tile === given.room)
    const others = tries.filter(preview => cellOf(preview) !== cellOf(best))
    return [shown(best, true), ...others.map(preview => shown(preview, false))]
  }

  swap(): void {
    this.isSwapped = !this.isSwapped
  }

  digit(index: number): boolean {
    if (index < 2 && this.given[0]?.board !== this.gifts[index]?.board) this.swap()
    return index < 2
  }

  refresh(): void {
    if (!this.isNow) this.isSwapped = false
  }

  get tray(): TraySlots {
    const gift = this.gifts.find(one => this.given.some(({ room, board }) => board === one.board && room === one.piece))
    return {
      // On a phone that lies both rooms need the whole column.
      now: { words: text('now-give'), small: screen.isFlat ? '' : text('now-give-small') },
      icon: 'crown',
      mood: 'private',
      main: { label: text('give-both'), can: gift !== undefined, run: () => gift && this.hands.act(gift.action) },
    }
  }
}
