/** The small part of Markdown that rules are written in, as data that Rules.svelte draws. */

export type Inline = { text: string; bold?: boolean } | { tile: string }

export interface Example {
  /** Rows of letters, an empty cell a dot. */
  rows: string[]
  /** The cells that the example speaks of, as [row, column]. */
  lit: [number, number][]
  caption: Inline[]
}

export type Block =
  | { kind: 'text'; words: Inline[] }
  | { kind: 'list'; items: { number: number; words: Inline[]; examples: Example[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'examples'; examples: Example[] }

export interface Section {
  number: string
  title: string
  blocks: Block[]
}

export interface Document {
  title: string
  introduction: Block[]
  sections: Section[]
}

/** The parts of a line: `**bold**` and `{tile:shop}` among plain text. */
export function inline(line: string): Inline[] {
  return line
    .split(/(\*\*.+?\*\*|\{tile:\w+\})/)
    .filter(part => part)
    .map(part => {
      if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true }
      return part.startsWith('{tile:') ? { tile: part.slice(6, -1) } : { text: part }
    })
}

/** An example city: rows of letters, each with its mask of lit cells behind a space, and a caption after `>`. */
function example(lines: string[]): Example {
  const rows = lines.filter(line => !line.startsWith('>')).map(line => line.trim().split(/\s+/))
  const lit = rows.flatMap(([, mask = ''], y) =>
    [...mask].flatMap((sign, x) => (sign === '*' ? [[y, x] as [number, number]] : [])),
  )
  const words = lines.filter(line => line.startsWith('>')).map(line => line.slice(1).trim())
  return { rows: rows.map(([row = '']) => row), lit, caption: inline(words.join(' ')) }
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => inline(cell.trim()))

/** Paragraphs, numbered lists, tables and example cities; what follows an item without a number belongs to it. */
function blocks(lines: string[]): Block[] {
  const found: Block[] = []
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const last = found.at(-1)
    const item = /^(\d+)\. (.*)$/.exec(line)
    if (line.startsWith('```')) {
      const end = lines.indexOf('```', i + 1)
      const drawn = example(lines.slice(i + 1, end))
      if (last?.kind === 'list') last.items.at(-1)?.examples.push(drawn)
      else if (last?.kind === 'examples') last.examples.push(drawn)
      else found.push({ kind: 'examples', examples: [drawn] })
      i = end
    } else if (item) {
      const entry = { number: Number(item[1]), words: inline(item[2] ?? ''), examples: [] }
      if (last?.kind === 'list') last.items.push(entry)
      else found.push({ kind: 'list', items: [entry] })
    } else if (line.startsWith('|')) {
      if (last?.kind !== 'table') found.push({ kind: 'table', head: cells(line), rows: [] })
      else if (!line.startsWith('| ---')) last.rows.push(cells(line))
    } else if (line.trim()) {
      found.push({ kind: 'text', words: inline(line) })
    }
  }
  return found
}

/** A whole page of rules: `# Title`, an introduction, then sections `## 6 Points`. */
export function read(source: string): Document {
  const [head = '', ...rest] = source.split(/^## /m)
  const [title = '', ...introduction] = head.split('\n')
  const sections = rest.map(part => {
    const [heading = '', ...lines] = part.split('\n')
    const [number = '', ...words] = heading.split(' ')
    return { number, title: words.join(' '), blocks: blocks(lines) }
  })
  return { title: title.replace(/^# /, ''), introduction: blocks(introduction), sections }
}
