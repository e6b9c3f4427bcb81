// The table as the socket tells it: one plain state object that the components draw.
import { WebSocket as Socket } from 'partysocket'
import { type GameView, type Given, type Hands, NO_VIEW, type Question, type Source } from '../games/face'
import {
  type ChangedLine,
  type ClientMessage as Client,
  type Event,
  type Hint,
  type Hints,
  type OnBoard,
  PROTOCOL,
  type Preview,
  type Previews,
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
import { ask, Refused } from './http'
import { newId } from './ids'
import { keepSame } from './same'
import { lastSeen, markSeen } from './seen'
import { VERSION } from './session.svelte'
import type { Report } from './sheets'

export type Connection = 'connecting' | 'open' | 'lost'

/** How often a silent line is asked for a sign of life, and how long the answer may take. */
const PING_EVERY = 15_000
const PONG_WITHIN = 6_000
/** Moves of bots come quickly one after the other: the sheets are asked for once they pause. */
const SHEETS_AFTER = 40
/** Messages to a page without frames wait no longer than this. */
const HIDDEN_AFTER = 50

export class Table implements Source, Hands {
  info: TableInfo | null = $state.raw(null)
  view: GameView = $state.raw(NO_VIEW)
  seq = $state(0)
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
  previews: Preview[] = $state.raw([])
  hints: Hint[] = $state.raw([])
  connection: Connection = $state('connecting')
  /** Why the table cannot be shown at all. */
  gone: Refused | null = $state.raw(null)
  /** The last refused move, until the next thing happens. */
  refusal: Refusal | null = $state.raw(null)
  /** Which action that was. */
  refusedAction: number | null = $state(null)
  isOutdated = $state(false)
  /** The host has given my seat to somebody else, or the link that I came by was withdrawn. */
  isSentAway = $state(false)
  /** A move was sent and is not yet on the server's disk. */
  pending: string | null = $state(null)
  nudgedBy: number | null = $state(null)
  /** Shown for a while after the line came back. */
  isBack = $state(false)
  /** I have been away since this seq: what happened after it is listed until I close the list. */
  awaySince: number | null = $state(null)

  private socket: Socket | null = null
  private outbox = new Map<string, Client>()
  private inbox: Server[] = []
  private timers: ReturnType<typeof setTimeout>[] = []
  private pong: ReturnType<typeof setTimeout> | undefined
  private sheets: ReturnType<typeof setTimeout> | undefined
  private previewsOf = ''
  private asking: AbortController | null = null
  private lostAt: number | null = null
  private readonly onvisible = () => this.look()

  constructor(readonly code: string) {}

  get hasView(): boolean {
    return this.view !== NO_VIEW
  }

  get isOffline(): boolean {
    return this.connection === 'lost'
  }

  get canAct(): boolean {
    return this.connection === 'open' && this.pending === null
  }

  get seat(): number {
    return this.info?.you.seat ?? -1
  }

  /** Look the table up and open the line; `gone` says why where that is not possible. */
  async open(): Promise<void> {
    try {
      this.info = await ask<TableInfo>('GET', `tables/${this.code}`)
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
    for (const timer of this.timers) clearInterval(timer)
    clearTimeout(this.pong)
    clearTimeout(this.sheets)
    this.asking?.abort()
    document.removeEventListener('visibilitychange', this.onvisible)
    this.socket?.close()
    this.socket = null
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

  /** Ask what these actions would bring; the answer is dropped if the table has moved on. */
  async askPreviews(question: Question): Promise<void> {
    const wanted = JSON.stringify([this.seq, question])
    if (wanted === this.previewsOf || !this.info?.helping_figures) return
    this.previewsOf = wanted
    await drawn()
    if (wanted !== this.previewsOf) return
    this.asking?.abort()
    this.asking = new AbortController()
    const body = { seq: this.seq, ...question }
    try {
      const answer = await ask<Previews>('POST', `tables/${this.code}/previews`, body, this.asking.signal)
      if (wanted === this.previewsOf) this.previews = keepSame(this.previews, answer.previews)
    } catch {
      // Places without numbers can still be played; the next view asks again.
    }
  }

  /** What a piece would bring, beside the previews of the piece in hand; nothing where nobody may know. */
  async tryOut(tile: string): Promise<Preview[]> {
    if (!this.info?.helping_figures) return []
    try {
      return (await ask<Previews>('POST', `tables/${this.code}/previews`, { seq: this.seq, tile })).previews
    } catch {
      return []
    }
  }

  forgetPreviews(): void {
    this.asking?.abort()
    this.previewsOf = ''
    if (this.previews.length) this.previews = []
  }

  async askHints(): Promise<void> {
    const answer = await ask<Hints>('GET', `tables/${this.code}/hint`)
    if (answer.seq === this.seq) this.hints = answer.hints
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new Socket(`${scheme}://${location.host}/ws/tables/${this.code}`, [], {
      minReconnectionDelay: 300,
      maxReconnectionDelay: 5000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 5000,
    })
    socket.addEventListener('open', () => this.greet())
    socket.addEventListener('message', message => this.queue(JSON.parse(message.data) as Server))
    socket.addEventListener('close', () => this.lose())
    this.socket = socket
    this.timers.push(setInterval(() => this.ping(), PING_EVERY))
    document.addEventListener('visibilitychange', this.onvisible)
  }

  private greet(): void {
    this.transmit({ type: 'hello', protocol: PROTOCOL, after: this.lastSeq(), views: true })
  }

  private lose(): void {
    if (!this.socket || this.gone) return
    if (this.connection === 'open') this.lostAt = this.seq
    this.connection = 'lost'
  }

  /** A line that looks open and is dead is closed, so that a new one is made. */
  private ping(): void {
    if (this.connection !== 'open') return
    this.transmit({ type: 'ping' })
    clearTimeout(this.pong)
    this.pong = setTimeout(() => this.socket?.reconnect(), PONG_WITHIN)
  }

  /** Moves and chat wait here until the server has them on disk; their id makes a second sending harmless. */
  private send(message: Extract<Client, { id: string }>): void {
    this.outbox.set(message.id, message)
    if (message.type !== 'chat') this.pending = message.id
    this.refusal = null
    this.awaySince = null
    if (this.connection === 'open') this.transmit(message)
  }

  private transmit(message: Client): void {
    this.socket?.send(JSON.stringify(message))
  }

  private lastSeq(): number {
    return this.events.at(-1)?.seq ?? 0
  }

  /** A move comes as several messages, moves of bots come in bursts: what has come before a frame is drawn at once. */
  private queue(message: Server): void {
    clearTimeout(this.pong)
    this.inbox.push(message)
    if (this.inbox.length > 1) return
    const read = once(() => {
      for (const waiting of this.inbox.splice(0)) this.receive(waiting)
    })
    requestAnimationFrame(read)
    // A page that nobody sees has no frames, but its title says whose turn it is.
    setTimeout(read, HIDDEN_AFTER)
  }

  private receive(message: Server): void {
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
  }

  private welcome(message: Welcome): void {
    this.isBack = this.connection === 'lost' && this.hasView
    this.connection = 'open'
    this.info = keepSame(this.info, message.table)
    this.isOutdated = message.protocol !== PROTOCOL || message.version !== VERSION
    this.wishes = []
    for (const waiting of this.outbox.values()) this.transmit(waiting)
  }

  private addEvents(fresh: Event[]): void {
    const known = new Set(this.events.map(eventId))
    const added = fresh.filter(event => !known.has(eventId(event)))
    if (!added.length) return
    this.events = [...this.events, ...added]
    this.wishes = this.wishes.filter(wish => !added.some(event => ends(event, wish)))
  }

  private show(seq: number, view: GameView, undo: UndoInfo | null): void {
    if (seq < this.seq) return
    if (seq > this.seq) {
      this.refusal = null
      if (this.hints.length) this.hints = []
      this.nudgedBy = null
      this.previewsOf = ''
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
    if (document.visibilityState === 'visible') markSeen(this.code, this.seq)
  }

  /** The page is looked at again. */
  private look(): void {
    if (document.visibilityState !== 'visible' || !this.hasView) return
    const since = this.info?.pace === 'relaxed' ? lastSeen(this.code) : null
    if (since !== null && since < this.seq) this.awaySince = since
    markSeen(this.code, this.seq)
  }

  private async readSheets(seq: number): Promise<void> {
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
    if (this.pending === id) this.pending = null
  }

  private refuse(message: Refusal): void {
    const refused = message.id ? this.outbox.get(message.id) : undefined
    this.refusedAction = refused?.type === 'act' ? Number(refused.action) : null
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

/** The same function, which does its work only the first time. */
function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) work()
    isDone = true
  }
}

/** A wish is gone when its tile is laid or something is revealed. */
function ends(event: Event, wish: Wished): boolean {
  if (event.kind === 'revealed') return true
  const laid = (event.action as Partial<OnBoard> | null)?.piece
  return event.kind === 'acted' && event.seat === wish.seat && laid?.toLowerCase() === wish.tile.toLowerCase()
}

/** When the screen shows what has arrived: places appear first, questions about them follow. */
async function drawn(): Promise<void> {
  if (document.hidden) return
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve))
}

function eventId(event: Event): string {
  return `${event.seq} ${event.kind} ${event.seat} ${event.at}`
}
