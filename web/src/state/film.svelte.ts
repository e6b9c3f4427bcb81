// A finished or imported game, step by step, through any seat's eyes.
import { type GameView, type Hands, NO_VIEW, type Source } from '../games/face'
import type { Event, EventList, Hint, Preview, Review, TableInfo, UndoInfo, ViewAt, Wished } from '../protocol'
import { ask, Refused } from './http'
import { keepSame } from './same'
import type { Report } from './sheets'

export class Film implements Source, Hands {
  info: TableInfo | null = $state.raw(null)
  view: GameView = $state.raw(NO_VIEW)
  seq = $state(0)
  seat = $state(0)
  steps = $state(0)
  events: Event[] = $state.raw([])
  report: Report | null = $state.raw(null)
  /** Choices are looked at again: what could be done is shown, and what would have been good. */
  isReviewing = $state(false)
  review: Review | null = $state.raw(null)
  /** Why nothing can be said about this choice. */
  problem: Refused | null = $state.raw(null)
  readonly previews: Preview[] = []
  readonly wishes: Wished[] = []
  readonly undo: UndoInfo | null = null
  readonly present: number[] = []
  readonly thinking: number[] = []
  readonly canAct = false
  readonly isOffline = false

  private wanted = ''
  private request: AbortController | null = null

  constructor(readonly code: string) {}

  get hasView(): boolean {
    return this.view !== NO_VIEW
  }

  // Nothing can be done in a replay.
  act(): void {}
  draft(): void {}
  wish(): void {}

  /** Where something was revealed: the marks of the slider. */
  get marks(): number[] {
    return this.events.filter(event => event.kind === 'revealed').map(event => event.seq)
  }

  get hints(): Hint[] {
    return this.review?.hints ?? []
  }

  /** The steps from which the seat that is looked through went on to act. */
  get choices(): number[] {
    return this.events.flatMap(event => (event.kind === 'acted' && event.seat === this.seat ? [event.seq - 1] : []))
  }

  /** What that seat did next, as everybody heard of it. */
  get done(): Event | undefined {
    return this.events.find(event => event.seq > this.seq && event.kind === 'acted' && event.seat === this.seat)
  }

  async open(step: string | null, seat: string | null): Promise<void> {
    this.info = await ask<TableInfo>('GET', `tables/${this.code}`)
    this.steps = this.info.seq
    const history = await ask<EventList>('GET', `tables/${this.code}/events?after=0`)
    this.events = history.events
    const start = step === null || Number.isNaN(Number(step)) ? 0 : Number(step)
    const eyes = seat === null || Number.isNaN(Number(seat)) ? this.info.you.seat : Number(seat)
    await this.show(Math.max(0, Math.min(this.steps, start)), eyes)
  }

  /** Show a step; while it is fetched another may be asked for, and the last one asked wins. */
  async show(step: number, seat: number): Promise<void> {
    const wanted = `${step} ${seat}`
    this.wanted = wanted
    const path = `tables/${this.code}`
    const [at, report] = await Promise.all([
      ask<ViewAt>('GET', `${path}/view?seq=${step}&seat=${seat}`),
      ask<Report>('GET', `${path}/sheets?seq=${step}`),
    ])
    if (wanted !== this.wanted) return
    // Nothing can be done in a replay: the legal actions of that time are shown only where choices are looked at.
    const view = at.view as GameView
    this.view = keepSame(this.view, { ...view, legal: this.isReviewing ? view.legal : [] })
    this.report = keepSame(this.report, report)
    this.seq = step
    this.seat = seat
    this.review = null
    this.problem = null
    this.request?.abort()
    if (this.isReviewing && view.legal.length) void this.askReview(wanted)
  }

  /** Ask what would have been good here. */
  private async askReview(wanted: string): Promise<void> {
    this.request = new AbortController()
    const { seq, seat } = this
    try {
      const answer = await ask<Review>('POST', `tables/${this.code}/review`, { seq, seat }, this.request.signal)
      if (wanted === this.wanted) this.review = answer
    } catch (error) {
      if (wanted === this.wanted && error instanceof Refused) this.problem = error
    }
  }
}
