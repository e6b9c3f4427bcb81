// What the log says about a castle.
import type { Source } from '../face'
import type { Action, LudwigView } from './protocol'

/** The tiles of a castle that its owner has laid since the market was last opened by anybody or it was last another's turn. */
export function laidThisTurn(source: Source<LudwigView>, seat: number): number[] {
  const castle = source.view.seats[seat]?.castle ?? []
  const past = source.events.filter(event => event.seq <= source.seq && event.kind === 'acted')
  const after = past.slice(past.findLastIndex(event => event.seat !== seat) + 1)
  const laid = after.filter(event => (event.action as Action | null)?.do === 'place').length
  return source.view.turn === seat && laid > 0 ? [...castle.keys()].slice(-laid) : []
}
