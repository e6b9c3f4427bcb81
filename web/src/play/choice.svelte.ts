// Picking k of n: tiles of a hand, bonus cards, rooms of a stack, attendants. The order of picking is kept.

export interface ChoiceRule {
  /** How many things there are to pick from. */
  count: () => number
  /** How many may be picked at most and, if it is not the same, at least. */
  most: () => number
  least?: () => number
  /** Whether one of them can be picked at all. */
  can?: (index: number) => boolean
}

export class Choice {
  /** The picked things by their place in the list, in the order of picking. */
  picked: number[] = $state([])

  constructor(private readonly rule: ChoiceRule) {}

  /** How many must still be picked before it can be confirmed. */
  get missing(): number {
    const least = this.rule.least?.() ?? this.rule.most()
    return Math.max(0, least - this.picked.length)
  }

  has(index: number): boolean {
    return this.picked.includes(index)
  }

  /** 1 for what was picked first; 0 for what is not picked. */
  orderOf(index: number): number {
    return this.picked.indexOf(index) + 1
  }

  /** Pick, or let go; where all are picked already the one picked first makes room. Whether anything changed. */
  toggle(index: number): boolean {
    if (index < 0 || index >= this.rule.count() || this.rule.can?.(index) === false) return false
    const others = this.picked.filter(other => other !== index)
    if (others.length < this.picked.length) this.picked = others
    else this.picked = [...others.slice(Math.max(0, others.length + 1 - this.rule.most())), index]
    return true
  }

  /** Let go of what was picked last; whether there was anything. */
  back(): boolean {
    const had = this.picked.length > 0
    this.picked = this.picked.slice(0, -1)
    return had
  }

  clear(): void {
    if (this.picked.length) this.picked = []
  }

  /** Drop what is no longer there. */
  refresh(): void {
    const kept = this.picked.filter(index => index < this.rule.count() && this.rule.can?.(index) !== false)
    if (kept.length < this.picked.length) this.picked = kept
  }
}
