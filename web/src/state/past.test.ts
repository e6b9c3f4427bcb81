import '../testing/bare'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Face, Play } from '../games/face'
import type { Event } from '../protocol'
import { ask } from './http'
import { LookBack } from './past.svelte'
import type { Table } from './table.svelte'

vi.mock('./http', () => ({ ask: vi.fn() }))

const event = (seq: number) => ({ seq, kind: 'acted', seat: 0, at: seq }) as Event
const table = { code: 'abc', info: null, seat: 2, seq: 9, events: [] } as unknown as Table
const face = {
  logLine: ({ seq }: Event) => ({ words: `line ${seq}`, lit: [] }),
  makePlay: (source: { seq: number; eyes: number }) => ({ at: source.seq, eyes: source.eyes }) as unknown as Play,
} as unknown as Face

let answer: (path: string) => Promise<unknown> = () => Promise.resolve({})
beforeEach(() => {
  answer = () => Promise.resolve({ view: { seat: -1, legal: [[0, '', {}]] } })
  vi.mocked(ask).mockImplementation((_method, path) => answer(path) as Promise<never>)
})

describe('looking back', () => {
  it('shows the position after a line of the log, with my boards and nobody’s hand', async () => {
    const past = new LookBack(table, face)
    await past.open(event(4))
    expect(past.shown).toEqual({ play: { at: 4, eyes: 2 }, words: 'line 4' })
    expect(vi.mocked(ask).mock.calls.map(([, path]) => path)).toContain('tables/abc/view?seq=4&seat=-1')
    expect(past.close()).toBe(true)
    expect([past.shown, past.close()]).toEqual([null, false])
  })

  it('shows nothing when the answer comes after the way back to now', async () => {
    const past = new LookBack(table, face)
    const opening = past.open(event(4))
    expect(past.close()).toBe(true)
    await opening
    expect(past.shown).toBeNull()
  })

  it('shows the line that was pressed last, whichever answer comes first', async () => {
    const past = new LookBack(table, face)
    const waiting: (() => void)[] = []
    answer = path =>
      path.includes('seq=4')
        ? new Promise(done => waiting.push(() => done({ view: {} })))
        : Promise.resolve({ view: {} })
    const slow = past.open(event(4))
    await past.open(event(6))
    for (const done of waiting) done()
    await slow
    expect(past.shown?.words).toBe('line 6')
  })

  it('stays where it is when the position cannot be had', async () => {
    const past = new LookBack(table, face)
    answer = () => Promise.reject(new Error('gone'))
    await past.open(event(4))
    expect(past.shown).toBeNull()
  })
})
