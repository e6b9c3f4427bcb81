// A castle drawn on the lattice: strokes and taps lay pieces, a cursor draws by keys; courts say whose they are.
import type { Editor } from '../../../score/assistant'
import type { Desk } from '../../../score/desk.svelte'
import { scorer } from '../../../score/scorer'
import { text } from '../../../texts/texts.svelte'
import { distance, endsOf, keyOf, type Piece, type Point, pieceKey } from '../drawings/lattice'
import type { CourtView } from '../protocol'
import { courtName, nodeWords, pieceWords } from '../words'
import {
  alongWall,
  type CastleDocument,
  courtAt,
  courtsOf,
  type Keep,
  piecesOf,
  withKeep,
  withoutKeep,
  withoutPiece,
  withPieces,
} from './document'
import { piecesAlong, walkOn } from './stroke'

const WAYS: Record<string, Point> = { up: [0, -1], left: [-1, 0], down: [0, 1], right: [1, 0] }
const ARROWS: Record<string, string> = { ArrowUp: 'up', ArrowLeft: 'left', ArrowDown: 'down', ArrowRight: 'right' }
/** The left hand lays short walls, the right hand long ones. */
const WALLS: Record<string, [span: number, way: string]> = {
  w: [1, 'up'],
  a: [1, 'left'],
  s: [1, 'down'],
  d: [1, 'right'],
  i: [2, 'up'],
  j: [2, 'left'],
  k: [2, 'down'],
  l: [2, 'right'],
}
/** Nearer to a node or a wall than this, in units, it is meant, and not the court beside it. */
const NEAR_NODE = 0.35
const NEAR_WALL = 0.2

/** Milliseconds in which a stroke that rests is looked at. */
const REST = 150

/** What everybody has with these boards; nothing where nobody can tell. */
const totalsOf = (document: CastleDocument): Promise<number[] | null> =>
  scorer.ask({ ask: 'assess', document }).then(
    ({ report }) => report.boards.map(({ total }) => total),
    () => null,
  )

const isSame = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1]

export class CastleEditor implements Editor {
  readonly main = null
  /** The nodes of the stroke that is being drawn. */
  path: readonly Point[] = $state.raw([])
  cursor: Point = $state.raw([0, 0])
  /** The cursor shows once somebody types. */
  isTyping = $state(false)
  /** What was pressed: a piece by its key, a court or a keep by a cell. */
  private piece: string | null = $state(null)
  private cell: Point | null = $state.raw(null)
  /** Where the cursor was before each piece that was typed. */
  private trail: Point[] = []
  private known = new Set<string>()

  constructor(private readonly desk: Desk<CastleDocument>) {}

  readonly pieces: Piece[] = $derived.by(() => piecesOf(this.desk.document))
  readonly courts: CourtView[] = $derived.by(() => courtsOf(this.desk.report, this.pieces))
  /** Keeps that stand in no court. */
  readonly lone: Keep[] = $derived.by(() => this.desk.document.keeps.filter(({ cell }) => !courtAt(this.courts, cell)))
  /** What the stroke would lay. */
  readonly drawn: Piece[] = $derived.by(() => (this.path.length > 1 ? piecesAlong(this.path, this.pieces) : []))
  readonly pickedPiece: Piece | null = $derived.by(
    () => this.pieces.find(each => pieceKey(each) === this.piece) ?? null,
  )
  readonly pickedCourt: CourtView | null = $derived.by(() => (this.cell && courtAt(this.courts, this.cell)) || null)
  readonly pickedKeep: Keep | null = $derived.by(
    () => this.lone.find(({ cell }) => this.cell !== null && isSame(cell, this.cell)) ?? null,
  )
  /** What is under the cursor, in words. */
  readonly cursorWords: string = $derived.by(() => {
    const tower = this.pieces.find(({ piece, x, y }) => piece === 'tower' && isSame([x, y], this.cursor))
    const where = nodeWords(this.cursor, this.pieces)
    return tower ? pieceWords(tower, this.pieces) : text('castellan-score-cursor', { where })
  })

  // Strokes and taps.

  /** A stroke begins at the node nearest to a point, goes on, and lays what it means. */
  begin(point: Point): void {
    this.isTyping = false
    this.path = [[Math.round(point[0]), Math.round(point[1])]]
  }

  stretch([x, y]: Point): void {
    const node: Point = [Math.round(x), Math.round(y)]
    const last = this.path.at(-1)
    if (!last || isSame(node, last) || Math.hypot(x - node[0], y - node[1]) > 0.42) return
    this.desk.after = null
    this.path = walkOn(this.path, node)
  }

  end(point: Point): void {
    const { drawn, path } = this
    this.cancel()
    if (path.length === 1) this.tap(point)
    else if (drawn.length) this.lay(drawn)
  }

  cancel(): void {
    this.path = []
    this.desk.after = null
  }

  /** While a stroke rests the totals to which it would lead are asked for. */
  foresee(): () => void {
    const { drawn, desk } = this
    const document = drawn.length ? withPieces(desk.document, desk.board, drawn) : null
    const timer = setTimeout(async () => {
      const totals = document && (await totalsOf(document))
      if (totals && this.drawn === drawn) desk.after = totals
    }, REST)
    return () => clearTimeout(timer)
  }

