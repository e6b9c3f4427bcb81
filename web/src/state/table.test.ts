import '../testing/bare'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClientMessage, type Event, PROTOCOL, type ServerMessage, type TableInfo } from '../protocol'
import { ask, Refused } from './http'
import type { Listener } from './line'
import { markSeen } from './seen'
import { Table } from './table.svelte'

const { lines, asked } = vi.hoisted(() => ({
  lines: [] as { sent: ClientMessage[]; isClosed: boolean }[],
  asked: [] as [string, unknown][],
}))

vi.mock('./line', () => ({
  Line: class {
    sent: ClientMessage[] = []
    isClosed = false
    constructor(
      readonly code: string,
      readonly listener: Listener,
    ) {
      lines.push(this)
    }
    send(message: ClientMessage) {
      this.sent.push(message)
    }
    close() {
      this.isClosed = true
    }
  },
}))
vi.mock('./session.svelte', () => ({ VERSION: '1.0' }))
vi.mock('./rematches.svelte', () => ({ questions: { learn: () => undefined } }))
vi.mock('./http', async original => ({ ...(await original<object>()), ask: vi.fn() }))

const INFO = {
  code: 'abc',
  pace: 'live',
  state: 'running',
  helping_figures: true,
  you: { seat: 0 },
  seats: [],
} as unknown as TableInfo
const info = (change: object = {}): TableInfo => ({ ...INFO, ...change })
const view = (seq: number, rest: object = {}): ServerMessage => ({
  type: 'view',
  seq,
  view: { seat: 0, legal: [], ...rest },
  undo: null,
})
const acted = (seq: number, seat: number, piece: string): Event => ({
  seq,
  seat,
  kind: 'acted',
  action: { do: 'lay', piece },
  text: null,
  key: '',
  args: {},
  at: seq,
})

/** What the server answers to each path, the last word of which is enough. */
let answers: Record<string, unknown> = {}

beforeEach(() => {
  lines.length = 0
  asked.length = 0
  answers = { abc: info(), sheets: { seq: 0, boards: [], players: [], changes: [] } }
  vi.mocked(ask).mockImplementation((_method, path, body) => {
    asked.push([path, body])
    const found = answers[path.split('/').at(-1)?.split('?')[0] ?? '']
    return found instanceof Error ? Promise.reject(found) : (Promise.resolve(found) as Promise<never>)
  })
})

/** A table whose line is open. */
async function opened(change: object = {}): Promise<Table> {
  const table = new Table('abc')
  answers.abc = info(change)
  await table.open()
  table.greet()
  welcome(table, change)
  return table
}

function welcome(table: Table, change: object = {}): void {
  table.receive({ type: 'welcome', protocol: PROTOCOL, version: '1.0', table: info(change), seq: 0 })
}

function sent(): ClientMessage[] {
  return lines.at(-1)?.sent ?? []
}

/** The id of the move that was sent last. */
function lastId(): string {
  return (sent().at(-1) as { id: string }).id
}

describe('opening', () => {
  it('greets with what is known, so that only what is new is told', async () => {
    const table = await opened()
    expect(sent()[0]).toEqual({ type: 'hello', protocol: PROTOCOL, after: 0, views: true })
    table.receive({ type: 'events', events: [acted(7, 1, 'stone')], seq: 7 })
    table.greet()
    expect(sent().at(-1)).toMatchObject({ type: 'hello', after: 7 })
  })

  it('says why a table cannot be shown, and opens no line to it', async () => {
    const table = new Table('abc')
    answers.abc = new Refused(404, 'no_table', 'error-no-table', {})
    await table.open()
    expect([table.gone?.code, lines.length]).toEqual(['no_table', 0])
  })

  it('says that the seat was given away while the line was opened', async () => {
    const table = new Table('abc')
    await table.open()
    table.greet()
    welcome(table, { state: 'waiting', you: { seat: -1 } })
    expect(table.isSentAway).toBe(true)
  })

  it('waits for a server that does not answer', async () => {
    const table = new Table('abc')
    answers.abc = new Refused(0, 'unreachable', 'error-unreachable', {})
    await table.open()
    expect([table.gone, table.connection, lines.length]).toEqual([null, 'lost', 1])
  })

  it('notices a server of another version or another protocol', async () => {
    const table = await opened()
    expect(table.isOutdated).toBe(false)
    table.receive({ type: 'welcome', protocol: PROTOCOL, version: '2.0', table: info(), seq: 0 })
    expect(table.isOutdated).toBe(true)
  })
})

