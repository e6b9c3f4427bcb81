// The last step: how many cards come from which pile, before any is seen.
import { seatName } from '../../../state/people'
import { text } from '../../../texts/texts.svelte'
import type { Button, Sentence } from '../../face'
import type { Draw } from '../protocol'
import { drawsOf, totalOf } from '../view'
import { drawnWords, stockWords } from '../words'
import type { AtTable } from './table'

export class Drawing {
  /** How many wall cards I want; nothing while I have not said. */
  wantedWalls: number | null = $state(null)
  private readonly draws = $derived.by(() => drawsOf(this.at.view))

  constructor(private readonly at: AtTable) {}

  /** The split that is chosen: the wanted one, at first the most even. */
  get split(): Pick<Draw, 'wall' | 'tower'> {
    const found = this.draws.find(({ action }) => action.wall === this.wantedWalls)
    return (found ?? this.draws[Math.floor(this.draws.length / 2)])?.action ?? { wall: 0, tower: 0 }
  }

  canTakeWalls(by: 1 | -1): boolean {
    return this.draws.some(({ action }) => action.wall === this.split.wall + by)
  }

  /** One more wall card takes one tower card away, and the other way round. */
  takeWalls(by: 1 | -1): void {
    if (this.canTakeWalls(by)) this.wantedWalls = this.split.wall + by
  }

  forget(): void {
    this.wantedWalls = null
  }

  get button(): Button {
    const { wall, tower } = this.split
    const chosen = this.draws.find(({ action }) => action.wall === wall)
    return {
      label: text('castellan-draw', { count: wall + tower }),
      small: drawnWords(this.split),
      can: chosen !== undefined,
      run: () => chosen && this.at.act(chosen.number),
    }
  }

  get now(): Sentence {
    const count = this.split.wall + this.split.tower
    return { words: text('castellan-now-draw', { count }), small: text('castellan-now-draw-small', { count }) }
  }

  /** What found no place in this turn and whom it goes to; nothing where all was built. */
  get leaving(): { to: number; words: string } | null {
    const { phase, stock, turn, handed_to: to } = this.at.view
    if ((phase !== 'draw' && phase !== 'claim') || turn < 0 || !totalOf(stock)) return null
    const args = { pieces: stockWords(stock), name: seatName(this.at.source.info, to) }
    return { to, words: text(to < 0 ? 'castellan-leaving-aside' : 'castellan-leaving', args) }
  }
}
