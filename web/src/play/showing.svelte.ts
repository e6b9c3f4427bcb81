// What is shown and told about pieces and cells: light, readings, hints, what a place makes count.
import type { GameView, Lit } from '../games/face'
import type { Preview } from '../protocol'
import type { SheetTile } from '../state/sheets'
import { text } from '../texts/texts.svelte'
import type { Place } from './places'
import { Pointing } from './pointing.svelte'

/** A piece to read: where it lies, or nowhere yet. */
export interface Subject {
  piece: string
  board: number | null
  cell: string | null
}

export abstract class Showing<View extends GameView, P extends Place> extends Pointing<View, P> {
  /** Which cells are lit, by board, with what they add; set by sheets, log lines and readings. */
  lit: Map<number, Lit> = $state.raw(new Map())
  /** The line of the sheet that stays lit. */
  pinned: string | null = $state(null)
  /** The piece whose reading is open, and the one on which the mouse rests. */
  reading: Subject | null = $state.raw(null)
  glance: Subject | null = $state.raw(null)

  /** The piece that lies on a cell of a board; nothing where it is free. */
  abstract pieceAt(board: number, cell: string): string | undefined
  /** A piece as the object of a sentence, and a board by its name. */
  abstract pieceWords(piece: string): string
  abstract boardName(board: number): string
  /** Where a cell lies, in words; empty where a game has no words for that. */
  abstract cellWords(board: number, cell: string): string
  /** `data-cell` of a tile of a sheet's line. */
  abstract cellOf(tile: SheetTile, board: number): string

  /** The board and the spot of a place: «Riverside, row 2, column 3». */
  whereWords(place: Pick<Place, 'board' | 'anchor'>): string {
    const where = this.cellWords(place.board, place.anchor)
    return where ? text('board-where', { board: this.boardName(place.board), where }) : this.boardName(place.board)
  }

  /** Cells that the considered place makes count on a board: framed in gold. */
  countsIn(board: number): string[] {
    return this.considered?.board === board ? this.litBy(this.previewOf(this.considered), board) : []
  }

  /** Cells of the lines that count more by a preview. */
  protected litBy(preview: Preview | undefined, board: number): string[] {
    const lines = preview?.lines ?? []
    const more = lines.filter(line => line.board === board && line.points > line.points_before)
    return [...new Set(more.flatMap(line => line.tiles.map(tile => this.cellOf(tile as SheetTile, board))))]
  }

  // Light and reading

  light(lit: Lit[]): void {
    if (lit.length || this.lit.size) this.lit = new Map(lit.map(each => [each.board, each]))
  }

  litIn(board: number): string[] {
    return this.lit.get(board)?.cells ?? []
  }

  /** The piece that an element on the page stands for: `data-piece` in a hand, `data-cell` on a board. */
  subjectOf(element: HTMLElement | SVGElement): Subject | null {
    const { cell, piece } = element.dataset
    if (piece) return { piece, board: null, cell: null }
    const board = Number(element.closest<HTMLElement>('[data-board]')?.dataset.board ?? -1)
    const lying = cell && board >= 0 ? this.pieceAt(board, cell) : undefined
    return lying && cell ? { piece: lying, board, cell } : null
  }

  openReading(subject: Subject | null): void {
    this.reading = subject
  }

  /** The piece that is read when nothing on the page is meant. */
  protected get pieceInQuestion(): string | null {
    return this.group
  }

  protected read(): void {
    const focused = document.activeElement
    const meant = focused instanceof HTMLElement || focused instanceof SVGElement ? this.subjectOf(focused) : null
    const piece = this.pieceInQuestion
    this.openReading(meant ?? (piece === null ? null : { piece, board: null, cell: null }))
  }

  // Hints

  /** Hinted places of the piece in hand, with their number among all hints. */
  get hintPlaces(): (P & { number: number })[] {
    return this.source.hints.flatMap((hint, index) => {
      const place = this.placeOf(hint.action)
      return place && place.group === this.group ? [{ ...place, number: index + 1 }] : []
    })
  }

  showHints(): void {
    const best = this.placeOf(this.source.hints[0]?.action ?? -1)
    if (best && best.group !== this.group) this.take(best.group)
  }

  get hintWords(): string[] {
    return this.source.hints.map(hint => {
      const reason = hint.reasons
        .map(why => text(why.key, why.args))
        .reduce((first, then) => text('hint-also', { first, then }))
      const what = this.hintedWords(hint.action)
      return what ? text('hint-what', { what, reason }) : reason
    })
  }

  /** What a hint proposes, in words. */
  hintedWords(action: number): string {
    const place = this.placeOf(action)
    if (!place) return ''
    return text('piece-at', { piece: this.pieceWords(place.group), where: this.whereWords(place) })
  }

  /** Take a piece into the hand, so that its places open. */
  protected take(_group: string): void {}
}
