// A table that is typed in: its boards, the steps back and forth, and what the scorer says of them.
import type { Lit } from '../games/face'
import { Refused } from '../state/http'
import { newId } from '../state/ids'
import type { Report, SheetTile } from '../state/sheets'
import type { Args } from '../texts/texts.svelte'
import type { Assistant } from './assistant'
import { type Kept, keep } from './kept'
import { type Assessment, type Boards, type Fit, scorer, type Trouble } from './scorer'

const MOST_STEPS = 500

interface Step<D> {
  document: D
  board: number
}

export class Desk<D extends Boards = Boards> {
  private steps: Step<D>[] = $state.raw([])
  private at = $state(0)
  /** The table's id among those that are kept on the device. */
  private id = newId()
  private chosen = $state(0)
  answer: Assessment | null = $state.raw(null)
  /** Why the boards cannot be scored at all. */
  refused: { key: string; args: Args } | null = $state.raw(null)
  /** A question is on its way: totals are those of before. */
  isAsking = $state(false)
  /** What a line of the sheet or a problem lights. */
  lit: Lit | null = $state.raw(null)
  pinned: string | null = $state(null)
  /** The totals that a piece in question would lead to, shown beside those of now. */
  after: readonly number[] | null = $state.raw(null)
  private again = false

  constructor(
    readonly game: string,
    readonly assistant: Assistant<D>,
  ) {
    this.start()
  }

  // The table.

  readonly document: D = $derived.by(() => (this.steps[this.at] as Step<D>).document)
  readonly names: string[] = $derived.by(() => this.assistant.boards(this.document))
  /** The board that is being typed. */
  readonly board: number = $derived.by(() => Math.min(this.chosen, this.names.length - 1))
  readonly players: string[] = $derived.by(() => this.assistant.players(this.document))
  readonly isEmpty: boolean = $derived.by(() => this.assistant.isEmpty(this.document))
  readonly canUndo: boolean = $derived.by(() => this.at > 0)
  readonly canRedo: boolean = $derived.by(() => this.at < this.steps.length - 1)

  /** A new table; the one before stays among those that are kept. */
  start(): void {
    this.take({ id: newId(), document: this.assistant.fresh() })
  }

  /** Take up a table, from a link or from those that are kept. */
  take(table: Pick<Kept, 'id' | 'document'>): void {
    this.id = table.id
    this.steps = [{ document: table.document as D, board: 0 }]
    this.at = 0
    this.chosen = 0
    this.look()
  }

  /** Something was typed: the table is now this, on this board. */
  change(document: D, board = this.board): void {
    const before = this.steps.slice(Math.max(0, this.at + 1 - MOST_STEPS), this.at + 1)
    this.steps = [...before, { document, board }]
    this.at = before.length
    this.chosen = board
    this.typed()
  }

  undo(): void {
    if (!this.canUndo) return
    const board = this.steps[this.at]?.board ?? 0
    this.at -= 1
    this.chosen = board
    this.typed()
  }

  redo(): void {
    if (!this.canRedo) return
    this.at += 1
    this.chosen = this.steps[this.at]?.board ?? 0
    this.typed()
  }

  show(board: number): void {
    this.chosen = Math.max(0, Math.min(board, this.names.length - 1))
    this.lit = null
  }

  /** The next board, a new one if this is the last. */
  next(): void {
    if (this.board < this.names.length - 1) this.show(this.board + 1)
    else this.add()
  }

  add(): void {
    const more = this.assistant.add(this.document)
    if (more) this.change(more, this.names.length)
  }

  remove(board: number): void {
    const fewer = this.assistant.remove(this.document, board)
    if (fewer) this.change(fewer, Math.max(0, Math.min(this.board, this.names.length - 2)))
  }

  rename(board: number, name: string): void {
    if (name !== this.names[board]) this.change(this.assistant.rename(this.document, board, name))
  }

  move(places: number): void {
    const to = this.board + places
    if (this.assistant.move && to >= 0 && to < this.names.length)
      this.change(this.assistant.move(this.document, this.board, places), to)
  }

  seat(names: string[]): void {
    this.change(this.assistant.seat(this.document, names))
  }

  /** So many play, as nobody has said another number: no step of its own. */
  seatBy(count: number): void {
    const document = this.assistant.seat(this.document, this.namesFor(count))
    this.steps = this.steps.map((step, at) => (at === this.at ? { ...step, document } : step))
    this.look()
  }

  /** The names of so many players, as far as they are known. */
  namesFor(count: number): string[] {
    return Array.from({ length: count }, (_, seat) => this.players[seat] ?? '')
  }

  // What the scorer says.

  readonly report: Report | null = $derived.by(() => this.answer?.report ?? null)
  readonly problems: Trouble[] = $derived.by(() => this.answer?.problems ?? [])

  total(board: number): number {
    return this.report?.boards[board]?.total ?? 0
  }

  problemsOn(board: number): Trouble[] {
    return this.assistant.isOne ? this.problems : this.problems.filter(problem => problem.board === board)
  }

  /** The cells of a board where something breaks a rule, each once however many it breaks. */
  wrongCells(board: number): string[] {
    return [...new Set(this.problemsOn(board).flatMap(({ tile }) => (tile === null ? [] : [this.cellOf(tile, board)])))]
  }

  /** Where a piece may lie on the board that is typed, and the totals it leads to; nothing where nobody can tell. */
  async places(piece: string, board = this.board): Promise<Fit[]> {
    const question = { ask: 'places', document: this.document, board, piece } as const
    return scorer.ask(question).then(
      ({ places }) => places,
      () => [],
    )
  }

  /** What is typed is kept at once: the page may be closed before the scorer has answered. */
  private typed(): void {
    this.keep()
    this.look()
  }

  // One question at a time: what was typed meanwhile is asked when the answer is there.
  private look(): void {
    this.lit = null
    this.after = null
    if (this.isAsking) this.again = true
    else void this.ask()
  }

  private async ask(): Promise<void> {
    this.isAsking = true
    do {
      this.again = false
      try {
        this.answer = await scorer.ask({ ask: 'assess', document: this.document })
        this.refused = null
      } catch (error) {
        this.refused = error instanceof Refused ? error : { key: 'error-unknown', args: {} }
      }
    } while (this.again)
    this.isAsking = false
    this.keep()
  }

  private keep(): void {
    if (this.isEmpty) return
    const totals = this.names.map((_, board) => ({ name: this.boardName(board), total: this.total(board) }))
    keep({ id: this.id, at: Date.now(), document: this.document, totals })
  }

  // What the shared sheet needs.

  get source(): { info: null; report: Report | null } {
    return { info: null, report: this.report }
  }

  boardName(board: number): string {
    return this.names[board] || String.fromCharCode(65 + board)
  }

  cellOf(tile: SheetTile, board: number): string {
    return this.assistant.cellOf(this.document, board, tile)
  }

  light(lit: Lit[]): void {
    this.lit = lit[0] ?? null
  }
}
