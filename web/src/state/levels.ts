// Which level of bots suits who plays on this device, from the last games of each kind.
import type { Level, TableInfo } from '../protocol'
import type { Report } from './sheets'

/** From a child's first game to the strongest. */
export const LEVELS: readonly Level[] = ['beginner', 'easy', 'medium', 'hard', 'expert']
const FIRST: Level = 'medium'

/** So many games at one level say whether it suits: two wins are enough for the next one, none for the one below. */
const COUNTED = 3
const ENOUGH = 2

/** So many games are kept, so that an end that is looked at again is not counted again. */
const MOST = 20

const STORED = 'castlewright-levels'

/** A finished game against bots, the strongest of which had this level. */
export interface Finished {
  code: string
  level: Level
  won: boolean
}

/** The level that suits after these games, the last one at the end; of those that are offered. */
export function suits(games: readonly Finished[], offered: readonly Level[] = LEVELS): Level {
  const level = games.at(-1)?.level ?? FIRST
  const same = games.slice(-COUNTED)
  const wins = same.filter(game => game.won).length
  const isKnown = same.length === COUNTED && same.every(game => game.level === level)
  const step = !isKnown ? 0 : wins >= ENOUGH ? 1 : wins === 0 ? -1 : 0
  const wanted = Math.min(Math.max(LEVELS.indexOf(level) + step, 0), LEVELS.length - 1)
  const known = LEVELS.filter(other => offered.includes(other))
  return known.findLast(other => LEVELS.indexOf(other) <= wanted) ?? known[0] ?? FIRST
}

/** What a table says about my level: how I did against its strongest bot; nothing where no bot played, or one played for me. */
export function finishedAt(info: TableInfo, report: Report): Finished | null {
  const own = report.players[info.you.seat]
  const bots = info.seats.filter(seat => seat.kind === 'bot' && seat.level !== null)
  const strongest = LEVELS.findLast(level => bots.some(bot => bot.level === level))
  if (!own || !strongest || info.is_imported || info.seats[info.you.seat]?.bot_plays) return null
  const ranks = bots.filter(bot => bot.level === strongest).map(bot => report.players[bot.seat]?.rank ?? Infinity)
  return { code: info.code, level: strongest, won: own.rank < Math.min(...ranks) }
}

/** The level for the next game of this kind on this device. */
export function levelFor(game: string, offered: readonly Level[]): Level {
  return suits(stored()[game] ?? [], offered)
}

/** Note how a table ended, once, however often its end is looked at; the level that suits, where that is a new one. */
export function note(info: TableInfo, report: Report, offered: readonly Level[]): Level | null {
  const ended = finishedAt(info, report)
  const all = stored()
  const before = all[info.game] ?? []
  if (!ended || before.some(game => game.code === ended.code)) return null
  const games = [...before, ended].slice(-MOST)
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...all, [info.game]: games }))
  } catch {
    return null // Without storage the middle level is proposed every time.
  }
  const level = suits(games, offered)
  return level === suits(before, offered) ? null : level
}

function stored(): Record<string, Finished[]> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, Finished[]>
  } catch {
    return {}
  }
}
