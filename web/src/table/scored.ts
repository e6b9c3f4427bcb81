// What the shared sheets and the end page need of a game's play.
import type { Lit, Source } from '../games/face'
import type { SheetTile } from '../state/sheets'

export interface Scored {
  readonly source: Pick<Source, 'info' | 'report'>
  pinned: string | null
  boardName(board: number): string
  /** Who sits there, where a game knows better than the table: somebody whom nobody plays. */
  nameOf?(seat: number): string
  cellOf(tile: SheetTile, board: number): string
  light(lit: Lit[]): void
}
