// The castles round the table as one of their builders sees them: who builds them, what they wait for, all of it in words.
import { DraftGestures } from '../../play/drafting.svelte'
import type { Place } from '../../play/places'
import type { Wished } from '../../protocol'
import type { SheetTile } from '../../state/sheets'
import { text } from '../../texts/texts.svelte'
import type { BoardInWords } from '../face'
import { pieceOf } from './drawings/layout'
import type { CastlesView, CastleView, SeatView, WaitView } from './protocol'
import { cellsOfLine, isLudwig, type Option, offeredIn, roomAt } from './view'
import { besideWords, boardInWords, castleName, cellWords, pieceName, playerName } from './words'

/** A place; one that opens as soon as a room is taken, in one gesture of two actions; or one to point at for my partner. */
export interface CastlePlace extends Place {
  /** What takes the room, to be done first. */
  via?: Option
  /** My partner decides: I only say what I would do. */
  isAdvice?: boolean
}

export abstract class Castles extends DraftGestures<CastlesView, CastlePlace> {
  // Parts of the view that stay the same objects while nothing changes in them: what follows from them rests too.
  private readonly mine: SeatView | undefined = $derived.by(() => this.view.seats[this.seat])
  readonly boards: number[] = $derived.by(() => (this.mine ? [this.mine.left_castle, this.mine.right_castle] : []))
  readonly others: number[] = $derived.by(() =>
    [...this.view.castles.keys()].filter(board => !this.boards.includes(board)),
  )

  protected get ring(): number {
    return this.view.castles.length
  }

  protected get partners(): number[] {
    return this.boards.flatMap(board => this.castle(board).builders)
  }

  castle(board: number): CastleView {
    return this.view.castles[board] as CastleView
  }

  waitsIn(board: number | null): WaitView | null {
    return board === null ? null : (this.view.castles[board]?.waits ?? null)
  }

  isSettledByAnother(board: number): boolean {
    const waits = this.waitsIn(board)
    return waits !== null && waits.seat !== this.view.seat
  }

  sideOf(board: number): { side: 'left' | 'right' } {
    return { side: this.mine?.left_castle === board ? 'left' : 'right' }
  }

  override nameOf(seat: number): string {
    return playerName(this.source, seat)
  }

  isLudwig(seat: number): boolean {
    return isLudwig(this.view, seat)
  }

  /** The castle that counts for me: the lower one; none while both are level, or for who only watches. */
  get lowerBoard(): number | null {
    const [left = 0, right = 0] = this.boards
    const difference = this.castle(left).points - this.castle(right).points
    return difference === 0 || this.view.seat < 0 ? null : difference < 0 ? left : right
  }

  // Words

  pieceWords(piece: string): string {
    return pieceName(piece)
  }

  boardName(board: number): string {
    return castleName(this.view, board)
  }

  /** «Eltz, 40 points». */
  boardLabel(board: number): string {
    return text('board-points', { name: this.boardName(board), points: this.castle(board).points })
  }

  cellWords(_board: number, cell: string): string {
    return cellWords(cell)
  }

  placeWords(place: CastlePlace): string {
    return text('place-choice', {
      where: this.whereWords(place),
      beside: besideWords(this.castle(place.board), place.anchor),
    })
  }

  cellOf(tile: SheetTile): string {
    return cellsOfLine([tile])[0] ?? ''
  }

  pieceAt(board: number, cell: string): string | undefined {
    const castle = this.view.castles[board]
    return castle ? roomAt(castle, pieceOf(cell)) : undefined
  }

  get inWords(): BoardInWords[] {
    return [...this.boards, ...this.others].map(board => boardInWords(this.view, board))
  }

  override wishWords(wish: Wished, inFull = false): string {
    if (wish.kind !== 'here' || wish.place !== null) return super.wishWords(wish, inFull)
    return text('wish-takes', { name: this.nameOf(wish.seat), piece: pieceName(wish.tile) })
  }

  /** Wishes about a castle that still mean something: the room is still to be laid or offered, its place is free. */
  wishesIn(board: number): Wished[] {
    const castle = this.castle(board)
    const offered = offeredIn(this.view, board)
    return this.source.wishes.filter(({ board: where, kind, tile, seat, place }) => {
      if (where !== board || (place && roomAt(castle, place) !== undefined)) return false
      const { to_lay = [], gift = null } = this.view.seats[seat] ?? {}
      return kind.endsWith('first') || [...offered, ...to_lay, gift].includes(tile)
    })
  }
}
