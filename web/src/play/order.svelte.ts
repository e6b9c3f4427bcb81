// Things in slots that can be put in another order: by dragging, by arrows, by keys.

export class Ordering<Item> {
  /** What lies in each slot now. */
  items: Item[] = $state.raw([])
  /** The slot whose thing is lifted by the keyboard. */
  lifted: number | null = $state(null)
  private before: Item[] = []

  /** `start` gives the order that the server knows; the two that meet change places, or with `isInsert` the others move up. */
  constructor(
    start: Item[],
    private readonly isInsert = false,
  ) {
    this.items = start
  }

  /** Begin again from this order. */
  reset(items: Item[]): void {
    this.items = items
    this.lifted = null
  }

  move(from: number, to: number): boolean {
    const item = this.items[from]
    const other = this.items[to]
    if (from === to || item === undefined || other === undefined) return false
    if (this.isInsert) {
      const rest = this.items.filter((_, index) => index !== from)
      this.items = [...rest.slice(0, to), item, ...rest.slice(to)]
    } else this.items = this.items.map((each, index) => (index === from ? other : index === to ? item : each))
    return true
  }

  /** Enter lifts what lies here, or drops what is lifted. */
  lift(index: number): void {
    if (this.lifted === null) this.before = this.items
    this.lifted = this.lifted === null ? index : null
  }

  /** Arrows move what is lifted; the slot that it lies in now. */
  carry(by: 1 | -1): number | null {
    if (this.lifted !== null && this.move(this.lifted, this.lifted + by)) this.lifted += by
    return this.lifted
  }

  /** Escape puts back what is lifted; whether something was. */
  drop(): boolean {
    if (this.lifted === null) return false
    this.items = this.before
    this.lifted = null
    return true
  }
}
