// Several actions prepared in the browser and sent in one message: all of them are played, or none.
import type { Given, Hands } from '../games/face'

export class Draft {
  /** What is prepared, in the order in which it will be played. */
  actions: Given[] = $state.raw([])

  constructor(private readonly hands: Hands) {}

  add(...actions: Given[]): void {
    this.actions = [...this.actions, ...actions]
  }

  /** Take the last one back; whether there was one. */
  back(): boolean {
    const had = this.actions.length > 0
    this.actions = this.actions.slice(0, -1)
    return had
  }

  clear(): void {
    if (this.actions.length) this.actions = []
  }

  /** Send what is prepared; nothing is prepared any more. */
  send(): void {
    if (this.actions.length) this.hands.draft(this.actions)
    this.clear()
  }
}