  /** A piece that lies there is picked, then a court; a free node gets a tower. */
  private tap(point: Point): void {
    const node: Point = [Math.round(point[0]), Math.round(point[1])]
    const isNearNode = Math.hypot(point[0] - node[0], point[1] - node[1]) < NEAR_NODE
    const cell: Point = [Math.floor(point[0]), Math.floor(point[1])]
    const wall = this.pieces.find(piece => piece.side && distance(point, piece) < NEAR_WALL)
    const isStand = courtAt(this.courts, cell) || this.lone.some(keep => isSame(keep.cell, cell))
    // On the middle of a long wall no tower can stand.
    const isAtEnd = isNearNode && wall && endsOf(wall).some(end => isSame(end, node))
    if (wall && !isAtEnd) this.pick(wall)
    else if (isStand && !isNearNode) this.pickCell(cell)
    else this.tower(node)
  }

  private pick(piece: Piece): void {
    const key = pieceKey(piece)
    this.piece = this.piece === key ? null : key
    this.cell = null
  }

  pickCell(cell: Point | null): void {
    this.cell = cell
    this.piece = null
  }

  private tower([x, y]: Point): void {
    const tower: Piece = { piece: 'tower', x, y, side: '' }
    if (this.pieces.some(piece => pieceKey(piece) === pieceKey(tower))) this.pick(tower)
    else this.lay([tower])
  }

  private lay(pieces: readonly Piece[]): void {
    this.pickCell(null)
    this.desk.change(withPieces(this.desk.document, this.desk.board, pieces))
  }

  /** Courts that have just been closed: one of them is picked, so that its owner can be changed, unless somebody has picked something meanwhile. */
  notice(): void {
    const keys = this.courts.map(court => keyOf(court.cells[0] ?? [0, 0]))
    const fresh = this.courts.find((_, index) => !this.known.has(keys[index] ?? ''))
    const isTaken = this.pickedCourt || this.pickedPiece || this.pickedKeep
    if (fresh && this.desk.canUndo && !isTaken) this.pickCell(fresh.cells[0] ?? null)
    this.known = new Set(keys)
  }

  // What is picked.

  takeAway(): void {
    if (this.pickedPiece) this.desk.change(withoutPiece(this.desk.document, pieceKey(this.pickedPiece)))
    else if (this.pickedKeep) this.desk.change(withoutKeep(this.desk.document, this.pickedKeep.cell))
    this.pickCell(null)
  }

  give(seat: number): void {
    const court = this.pickedCourt
    if (court) this.keep(court, seat, court.points > court.towers)
  }

  double(): void {
    const court = this.pickedCourt
    if (court) this.keep(court, court.owner, court.points === court.towers)
  }

  private keep(court: CourtView, seat: number, isDouble: boolean): void {
    this.desk.change(withKeep(this.desk.document, this.courts, court, seat, isDouble))
  }

  courtWords(court: CourtView): string {
    return text('castellan-score-court', {
      court: courtName(court),
      name: this.desk.boardName(court.owner),
      points: court.points,
    })
  }

  // Keys.

  key(event: KeyboardEvent): boolean {
    const name = event.key.toLowerCase()
    const way = WAYS[ARROWS[event.key] ?? '']
    const wall = WALLS[name]
    const isPressing = event.target instanceof Element && event.target.closest('button, a, input, summary')
    if (event.shiftKey || (event.key === ' ' && isPressing)) return false
    if (way) this.walk(way)
    else if (wall) this.wall(...wall)
    else if (name === 't' || event.key === ' ') this.type(() => this.tower(this.cursor))
    else if (event.key === 'Backspace') this.back()
    else if (/^[1-4]$/.test(name)) this.desk.show(Number(name) - 1)
    else return this.keyOfCourt(name, event.key)
    return true
  }

  private keyOfCourt(name: string, key: string): boolean {
    if (name === 'c') this.nextCourt()
    else if (name === 'o' && this.pickedCourt) this.give((this.pickedCourt.owner + 1) % this.desk.names.length)
    else if (name === 'x') this.double()
    else if (key === 'Delete') this.takeAway()
    else return false
    return true
  }

  /** To the next node, along a wall to its far end. */
  private walk(way: Point): void {
    this.isTyping = true
    const [x, y] = this.cursor
    this.cursor = alongWall(this.pieces, this.cursor, way) ?? [x + way[0], y + way[1]]
  }

  /** A wall from the cursor, which goes to its far end; what lies there already is only walked along. */
  private wall(span: number, side: string): void {
    const way = WAYS[side] ?? [0, 0]
    const to: Point = [this.cursor[0] + span * way[0], this.cursor[1] + span * way[1]]
    const pieces = piecesAlong(walkOn([this.cursor], to), this.pieces)
    this.type(() => pieces.length && this.lay(pieces))
    this.cursor = to
  }

  private type(lay: () => unknown): void {
    this.isTyping = true
    this.trail.push(this.cursor)
    lay()
  }

  private back(): void {
    this.cursor = this.trail.pop() ?? this.cursor
    this.desk.undo()
  }

  private nextCourt(): void {
    const at = this.pickedCourt ? this.courts.indexOf(this.pickedCourt) : -1
    const next = this.courts[(at + 1) % Math.max(1, this.courts.length)]
    this.pickCell(next?.cells[0] ?? null)
  }
}
