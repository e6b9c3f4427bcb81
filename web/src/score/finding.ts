// Pieces found by what is typed of their names, in the reader's language: case, accents and signs are forgiven.

export interface Named {
  piece: string
  name: string
}

/** Pieces that are not meant, as they lie already, and those that are meant more often than others. */
export interface Likely {
  isLast?: (piece: string) => boolean
  isUsual?: (piece: string) => boolean
}

/** Letters that no accent makes: written as they are typed without them. */
const PLAIN: Record<string, string> = { ł: 'l', œ: 'oe', æ: 'ae', ß: 'ss' }

/** The words without case, accents and signs, apart by one space. */
export function folded(words: string): string {
  return words
    .toLowerCase()
    .replace(/[łœæß]/g, letter => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’](?=s(\P{L}|$))/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** How well a name fits; null where it does not. */
function rankOf(name: string, typed: string): number | null {
  const words = name.split(' ')
  const letters = typed.replaceAll(' ', '')
  const ranks = [
    name.startsWith(typed),
    letters.length > 1 && letters === words.map(word => word[0]).join(''),
    ` ${name}`.includes(` ${typed}`),
    takes(words[0] ?? '', letters, words.slice(1)),
    abbreviate(words, letters),
    name.includes(typed),
  ]
  return ranks.includes(true) ? ranks.indexOf(true) : null
}

/** Whether the letters are beginnings of some of the words, one after the other. */
function abbreviate(words: string[], letters: string): boolean {
  return !letters || words.some((word, at) => takes(word, letters, words.slice(at + 1)))
}

/** Whether a word begins with some of the letters, and the words after it have the others. */
function takes(word: string, letters: string, after: string[]): boolean {
  let count = 0
  while (count < letters.length && letters[count] === word[count]) count++
  for (; count > 0; count--) if (abbreviate(after, letters.slice(count))) return true
  return false
}

/** The pieces whose names fit: the likeliest first, among equals short names. */
export function found(typed: string, named: readonly Named[], { isLast, isUsual }: Likely = {}): Named[] {
  const wanted = folded(typed)
  if (!wanted) return []
  return named
    .flatMap(thing => {
      const name = folded(thing.name)
      const rank = rankOf(name, wanted)
      const order = [isLast?.(thing.piece) ? 1 : 0, rank ?? 0, isUsual?.(thing.piece) ? 0 : 1, name.length]
      return rank === null ? [] : [{ thing, name, order }]
    })
    .sort((one, other) => compared(one.order, other.order) || (one.name < other.name ? -1 : 1))
    .map(({ thing }) => thing)
}

function compared(one: number[], other: number[]): number {
  return one.map((number, at) => number - (other[at] ?? 0)).find(Boolean) ?? 0
}
