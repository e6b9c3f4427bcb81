import '../testing/bare'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerMessage } from '../protocol'
import { Line } from './line'

const { sockets } = vi.hoisted(() => ({ sockets: [] as Fake[] }))

interface Fake {
  sent: string[]
  reconnects: number
  hear(kind: string, data?: unknown): void
}

vi.mock('partysocket', () => ({
  WebSocket: class implements Fake {
    readonly OPEN = 1
    readonly readyState = 1
    sent: string[] = []
    reconnects = 0
    private readonly listeners: Record<string, (event: { data: string }) => void> = {}
    constructor(readonly address: string) {
      sockets.push(this)
    }
    addEventListener(kind: string, listener: (event: { data: string }) => void) {
      this.listeners[kind] = listener
    }
    hear(kind: string, data?: unknown) {
      this.listeners[kind]?.({ data: JSON.stringify(data) })
    }
    send(message: string) {
      this.sent.push(message)
    }
    reconnect() {
      this.reconnects += 1
    }
    close() {
      this.hear('close')
    }
  },
}))

let frames: (() => void)[] = []
const heard: string[] = []
const listener = {
  greet: () => heard.push('greet'),
  receive: (message: ServerMessage) => heard.push(message.type),
  lose: () => heard.push('lose'),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { protocol: 'https:', host: 'castle.example' })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  frames = []
  heard.length = 0
  sockets.length = 0
})

afterEach(() => {
  vi.useRealTimers()
})

function open(): [Line, Fake & { address: string }] {
  const line = new Line('abc', listener)
  return [line, sockets[0] as Fake & { address: string }]
}

/** What was read has been drawn so many milliseconds later. */
function draw(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds)
  for (const frame of frames.splice(0)) frame()
  vi.advanceTimersByTime(0)
}

describe('the line to a table', () => {
  it('is as safe as the page', () => {
    expect(open()[1].address).toBe('wss://castle.example/ws/tables/abc')
  })

  it('reads what comes together at once, in a task of its own', () => {
    const [, socket] = open()
    for (const type of ['events', 'view', 'ack']) socket.hear('message', { type })
    expect(heard).toEqual([])
    vi.advanceTimersToNextTimer()
    expect(heard).toEqual(['events', 'view', 'ack'])
    vi.advanceTimersByTime(1000)
    expect(heard).toHaveLength(3)
  })

  it('rests after a long drawing as long as that took, but not from the answer to my own move', () => {
    const [, socket] = open()
    socket.hear('message', { type: 'view' })
    vi.advanceTimersByTime(10)
    draw(100)
    socket.hear('message', { type: 'view' })
    socket.hear('message', { type: 'view' })
    vi.advanceTimersByTime(90)
    expect(heard).toEqual(['view'])
    socket.hear('message', { type: 'ack' })
    vi.advanceTimersByTime(10)
    expect(heard).toEqual(['view', 'view', 'view', 'ack'])
    draw(0)
    socket.hear('message', { type: 'view' })
    vi.advanceTimersByTime(10)
    expect(heard).toHaveLength(5)
  })

  it('reads also where nobody looks and there are no frames', () => {
    const [, socket] = open()
    socket.hear('message', { type: 'view' })
    vi.advanceTimersByTime(60)
    expect(heard).toEqual(['view'])
    socket.hear('message', { type: 'ack' })
    vi.advanceTimersByTime(60)
    expect(heard).toEqual(['view', 'ack'])
  })

  it('is made anew when it looks open and nobody answers', () => {
    const [, socket] = open()
    vi.advanceTimersByTime(15_000)
    expect(socket.sent).toEqual(['{"type":"ping"}'])
    socket.hear('message', { type: 'pong' })
    vi.advanceTimersByTime(10_000)
    expect(socket.reconnects).toBe(0)
    vi.advanceTimersByTime(5_000 + 8_000)
    expect(socket.reconnects).toBe(1)
  })

  it('is kept when the answer to a second question comes: the page was busy', () => {
    const [, socket] = open()
    vi.advanceTimersByTime(15_000 + 5_000)
    expect(socket.sent).toHaveLength(2)
    socket.hear('message', { type: 'pong' })
    vi.advanceTimersByTime(9_000)
    expect(socket.reconnects).toBe(0)
  })

  it('says that it is open and lost, until it is closed on purpose', () => {
    const [line, socket] = open()
    socket.hear('open')
    socket.hear('close')
    socket.hear('open')
    expect(heard).toEqual(['greet', 'lose', 'greet'])
    socket.hear('message', { type: 'view' })
    line.close()
    vi.advanceTimersByTime(60_000)
    expect([heard.length, socket.sent]).toEqual([3, []])
  })
})
