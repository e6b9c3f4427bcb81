// One of several things of which one is taken: a reward, a stack, a card, a kind of reward, a room to score again.
import type { Action, LegalAction } from './protocol'

export interface Option {
  action: number
  /** The tile, the card, the size or the type that it is about. */
  what: string
}

export function optionsOf(legal: readonly LegalAction[]): Option[] {
  return legal.flatMap(([action, , typed]) => {
    const what = whatOf(typed)
    return what === null ? [] : [{ action, what }]
  })
}

function whatOf(action: Action): string | null {
  switch (action.do) {
    case 'reward':
    case 'rescore':
      return action.tile
    case 'search':
      return String(action.size)
    case 'keep':
    case 'return':
      return action.card
    case 'choose':
      return action.type
    default:
      return null
  }
}
