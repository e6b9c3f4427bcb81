// The table as the socket tells it: one plain state object that the components draw.
import { type GameView, type Given, type Hands, NO_VIEW, type Source } from '../games/face'
import {
  type ChangedLine,
  type ClientMessage as Client,
  type Event,
  PROTOCOL,
  type Refusal,
  type Said,
  type ServerMessage as Server,
  type Sheets,
  type TableInfo,
  type UndoInfo,
  type Welcome,
  type Wished,
  type WishKind,
} from '../protocol'
import { Asking } from './asking.svelte'
import { ends, newOf } from './events'
import { ask, Refused } from './http'
import { newId } from './ids'
import { Line, type Listener } from './line'
import { questions } from './rematches.svelte'
import { keepSame } from './same'
import { lastSeen, markSeen } from './seen'
import { VERSION } from './session.svelte'
import type { Report } from './sheets'
import { slow } from './slow.svelte'
import { Windows } from './windows'

export type Connection = 'connecting' | 'open' | 'lost'

/** Moves of bots come quickly one after the other: once they pause the sheets are asked for, and it is kept that I saw them. */
const SHEETS_AFTER = 40

export class Table extends Asking implements Source, Hands, Listener {
  view: GameView = $state.raw(NO_VIEW)
  undo: UndoInfo | null = $state.raw(null)
  events: Event[] = $state.raw([])
  chat: Said[] = $state.raw([])
  wishes: Wished[] = $state.raw([])
  present: number[] = $state.raw([])
  thinking: number[] = $state.raw([])
  spectators = $state(0)
  report: Report | null = $state.raw(null)
  /** The seq that the report is of. */
  reportAt = $state(-1)
  /** The lines of the sheets that have just changed. */
  changes: ChangedLine[] = $state.raw([])
  connection: Connection = $state('connecting')
  /** Why the table cannot be shown at all. */
  gone: Refused | null = $state.raw(null)
  /** The last refused move, until the next thing happens. */
  refusal: Refusal | null = $state.raw(null)
  /** Which action that was. */
  refusedAction: number | null = $state(null)
  /** It was a draft of several actions. */
  isDraftRefused = $state(false)
  isOutdated = $state(false)
  /** The host has given my seat to somebody else, or the link that I came by was withdrawn. */
  isSentAway = $state(false)
  /** A move was sent and is not yet on the server's disk. */
  pending: string | null = $state(null)
  nudgedBy: number | null = $state(null)
  /** I play at this table in another window. */
  isElsewhere = $state(false)
  /** Shown for a while after the line came back. */
  isBack = $state(false)
  /** I have been away since this seq: what happened after it is listed until I close the list. */
  awaySince: number | null = $state(null)

  private line: Line | null = null
  private outbox = new Map<string, Client>()
  private sheets: ReturnType<typeof setTimeout> | undefined
  /** Ends the wait for the answer to my move. */
  private arrive: () => void = () => {}
  private lostAt: number | null = null
  private readonly onvisible = () => this.look()
  private readonly windows: Windows

  constructor(code: string) {
    super(code)
    this.windows = new Windows(code, () => {
      this.isElsewhere = this.seat >= 0
    })
  }

  get hasView(): boolean {
    return this.view !== NO_VIEW
  }

  get isOffline(): boolean {
    return this.connection === 'lost'
  }

  get canAct(): boolean {
    return this.connection === 'open' && this.pending === null && !this.isElsewhere
  }

  get seat(): number {
    return this.info?.you.seat ?? -1
  }

  /** Play in this window; others of this browser at the same table rest. */
  takeOver(): void {
    this.isElsewhere = false
    this.windows.take()
  }

  /** Look the table up and open the line; `gone` says why where that is not possible. */
  async open(): Promise<void> {
    try {
      this.info = await ask<TableInfo>('GET', `tables/${this.code}`)
      if (this.seat >= 0) this.takeOver()
    } catch (error) {
      if (error instanceof Refused && error.status !== 0) {
        this.gone = error
        return
      }
      this.connection = 'lost'
    }
    this.connect()
  }

  close(): void {
    clearTimeout(this.sheets)
    this.stopAsking()
    this.windows.close()
    document.removeEventListener('visibilitychange', this.onvisible)
    this.line?.close()
    this.line = null
  }

  act(action: number): void {
    this.send({ type: 'act', id: newId(), action })
  }

  draft(actions: readonly Given[]): void {
    this.send({ type: 'draft', id: newId(), actions: [...actions] })
  }

  /** Take my last action back, or all of mine from a log entry on; a second press waits until the first is done. */
  takeBack(to: number | null = null): void {
    if (this.pending === null) this.send({ type: 'undo', id: newId(), to })
  }

  say(words: string): void {
    this.send({ type: 'chat', id: newId(), text: words })
  }

  wish(kind: WishKind, tile: string, board: number, place: string | null, clear = false): void {
    this.transmit({ type: 'wish', kind, tile, board, place, clear })
  }

  nudge(): void {
    this.transmit({ type: 'nudge' })
  }

  private connect(): void {
    this.line = new Line(this.code, this)
    document.addEventListener('visibilitychange', this.onvisible)
  }

  greet(): void {
    this.transmit({ type: 'hello', protocol: PROTOCOL, after: this.lastSeq(), views: true })
  }

