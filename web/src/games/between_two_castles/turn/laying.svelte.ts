// Rooms of my own, and Ludwig's, that I have still to lay: which of them is meant, and what the tray says about it.
import { screen } from '../../../input/screen.svelte'
import { text } from '../../../texts/texts.svelte'
import type { Button, Sentence } from '../../face'
import type { CastlePlace } from '../castles.svelte'
import type { CastleGestures } from '../gestures.svelte'
import { placesOf } from '../view'
import { roomName } from '../words'

export class Laying {
  /** The room that I mean; the first one while none is meant. */
  wanted: string | null = $state(null)
  readonly places: CastlePlace[] = $derived.by(() => placesOf(this.play.legal))
  /** Rooms before me that a castle takes now. */
  readonly rooms: string[] = $derived.by(() => this.all.filter(room => this.places.some(place => place.group === room)))

  constructor(private readonly play: CastleGestures) {}

  /** My own rooms that are still to be laid, Ludwig's last. */
  get all(): string[] {
    const { view } = this.play
    if (view.seat < 0 || view.phase !== 'place') return []
    return [...(view.seats[view.seat]?.to_lay ?? []), ...(this.gift ? [this.gift] : [])]
  }

  /** Ludwig's room that I have still to lay. */
  get gift(): string | null {
    const { view } = this.play
    return view.seat < 0 ? null : (view.seats[view.seat]?.gift ?? null)
  }

  /** The room whose places are open. */
  get room(): string | null {
    return this.rooms.find(room => room === this.wanted) ?? this.rooms[0] ?? null
  }

  get button(): Button {
    return this.play.placeButton(text('lay-here'), text('choose-place'))
  }

  /** From a bonus to a room that may be laid first, or to the bonus of my other castle, and back. */
  get otherWay(): Button | null {
    const { play } = this
    const { board: now, boards } = play.bonus
    const [room] = this.rooms
    if (play.step === 'bonus' && room !== undefined)
      return { label: text('first-lay'), small: roomName(room), can: true, run: () => play.turnTo(-1) }
    const board = boards.find(other => other !== now)
    if (board === undefined || !['bonus', 'lay'].includes(play.step)) return null
    const label = text(play.step === 'bonus' ? 'first-other' : 'back-to-bonus')
    return { label, small: play.boardName(board), can: true, run: () => play.turnTo(board) }
  }

  get now(): Sentence {
    const { play } = this
    const names = play.boards.filter(board => play.openIn(board).length > 0).map(board => play.boardName(board))
    const [first = '', second] = names
    const castles = second ? text('one-or-other', { first, second }) : first
    const blocked = play.boards.find(board => play.isSettledByAnother(board))
    const small = blocked === undefined ? play.orderWords || this.smallWords(names.length) : this.blockedWords(blocked)
    // On a phone both castles stand above as chips: the sentence leaves its second line to the board.
    const key = screen.isPhone && second ? 'now-bonus-room' : 'now-lay'
    return { words: text(key, { room: roomName(this.room ?? ''), castles }), small }
  }

  private smallWords(count: number): string {
    if (this.room === this.gift) return text('now-lay-gift')
    return screen.isShort ? '' : text(count > 1 ? 'now-lay-small' : 'now-lay-last-small')
  }

  /** A castle that stands still until somebody else has settled a bonus. */
  private blockedWords(board: number): string {
    const { play } = this
    return text('castle-waits', { castle: play.boardName(board), name: play.nameOf(play.waitsIn(board)?.seat ?? 0) })
  }
}