describe('a move', () => {
  it('is on its way until the server has it on disk; nothing else is sent meanwhile', async () => {
    const table = await opened()
    expect(table.canAct).toBe(true)
    table.act(3)
    expect([table.canAct, sent().at(-1)]).toMatchObject([false, { type: 'act', action: 3 }])
    table.takeBack()
    expect(sent().at(-1)).toMatchObject({ type: 'act' })
    table.receive({ type: 'ack', id: lastId(), seq: 4 })
    expect(table.canAct).toBe(true)
  })

  it('made while the line is down goes when it is back, once, with the same id', async () => {
    const table = await opened()
    table.lose()
    table.act(3)
    expect(sent().filter(({ type }) => type === 'act')).toEqual([])
    table.greet()
    welcome(table)
    welcome(table)
    const moves = sent().filter(message => message.type === 'act')
    expect(new Set(moves.map(({ id }) => id)).size).toBe(1)
    table.receive({ type: 'ack', id: lastId(), seq: 4 })
    welcome(table)
    expect(sent().filter(({ type }) => type === 'act')).toHaveLength(moves.length)
  })

  it('that is refused is told with its action until the next thing happens', async () => {
    const table = await opened()
    table.act(3)
    const refused = {
      type: 'error',
      code: 'illegal_action',
      key: 'error-illegal-action',
      args: {},
      index: null,
    } as const
    table.receive({ ...refused, id: lastId() })
    expect([table.refusal?.code, table.refusedAction, table.canAct]).toEqual(['illegal_action', 3, true])
    table.receive(view(5))
    expect(table.refusal).toBeNull()
    table.draft([1, 2])
    table.receive({ ...refused, id: lastId() })
    expect([table.refusedAction, table.isDraftRefused]).toEqual([null, true])
  })

  it('rests in the older of two windows', async () => {
    const table = await opened()
    table.isElsewhere = true
    expect(table.canAct).toBe(false)
    table.takeOver()
    expect(table.canAct).toBe(true)
  })

  it('of talk keeps nobody from playing', async () => {
    const table = await opened()
    table.say('hello')
    expect(table.canAct).toBe(true)
  })
})

describe('views', () => {
  it('that come late are dropped, and what has not changed stays the same object', async () => {
    const table = await opened()
    table.receive(view(5, { hand: ['stone'], round: 1 }))
    const { hand } = table.view as unknown as { hand: string[] }
    table.receive(view(4, { hand: [], round: 0 }))
    expect(table.seq).toBe(5)
    table.receive(view(6, { hand: ['stone'], round: 2 }))
    expect((table.view as unknown as { hand: string[] }).hand).toBe(hand)
  })

  it('end the hints of the position before', async () => {
    const table = await opened()
    table.receive(view(5))
    answers.hint = { seq: 5, hints: [{ action: 1 }] }
    await table.askHints()
    expect(table.hints).toHaveLength(1)
    table.receive(view(6))
    expect(table.hints).toEqual([])
    await table.askHints()
    expect(table.hints).toEqual([])
  })
})