  lose(): void {
    if (this.gone) return
    if (this.connection === 'open') this.lostAt = this.seq
    this.connection = 'lost'
  }

  /** Moves and chat wait here until the server has them on disk; their id makes a second sending harmless. */
  private send(message: Extract<Client, { id: string }>): void {
    this.outbox.set(message.id, message)
    if (message.type !== 'chat') {
      this.pending = message.id
      this.arrive = slow.wait()
    }
    this.refusal = null
    this.awaySince = null
    if (this.connection === 'open') this.transmit(message)
  }

  private transmit(message: Client): void {
    this.line?.send(message)
  }

  private lastSeq(): number {
    return this.events.at(-1)?.seq ?? 0
  }

  receive(message: Server): void {
    if (message.type === 'welcome') this.welcome(message)
    else if (message.type === 'table') this.learn(message.table)
    else if (message.type === 'events') this.addEvents(message.events)
    else if (message.type === 'view') this.show(message.seq, message.view as GameView, message.undo)
    else if (message.type === 'ack') this.settle(message.id)
    else if (message.type === 'error') this.refuse(message)
    else if (message.type === 'chat') this.addChat(message)
    else if (message.type === 'wish') this.addWish(message)
    else if (message.type === 'thinking') this.thinking = keepSame(this.thinking, message.seats)
    else if (message.type === 'nudge' && message.seats.includes(this.seat)) this.nudgedBy = message.seat
    else if (message.type === 'presence') {
      this.present = keepSame(this.present, message.seats)
      this.spectators = message.spectators
    }
  }

  /** The table as it is now; who sat here before the start and does not any more was sent away. */
  private learn(info: TableInfo): void {
    this.isSentAway ||= this.seat >= 0 && info.you.seat < 0
    this.info = keepSame(this.info, info)
    questions.learn(info)
  }

  private welcome(message: Welcome): void {
    this.isBack = this.connection === 'lost' && this.hasView
    this.connection = 'open'
    this.learn(message.table)
    this.isOutdated = message.protocol !== PROTOCOL || message.version !== VERSION
    this.wishes = []
    for (const waiting of this.outbox.values()) this.transmit(waiting)
  }

  private addEvents(fresh: Event[]): void {
    const added = newOf(fresh, this.events)
    if (!added.length) return
    this.events = [...this.events, ...added]
    this.wishes = this.wishes.filter(wish => !added.some(event => ends(event, wish)))
  }

  private show(seq: number, view: GameView, undo: UndoInfo | null): void {
    if (seq < this.seq) return
    if (seq > this.seq) {
      this.refusal = null
      this.nudgedBy = null
      this.outdateAnswers()
    }
    const isFirst = !this.hasView
    this.seq = seq
    this.view = keepSame(this.view, view)
    this.undo = keepSame(this.undo, undo)
    this.comeBack(isFirst)
    clearTimeout(this.sheets)
    this.sheets = setTimeout(() => void this.readSheets(seq), SHEETS_AFTER)
  }

  /** After a lost line, and in relaxed play after a longer absence: remember since when I was away. */
  private comeBack(isFirst: boolean): void {
    const since = this.lostAt ?? (isFirst && this.info?.pace === 'relaxed' ? lastSeen(this.code) : null)
    if (since !== null && since < this.seq) this.awaySince = since
    this.lostAt = null
  }

  /** The page is looked at again. */
  private look(): void {
    if (document.visibilityState !== 'visible' || !this.hasView) return
    const since = this.info?.pace === 'relaxed' ? lastSeen(this.code) : null
    if (since !== null && since < this.seq) this.awaySince = since
    this.keepSeen()
  }

  /** Only relaxed play tells later what happened meanwhile. */
  private keepSeen(): void {
    if (this.info?.pace === 'relaxed' && document.visibilityState === 'visible') markSeen(this.code, this.seq)
  }

  private async readSheets(seq: number): Promise<void> {
    if (seq === this.seq) this.keepSeen()
    const since = this.reportAt < 0 ? '' : `?since=${this.reportAt}`
    try {
      const { changes, seq: at, ...report } = await ask<Sheets>('GET', `tables/${this.code}/sheets${since}`)
      if (seq !== this.seq) return
      this.report = keepSame(this.report, report as Report)
      this.reportAt = at
      if (changes.length) this.changes = changes
    } catch {
      // The old sheets stay until the next view.
    }
  }

  private settle(id: string): void {
    this.outbox.delete(id)
    if (this.pending !== id) return
    this.pending = null
    this.arrive()
  }

  private refuse(message: Refusal): void {
    const refused = message.id ? this.outbox.get(message.id) : undefined
    this.refusedAction = refused?.type === 'act' ? Number(refused.action) : null
    this.isDraftRefused = refused?.type === 'draft'
    if (message.id) this.settle(message.id)
    if (message.code === 'wrong_protocol') this.isOutdated = true
    else if (message.code === 'no_table') {
      this.gone = new Refused(404, message.code, message.key, message.args)
      this.close()
    } else this.refusal = message
  }

  private addChat(line: Said): void {
    if (this.chat.every(known => known.number !== line.number)) this.chat = [...this.chat, line]
  }

  private addWish(wish: Wished): void {
    const others = this.wishes.filter(known => known.seat !== wish.seat || known.tile !== wish.tile)
    this.wishes = wish.clear ? others : [...others, wish]
  }
}
