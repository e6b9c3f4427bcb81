// What the scores alone do not say about a ranking.
import type { Standing } from '../state/sheets'
import { text } from '../texts/texts.svelte'

/** Who shares the rank of this row, or what decided against the next; empty where the score did. */
export function tieWords(
  ranking: readonly (Standing & { seat: number })[],
  index: number,
  nameOf: (seat: number) => string,
): string {
  const [one, next] = [ranking[index], ranking[index + 1]]
  if (one?.tie) {
    const { over, message, args } = one.tie
    return text('tie-ahead', { name: nameOf(over), why: text(message, args) })
  }
  return one && one.rank === next?.rank ? text('tie-shared', { name: nameOf(next.seat) }) : ''
}
