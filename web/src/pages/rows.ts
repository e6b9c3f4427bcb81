// The content of a file as rows and columns: lists of flat items, and groups of numbers beside them.

export type Item = Readonly<Record<string, number | string>>
export type Numbers = Readonly<Record<string, number>>
export type Content = Readonly<Record<string, readonly Item[] | Numbers>>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isItem = (value: unknown): value is Item =>
  isObject(value) && Object.values(value).every(part => typeof part === 'number' || typeof part === 'string')
const isNumbers = (value: unknown): value is Numbers =>
  isObject(value) && Object.values(value).every(part => typeof part === 'number')

/** A typed text as rows, if it has the lists and groups of the example and each row its columns; else nothing. */
export function contentOf(source: string, example: unknown): Content | null {
  const content = parsed(source)
  if (!isObject(content) || !isObject(example)) return null
  const names = Object.keys(example)
  const isAlike =
    Object.keys(content).every(name => names.includes(name)) && names.every(name => fits(content[name], example[name]))
  return isAlike ? (content as Content) : null
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return null
  }
}

function fits(part: unknown, example: unknown): boolean {
  if (!Array.isArray(example)) return isNumbers(part) && sameKeys(part, example)
  return Array.isArray(part) && part.length > 0 && part.every(item => isItem(item) && sameKeys(item, example[0]))
}

function sameKeys(one: object, other: unknown): boolean {
  return isObject(other) && Object.keys(one).sort().join() === Object.keys(other).sort().join()
}

export const listsOf = (content: Content): [string, readonly Item[]][] =>
  Object.entries(content).filter((entry): entry is [string, readonly Item[]] => Array.isArray(entry[1]))

export const numbersOf = (content: Content): [string, Numbers][] =>
  Object.entries(content).filter((entry): entry is [string, Numbers] => !Array.isArray(entry[1]))

/** What all rows of all lists have in a column together. */
export function sumOf(content: Content, column: string): number {
  const rows = listsOf(content).flatMap(([, items]) => items)
  return rows.reduce((sum, row) => sum + Number(row[column] ?? 0), 0)
}

/** The same with another value in one row of a list. */
export function withPart(content: Content, list: string, row: number, column: string, value: number | string): Content {
  const items = (content[list] ?? []) as readonly Item[]
  return { ...content, [list]: items.map((item, index) => (index === row ? { ...item, [column]: value } : item)) }
}

/** The same with another number in a group. */
export function withNumber(content: Content, group: string, column: string, value: number): Content {
  return { ...content, [group]: { ...(content[group] as Numbers), [column]: value } }
}

/** The row that a refusal is about, from its place: `option deck.wall_deck[2].towers`. */
export function rowIn(place: string): { list: string; row: number } | null {
  const found = /\.(\w+)\[(\d+)\]/.exec(place)
  return found?.[1] ? { list: found[1], row: Number(found[2]) } : null
}
