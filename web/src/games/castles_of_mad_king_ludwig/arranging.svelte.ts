// The market as the master builder would open it: it lives in the browser until one message sends all of it.
import { Ordering } from '../../play/order.svelte'
import type { LudwigView, SlotView } from './protocol'

const KEY = 'castlewright-prices'

export class Arranging {
  /** The rooms of the prices that can still be set, the cheapest first. */
  readonly order = new Ordering<string | null>([])

  /** `code` is that of the table: what is prepared there outlives a reload of the page. */
  constructor(
    private readonly view: () => LudwigView,
    private readonly code: () => string,
  ) {}

  private get isMine(): boolean {
    return this.view().legal.some(([, , action]) => action.do === 'set')
  }

  /** The prices that can be set; dearer ones were set before by another device. */
  get slots(): SlotView[] {
    const { market, setting } = this.view()
    return this.isMine ? market.slice(0, market.findIndex(slot => slot.price === setting) + 1) : []
  }

  get isChanged(): boolean {
    return this.slots.some((slot, index) => slot.tile !== this.order.items[index])
  }

  /** The table has moved on: what is prepared stays while its rooms lie there. Whether another device opened the market. */
  follow(): boolean {
    const lying = this.slots.map(slot => slot.tile)
    const prepared = this.order.items
    if (lying.length && hasSame(prepared, lying)) return false
    const isOvertaken = !lying.length && prepared.length > 0 && !this.isOpenedAs(prepared)
    const kept = lying.length ? this.recall() : null
    this.order.reset(kept && hasSame(kept, lying) ? kept : lying)
    if (!lying.length && prepared.length) this.keep()
    return isOvertaken
  }

  /** Whether the market lies as it was prepared, but for what is sold. */
  private isOpenedAs(prepared: readonly (string | null)[]): boolean {
    const { market } = this.view()
    return prepared.every((tile, index) => [tile, null].includes(market[index]?.tile ?? null))
  }

  layBack(): void {
    this.order.reset(this.slots.map(slot => slot.tile))
    this.keep()
  }

  /** From the dearest price down, and done as soon as the rest lies as wished. */
  get actions(): string[] {
    const lying = this.slots.map(slot => slot.tile)
    const found: string[] = []
    for (let slot = lying.length - 1; slot >= 0; slot--) {
      const wanted = this.order.items[slot] ?? null
      if (this.order.items.slice(0, slot + 1).every((tile, index) => tile === lying[index])) break
      found.push(`set ${this.slots[slot]?.price} ${wanted ?? 'empty'}`)
      lying[lying.indexOf(wanted)] = lying[slot] ?? null
      lying[slot] = wanted
    }
    // The last room has no choice left: the market opens by itself.
    return found.length < this.slots.length - 1 ? [...found, 'done'] : found
  }

  /** Remember what is prepared for this table. */
  keep(): void {
    try {
      if (this.isChanged) sessionStorage.setItem(KEY, JSON.stringify([this.code(), this.order.items]))
      else sessionStorage.removeItem(KEY)
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }

  private recall(): (string | null)[] | null {
    try {
      const [code, items] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
      return code === this.code() ? items : null
    } catch {
      return null
    }
  }
}

function hasSame(one: readonly (string | null)[], other: readonly (string | null)[]): boolean {
  return [...one].sort().join() === [...other].sort().join()
}

/** The least and the most that all rivals together can pay for one room each, by what they have and what lies on the rooms. */
export function earnings(slots: readonly SlotView[], purses: readonly number[]): { least: number; most: number } {
  const sum = (order: (one: SlotView, other: SlotView) => number) => {
    let left = slots.filter(slot => slot.tile !== null).sort(order)
    let total = 0
    // Who has least chooses first: whatever is left to others they can pay as well.
    for (const purse of [...purses].sort((one, other) => one - other)) {
      const found = left.find(slot => slot.price - slot.coins <= purse)
      left = left.filter(slot => slot !== found)
      total += found?.price ?? 0
    }
    return total
  }
  return { least: sum((one, other) => one.price - other.price), most: sum((one, other) => other.price - one.price) }
}
