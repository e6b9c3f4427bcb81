// Who lays first: everybody may at any time, and «you first» lets others go before.
import type { Wished } from '../protocol'

export interface Order {
  /** Seats that are waited for and let the others lay first. */
  polite: number[]
  /** Who begins because all wait: the lowest seat; nobody as long as somebody does not wait. */
  first: number | null
}

export function orderOf(waiting: readonly number[], wishes: readonly Wished[]): Order {
  const polite = waiting.filter(seat => wishes.some(wish => wish.seat === seat && wish.kind === 'you_first'))
  return { polite, first: polite.length > 0 && polite.length === waiting.length ? Math.min(...polite) : null }
}
