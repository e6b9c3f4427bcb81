import '../testing/bare'
import { describe, expect, it } from 'vitest'
import type { Hint, Wished } from '../protocol'
import { preview, seated } from '../testing/little.svelte'

const SPOTS = ['stone 0 a1', 'stone 0 c3', 'stone 1 a1', 'brick 0 a1']
const key = (name: string, shiftKey = false) => ({ key: name, shiftKey }) as KeyboardEvent
const hint = (action: number, ...reasons: string[]): Hint => ({
  action,
  text: '',
  value: 0,
  spread: 0,
  reasons: reasons.map(reason => ({ key: reason, args: {} })),
})
const wished = (tile: string, kind: Wished['kind'], place: string | null): Wished => ({
  type: 'wish',
  seat: 1,
  tile,
  kind,
  board: 0,
  place,
  clear: false,
})

describe('keys', () => {
  it('walk, turn, change the board and lead from elsewhere onto it', () => {
    const { play } = seated('stone 0 a1', 'stone 0 a1 1', 'stone 1 b1')
    expect(play.key(key('n'))).toBe(true)
    expect(play.walked?.action).toBe(0)
    play.key(key('r'))
    expect(play.pointed?.action).toBe(1)
    play.key(key('R', true))
    expect(play.pointed?.action).toBe(0)
    play.key(key(']'))
    expect(play.walked?.board).toBe(1)
    play.key(key('['))
    expect(play.walked?.board).toBe(0)
    play.point(null)
    play.key(key('ArrowDown'))
    expect(play.walked).toEqual(play.open[0])
  })

  it('give digits to the game, and say whether they meant something', () => {
    const { play } = seated(...SPOTS)
    expect(['1', '2', '9'].map(digit => play.key(key(digit)))).toEqual([true, true, false])
    expect(play.digits).toEqual([0, 1, 8])
    expect(play.key(key('q'))).toBe(false)
    expect(play.key(key('0'))).toBe(false)
  })

  it('read the piece in hand where nothing else is meant', () => {
    const { play } = seated(...SPOTS)
    play.key(key('z'))
    expect(play.reading).toEqual({ piece: 'stone', board: null, cell: null })
  })

  it('take back one thing after the other by Escape, the last one first', () => {
    const { play } = seated(...SPOTS)
    play.marked = [1]
    play.light([{ board: 0, cells: ['a1'] }])
    play.walk(1)
    play.wishing = 'here'
    play.pinned = 'rows'
    play.openReading({ piece: 'rock', board: 0, cell: 'b2' })
    const state = () => [play.reading, play.pinned, play.wishing, play.pointed, play.lit.size || null].map(Boolean)
    const counts = [0, 1, 2, 3, 4].map(() => {
      play.key(key('Escape'))
      return state().filter(Boolean).length
    })
    expect(counts).toEqual([4, 3, 2, 1, 0])
    expect(play.marked).toEqual([1])
    play.key(key('Escape'))
    expect(play.marked).toEqual([])
  })
})

describe('the tray', () => {
  it('has the game act while it is my turn', () => {
    const { play } = seated(...SPOTS)
    expect(play.tray.main).toMatchObject({ label: 'choose', can: false })
    play.walk(1)
    expect(play.tray.main).toMatchObject({ label: 'here', can: true })
  })

  it('names whom we wait for, never myself', () => {
    const { play } = seated()
    play.waiting = [0, 2]
    expect(play.tray).toEqual({ now: { words: 'now-wait seat-number 3', small: '' }, main: null })
  })
})

describe('a cell that is no place', () => {
  it('is read where something lies', () => {
    const { table, play } = seated(...SPOTS)
    play.enterCell(0, 'b2', false)
    expect(play.reading).toEqual({ piece: 'rock', board: 0, cell: 'b2' })
    expect(table.questions).toEqual([])
  })

  it('is asked about where it is free', () => {
    const { table, play } = seated(...SPOTS)
    play.enterCell(1, 'd4', false)
    play.enterCell(1, '2,-3', false)
    expect(table.questions.map(({ place }) => place)).toEqual(['d4', [2, -3]])
  })

  it('presses the main button by Enter where that can be done', () => {
    const { table, play } = seated(...SPOTS)
    play.walk(1)
    play.enterCell(0, 'b2', true)
    expect([table.acts, play.reading]).toEqual([[0], null])
  })
})

