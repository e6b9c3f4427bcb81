// The view of a seat: its legal actions as pairs, places, options and gifts; its castles cell by cell. No rules.
import type { Pair } from '../../play/drafting.svelte'
import type { Place } from '../../play/places'
import type { Preview } from '../../protocol'
import { fromCell, pieceOf, THRONE_CELL, toCell } from './drawings/layout'
import { FACTS } from './facts'
import type { CastlesView, CastleView, LegalAction } from './protocol'

/** Something that a bonus offers: an attendant, a card, a special kind, a drawn room, or another bonus. */
export interface Option {
  action: number
  board: number
  kind: 'take' | 'keep' | 'bonus'
  piece: string
}

/** One way to give Ludwig's two rooms: this one to his castle on this board, the other to his other one. */
export interface Gift {
  action: number
  board: number
  piece: string
}

export function pairsOf(legal: readonly LegalAction[]): Pair[] {
  return legal.flatMap(([action, , what]) => (what.do === 'choose' ? [{ action, tiles: what.tiles }] : []))
}

export function placesOf(legal: readonly LegalAction[]): Place[] {
  return legal.flatMap(([action, , what]) =>
    what.do === 'lay' ? [{ action, board: what.board, anchor: toCell(...what.place), turn: 0, group: what.piece }] : [],
  )
}

export function optionsOf(legal: readonly LegalAction[]): Option[] {
  return legal.flatMap(([action, , what]) =>
    what.do === 'take' || what.do === 'keep' || what.do === 'bonus'
      ? [{ action, board: what.board, kind: what.do, piece: what.piece }]
      : [],
  )
}

export function giftsOf(legal: readonly LegalAction[]): Gift[] {
  return legal.flatMap(([action, , what]) =>
    what.do === 'give' ? [{ action, board: what.board, piece: what.piece }] : [],
  )
}

/** Whether a piece is a room that an own place on the board awaits, not an attendant, a card or a bonus. */
export function isRoom(piece: string): boolean {
  return piece in FACTS.rooms
}

/** The room on a cell of a castle; nothing where it is free. */
export function roomAt(castle: CastleView, cell: string): string | undefined {
  if (pieceOf(cell) === THRONE_CELL) return castle.throne
  const [x, y] = fromCell(cell)
  return castle.rooms.find(room => room.x === x && room.y === y)?.room
}

/** What stands round a cell, as the four sides are named. */
export function sidesOf(
  castle: CastleView,
  cell: string,
): Record<'above' | 'below' | 'left' | 'right', string | undefined> {
  const [x, y] = fromCell(cell)
  const right = pieceOf(cell) === THRONE_CELL ? x + FACTS.throne_cells.length : x + 1
  return {
    above: roomAt(castle, toCell(x, y + 1)),
    below: roomAt(castle, toCell(x, y - 1)),
    left: roomAt(castle, toCell(x - 1, y)),
    right: roomAt(castle, toCell(right, y)),
  }
}

/** Tiles of a sheet's line, `[x, y]`, as cells; the throne room is one piece. */
export function cellsOfLine(tiles: readonly unknown[]): string[] {
  return [...new Set((tiles as [number, number][]).map(([x, y]) => pieceOf(toCell(x, y))))]
}

/** The place of a preview as a cell. */
export function cellOf(preview: Preview): string | null {
  const { place } = preview
  return place === null || typeof place === 'string' ? place : toCell(...place)
}

/** The castles that wait until a seat has settled a bonus. */
export function waitingFor(view: CastlesView, seat: number): number[] {
  return [...view.castles.keys()].filter(board => view.castles[board]?.waits?.seat === seat)
}

/** Who builds a castle beside the one who looks; Ludwig is the seat after the players. */
export function partnerIn(castle: CastleView, seat: number): number {
  return castle.builders.find(other => other !== seat) ?? seat
}

export function isLudwig(view: CastlesView, seat: number): boolean {
  return view.ludwig !== null && seat === view.seats.length
}
