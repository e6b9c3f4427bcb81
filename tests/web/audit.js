// What is wrong with the page as it lies on the screen, in words; an empty list if nothing is. Targets are judged on phones.
phone => {
  const LEAST_TEXT = 11.99, LEAST_TARGET = 43.5
  const found = []
  const name = element => {
    const words = (element.getAttribute('aria-label') || element.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 60)
    return `${element.tagName.toLowerCase()}.${[...element.classList].filter(each => !each.startsWith('svelte-')).join('.')} «${words}»`
  }
  const isHeardOnly = element => element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement))
  // Points that fly are under way to somewhere; they are gone in a second.
  const isSeen = element =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('.flights, .skip, dialog:not([open])') && !isHeardOnly(element)

  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth) found.push(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} pixels`)

  /** The nearest elements around that cut off what leaves them; what scrolls can be reached and is left out. */
  const cutters = element => {
    const around = []
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(each)
      if (/auto|scroll/.test(overflowX + overflowY)) break
      if (/hidden|clip/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || each.matches('button, .button, .field, .pill, .chip, summary')) around.push(each)
    }
    return around
  }
  const scrolls = element => element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  // Where the system gives the colours it lays its ground behind words: words in the colour of the ground vanish.
  const probe = document.body.appendChild(document.createElement('span'))
  probe.style.color = 'Canvas'
  const ground = matchMedia('(forced-colors: active)').matches ? getComputedStyle(probe).color : null
  probe.remove()

  // A table of figures is read as a whole; those of the rules may be moved sideways.
  for (const table of document.querySelectorAll('table')) {
    const room = table.parentElement.clientWidth, over = Math.round(Math.max(table.offsetWidth, table.scrollWidth)) - room
    if (isSeen(table) && !table.closest('article') && over > 1) found.push(`a table is wider than its room by ${over} pixels: ${name(table)}`)
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const node = texts.currentNode, element = node.parentElement
    if (!node.data.trim() || /^(SCRIPT|STYLE|OPTION|TITLE)$/i.test(element.tagName) || !isSeen(element)) continue
    const words = node.data.trim().replace(/\s+/g, ' ').slice(0, 60)
    const scale = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM()?.a ?? 1) : 1
    const size = parseFloat(getComputedStyle(element).fontSize) * scale
    if (size < LEAST_TEXT) found.push(`text of ${size.toFixed(1)} pixels: ${name(element)}`)
    const { color, forcedColorAdjust } = getComputedStyle(element)
    if (color === ground && forcedColorAdjust !== 'none') found.push(`words vanish in forced colours: ${name(element)}`)
    if (/^[a-z]+(-[a-z]+)+$/.test(words) && !element.closest('code, kbd, .copy')) found.push(`a key instead of words: «${words}»`)
    for (const { 0: word, index } of element.closest('.button, h2, h3') ? node.data.matchAll(/[^\s-]+/g) : []) {
      range.setStart(node, index), range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1) found.push(`a word is broken: «${word}» in ${name(element)}`)
    }
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue
      if (!element.closest('svg') && (box.left < -1 || box.right > innerWidth + 1) && !scrolls(element))
        found.push(`text leaves the screen: «${words}» in ${name(element)}`)
      for (const around of element.closest('svg') ? [] : cutters(element)) {
        const frame = around.getBoundingClientRect()
        if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 3 || box.bottom > frame.bottom + 3)
          found.push(`text is cut off: «${words}» in ${name(around)}`)
      }
    }
  }

  const pen = document.createElement('canvas').getContext('2d')
  for (const list of document.querySelectorAll('select')) {
    const words = list.selectedOptions[0]?.textContent.trim() ?? '', style = getComputedStyle(list)
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const arrow = 20, room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow
    if (isSeen(list) && pen.measureText(words).width > room) found.push(`a choice is cut off: «${words}»`)
  }

  if (phone)
    for (const target of document.querySelectorAll('a[href], button, input:not(label input), select, summary, textarea, label:has(input)')) {
      if (!isSeen(target) || target.closest('.places.only-heard, .city')) continue
      const inText = target.matches('p a, li a, td a, h2 a') && getComputedStyle(target).display === 'inline'
      const box = target.getBoundingClientRect()
      if (inText || target.matches('article .number')) continue
      if (box.width && Math.min(box.width, box.height) < LEAST_TARGET)
        found.push(`a target of ${Math.round(box.width)} by ${Math.round(box.height)}: ${name(target)}`)
    }

  // What explains a first game lies over nothing that is to be touched or read there.
  const shownOf = element => {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let each = element.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const frame = each.getBoundingClientRect()
      left = Math.max(left, frame.left), top = Math.max(top, frame.top), right = Math.min(right, frame.right), bottom = Math.min(bottom, frame.bottom)
    }
    return { left, top, right, bottom }
  }
  for (const remark of document.querySelectorAll('.remark')) {
    const over = remark.getBoundingClientRect()
    for (const thing of document.querySelectorAll('[data-place], [data-cell], [data-piece], .pill, button, a[href]')) {
      if (remark.contains(thing) || !isSeen(thing)) continue
      const { left, top, right, bottom } = shownOf(thing)
      const [x, y] = [(Math.max(left, over.left) + Math.min(right, over.right)) / 2, (Math.max(top, over.top) + Math.min(bottom, over.bottom)) / 2]
      const meets = left < over.right - 1 && over.left < right - 1 && top < over.bottom - 1 && over.top < bottom - 1
      if (meets && remark.contains(document.elementFromPoint(x, y))) found.push(`a remark lies over ${name(thing)}`)
    }
  }

  for (const thing of document.querySelectorAll('[role=gridcell], button, [role=img], img, a[href], input, select')) {
    if (!thing.checkVisibility() || thing.closest('[aria-hidden=true]')) continue
    const spoken = thing.getAttribute('aria-label') || thing.getAttribute('alt') || thing.textContent.trim() || thing.labels?.length || thing.getAttribute('placeholder')
    if (!spoken) found.push(`nothing to say: ${thing.outerHTML.slice(0, 120)}`)
  }
  return [...new Set(found)]
}
