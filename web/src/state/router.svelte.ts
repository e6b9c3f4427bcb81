// The address bar as state: which page, with what in its path. Links with a path of ours change it without a reload.
import { IS_STATIC } from '../engine/engine.svelte'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'join'; code: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'all-rules' }
  | { page: 'score'; game: string }
  | { page: 'pick-score' }
  | { page: 'replays' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'missing' }

const start = here()
export const router = $state({ route: routeOf(start.pathname), query: start.search, hash: start.hash })

/** Where we are. Of plain files there is one page only: its address is written behind `#`. */
function here(): { pathname: string; search: string; hash: string } {
  if (!IS_STATIC) return location
  const inner = location.hash.slice(1)
  return new URL(inner.startsWith('/') ? inner : '/', location.origin)
}

function addressOf(path: string): string {
  return IS_STATIC ? `#${path}` : path
}

/** The whole address of one of our pages, to give away. */
export function wholeAddress(path: string): string {
  return new URL(addressOf(path), location.href).href
}

/** The page of a path; `missing` where there is none. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(part => part !== '')
  const [first, second = '', third] = parts
  if (!first) return { page: 'home' }
  if (parts.length === 1 && (first === 'settings' || first === 'about')) return { page: first }
  if (parts.length === 1 && first === 'replay') return { page: 'replays' }
  if (parts.length === 1 && first === 'rules') return { page: 'all-rules' }
  if (parts.length === 1 && first === 'score') return { page: 'pick-score' }
  if (parts.length === 2 && (first === 'new' || first === 'rules' || first === 'score'))
    return { page: first, game: second }
  if (parts.length === 2 && first === 'join') return { page: 'join', code: second.toLowerCase() }
  if (parts.length === 2 && first === 'table') return { page: 'table', code: second.toLowerCase() }
  if (parts.length === 3 && first === 'table' && third === 'replay')
    return { page: 'replay', code: second.toLowerCase() }
  return { page: 'missing' }
}

export function go(path: string): void {
  history.pushState(null, '', addressOf(path))
  read()
  scrollTo(0, 0)
}

/** Change the address of the page that is shown, without a step in the history. */
export function rewrite(path: string): void {
  history.replaceState(null, '', addressOf(path))
  read()
}

/** Follow the back button and every plain click on a link of ours. */
export function startRouter(): void {
  addEventListener('popstate', read)
  addEventListener('hashchange', IS_STATIC ? readInner : read)
  if (IS_STATIC) for (const kind of ['pointerover', 'focusin', 'click']) document.addEventListener(kind, adapt, true)
  document.addEventListener('click', event => {
    const path = pathOfClick(event)
    if (!path) return
    event.preventDefault()
    go(path)
  })
}

/** Links to our pages lead behind the `#`, before anybody can follow, copy or open them elsewhere. */
function adapt(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const path = link?.getAttribute('href')
  if (path?.startsWith('/')) link?.setAttribute('href', addressOf(path))
}

/** A link within the page, such as `#5.2`, keeps the address of its page before it. */
function readInner(): void {
  const before = JSON.stringify(router.route)
  if (!location.hash.startsWith('#/')) history.replaceState(null, '', `#${shown}${location.hash}`)
  read()
  if (JSON.stringify(router.route) !== before) scrollTo(0, 0)
}

/** The path and query of the page that is shown. */
let shown = start.pathname + start.search

function read(): void {
  const at = here()
  const route = routeOf(at.pathname)
  shown = at.pathname + at.search
  if (JSON.stringify(route) !== JSON.stringify(router.route)) router.route = route
  router.query = at.search
  router.hash = at.hash
}

function pathOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  if (link.pathname === location.pathname && link.hash) return null
  return link.pathname.startsWith('/api/') ? null : link.pathname + link.search + link.hash
}
