import { expect, test } from 'vitest'
import type { ChangedLine } from '../protocol'
import { netted } from './netted'

function line(message: string, points_before: number, points: number, board = 0, category = 'courtyard'): ChangedLine {
  return { board, category, message, args: {}, points, points_before, section: '', tiles: [] }
}

const gains = (changes: ChangedLine[]) => changes.map(each => [each.message, each.points - each.points_before])

test('a court that is doubled brings the difference', () => {
  expect(gains(netted([line('court', 4, 0), line('doubled', 0, 8)]))).toEqual([['doubled', 4]])
})

test('two gains are told one by one, a loss alone as a loss', () => {
  expect(gains(netted([line('one', 0, 4), line('two', 0, 5)]))).toEqual([
    ['one', 4],
    ['two', 5],
  ])
  expect(gains(netted([line('one', 6, 4), line('other', 0, 5, 1)]))).toEqual([
    ['one', -2],
    ['other', 5],
  ])
})

test('what only has another name does not fly', () => {
  expect(netted([line('before', 4, 0), line('after', 0, 4)])).toEqual([])
})
