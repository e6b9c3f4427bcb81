// Tiles found by what is typed of their names, in the reader's language; case and accents are forgiven.

export interface Named {
  tile: string
  name: string
}

/** Letters that no accent makes: written as they are typed without them. */
const PLAIN: Record<string, string> = { ł: 'l', œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }

/** The words without case and accents. */
export function folded(words: string): string {
  return words
    .toLowerCase()
    .replace(/[łœæß’]/g, letter => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
}

/** How well a name fits: it begins so, one of its words does, it holds the letters; null where it does not. */
function rankOf(name: string, typed: string): number | null {
  const plain = folded(name)
  if (plain.startsWith(typed)) return 0
  if (plain.split(/[^\p{L}\p{N}]+/u).some(word => word.startsWith(typed))) return 1
  return plain.includes(typed) ? 2 : null
}

/** The tiles whose names fit, best first; `isUsed` ones come after all others. */
export function findTiles(typed: string, named: readonly Named[], isUsed: (tile: string) => boolean): Named[] {
  const wanted = folded(typed)
  if (!wanted) return []
  return named
    .flatMap(each => {
      const rank = rankOf(each.name, wanted)
      return rank === null ? [] : [{ each, rank: rank + (isUsed(each.tile) ? 10 : 0) }]
    })
    .sort((one, other) => one.rank - other.rank || folded(one.each.name).localeCompare(folded(other.each.name)))
    .map(({ each }) => each)
}
