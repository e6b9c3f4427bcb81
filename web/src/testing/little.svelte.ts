// A little game for tests: pieces of a hand go to the cells of two boards, some of them in two turns.
import type { GameView, Given, Hands, Legal, Objection, Source, Spot, TraySlots } from '../games/face'
import { Gestures } from '../play/gestures.svelte'
import { type Place, placesOf } from '../play/places'
import type { ChangedLine, Event, Hint, Preview, TableInfo, Wished } from '../protocol'
import type { SheetTile } from '../state/sheets'

/** What the piece may do: «stone 0 a1», or turned «stone 0 a1 1». */
export function legal(...spots: string[]): Legal[] {
  return spots.map((spot, number) => {
    const [piece, board, place, turn = '0'] = spot.split(' ')
    return [number, spot, { do: 'lay', piece, board: Number(board), place, turn: Number(turn) }]
  })
}

/** What an action would bring to a board, and which cells then count. */
export function preview(action: number, board: number, gain: number, cells: string[] = []): Preview {
  const line = { board, points_before: 0, points: gain, category: 'rows', section: '1', message: 'row', args: {} }
  const lines: ChangedLine[] = gain ? [{ ...line, tiles: cells }] : []
  const rest = { tile: null, board, place: null, turn: null, completes: [], bonus: [] }
  return { ...rest, action, gains: [{ board, before: 10, after: 10 + gain }], lines }
}

export class LittleTable implements Source, Hands {
  view: GameView = $state.raw({ seat: 0, legal: [] })
  seq = $state(1)
  previews: Preview[] = $state.raw([])
  hints: Hint[] = $state.raw([])
  wishes: Wished[] = $state.raw([])
  canAct = $state(true)
  isOffline = $state(false)
  info: TableInfo | null = null
  readonly events: Event[] = []
  readonly report = null
  readonly undo = null
  readonly present: number[] = []
  readonly thinking: number[] = []
  /** What was sent, wished, and asked about. */
  readonly acts: number[] = []
  readonly wished: unknown[][] = []
  readonly questions: Spot[] = []
  objection: Objection | null = null

  /** The table has moved on. */
  show(...spots: string[]): void {
    this.view = { seat: 0, legal: legal(...spots) }
    this.seq += 1
  }

  act(action: number): void {
    this.acts.push(action)
  }

  draft(actions: readonly Given[]): void {
    for (const action of actions) this.acts.push(Number(action))
  }

  wish(...said: unknown[]): void {
    this.wished.push(said)
  }

  whyNot(spot: Spot): Promise<Objection | null> {
    this.questions.push(spot)
    return Promise.resolve(this.objection)
  }
}

export class LittlePlay extends Gestures<GameView, Place> {
  group: string | null = $state('stone')
  /** Half-made, and kept over a reload. */
  marked: number[] = $state([])
  readonly lying = new Map([['0 b2', 'rock']])
  readonly digits: number[] = []
  readonly allPlaces = $derived.by(() => placesOf(this.view.legal))
  readonly boards = [0, 1]
  readonly milestone = 0
  readonly inWords = []
  waiting: number[] = $state([])

  constructor(readonly table: LittleTable) {
    super(table, table)
    this.prepares(
      'marked',
      () => this.marked,
      marked => (this.marked = marked),
    )
  }

  get step(): string {
    return this.isMyTurn ? 'lay' : 'wait'
  }

  protected get acting(): TraySlots {
    return { now: { words: 'lay', small: '' }, main: this.placeButton('here', 'choose') }
  }

  placeWords(place: Place): string {
    return `${place.group} at ${place.anchor}`
  }

  pieceAt(board: number, cell: string): string | undefined {
    return this.lying.get(`${board} ${cell}`)
  }

  pieceWords(piece: string): string {
    return `the ${piece}`
  }

  boardName(board: number): string {
    return `board ${board}`
  }

  cellWords(_board: number, cell: string): string {
    return cell
  }

  cellOf(tile: SheetTile): string {
    return String(tile)
  }

  protected override take(group: string): void {
    this.group = group
  }

  protected override digit(index: number): boolean {
    this.digits.push(index)
    return index < 2
  }

  protected override letGo(): void {
    this.marked = []
  }

  protected override takenWords(place: Place): string {
    return `${place.anchor} is taken`
  }
}

/** Somebody at a table where these actions are legal. */
export function seated(...spots: string[]): { table: LittleTable; play: LittlePlay } {
  const table = new LittleTable()
  table.show(...spots)
  return { table, play: new LittlePlay(table) }
}
