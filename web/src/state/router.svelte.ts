// The address bar as state: which page, with what in its path. Links with a path of ours change it without a reload.
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'join'; code: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'all-rules' }
  | { page: 'replays' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'missing' }

export const router = $state({ route: routeOf(location.pathname), query: location.search, hash: location.hash })

/** The page of a path; `missing` where there is none. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(part => part !== '')
  const [first, second = '', third] = parts
  if (!first) return { page: 'home' }
  if (parts.length === 1 && (first === 'settings' || first === 'about')) return { page: first }
  if (parts.length === 1 && first === 'replay') return { page: 'replays' }
  if (parts.length === 1 && first === 'rules') return { page: 'all-rules' }
  if (parts.length === 2 && (first === 'new' || first === 'rules')) return { page: first, game: second }
  if (parts.length === 2 && first === 'join') return { page: 'join', code: second.toLowerCase() }
  if (parts.length === 2 && first === 'table') return { page: 'table', code: second.toLowerCase() }
  if (parts.length === 3 && first === 'table' && third === 'replay')
    return { page: 'replay', code: second.toLowerCase() }
  return { page: 'missing' }
}

export function go(path: string): void {
  history.pushState(null, '', path)
  read()
  scrollTo(0, 0)
}

/** Change the address of the page that is shown, without a step in the history. */
export function rewrite(path: string): void {
  history.replaceState(null, '', path)
  read()
}

/** Follow the back button and every plain click on a link of ours. */
export function startRouter(): void {
  addEventListener('popstate', read)
  addEventListener('hashchange', read)
  document.addEventListener('click', event => {
    const path = pathOfClick(event)
    if (!path) return
    event.preventDefault()
    go(path)
  })
}

function read(): void {
  const route = routeOf(location.pathname)
  if (JSON.stringify(route) !== JSON.stringify(router.route)) router.route = route
  router.query = location.search
  router.hash = location.hash
}

function pathOfClick(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  if (link.pathname === location.pathname && link.hash) return null
  return link.pathname.startsWith('/api/') ? null : link.pathname + link.search + link.hash
}
