// A finished or imported game, step by step, through any seat's eyes.
import { type GameView, type Hands, NO_VIEW, type Source } from '../games/face'
import type { Event, EventList, Hint, Preview, TableInfo, UndoInfo, ViewAt, Wished } from '../protocol'
import { ask } from './http'
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
  readonly previews: Preview[] = []
  readonly hints: Hint[] = []
  readonly wishes: Wished[] = []
  readonly undo: UndoInfo | null = null
  readonly present: number[] = []
  readonly thinking: number[] = []
  readonly canAct = false
  readonly isOffline = false

  private wanted = ''

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
    // Nothing can be done in a replay: the legal actions of that time are not shown.
    this.view = keepSame(this.view, { ...(at.view as GameView), legal: [] })
    this.report = keepSame(this.report, report)
    this.seq = step
    this.seat = seat
  }
}
