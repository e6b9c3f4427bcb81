// What lines of a board's sheet light on it.
import type { Lit } from '../games/face'
import type { Line, SheetTile } from '../state/sheets'
import { signed } from '../texts/texts.svelte'

/** The cells of these lines with what every tile adds; `cellOf` names a tile's `data-cell`. */
export function litBy(board: number, lines: readonly Line[], cellOf: (tile: SheetTile, board: number) => string): Lit {
  const marks = lines.flatMap(line => line.marks ?? [])
  return {
    board,
    cells: [...new Set(lines.flatMap(line => line.tiles.map(tile => cellOf(tile, board))))],
    marks: marks.map(({ tile, to, points }) => ({
      cell: cellOf(tile, board),
      to: to === undefined ? undefined : cellOf(to, board),
      text: signed(points),
    })),
  }
}
