// The line to a table: it mends itself, is asked for signs of life, and what comes together is read at once.
import type { ClientMessage, ServerMessage } from '../protocol'
import { connect, type Wire } from './door'

/** How often a silent line is asked for a sign of life, and how long the answer may take. */
const PING_EVERY = 15_000
const PONG_WITHIN = 4_000
/** A page that was busy hears late what came in time: it asks again before it gives a line up. */
const ASKS = 2
/** What comes within this time of a message is read with it. */
const GATHER = 10
/** The longest rest after a drawing. */
const LONGEST_REST = 400

/** Who is at this end of the line. */
export interface Listener {
  /** The line is open, for the first time or again. */
  greet(): void
  receive(message: ServerMessage): void
  lose(): void
}

export class Line {
  private readonly wire: Wire
  private readonly inbox: ServerMessage[] = []
  private readonly pings: ReturnType<typeof setInterval>
  private pong: ReturnType<typeof setTimeout> | undefined
  private isClosed = false
  /** Until when the page rests from its last drawing. */
  private restsUntil = 0
  /** Reads the inbox. */
  private reading: ReturnType<typeof setTimeout> | undefined

  constructor(
    code: string,
    private readonly listener: Listener,
  ) {
    this.wire = connect(code, {
      open: () => listener.greet(),
      hear: text => this.queue(JSON.parse(text) as ServerMessage),
      lose: () => this.isClosed || listener.lose(),
    })
    this.pings = setInterval(() => this.ping(), PING_EVERY)
  }

  send(message: ClientMessage): void {
    this.wire.send(JSON.stringify(message))
  }

  close(): void {
    this.isClosed = true
    clearInterval(this.pings)
    clearTimeout(this.pong)
    clearTimeout(this.reading)
    this.wire.close()
  }

  /** A line that looks open and is dead is closed, so that a new one is made. */
  private ping(asks = ASKS): void {
    if (!this.wire.isOpen) return
    this.send({ type: 'ping' })
    clearTimeout(this.pong)
    this.pong = setTimeout(() => (asks > 1 ? this.ping(asks - 1) : this.wire.reconnect()), PONG_WITHIN)
  }

  /**
   * A move comes as several messages, moves of bots come in bursts: what comes together is read at once, and a page that
   * has just been drawn rests as long as that took. A quick machine draws every move, a slow one stays awake between
   * them; the answer to my own move is never kept waiting. Reading is a task of its own, drawing the next one: what is
   * pressed meanwhile is heard between them.
   */
  private queue(message: ServerMessage): void {
    clearTimeout(this.pong)
    this.inbox.push(message)
    const isMine = message.type === 'ack' || message.type === 'error'
    if (this.inbox.length > 1 && !isMine) return
    const rest = isMine ? 0 : this.restsUntil - performance.now()
    clearTimeout(this.reading)
    this.reading = setTimeout(() => this.read(), Math.max(GATHER, rest))
  }

  private read(): void {
    const begin = performance.now()
    for (const waiting of this.inbox.splice(0)) if (!this.isClosed) this.listener.receive(waiting)
    requestAnimationFrame(() => {
      // The next task comes when this frame has been painted.
      setTimeout(() => {
        const now = performance.now()
        this.restsUntil = now + Math.min(now - begin, LONGEST_REST)
      })
    })
  }
}
