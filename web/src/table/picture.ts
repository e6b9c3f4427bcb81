/** A board as a picture that leaves the page: SVG text with everything inside, or PNG drawn from it. */

export interface Head {
  /** A line above the board, such as "Riverside: 46"; without it there is the board alone. */
  title?: string
  /** What the picture shows, in words, for those who cannot see it. */
  description: string
  /** Looks that live in classes on the page, as attributes. */
  looks?: Record<string, Record<string, string>>
}

const NAMESPACE = 'http://www.w3.org/2000/svg'
const HEAD = 40
/** What only the page needs: places to point at, and how Svelte finds its styles. */
const PAGE_ONLY = ['class', 'role', 'aria-label', 'aria-hidden', 'aria-selected', 'tabindex', 'data-cell', 'focusable']
const POINTED_AT = ['row', 'button']

/** SVG text as PNG, `scale` times as large; the browser draws it. */
export async function toPng(svg: string, scale = 2): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * scale
  canvas.height = image.naturalHeight * scale
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, fail) => {
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('The browser made no PNG.'))), 'image/png')
  })
}

/** Hands a file to the person: the browser's own way to save it. */
export function save(content: Blob | string, name: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'image/svg+xml' }) : content
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A drawing on the page as SVG text that looks the same anywhere, in the colours of the present theme. */
export function standAlone(board: SVGSVGElement, picture: Head): string {
  const [width, height] = [Number(board.getAttribute('width')), Number(board.getAttribute('height'))]
  const head = picture.title ? HEAD : 0
  const drawing = document.createElementNS(NAMESPACE, 'svg')
  const sizes = {
    width,
    height: height + head,
    viewBox: `0 0 ${width} ${height + head}`,
    'font-family': 'Atkinson Hyperlegible Next, DejaVu Sans, sans-serif',
  }
  for (const [name, value] of Object.entries(sizes)) drawing.setAttribute(name, String(value))
  drawing.append(made('title', {}, picture.description), symbolsOf(board, picture.looks))
  drawing.append(made('rect', { width, height: height + head, fill: 'var(--paper)' }))
  if (picture.title) {
    const look = {
      x: 10,
      y: 28,
      'font-size': 22,
      'font-weight': 600,
      fill: 'var(--ink)',
      'font-family': 'Fraunces, Georgia, serif',
    }
    drawing.append(made('text', look, picture.title))
  }
  const body = made('g', { transform: `translate(0 ${head})` })
  const parts = [...board.children].filter(part => !POINTED_AT.includes(part.getAttribute('role') ?? ''))
  body.append(...parts.map(part => cleaned(part as SVGElement, picture.looks)))
  drawing.append(body)
  return withColours(new XMLSerializer().serializeToString(drawing))
}

function made(tag: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.textContent = text
  return element
}

/** The symbols that the board uses, copied from the page. */
function symbolsOf(board: SVGSVGElement, looks: Head['looks']): SVGElement {
  const used = new Set([...board.querySelectorAll('use')].map(use => use.getAttribute('href') ?? ''))
  const defs = made('defs', {})
  defs.append(
    ...[...used].flatMap(href => document.querySelector(href) ?? []).map(symbol => cleaned(symbol as SVGElement, looks)),
  )
  return defs
}

/** A copy without what only the page needs; looks that live in classes become attributes. */
function cleaned(part: SVGElement, looks: Head['looks'] = {}): SVGElement {
  const copy = part.cloneNode(true) as SVGElement
  for (const element of [copy, ...copy.querySelectorAll<SVGElement>('*')]) {
    for (const name of element.classList) set(element, looks[name] ?? {})
    for (const name of PAGE_ONLY) element.removeAttribute(name)
  }
  return copy
}

function set(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** Every token replaced by its value in the present theme. */
function withColours(svg: string): string {
  const tokens = getComputedStyle(document.documentElement)
  return svg
    .replace(/<!--.*?-->/g, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => tokens.getPropertyValue(name).trim().replaceAll('"', "'"))
}
