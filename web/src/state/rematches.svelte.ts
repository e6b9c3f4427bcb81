// Who asks for a rematch: told on every page to everybody who sat at the table, until all have answered.
import type { Rematches, SeatInfo, TableInfo } from '../protocol'
import { ask } from './http'
import { me } from './session.svelte'

/** How often a page that is looked at asks; the end page of the table itself hears it from its socket at once. */
const EVERY = 4000

export class Questions {
  /** Finished tables with a question, as they were last heard of, by their code. */
  private known: Record<string, TableInfo> = $state.raw({})
  /** Questions that this page has shown: when the game begins its page says so. */
  private readonly shown = new Set<string>()
  /** Answered with no here, or the new table was visited. */
  private dropped: string[] = $state.raw([])
  private patience = 30
  private time = $state(Date.now() / 1000)
  private timer: ReturnType<typeof setInterval> | undefined

  /** Questions that concern me now and that some page should show. */
  get open(): TableInfo[] {
    return Object.values(this.known).filter(table => this.concerns(table))
  }

  of(code: string): TableInfo | undefined {
    return this.known[code]
  }

  start(): () => void {
    const look = () => void this.read()
    this.timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(this.timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** The table as its socket or an answer tells it. */
  learn(table: TableInfo): void {
    if (table.state !== 'finished' || table.you.seat < 0) return
    this.known = { ...this.known, [table.code]: table }
    if (table.asked_at !== null && table.rematch === null) this.shown.add(table.code)
  }

  async say(code: string, want: boolean, start = false): Promise<void> {
    this.learn(await ask<TableInfo>('POST', `tables/${code}/rematch`, { want, start }))
    if (!want) this.drop(code)
    else this.dropped = this.dropped.filter(other => other !== code)
  }

  drop(code: string): void {
    this.dropped = [...this.dropped, code]
  }

  /** Those who have not said yes and need not be waited for any longer; nobody while somebody has still time. */
  leftOut(table: TableInfo): SeatInfo[] {
    const unsure = asked(table).filter(seat => !saysYes(seat))
    const isLate = this.time - (table.asked_at ?? this.time) >= this.patience
    return unsure.every(seat => seat.answer === 'no' || seat.bot_plays || isLate) ? unsure : []
  }

  private concerns(table: TableInfo): boolean {
    if (table.asked_at === null || this.dropped.includes(table.code)) return false
    const mine = table.seats[table.you.seat]
    if (table.rematch === null) return mine?.answer !== 'no'
    return mine !== undefined && saysYes(mine) && this.shown.has(table.code)
  }

  private async read(): Promise<void> {
    this.time = Date.now() / 1000
    if (me.guest === null || document.hidden) return
    try {
      const { tables, patience } = await ask<Rematches>('GET', 'rematches')
      this.patience = patience
      this.known = Object.fromEntries(tables.map(table => [table.code, table]))
      for (const table of tables) this.learn(table)
    } catch {
      // The next look asks again.
    }
  }
}

/** The seats of those who are asked. */
export function asked(table: TableInfo): SeatInfo[] {
  return table.seats.filter(seat => seat.kind === 'person')
}

export function saysYes(seat: SeatInfo): boolean {
  return seat.answer === 'asks' || seat.answer === 'yes'
}

export const questions = new Questions()
