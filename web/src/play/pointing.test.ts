import '../testing/bare'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../state/settings.svelte'
import { preview, seated } from '../testing/little.svelte'

const SPOTS = ['stone 0 a1', 'stone 0 c3', 'stone 1 a1', 'brick 0 a1']
const anchors = (places: readonly { board: number; anchor: string }[]) =>
  places.map(({ board, anchor }) => `${board} ${anchor}`)

afterEach(() => {
  settings.confirm = false
})

describe('places of the piece in hand', () => {
  it('are open, and best first as soon as the server has told what they bring', () => {
    const { table, play } = seated(...SPOTS)
    expect(anchors(play.open)).toEqual(['0 a1', '0 c3', '1 a1'])
    table.previews = [preview(0, 0, 1), preview(1, 0, 4), preview(2, 1, 2), preview(3, 0, 9)]
    expect(anchors(play.open)).toEqual(['0 c3', '1 a1', '0 a1'])
    expect(play.places.map(({ gain }) => gain)).toEqual([4, 2, 1])
    expect(play.places[0]?.words).toBe('words-gain stone at c3 gain-why +4 row')
    play.group = 'brick'
    expect(play.open.map(({ action }) => action)).toEqual([3])
  })

  it('are asked about all at once', () => {
    expect(seated(...SPOTS).play.question).toEqual({ actions: [0, 1, 2, 3] })
    expect(seated().play.question).toBeNull()
  })

  it('have one spot for each anchor, turned as it is pointed at', () => {
    const { play } = seated('stone 0 a1 0', 'stone 0 a1 1', 'stone 0 b1')
    expect(play.spots.map(({ action }) => action)).toEqual([0, 2])
    play.point(play.placeOf(1) ?? null)
    expect(play.spots.map(({ action }) => action)).toEqual([1, 2])
    expect(play.placeAt(0, 'a1')?.turn).toBe(1)
  })
})

describe('cards', () => {
  afterEach(() => vi.useRealTimers())

  it('tell about a place once the mouse rests on it', () => {
    vi.useFakeTimers()
    const { play } = seated(...SPOTS)
    const [first, second] = play.spots
    play.point(first as never)
    vi.advanceTimersByTime(50)
    play.point(second as never)
    vi.advanceTimersByTime(50)
    expect([play.pointed, play.considered]).toEqual([second, null])
    vi.advanceTimersByTime(20)
    expect(play.considered).toBe(second)
    play.point(null)
    vi.runAllTimers()
    expect(play.considered).toBeNull()
  })

  it('tell at once where a finger taps or keys walk, and leave a place that was laid at once', () => {
    const { play } = seated(...SPOTS)
    play.isTouching = true
    play.tap(play.spots[0] as never)
    expect(play.considered).toEqual(play.spots[0])
    play.isTouching = false
    play.walk(1)
    expect(play.considered).toBe(play.pointed)
    play.choose(play.spots[1] as never)
    expect(play.considered).toBeNull()
  })
})

describe('a press', () => {
  it('of the mouse lays at once', () => {
    const { table, play } = seated(...SPOTS)
    play.tap(play.spots[1] as never)
    expect(table.acts).toEqual([1])
    expect(play.pointed).toBeNull()
    expect(play.sentSpot).toEqual({ board: 0, cell: 'c3' })
  })

  it('of a finger shows first and lays the second time', () => {
    const { table, play } = seated(...SPOTS)
    play.isTouching = true
    const [place] = play.spots
    play.tap(place as never)
    expect([table.acts, play.pointed]).toEqual([[], place])
    play.tap(place as never)
    expect(table.acts).toEqual([0])
  })

  it('waits for the button where every action is to be confirmed', () => {
    settings.confirm = true
    const { table, play } = seated(...SPOTS)
    const [place] = play.spots
    play.tap(place as never)
    play.point(null)
    expect([table.acts, play.pointed]).toEqual([[], place])
    play.tray.main?.run()
    expect(table.acts).toEqual([0])
  })

  it('rests while the line is down, and says so', () => {
    const { table, play } = seated(...SPOTS)
    table.isOffline = true
    play.lay(0)
    expect([table.acts, play.notice]).toEqual([[], 'places-rest'])
  })

  it('does nothing while a move is on its way', () => {
    const { table, play } = seated(...SPOTS)
    table.canAct = false
    play.lay(0)
    expect([table.acts, play.notice]).toEqual([[], ''])
  })

  it('on ground that is no place says why, unless the table has moved on meanwhile', async () => {
    const { table, play } = seated(...SPOTS)
    table.objection = { words: 'no edge in common', section: '4.1' }
    await play.refusePlace({ board: 0, piece: 'stone', place: 'd4' }, 'd4')
    expect(play.objection?.section).toBe('4.1')
    play.point(play.spots[0] ?? null)
    expect(play.objection).toBeNull()
    const late = play.refusePlace({ board: 0, piece: 'stone', place: 'd4' }, 'd4')
    table.show(...SPOTS)
    await late
    expect(play.objection).toBeNull()
  })
})