describe('previews', () => {
  it('are asked for once, and again when the table has moved on', async () => {
    const table = await opened()
    answers.previews = { seq: 5, previews: [{ action: 1 }] }
    table.receive(view(5))
    await Promise.all([table.askPreviews({ actions: [1] }), table.askPreviews({ actions: [1] })])
    const count = () => asked.filter(([path]) => path.endsWith('previews')).length
    expect([count(), table.previews.length, table.isAsking]).toEqual([1, 1, false])
    table.receive(view(6))
    await table.askPreviews({ actions: [1] })
    expect(count()).toBe(2)
    table.forgetPreviews()
    expect(table.previews).toEqual([])
  })

  it('of a question that is no longer asked are dropped', async () => {
    const table = await opened()
    answers.previews = { seq: 5, previews: [{ action: 1 }] }
    const first = table.askPreviews({ tile: 'stone' })
    const second = table.askPreviews({ tile: 'brick' })
    await Promise.all([first, second])
    expect(asked.filter(([path]) => path.endsWith('previews')).map(([, body]) => body)).toEqual([
      { seq: 0, tile: 'brick' },
    ])
  })

  it('are not asked for where the table plays without them', async () => {
    const table = await opened({ helping_figures: false })
    await table.askPreviews({ actions: [1] })
    expect([asked.some(([path]) => path.endsWith('previews')), await table.tryOut('stone')]).toEqual([false, []])
  })
})

describe('what others do', () => {
  it('is kept once, however often it is told', async () => {
    const table = await opened()
    table.receive({ type: 'events', events: [acted(1, 0, 'stone'), acted(2, 1, 'brick')], seq: 2 })
    table.receive({ type: 'events', events: [acted(2, 1, 'brick'), acted(3, 0, 'rock')], seq: 3 })
    expect(table.events.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  it('ends a wish when its piece is laid or something is revealed', async () => {
    const table = await opened()
    const wish = { type: 'wish', kind: 'here', board: 0, place: 'a1', clear: false } as const
    for (const [seat, tile] of [
      [1, 'stone'],
      [1, 'brick'],
      [2, 'stone'],
    ] as const)
      table.receive({ ...wish, seat, tile })
    table.receive({ type: 'events', events: [acted(1, 1, 'Stone')], seq: 1 })
    expect(table.wishes.map(({ seat, tile }) => `${seat} ${tile}`)).toEqual(['1 brick', '2 stone'])
    table.receive({ ...wish, seat: 1, tile: 'brick', clear: true })
    expect(table.wishes).toHaveLength(1)
    table.receive({ type: 'events', events: [{ ...acted(2, -1, ''), kind: 'revealed' }], seq: 2 })
    expect(table.wishes).toEqual([])
  })

  it('takes my seat away before the start', async () => {
    const table = await opened()
    expect(table.isSentAway).toBe(false)
    table.receive({ type: 'table', table: info({ you: { seat: -1 } }) })
    expect(table.isSentAway).toBe(true)
  })

  it('reminds only those who are waited for', async () => {
    const table = await opened()
    table.receive({ type: 'nudge', seat: 1, seats: [2] })
    expect(table.nudgedBy).toBeNull()
    table.receive({ type: 'nudge', seat: 1, seats: [0, 2] })
    expect(table.nudgedBy).toBe(1)
    table.receive(view(9))
    expect(table.nudgedBy).toBeNull()
  })
})

describe('who was away', () => {
  it('knows since when after a lost line', async () => {
    const table = await opened()
    table.receive(view(5))
    table.lose()
    expect([table.isOffline, table.canAct]).toEqual([true, false])
    welcome(table)
    expect(table.isBack).toBe(true)
    table.receive(view(8))
    expect(table.awaySince).toBe(5)
    table.act(1)
    expect(table.awaySince).toBeNull()
  })

  it('knows since when in relaxed play', async () => {
    markSeen('abc', 3)
    const table = await opened({ pace: 'relaxed' })
    table.receive(view(8))
    expect(table.awaySince).toBe(3)
  })

  it('hears nothing of it in live play that was only loaded again', async () => {
    markSeen('abc', 3)
    const table = await opened()
    table.receive(view(8))
    expect(table.awaySince).toBeNull()
  })

  it('finds a table that is gone, and the line is closed', async () => {
    const table = await opened()
    table.receive({ type: 'error', id: null, code: 'no_table', key: 'error-no-table', args: {}, index: null })
    expect([table.gone?.code, lines[0]?.isClosed]).toEqual(['no_table', true])
  })
})
