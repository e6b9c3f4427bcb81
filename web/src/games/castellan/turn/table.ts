// What the steps of a turn know of the table.
import type { Hands, Source } from '../../face'
import type { CastellanView } from '../protocol'
import type { Step } from '../view'

export interface AtTable {
  readonly source: Source<CastellanView>
  readonly view: CastellanView
  readonly seat: number
  readonly step: Step
  readonly isLastTurn: boolean
  act: Hands['act']
  /** Light cells of the castle; none put all light out. */
  lightCells(cells: string[]): void
}
