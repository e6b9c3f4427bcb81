// The content of a file as a text that people read and change, and on which line it cannot be read.

/** The content of a file as people like to read and change it: an item of a list on one line. */
export function layOut(content: unknown): string {
  if (!content || typeof content !== 'object') return JSON.stringify(content)
  const parts = Object.entries(content).map(([name, part]) => {
    const items = Array.isArray(part) ? `[\n${part.map(item => `    ${line(item)}`).join(',\n')}\n  ]` : line(part)
    return `  ${JSON.stringify(name)}: ${items}`
  })
  return `{\n${parts.join(',\n')}\n}`
}

const line = (content: unknown): string => JSON.stringify(content).replace(/,"/g, ', "').replace(/":/g, '": ')

/** The text of a file could not be read as JSON: on which line, counted from 1. */
export class BadText extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`)
  }
}

/** The content of a text that people typed. */
export function readContent(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    throw new BadText(lineOfError(source))
  }
}

/** The line after which nothing is right any more: engines say it each in their own words, so it is looked for. */
function lineOfError(source: string): number {
  const lines = source.split('\n')
  const isSound = (count: number) => isBeginning(lines.slice(0, count).join('\n'))
  const first = lines.findIndex((_, index) => !isSound(index + 1))
  return first < 0 ? lines.length : first + 1
}

/** Whether a text could be the beginning of JSON: what is open at its end is closed, and that can be read. */
function isBeginning(source: string): boolean {
  const ends = ['', 'null', ':null', '"":null']
  const closers = closersOf(source)
  return ends.some(end => isJson(source + end + closers)) || isJson(source.replace(/,\s*$/, '') + closers)
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source)
    return true
  } catch {
    return false
  }
}

/** The brackets and braces that are open at the end of a text, closed. */
function closersOf(source: string): string {
  const open: string[] = []
  for (const sign of source.replace(/"(?:[^"\\\n]|\\.)*"/g, '')) {
    if (sign === '{') open.unshift('}')
    if (sign === '[') open.unshift(']')
    if (sign === '}' || sign === ']') open.shift()
  }
  return open.join('')
}
