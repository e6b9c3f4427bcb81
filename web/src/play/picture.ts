// A board as a picture that leaves the page: SVG text with everything inside, or PNG drawn from it.
import { type Component, mount, tick, unmount } from 'svelte'

export interface Picture {
  /** A line above the board, such as "Riverside: 46"; without it there is the board alone. */
  title?: string
  /** What the picture shows, in words, for those who cannot see it. */
  description: string
  /** Looks that live in classes of the page, as attributes. */
  looks?: Record<string, Record<string, string>>
}

const NAMESPACE = 'http://www.w3.org/2000/svg'
const HEAD = 40
/** What only the page needs: places to point at, and how Svelte finds its styles. */
const PAGE_ONLY = ['role', 'aria-label', 'aria-hidden', 'aria-selected', 'tabindex', 'data-cell', 'focusable', 'class']

/** A drawing as SVG text that looks the same anywhere, in the colours of the present theme; its symbols must be on the page. */
export async function toSvg<Props extends object>(
  component: Component<Props & Record<string, unknown>>,
  props: Props,
  picture: Picture,
): Promise<string> {
  const host = document.createElement('div')
  const drawn = mount(component, { target: host, props: props as Props & Record<string, unknown> })
  await tick()
  const drawing = standAlone(host.querySelector('svg') as SVGSVGElement, picture)
  await unmount(drawn)
  return drawing
}

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

function standAlone(board: SVGSVGElement, { title, description, looks = {} }: Picture): string {
  const [width, height] = [Number(board.getAttribute('width')), Number(board.getAttribute('height'))]
  const head = title ? HEAD : 0
  const drawing = made('svg', {
    width,
    height: height + head,
    viewBox: `0 0 ${width} ${height + head}`,
    'font-family': 'Atkinson Hyperlegible Next, DejaVu Sans, sans-serif',
  })
  drawing.append(made('title', {}, description), definitionsOf(board, looks))
  drawing.append(made('rect', { width, height: height + head, fill: 'var(--paper)' }))
  if (title) {
    const font = { 'font-size': 22, 'font-weight': 600, 'font-family': 'Fraunces, Georgia, serif' }
    drawing.append(made('text', { x: 10, y: 28, fill: 'var(--ink)', ...font }, title))
  }
  const body = made('g', { transform: `translate(0 ${head})` })
  const parts = [...board.children].filter(part => part.getAttribute('role') !== 'row')
  body.append(...parts.map(part => cleaned(part as SVGElement, looks)))
  drawing.append(body)
  return withColours(new XMLSerializer().serializeToString(drawing))
}

function made(tag: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.textContent = text
  return element
}

/** The symbols and patterns that the board uses, copied from the page. */
function definitionsOf(board: SVGSVGElement, looks: Record<string, Record<string, string>>): SVGElement {
  const used = new Set([...board.querySelectorAll('use')].map(use => use.getAttribute('href') ?? ''))
  for (const filled of board.querySelectorAll('[fill^="url("]'))
    used.add((filled.getAttribute('fill') ?? '').slice('url('.length, -1))
  const defs = made('defs', {})
  const found = [...used].flatMap(href => document.querySelector(href) ?? [])
  defs.append(...found.map(symbol => cleaned(symbol as SVGElement, looks)))
  return defs
}

/** A copy without what only the page needs. */
function cleaned(part: SVGElement, looks: Record<string, Record<string, string>>): SVGElement {
  const copy = part.cloneNode(true) as SVGElement
  for (const element of [copy, ...copy.querySelectorAll<SVGElement>('*')]) {
    for (const [name, attributes] of Object.entries(looks))
      if (element.classList.contains(name))
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    for (const name of PAGE_ONLY) element.removeAttribute(name)
  }
  return copy
}

/** Every token replaced by its value in the present theme. */
function withColours(svg: string): string {
  const tokens = getComputedStyle(document.documentElement)
  return svg
    .replace(/<!--.*?-->/g, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
      plainColour(tokens.getPropertyValue(name).trim()).replaceAll('"', "'"),
    )
}

/** A mix of colours as one colour, since few programs beside browsers know mixes. */
function plainColour(value: string): string {
  if (!value.startsWith('color-mix')) return value
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!probe) return value
  probe.fillStyle = value
  probe.fillRect(0, 0, 1, 1)
  const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data
  return `rgb(${red} ${green} ${blue})`
}
