/** The lattice on which a castle lies: nodes, the ends of pieces, outlines of courts. Units are lattice units, y grows downwards. */
import { FACTS } from '../facts'
import type { CourtView, PieceView } from '../protocol'

export type Point = readonly [x: number, y: number]
export type Kind = PieceView['piece']
/** A piece where it lies or could lie: a tower on its node, a wall from its left or upper end. */
export type Piece = Pick<PieceView, 'piece' | 'x' | 'y' | 'side'>

export const KINDS: readonly Kind[] = ['tower', 'long', 'short']
/** Radius of a tower, half the width of a wall, and how far from its nodes a wall begins: the proportions of the real pieces. */
export const TOWER = 0.27
export const WALL = 0.12
export const SETBACK = 0.14

export const spanOf = (kind: Kind): number => FACTS.pieces[kind]?.span ?? 0
export const keyOf = ([x, y]: Point): string => `${x} ${y}`
export const pieceKey = (piece: Piece): string => [piece.piece, piece.x, piece.y, piece.side].join(' ').trim()

/** The node where a piece begins and the one where it ends; a tower has but one. */
export function endsOf(piece: Piece): [Point, Point] {
  const span = spanOf(piece.piece)
  return [
    [piece.x, piece.y],
    [piece.x + (piece.side === 'h' ? span : 0), piece.y + (piece.side === 'v' ? span : 0)],
  ]
}

export function middleOf(piece: Piece): Point {
  const [[x, y], [toX, toY]] = endsOf(piece)
  return [(x + toX) / 2, (y + toY) / 2]
}

/** How far a point is from a piece. */
export function distance([x, y]: Point, piece: Piece): number {
  const [[left, top], [right, bottom]] = endsOf(piece)
  return Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom))
}

/** Nodes where walls end and no tower stands. */
export function freeEnds(pieces: readonly Piece[]): Point[] {
  const towers = new Set(pieces.filter(piece => piece.piece === 'tower').map(piece => keyOf([piece.x, piece.y])))
  const ends = pieces.filter(piece => piece.piece !== 'tower').flatMap(endsOf)
  return [...new Map(ends.map(end => [keyOf(end), end])).values()].filter(end => !towers.has(keyOf(end)))
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The box round all these pieces, at least one node. */
export function boxOf(pieces: readonly Piece[]): Box {
  const ends = pieces.flatMap(endsOf)
  const xs = ends.length ? ends.map(([x]) => x) : [0]
  const ys = ends.length ? ends.map(([, y]) => y) : [0]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** A box with a margin all round. */
export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
})

/** Cells as rows of neighbours: where each row begins and how many cells it has. */
export function rowsOf(cells: CourtView['cells']): { x: number; y: number; count: number }[] {
  const rows: { x: number; y: number; count: number }[] = []
  for (const [x, y] of [...cells].sort((one, other) => one[1] - other[1] || one[0] - other[0])) {
    const last = rows.at(-1)
    if (last && last.y === y && last.x + last.count === x) last.count++
    else rows.push({ x, y, count: 1 })
  }
  return rows
}

/** The area of cells as the path of an SVG, `unit` pixels each. */
export const areaOf = (cells: CourtView['cells'], unit: number): string =>
  rowsOf(cells)
    .map(row => `M${row.x * unit} ${row.y * unit}h${row.count * unit}v${unit}h${-row.count * unit}z`)
    .join('')

export const ownerOf = (seat: number): { colour: string; pattern: string } =>
  FACTS.owners[seat % FACTS.owners.length] ?? { colour: 'stone', pattern: 'lines' }

/** A place for a piece as it is drawn. */
export interface PlaceDrawn {
  piece: Piece
  /** What it brings at once; nothing while that is not known. */
  gain: number | null
  /** What one more piece after this one could bring. */
  promise?: number
}
