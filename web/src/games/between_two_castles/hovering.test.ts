import '../../testing/bare'
import { afterEach, expect, it, vi } from 'vitest'
import { LittleTable } from '../../testing/little.svelte'
import { CastleGestures } from './gestures.svelte'

afterEach(() => vi.useRealTimers())

it('shows a room under the mouse at once, and tells of it once the mouse rests', () => {
  vi.useFakeTimers()
  const table = new LittleTable()
  const play = new CastleGestures(table as never, table)
  play.hoverTile('salon')
  vi.advanceTimersByTime(50)
  // From one room to the next the castles are drawn once, not cleared between.
  play.hoverTile(null)
  expect(play.pointedTile).toBe('salon')
  play.hoverTile('den')
  expect([play.pointedTile, play.consideredTile]).toEqual(['den', null])
  vi.advanceTimersByTime(60)
  expect(play.consideredTile).toBe('den')
  play.hoverTile(null)
  vi.runAllTimers()
  expect([play.pointedTile, play.consideredTile]).toEqual([null, null])
  // Keys and fingers hear at once.
  play.pointAtTile('salon')
  expect([play.pointedTile, play.consideredTile]).toEqual(['salon', 'salon'])
})
