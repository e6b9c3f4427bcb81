// A castle of an example, drawn with letters: nodes, walls and cells take turns in both directions.
//
//   T===T   towers, a long wall; - and | are short walls, = and H parts of long ones
//   |r.r|   a cell of a red court; a capital letter stands for a double keep
//   T---T   where two short walls would meet a node is T or a dot

import type { Piece } from '../drawings/lattice'
import { FACTS } from '../facts'
import type { CourtView, PieceView } from '../protocol'

type Cell = readonly [x: number, y: number]

const ownerOf = (letter: string): number => FACTS.owners.findIndex(owner => owner.colour[0] === letter.toLowerCase())
const at = (rows: readonly string[], column: number, row: number): string => rows[row]?.[column] ?? '.'

export function castleOf(rows: readonly string[]): { pieces: PieceView[]; courts: CourtView[] } {
  const pieces = piecesOf(rows).map(piece => ({ ...piece, is_new: false }))
  const towers = pieces.filter(piece => piece.piece === 'tower').map(({ x, y }) => [x, y] as const)
  return { pieces, courts: courtsOf(rows).map(cells => courtOf(rows, cells, towers)) }
}

function piecesOf(rows: readonly string[]): Piece[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((sign, column): Piece[] => {
      const [x, y] = [Math.floor(column / 2), Math.floor(row / 2)]
      if (sign === 'T') return [{ piece: 'tower', x, y, side: '' }]
      if (sign === '-') return [{ piece: 'short', x, y, side: 'h' }]
      if (sign === '|') return [{ piece: 'short', x, y, side: 'v' }]
      // A long wall is three signs long and begins on an edge whose other signs follow; each node of it belongs to one wall.
      if (sign === '=' && column % 2 && isStart(rows, column, row, 1, 0)) return [{ piece: 'long', x, y, side: 'h' }]
      if (sign === 'H' && row % 2 && isStart(rows, column, row, 0, 1)) return [{ piece: 'long', x, y, side: 'v' }]
      return []
    }),
  )
}

/** Whether the node before this edge is no middle of the same wall. */
function isStart(rows: readonly string[], column: number, row: number, dx: number, dy: number): boolean {
  return at(rows, column - dx, row - dy) !== at(rows, column, row)
}

/** The cells with a letter, those that belong together as one court. */
function courtsOf(rows: readonly string[]): Cell[][] {
  const seen = new Set<string>()
  const found: Cell[][] = []
  const spread = (x: number, y: number, letter: string): Cell[] => {
    if (seen.has(`${x} ${y}`) || at(rows, 2 * x + 1, 2 * y + 1) !== letter) return []
    seen.add(`${x} ${y}`)
    const ways = (
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const
    ).filter(([dx, dy]) => at(rows, 2 * x + 1 + dx, 2 * y + 1 + dy) === '.')
    return [[x, y], ...ways.flatMap(([dx, dy]) => spread(x + dx, y + dy, letter))]
  }
  rows.forEach((line, row) => {
    ;[...line].forEach((sign, column) => {
      if (!(row % 2 && column % 2) || ownerOf(sign) < 0) return
      const cells = spread((column - 1) / 2, (row - 1) / 2, sign)
      if (cells.length) found.push(cells)
    })
  })
  return found
}

function courtOf(rows: readonly string[], cells: Cell[], towers: readonly Cell[]): CourtView {
  const [x = 0, y = 0] = cells[0] ?? []
  const letter = at(rows, 2 * x + 1, 2 * y + 1)
  const nodes = towers.filter(([nx, ny]) =>
    cells.some(([cx, cy]) => nx >= cx && nx <= cx + 1 && ny >= cy && ny <= cy + 1),
  )
  const is_double = letter !== letter.toLowerCase()
  const points = nodes.length * (is_double ? 2 : 1)
  return { owner: ownerOf(letter), towers: nodes.length, nodes, cells, is_double, is_new: false, points } as CourtView
}