describe('hints', () => {
  it('are numbered among all, and shown for the piece in hand alone', () => {
    const { table, play } = seated(...SPOTS)
    table.hints = [hint(3, 'more'), hint(1, 'good', 'lower'), hint(0, 'less')]
    expect(play.hintPlaces.map(({ anchor, number }) => [anchor, number])).toEqual([
      ['c3', 2],
      ['a1', 3],
    ])
    expect(play.hintWords[1]).toBe('hint-what piece-at the stone board-where board 0 c3 hint-also good lower')
  })

  it('take up the piece of the best', () => {
    const { table, play } = seated(...SPOTS)
    table.hints = [hint(3, 'more'), hint(1, 'good')]
    play.showHints()
    expect(play.group).toBe('brick')
    expect(play.hintPlaces.map(({ number }) => number)).toEqual([1])
  })
})

describe('wishes', () => {
  it('ask for a place, which is shown to the partner and not laid', () => {
    const { table, play } = seated(...SPOTS)
    play.wantWish('here', 0)
    expect(table.wished).toEqual([])
    play.tap(play.open[0] as never)
    expect(table.wished).toEqual([['here', 'stone', 0, 'a1']])
    expect([table.acts, play.wishing]).toEqual([[], null])
  })

  it('about the order are said at once', () => {
    const { table, play } = seated(...SPOTS)
    play.wantWish('you_first', 1)
    expect(table.wished).toEqual([['you_first', 'stone', 1, null]])
  })

  it('of a partner become my preview where my piece may lie there', () => {
    const { play } = seated(...SPOTS)
    play.takeOver(wished('stone', 'here', 'c3'))
    play.point(null)
    expect(play.pointed?.action).toBe(1)
    play.takeOver(wished('stone', 'here', 'd4'))
    expect(play.notice).toBe('wish-not-for-me')
  })

  it('are told shortly on their board and in full elsewhere', () => {
    const { play } = seated(...SPOTS)
    expect(play.wishWords(wished('stone', 'here', 'c3'))).toBe('wish-short seat-number 2')
    expect(play.wishWords(wished('stone', 'not_here', 'c3'), true)).toBe(
      'wish-where wish-says-not-here seat-number 2 the stone board-where board 0 c3',
    )
  })
})

describe('what is shown', () => {
  it('frames in gold what the pointed place makes count, on its board alone', () => {
    const { table, play } = seated(...SPOTS)
    table.previews = [preview(0, 0, 3, ['a1', 'a2']), preview(1, 0, 0)]
    expect(play.countsIn(0)).toEqual([])
    play.walk(1)
    expect([play.countsIn(0), play.countsIn(1)]).toEqual([['a1', 'a2'], []])
  })

  it('lights cells until nothing is lit', () => {
    const { play } = seated(...SPOTS)
    play.light([{ board: 1, cells: ['a1'] }])
    expect([play.litIn(0), play.litIn(1)]).toEqual([[], ['a1']])
    play.light([])
    expect(play.litIn(1)).toEqual([])
  })
})

describe('what is half-made', () => {
  it('is told as plain data and taken up again', () => {
    const { play } = seated(...SPOTS)
    play.marked = [2, 3]
    const kept = JSON.parse(JSON.stringify(play.prepared)) as Record<string, unknown>
    const other = seated(...SPOTS).play
    other.takeUp({ ...kept, unknown: 1 })
    expect(other.marked).toEqual([2, 3])
  })

  it('goes when nothing can be laid any more', () => {
    const { table, play } = seated(...SPOTS)
    play.changeBoard(1)
    play.wishing = 'here'
    table.show()
    play.refresh()
    expect([play.wishing, play.largeBoard, play.pointed]).toEqual([null, 0, null])
  })
})
