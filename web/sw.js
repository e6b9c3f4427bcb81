// Keeps the client for use without a network. Pages come from the network while there is one, so that nobody sees an
// old client; files whose name bears their hash come from here. What the server is asked goes to the server.
const BUILD = '__BUILD__'
const FILES = '__FILES__'
const SHELL = `shell-${BUILD}`
const ENGINE = 'engine'
const ROOT = new URL('./', self.location.href).href
const SERVER = /^(api|ws|schema|health|ready|metrics)(\/|$)/

self.addEventListener('install', event => event.waitUntil(install()))
self.addEventListener('activate', event => event.waitUntil(activate()))
self.addEventListener('message', event => event.waitUntil(keepEngine(event.data.keep)))
self.addEventListener('fetch', event => {
  const path = event.request.url.startsWith(ROOT) ? event.request.url.slice(ROOT.length) : 'api'
  if (event.request.method !== 'GET' || SERVER.test(path)) return
  if (event.request.mode === 'navigate') event.respondWith(page(event.request))
  else if (path.startsWith('assets/')) event.respondWith(kept(event.request))
  else event.respondWith(newest(event.request))
})

async function install() {
  const shell = await caches.open(SHELL)
  await shell.addAll(FILES.map(path => new Request(ROOT + path, { cache: path.startsWith('assets/') ? 'default' : 'reload' })))
  await self.skipWaiting()
}

async function activate() {
  const old = (await caches.keys()).filter(name => name.startsWith('shell-') && name !== SHELL)
  await Promise.all(old.map(name => caches.delete(name)))
  await self.clients.claim()
}

/** The engine is kept when a page has loaded it; only then what belongs to an older one goes. */
async function keepEngine(paths) {
  const engine = await caches.open(ENGINE)
  const wanted = paths.map(path => ROOT + path)
  const there = (await engine.keys()).map(request => request.url)
  await engine.addAll(wanted.filter(url => !there.includes(url) || url.endsWith('.json')))
  await Promise.all(there.filter(url => !wanted.includes(url)).map(url => engine.delete(url)))
}

async function page(request) {
  const shell = () => caches.match(ROOT)
  try {
    const found = await fetch(request)
    return found.status < 500 ? found : ((await shell()) ?? found)
  } catch (error) {
    const found = await shell()
    if (found) return found
    throw error
  }
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request)
}

/** From the network while there is one, and kept as it came last. */
async function newest(request) {
  try {
    const found = await fetch(request)
    if (found.status === 200) await (await caches.open(SHELL)).put(request, found.clone())
    return found
  } catch (error) {
    const found = await caches.match(request, { ignoreSearch: true })
    if (found) return found
    throw error
  }
}
