// Things found by the letters of their names: case, accents and signs are forgiven.

export interface Named {
  piece: string
  name: string
}

/** A name without case, accents and signs, words apart by one space. */
export function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How well a name answers: it begins so, a word of it begins so, its words begin so one after the other, it holds it. */
function rankOf(name: string, query: string): number {
  if (name.startsWith(query)) return 0
  if (` ${name}`.includes(` ${query}`)) return 1
  if (beginsWords(name.split(' '), query.split(' '))) return 2
  return name.includes(query) ? 3 : -1
}

function beginsWords(words: string[], starts: string[]): boolean {
  let at = 0
  for (const word of words) if (at < starts.length && word.startsWith(starts[at] ?? '')) at++
  return at === starts.length
}

/** What these letters could mean, the likeliest first. */
export function search(things: readonly Named[], typed: string): Named[] {
  const query = plain(typed)
  if (!query) return []
  return things
    .map(thing => ({ thing, rank: rankOf(plain(thing.name), query) }))
    .filter(({ rank }) => rank >= 0)
    .sort((one, other) => one.rank - other.rank || one.thing.name.localeCompare(other.thing.name))
    .map(({ thing }) => thing)
}
