// A board as a file: the drawing with its colours and symbols inside, so that it needs nothing else.

export async function exportBoard(board: SVGSVGElement, name: string, kind: 'svg' | 'png'): Promise<void> {
  const source = new Blob([standAlone(board)], { type: 'image/svg+xml' })
  const file = kind === 'svg' ? source : await painted(source, board)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name}.${kind}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** The text of a drawing that works outside the page: what it uses is copied in, tokens become their values. */
export function standAlone(board: SVGSVGElement): string {
  const copy = board.cloneNode(true) as SVGSVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copyStyles(board, copy)
  for (const cell of copy.querySelectorAll('[role=gridcell], .above')) cell.remove()
  const symbols = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  for (const id of usedSymbols(copy)) {
    const symbol = document.getElementById(id)
    if (symbol) symbols.append(symbol.cloneNode(true))
  }
  copy.prepend(symbols)
  return withValues(new XMLSerializer().serializeToString(copy))
}

/** Looks that come from style sheets, written on the copies. */
function copyStyles(from: Element, to: Element): void {
  const [originals, copies] = [from.querySelectorAll('rect, path, text, circle'), to.querySelectorAll('rect, path, text, circle')]
  originals.forEach((original, index) => {
    const style = getComputedStyle(original)
    const copy = copies[index] as SVGElement
    for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity']) {
      copy.style.setProperty(name, style.getPropertyValue(name))
    }
  })
}

function usedSymbols(drawing: Element): Set<string> {
  const ids = new Set<string>()
  const collect = (element: Element) => {
    for (const use of element.querySelectorAll('use')) {
      const id = use.getAttribute('href')?.slice(1)
      if (!id || ids.has(id)) continue
      ids.add(id)
      const symbol = document.getElementById(id)
      if (symbol) collect(symbol)
    }
  }
  collect(drawing)
  return ids
}

function withValues(markup: string): string {
  const style = getComputedStyle(document.documentElement)
  return markup.replace(/var\((--[\w-]+)\)/g, (_, name: string) => style.getPropertyValue(name).trim() || 'none')
}

async function painted(source: Blob, board: SVGSVGElement): Promise<Blob> {
  const image = new Image()
  const address = URL.createObjectURL(source)
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = board.clientWidth * 3
  canvas.height = board.clientHeight * 3
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  URL.revokeObjectURL(address)
  return new Promise((resolve, reject) => canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture')))))
}
