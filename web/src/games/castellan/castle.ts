// The one castle as the shared parts of the table know it: its cells, its light, and everything on it in words.
import { Gestures } from '../../play/gestures.svelte'
import type { SheetTile } from '../../state/sheets'
import { text } from '../../texts/texts.svelte'
import type { BoardInWords } from '../face'
import { KINDS, type Kind, pieceKey } from './drawings/lattice'
import type { CastellanView } from './protocol'
import { courtAt, courtKey, courtOf, type LatticePlace, litNodes, pieceAt } from './view'
import { actionWords, castleInWords, nodeWords, placeWords, theKind } from './words'

const CASTLE = 0

export abstract class OnTheCastle extends Gestures<CastellanView, LatticePlace> {
  readonly boards = [CASTLE]

  lightCells(cells: string[]): void {
    this.light(cells.length ? [{ board: CASTLE, cells }] : [])
  }

  placeWords(place: LatticePlace): string {
    return placeWords(place, this.view.pieces)
  }

  pieceWords(piece: string): string {
    return KINDS.includes(piece as Kind) ? theKind(piece as Kind) : piece
  }

  boardName(): string {
    return text('castellan-castle')
  }

  cellWords(_board: number, cell: string): string {
    const [, x, y] = cell.split(' ').map(Number)
    return x === undefined || y === undefined ? '' : nodeWords([x, y], this.view.pieces)
  }

  pieceAt(_board: number, cell: string): string | undefined {
    return pieceAt(this.view, cell) || courtOf(this.view, cell) ? cell : undefined
  }

  /** Tiles of a sheet's line are the cells of a court: the whole court stands for each of them. */
  cellOf(tile: SheetTile): string {
    const court = courtAt(this.view, tile as [number, number])
    return court ? courtKey(court) : ''
  }

  override cellsOf(place: LatticePlace): string[] {
    return [pieceKey(place.piece)]
  }

  get inWords(): BoardInWords[] {
    return [castleInWords(this.source)]
  }

  override hintedWords(action: number): string {
    const typed = this.view.legal.find(([number]) => number === action)?.[2]
    if (typed?.do === 'build') return this.placeWords(this.placeOf(action) as LatticePlace)
    return typed ? actionWords(this.view, typed) : ''
  }

  /** The nodes that are lit now. */
  get litNodes(): string[] {
    return litNodes(this.view, this.litIn(CASTLE))
  }

  override spotOf(action: number): { board: number; cell: string } | null {
    const place = this.placeOf(action)
    return place ? { board: CASTLE, cell: pieceKey(place.piece) } : super.spotOf(action)
  }
}
