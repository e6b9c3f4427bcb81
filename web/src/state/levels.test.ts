import '../testing/bare'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Level, TableInfo } from '../protocol'
import { finishedAt, LEVELS, levelFor, note, suits } from './levels'
import type { Report } from './sheets'

/** `hard+ hard-` are a game won and one lost. */
const games = (told: string) =>
  told
    .split(' ')
    .map((game, number) => ({ code: String(number), level: game.slice(0, -1) as Level, won: game.endsWith('+') }))

/** A table of mine against bots of these levels, with everybody's rank. */
function ended(code: string, levels: Level[], ranks: number[], you = 0): [TableInfo, Report] {
  const seats = [
    { seat: 0, kind: 'person', level: null },
    ...levels.map((level, index) => ({ seat: index + 1, kind: 'bot', level })),
  ]
  const info = { code, game: 'tower', seats, you: { seat: you }, is_imported: false } as unknown as TableInfo
  return [info, { players: ranks.map(rank => ({ rank, score: 0, name: '' })) } as unknown as Report]
}

describe('which bots suit', () => {
  it('begins in the middle', () => expect(suits([])).toBe('medium'))

  it.each([
    ['stays where two games are known', 'medium+ medium+', 'medium'],
    ['rises after two wins of three', 'medium+ medium- medium+', 'hard'],
    ['stays after one win of three', 'medium+ medium- medium-', 'medium'],
    ['falls after three losses', 'medium- medium- medium-', 'easy'],
    ['looks at the last three games', 'hard+ hard- hard- hard-', 'medium'],
    ['follows who chose another level', 'medium+ medium+ beginner+', 'beginner'],
    ['ends at the top', 'expert+ expert+ expert+', 'expert'],
    ['ends at the bottom', 'beginner- beginner- beginner-', 'beginner'],
  ])('%s', (_, told, level) => expect(suits(games(told))).toBe(level))

  it('proposes only what is offered', () => {
    expect(suits(games('medium+ medium+ medium+'), ['beginner', 'easy', 'medium'])).toBe('medium')
  })
})

describe('how a table ended', () => {
  it('is a win before the strongest bot, whoever else was better', () => {
    expect(finishedAt(...ended('a', ['easy', 'hard'], [2, 1, 3]))).toEqual({ code: 'a', level: 'hard', won: true })
    expect(finishedAt(...ended('a', ['hard', 'hard'], [2, 1, 3]))).toEqual({ code: 'a', level: 'hard', won: false })
    expect(finishedAt(...ended('a', ['hard'], [1, 1]))).toEqual({ code: 'a', level: 'hard', won: false })
  })

  it('tells nothing to who only looked, or where no bot played, or one played for me', () => {
    expect(finishedAt(...ended('a', ['easy'], [1, 2], -1))).toBeNull()
    expect(finishedAt(...ended('a', [], [1]))).toBeNull()
    const [info, report] = ended('a', ['easy'], [1, 2])
    const seats = info.seats.map(seat => ({ ...seat, bot_plays: true }))
    expect(finishedAt({ ...info, seats }, report)).toBeNull()
  })
})

describe('what this device keeps', () => {
  beforeEach(() => localStorage.setItem('castlewright-levels', '{}'))

  it('counts an end once and says when another level suits', () => {
    const told = ['a', 'a', 'b', 'c', 'c'].map(code => note(...ended(code, ['medium'], [1, 2]), LEVELS))
    expect(told).toEqual([null, null, null, 'hard', null])
    expect(levelFor('tower', LEVELS)).toBe('hard')
    expect(levelFor('bridge', LEVELS)).toBe('medium')
  })
})
