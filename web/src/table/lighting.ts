// What lines of a board's sheet light on it.
import type { Lit } from '../games/face'
import type { Line, SheetTile } from '../state/sheets'
import { signed } from '../texts/texts.svelte'

/** The cells of these lines with what every tile adds, one number a tile; `cellOf` names a tile's `data-cell`. */
export function litBy(board: number, lines: readonly Line[], cellOf: (tile: SheetTile, board: number) => string): Lit {
  const sums = new Map<string, { cell: string; to?: string; points: number }>()
  for (const { tile, to, points } of lines.flatMap(line => line.marks ?? [])) {
    const mark = { cell: cellOf(tile, board), to: to === undefined ? undefined : cellOf(to, board) }
    const key = `${mark.cell} ${mark.to}`
    sums.set(key, { ...mark, points: (sums.get(key)?.points ?? 0) + points })
  }
  return {
    board,
    cells: [...new Set(lines.flatMap(line => line.tiles.map(tile => cellOf(tile, board))))],
    marks: [...sums.values()].map(({ cell, to, points }) => ({ cell, to, text: signed(points) })),
  }
}
