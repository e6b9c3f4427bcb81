// A table that is typed in: steps back and forth, one question at a time, and what a refusal leaves standing.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Assistant, Editor } from './assistant'
import { Desk } from './desk.svelte'
import { keptTables } from './kept'
import type { Boards } from './scorer'

interface Words extends Boards {
  boards: string[]
  players?: string[]
}

/** Boards that are words, worth a point a letter. */
const assistant = {
  fresh: (): Words => ({ game: 'words', boards: [''] }),
  boards: (document: Words) => document.boards.map((_, board) => `board ${board}`),
  add: (document: Words) => (document.boards.length < 3 ? { ...document, boards: [...document.boards, ''] } : null),
  remove: (document: Words, board: number) =>
    document.boards.length > 1 ? { ...document, boards: document.boards.filter((_, at) => at !== board) } : null,
  players: (document: Words) => document.players ?? [],
  seat: (document: Words, players: string[]) => ({ ...document, players }),
  isEmpty: (document: Words) => document.boards.every(word => !word),
  cellOf: (_document: Words, _board: number, tile: number) => String(tile),
} as unknown as Assistant<Words, Editor>

const trouble = (board: number, message: string) => ({ board, tile: 0, section: '1', message })
const asked: Words[] = []
let hold: Promise<void> = Promise.resolve()

const device = new Map<string, string>()

beforeEach(() => {
  device.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  })
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { document } = JSON.parse(body) as { document: Words }
    asked.push(document)
    await hold
    if (document.boards.includes('bad'))
      return Response.json({ code: 'bad_value', key: 'error-bad-value' }, { status: 422 })
    const boards = document.boards.map(word => ({ name: '', total: word.length, categories: {}, lines: [] }))
    return Response.json({
      report: { game: 'words', boards, players: [] },
      problems: document.boards.flatMap((word, board) =>
        word === 'xx' ? [trouble(board, 'one'), trouble(board, 'two')] : [],
      ),
      seats: [],
      boards_of: [],
      link: '',
    })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
  hold = Promise.resolve()
})

const settled = (desk: Desk<Words>) => vi.waitFor(() => expect(desk.isAsking).toBe(false))
const write = (desk: Desk<Words>, word: string) =>
  desk.change({
    ...desk.document,
    boards: desk.document.boards.map((old, board) => (board === desk.board ? word : old)),
  })

describe('a desk', () => {
  test('goes back and forth, and forgets what was undone when something else is typed', async () => {
    const desk = new Desk('words', assistant)
    for (const word of ['a', 'ab', 'abc']) write(desk, word)
    desk.undo()
    desk.undo()
    expect(desk.document.boards).toEqual(['a'])
    desk.redo()
    expect(desk.document.boards).toEqual(['ab'])
    write(desk, 'x')
    expect(desk.canRedo).toBe(false)
    desk.undo()
    expect(desk.document.boards).toEqual(['ab'])
    await settled(desk)
    expect(desk.total(0)).toBe(2)
  })

  test('marks a cell once that breaks two rules', async () => {
    const desk = new Desk('words', assistant)
    write(desk, 'xx')
    await settled(desk)
    expect(desk.problemsOn(0)).toHaveLength(2)
    expect(desk.wrongCells(0)).toEqual(['0'])
  })

  test('asks one question at a time, the last one for what was typed last', async () => {
    let go = () => {}
    hold = new Promise(done => (go = done))
    const desk = new Desk('words', assistant)
    for (const word of ['a', 'ab', 'abc', 'abcd']) write(desk, word)
    expect(asked.length).toBe(1)
    go()
    await settled(desk)
    expect(asked.map(({ boards }) => boards[0])).toEqual(['', 'abcd'])
    expect(desk.total(0)).toBe(4)
  })

  test('adds boards, shows where a step was taken back, and never takes the last board away', async () => {
    const desk = new Desk('words', assistant)
    write(desk, 'one')
    desk.next()
    write(desk, 'two')
    desk.show(0)
    desk.undo()
    expect(desk.board).toBe(1)
    desk.remove(1)
    desk.remove(0)
    expect(desk.document.boards).toEqual(['one'])
    await settled(desk)
  })

  test('is kept as it is typed, before the scorer has answered', async () => {
    const kept = () => keptTables('words').map(({ document }) => document)
    const desk = new Desk('words', assistant)
    let answer = () => {}
    hold = new Promise(done => {
      answer = done
    })
    for (const word of ['one', 'three']) write(desk, word)
    expect(kept()).toEqual([{ game: 'words', boards: ['three'] }])
    desk.undo()
    expect(kept()).toEqual([{ game: 'words', boards: ['one'] }])
    answer()
    await settled(desk)
    expect(keptTables('words')[0]?.totals).toEqual([{ name: 'board 0', total: 3 }])
  })

  test('is asked who wins without a step of its own', async () => {
    const desk = new Desk('words', assistant)
    write(desk, 'one')
    write(desk, 'other')
    desk.undo()
    desk.seatBy(2)
    expect(desk.players).toEqual(['', ''])
    expect(desk.canRedo).toBe(true)
    desk.undo()
    expect(desk.document.boards).toEqual([''])
    expect(desk.canUndo).toBe(false)
    await settled(desk)
  })

  test('keeps the last totals where boards are refused, and says why', async () => {
    const desk = new Desk('words', assistant)
    write(desk, 'good')
    await settled(desk)
    write(desk, 'bad')
    await settled(desk)
    expect(desk.refused?.key).toBe('error-bad-value')
    expect(desk.total(0)).toBe(4)
    desk.undo()
    await settled(desk)
    expect(desk.refused).toBeNull()
  })
})
