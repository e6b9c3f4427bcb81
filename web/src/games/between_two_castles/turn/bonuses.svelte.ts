// The bonuses that wait for me: which castle's is settled now, what it offers, and where a room of it would lie.
import { screen } from '../../../input/screen.svelte'
import { gainOn } from '../../../play/places'
import type { Preview } from '../../../protocol'
import { text } from '../../../texts/texts.svelte'
import type { Button, Hands, TraySlots } from '../../face'
import type { CastlePlace } from '../castles.svelte'
import { fromCell } from '../drawings/layout'
import type { CastleGestures } from '../gestures.svelte'
import type { WaitView } from '../protocol'
import { isRoom, type Option, optionsOf, triedPlaces, waitingFor } from '../view'
import { roomName } from '../words'
import { causeWords, stepsOf, usedUpWords } from './chain'

export class Bonuses {
  /** What I mean to take of what is offered. */
  picked: string | null = $state(null)
  /** The castle whose bonus I settle, or -1 to lay another room first. */
  task: number | null = $state(null)

  /** Everything that bonuses offer me. */
  readonly all: Option[] = $derived.by(() => optionsOf(this.play.legal))
  /** My castles that wait for me, and the one whose bonus the tray shows now. */
  readonly boards: number[] = $derived.by(() => {
    const { view } = this.play
    return view.seat < 0 ? [] : waitingFor(view, view.seat)
  })
  readonly board: number | null = $derived.by(() => {
    if (this.task === -1 && this.play.laying.rooms.length > 0) return null
    return this.boards.find(board => board === this.task) ?? this.boards[0] ?? null
  })
  readonly waits: WaitView | null = $derived.by(() => this.play.waitsIn(this.board))
  /** What the bonus in question offers; nothing where a room is to be laid. */
  readonly options: Option[] = $derived.by(() => this.all.filter(option => option.board === this.board))
  readonly option: Option | undefined = $derived.by(() => this.options.find(option => option.piece === this.picked))
  /** Places of a room that would be taken first, from the server's previews: room and place are one gesture. */
  readonly planned: CastlePlace[] = $derived.by(() => {
    const { option } = this
    if (!option || !isRoom(option.piece)) return []
    const places = triedPlaces(this.play.source.previews, option.piece, option.board)
    return places.map(place => ({ ...place, via: option }))
  })

  constructor(
    private readonly play: CastleGestures,
    private readonly hands: Hands,
  ) {}

  /** The room whose places are open: the one that must be laid, or the one that is meant. */
  get room(): string | null {
    if (this.waits?.bonus === 'room') return this.waits.room
    return this.option && isRoom(this.option.piece) ? this.option.piece : null
  }

  isOffered(piece: string): boolean {
    return this.options.some(option => option.piece === piece)
  }

  /** Mean this, or let it go; whether it is offered. */
  press(piece: string): boolean {
    if (!this.isOffered(piece)) return false
    this.picked = this.picked === piece ? null : piece
    return true
  }

  isUp(piece: string): boolean {
    return this.picked === piece || this.room === piece
  }

  /** Whether something was let go. */
  back(): boolean {
    const had = this.picked !== null
    this.picked = null
    return had
  }

  refresh(): void {
    if (!this.boards.length) this.task = null
    if (this.picked !== null && !this.option) this.picked = null
  }

  /** Take a room and lay it: two actions in one message. */
  layAt(place: CastlePlace, { action, board }: Option): void {
    const { side } = this.play.sideOf(board)
    const [x, y] = fromCell(place.anchor)
    this.hands.draft([action, { do: 'lay', board, piece: place.group, place: [x, y], side }])
  }

  /** What an attendant or a card would bring by itself. */
  previewOf(option: Option): Preview | undefined {
    return this.play.source.previews.find(other => other.action === option.action)
  }

  /** What an attendant or a card would bring, or a room at its best place; nothing while it is not known. */
  gainOf(option: Option): number | null {
    const preview = isRoom(option.piece) ? this.play.bestPreview(option.piece, option.board) : this.previewOf(option)
    return preview ? (gainOn(preview.gains, option.board) ?? 0) : null
  }

  tray(waits: WaitView): TraySlots {
    const board = this.board ?? 0
    const words = text(`now-bonus-${waits.bonus}`, { room: waits.room ? roomName(waits.room) : '' })
    const steps = stepsOf(this.play, board)
    const because = text('bonus-because', { cause: causeWords(this.play, board) })
    const told = steps.length > 2 ? text('bonus-step', { number: steps.length, because }) : because
    // Beside a third button there is no room for what the steps tell as well.
    const isTold = !screen.isPhone && this.play.laying.otherWay !== null
    return {
      now: { words, small: usedUpWords(this.play, waits) || (isTold ? '' : told) },
      icon: 'crown',
      mood: 'gold',
      steps: screen.isPhone ? [] : steps,
      main: this.button,
    }
  }

  private get button(): Button {
    const { option } = this
    if (this.waits?.bonus === 'room' || (option && this.play.pointed)) return this.play.laying.button
    if (!option) return { label: text('choose-one'), can: false, run: () => {} }
    const small = isRoom(option.piece) ? text('then-lay') : undefined
    return { label: text('take-it'), small, can: true, run: () => this.hands.act(option.action) }
  }
}