describe('walking', () => {
  it('goes through the spots by points and round the corner', () => {
    const { table, play } = seated(...SPOTS)
    table.previews = [preview(0, 0, 1), preview(1, 0, 4), preview(2, 1, 2)]
    const walked = [1, 1, 1, 1, -1].map(by => {
      play.walk(by as 1 | -1)
      return play.walked?.anchor
    })
    expect(walked).toEqual(['c3', 'a1', 'a1', 'c3', 'a1'])
    expect(play.at).toBe(3)
    expect(play.largeBoard).toBe(0)
  })

  it('that began before the numbers came goes on to the best place', () => {
    const { table, play } = seated(...SPOTS)
    play.walk(1)
    expect(play.walked?.action).toBe(0)
    table.previews = [preview(0, 0, 1), preview(1, 0, 4), preview(2, 1, 2)]
    play.weigh()
    expect(play.walked?.action).toBe(1)
  })

  it('that meant a place stays there when the numbers come', () => {
    const { table, play } = seated(...SPOTS)
    play.walk(1)
    play.walk(1)
    table.previews = [preview(0, 0, 1), preview(1, 0, 2), preview(2, 1, 4)]
    play.weigh()
    expect(play.walked?.action).toBe(1)
  })

  it('turns the piece where it is, only as is legal', () => {
    const { play } = seated('stone 0 a1 0', 'stone 0 a1 3', 'stone 0 a1 1', 'stone 0 b1')
    play.turn(1)
    expect(play.pointed).toBeNull()
    play.walk(1)
    expect(play.turns).toBe(3)
    const turns = [1, 1, 1, -1].map(by => {
      play.turn(by as 1 | -1)
      return play.pointed?.turn
    })
    expect(turns).toEqual([1, 3, 0, 3])
  })

  it('changes the board and makes it the large one', () => {
    const { play } = seated(...SPOTS)
    play.changeBoard(1)
    expect([play.walked?.action, play.largeBoard]).toEqual([2, 1])
    play.changeBoard(7)
    expect(play.largeBoard).toBe(1)
  })
})

describe('a place that another has taken', () => {
  it('is told, and who walks goes on to the best that is left', () => {
    const { table, play } = seated(...SPOTS)
    play.walk(1)
    table.view = { seat: 0, legal: table.view.legal.slice(1) }
    play.refresh()
    expect(play.notice).toBe('a1 is taken')
    expect(play.walked?.action).toBe(1)
  })

  it('is let go by the mouse', () => {
    const { table, play } = seated(...SPOTS)
    play.point(play.spots[0] ?? null)
    table.view = { seat: 0, legal: table.view.legal.slice(1) }
    play.refresh()
    expect([play.pointed, play.walked]).toEqual([null, null])
  })

  it('is still known when the server refuses the move', () => {
    const { table, play } = seated(...SPOTS)
    play.lay(1)
    table.show()
    expect(play.spotOf(1)).toEqual({ board: 0, cell: 'c3' })
    expect(play.spotOf(0)).toBeNull()
  })
})

describe('a board without cells', () => {
  it('finds its place by its own measure until it is gone', () => {
    const { play } = seated(...SPOTS)
    const missed: number[][] = []
    const [place] = play.spots
    const near = (x: number) => (x < 10 ? (place ?? null) : null)
    const stop = play.grounds.add(0, { near, miss: (x, y) => missed.push([x, y]) })
    expect([play.grounds.nearest(0, 5, 0), play.grounds.nearest(0, 50, 0)]).toEqual([place, null])
    expect(play.grounds.nearest(1, 5, 0)).toBeUndefined()
    play.grounds.miss(0, 3, 4)
    expect(missed).toEqual([[3, 4]])
    stop()
    expect(play.grounds.nearest(0, 5, 0)).toBeUndefined()
  })
})
