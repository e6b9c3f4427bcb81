/** A drawing as a picture that leaves the page: SVG text with everything inside, or PNG drawn from it. */
import { type Component, mount, tick, unmount } from 'svelte'

export interface Words {
  /** A line above the drawing, such as "Riverside: 46"; without it there is the drawing alone. */
  title?: string
  /** What the picture shows, in words, for those who cannot see it. */
  description: string
}

const NAMESPACE = 'http://www.w3.org/2000/svg'
const HEAD = 40
/** What only the page needs: places to point at, and how Svelte finds its styles. */
const PAGE_ONLY = ['role', 'aria-label', 'aria-hidden', 'aria-selected', 'tabindex', 'focusable', 'class', 'style']
/** What classes may say about a shape. */
const LOOKS = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity']

/** A drawing as SVG text that looks the same anywhere, in the colours of the present theme; its symbols must be on the page. */
export async function toSvg<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
  words: Words,
): Promise<string> {
  const host = document.createElement('div')
  host.style.cssText = 'position: absolute; left: -9999px; top: 0'
  document.body.append(host)
  const mounted = mount(drawing, { target: host, props })
  await tick()
  const svg = standAlone(host.querySelector('svg') as SVGSVGElement, words)
  await unmount(mounted)
  host.remove()
  return svg
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

function standAlone(shown: SVGSVGElement, words: Words): string {
  const [width, height] = [Number(shown.getAttribute('width')), Number(shown.getAttribute('height'))]
  const head = words.title ? HEAD : 0
  const drawing = made('svg', {
    width,
    height: height + head,
    viewBox: `0 0 ${width} ${height + head}`,
    'font-family': 'Atkinson Hyperlegible Next, DejaVu Sans, sans-serif',
  })
  drawing.append(made('title', {}, words.description), definitionsOf(shown))
  drawing.append(made('rect', { width, height: height + head, fill: 'var(--paper)' }))
  if (words.title) {
    const look = { x: 10, y: 28, 'font-size': 22, 'font-weight': 600, fill: 'var(--ink)' }
    drawing.append(made('text', { ...look, 'font-family': 'Fraunces, Georgia, serif' }, words.title))
  }
  const [left, top] = (shown.getAttribute('viewBox') ?? '0 0').split(' ').map(Number)
  const body = made('g', { transform: `translate(${-(left ?? 0)} ${head - (top ?? 0)})` })
  const parts = [...shown.children].filter(part => part.getAttribute('role') !== 'row')
  body.append(...parts.map(part => cleaned(part as SVGElement)))
  drawing.append(body)
  return withColours(new XMLSerializer().serializeToString(drawing))
}

function made(tag: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const element = document.createElementNS(NAMESPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.textContent = text
  return element
}

/** The symbols and patterns that the drawing uses and does not bring itself, copied from the page. */
function definitionsOf(shown: SVGSVGElement): SVGElement {
  const marks = [...shown.querySelectorAll('use, [fill^="url("]')]
  const used = marks.map(mark => mark.getAttribute('href') ?? mark.getAttribute('fill')?.slice(4, -1) ?? '')
  const defs = made('defs', {})
  const found = [...new Set(used)].flatMap(href => document.querySelector(href) ?? [])
  defs.append(...found.filter(each => !shown.contains(each)).map(each => cleaned(each as SVGElement)))
  return defs
}

/** A copy without what only the page needs; looks that live in classes become attributes. */
function cleaned(part: SVGElement): SVGElement {
  const copy = part.cloneNode(true) as SVGElement
  const originals = [part, ...part.querySelectorAll<SVGElement>('*')]
  for (const [i, element] of [copy, ...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[i]
    if (original && hasLook(original)) {
      const style = getComputedStyle(original)
      for (const look of LOOKS) {
        if (!element.hasAttribute(look)) element.setAttribute(look, style.getPropertyValue(look))
      }
    }
    const extra = [...element.attributes].map(({ name }) => name).filter(name => name.startsWith('data-'))
    for (const name of [...PAGE_ONLY, ...extra]) element.removeAttribute(name)
  }
  return copy
}

/** Whether a class of its own says how an element looks; Svelte marks its elements with classes that say nothing. */
const hasLook = (element: Element): boolean => [...element.classList].some(name => !name.startsWith('svelte-'))

/** Every token replaced by its value in the present theme. */
function withColours(svg: string): string {
  const tokens = getComputedStyle(document.documentElement)
  return svg
    .replace(/<!--.*?-->/g, '')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) =>
      plain(tokens.getPropertyValue(name).trim()).replaceAll('"', "'"),
    )
}

/** A mix of colours as one colour, since few programs beside browsers know mixes. */
function plain(value: string): string {
  const probe = value.startsWith('color-mix') ? document.createElement('canvas').getContext('2d') : null
  if (!probe) return value
  probe.fillStyle = value
  probe.fillRect(0, 0, 1, 1)
  const [red, green, blue] = probe.getImageData(0, 0, 1, 1).data
  return `rgb(${red} ${green} ${blue})`
}
