// What a player is doing at a table: half-made decisions, until they become one of the legal actions.
// A game extends this by its places, its pieces and its words; see docs/client.md.
import type { BoardInWords, Button, GameView, Play, Sentence, Spot, TraySlots } from '../games/face'
import { seatName } from '../state/people'
import type { Prepared } from '../state/prepared'
import { listOf, since, text } from '../texts/texts.svelte'
import type { Place } from './places'
import { Wishing } from './wishing.svelte'

/** A half-made decision that outlives a reload: how it is told, and how it is taken up again. */
interface Half {
  get: () => unknown
  set: (value: never) => void
}

export abstract class Gestures<View extends GameView, P extends Place> extends Wishing<View, P> implements Play {
  private readonly halves = new Map<string, Half>()

  abstract readonly step: string
  abstract readonly waiting: number[]
  abstract readonly milestone: number
  abstract readonly inWords: BoardInWords[]
  /** The tray while it is my turn. */
  protected abstract readonly acting: TraySlots

  get sheets(): number[] {
    return this.boards
  }

  get done(): number[] {
    return []
  }

  get isMyTurn(): boolean {
    return this.view.legal.length > 0
  }

  get refusedWords(): string {
    return ''
  }

  get undoFrom(): number | null {
    return null
  }

  get isTalkClosed(): boolean {
    return false
  }

  /** Several parts of the page read the tray: it is put together once. */
  private readonly ownTray: TraySlots = $derived.by(() => {
    if (this.step === 'over') return { now: { words: text('now-over'), small: '' }, main: null }
    return this.isMyTurn ? this.acting : { now: this.nowWaiting, main: null }
  })

  get tray(): TraySlots {
    return this.ownTray
  }

  /** The button of a step that ends on a place. */
  placeButton(label: string, choose: string): Button {
    const place = this.pointed
    return { label: place ? label : choose, can: place !== null, run: () => place && this.choose(place) }
  }

  /** Whom we wait for; `key` is a message with their names. */
  protected waitingFor(key: string): Sentence {
    const names = listOf(
      this.waiting.filter(seat => seat !== this.view.seat).map(seat => seatName(this.source.info, seat)),
    )
    const { pace, moved_at = 0 } = this.source.info ?? {}
    const passed = Date.now() / 1000 - moved_at
    const isLong = pace === 'relaxed' && passed > 60
    return { words: text(key, { names }), small: isLong ? text('now-wait-since', { since: since(passed) }) : '' }
  }

  protected get nowWaiting(): Sentence {
    return this.waitingFor('now-wait')
  }

  // Cells

  /** A cell that is no place was pressed: read what lies there; Enter does what the main button does, as it rests on the board. */
  enterCell(board: number, cell: string, isByKey: boolean): void {
    const piece = this.pieceAt(board, cell)
    const { main } = this.tray
    if (isByKey && main?.can) main.run()
    else if (piece) this.openReading({ piece, board, cell })
    else if (this.group !== null && this.open.length) void this.refusePlace(this.spotAt(board, cell), cell)
  }

  /** The piece in hand on a cell, as the server is asked about it. */
  protected spotAt(board: number, cell: string): Spot {
    const [x, y] = cell.split(',').map(Number)
    return { board, piece: this.group ?? '', place: x === undefined || y === undefined ? cell : [x, y] }
  }

  // What outlives a reload

  /** Let a half-made decision outlive a reload; its value is plain data. */
  protected prepares<Value>(name: string, get: () => Value, set: (value: Value) => void): void {
    this.halves.set(name, { get, set })
  }

  /** The same for fields of a part of the turn, each under its own name. */
  protected keeps<Part, Name extends keyof Part & string>(part: Part, ...names: Name[]): void {
    for (const name of names)
      this.prepares(
        name,
        () => part[name],
        value => (part[name] = value),
      )
  }

  get prepared(): Prepared {
    return Object.fromEntries([...this.halves].map(([name, half]) => [name, half.get()]))
  }

  takeUp(prepared: Prepared): void {
    for (const [name, half] of this.halves) if (name in prepared) half.set(prepared[name] as never)
    this.refresh()
  }

  // Keys

  /** Keys of the game beside those of all games; `1` to `9` are given as `digit`. */
  protected get keys(): Record<string, () => void> {
    return {}
  }

  /** What the digit means; whether it means something. */
  protected digit(_index: number): boolean {
    return false
  }

  key(event: KeyboardEvent): boolean {
    const digit = Number(event.key)
    if (digit >= 1 && digit <= 9) return this.digit(digit - 1)
    const enter = () => this.enterBoard()
    const all: Record<string, () => void> = {
      n: () => this.walk(1),
      p: () => this.walk(-1),
      r: () => this.turn(event.shiftKey ? -1 : 1),
      '[': () => this.changeBoard(0),
      ']': () => this.changeBoard(1),
      ArrowUp: enter,
      ArrowDown: enter,
      ArrowLeft: enter,
      ArrowRight: enter,
      Escape: () => this.back(),
      z: () => this.read(),
      ...this.keys,
    }
    const run = all[event.key] ?? all[event.key.toLowerCase()]
    run?.()
    return run !== undefined
  }

  /** One step back: the last thing that was opened, marked or pointed at. */
  back(): void {
    if (this.reading) this.reading = null
    else if (this.pinned) this.pinned = null
    else if (this.wishing) this.wishing = null
    else if (this.pointed) this.leavePlace()
    else if (this.lit.size) this.lit = new Map()
    else this.letGo()
  }

  /** Undo the last half-made decision of the game's own. */
  protected letGo(): void {}

  refresh(): void {
    this.notice = ''
    this.objection = null
    this.losePlace()
    if (!this.allPlaces.length) {
      this.shown = null
      this.wishing = null
    }
  }
}
