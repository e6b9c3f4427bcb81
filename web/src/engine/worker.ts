// Python in a worker: the package itself, interpreted. As a house it plays the server's part for the pages of this
// browser; a second one thinks for the bots, so that the house always answers.
import type { loadPyodide } from 'pyodide'
import type { Files, FromWorker, Role, ToWorker } from './messages'
import { Shelf } from './shelf'

const HOUSE = `
from pyodide.ffi import to_js
from castlewright.local.browser import Browser

async def ask(packed):
    return (await js_ask(to_js(packed))).to_bytes()

browser = Browser(js_kept.to_py(), js_keep, js_fetch, ask, js_post)

async def request(method, path, body):
    return to_js(await browser.request(method, path, body))
`

const THINKER = `
from pyodide.ffi import to_js
from castlewright.local.thinking import think as think_packed

def think(packed):
    return to_js(think_packed(packed.to_bytes()))
`

type Python = Awaited<ReturnType<typeof loadPyodide>>
type Called = (...given: unknown[]) => unknown

let root = ''
let files: Files
let python: Python
const called: Record<string, Called> = {}

/** Call what Python offers under a name. */
function call(name: string, ...given: unknown[]): unknown {
  const offered = called[name]
  if (!offered) throw new Error(`${name} is not offered here`)
  return offered(...given)
}

function say(message: FromWorker): void {
  postMessage(message)
}

/** Fetch the large files, and say how far that is. */
async function download(): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const total = Object.values(files.sizes).reduce((sum, size) => sum + size, 0)
  let got = 0
  const parts = Object.keys(files.sizes).map(async path => {
    const address = new URL(path, root).href
    const response = await fetch(address)
    if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`)
    const chunks: Uint8Array<ArrayBuffer>[] = []
    const reader = response.body.getReader()
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      chunks.push(step.value)
      got += step.value.length
      say({ type: 'progress', share: Math.min(0.5, (0.5 * got) / total) })
    }
    return [address, new Uint8Array(await new Blob(chunks).arrayBuffer())] as const
  })
  return new Map(await Promise.all(parts))
}

async function start(role: Role): Promise<void> {
  const found = await download()
  const network = self.fetch
  // Python's loader asks for files that are here already.
  self.fetch = (asked, init) => {
    const address = new URL(asked instanceof Request ? asked.url : asked, root).href
    const content = found.get(address)
    const type = address.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'
    return content
      ? Promise.resolve(new Response(content, { headers: { 'content-type': type } }))
      : network(asked, init)
  }
  const base = new URL(files.python, root).href
  const loader = (await import(/* @vite-ignore */ `${base}pyodide.mjs`)) as { loadPyodide: typeof loadPyodide }
  // Nothing is loaded by name: everything that is needed lies in the client.
  const noPackages = JSON.stringify({ info: files.about, packages: {} })
  python = await loader.loadPyodide({ indexURL: base, lockFileContents: noPackages })
  self.fetch = network
  say({ type: 'progress', share: 0.8 })
  const site = python.runPython('import site; site.getsitepackages()[0]') as string
  python.unpackArchive(content(found, files.wheel), 'wheel')
  python.unpackArchive(content(found, files.package), 'zip', { extractDir: site })
  await (role === 'house' ? openHouse() : openThinker())
}

function content(found: Map<string, Uint8Array>, path: string): Uint8Array {
  return found.get(new URL(path, root).href) as Uint8Array
}

async function openHouse(): Promise<void> {
  const shelf = await Shelf.open()
  python.globals.set('js_kept', await shelf.all())
  python.globals.set('js_keep', (name: string, text?: string) => shelf.keep(name, text))
  python.globals.set('js_fetch', (name: string) => shelf.find(name))
  python.globals.set('js_ask', ask)
  python.globals.set('js_post', (line: number, text: string) => say({ type: 'text', line, text }))
  await python.runPythonAsync(HOUSE)
  const browser = python.globals.get('browser') as Record<string, Called>
  for (const name of ['open', 'receive', 'close']) called[name] = browser[name] as Called
  called.request = python.globals.get('request') as Called
}

async function openThinker(): Promise<void> {
  await python.runPythonAsync(THINKER)
  called.think = python.globals.get('think') as Called
}

let thinker: Worker | undefined
let questions = 0
const asked = new Map<number, { tell: (packed: Uint8Array) => void; fail: (reason: Error) => void }>()

/** Ask the thinker, who comes with the first question. */
function ask(packed: Uint8Array): Promise<Uint8Array> {
  thinker ??= callThinker()
  questions += 1
  const id = questions
  return new Promise((tell, fail) => {
    asked.set(id, { tell, fail })
    thinker?.postMessage({ type: 'think', id, packed: packed.slice() } satisfies ToWorker)
  })
}

function callThinker(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'thought') {
      asked.get(data.id)?.tell(data.packed)
      asked.delete(data.id)
    } else if (data.type === 'failed') dismiss(worker, data.reason)
  }
  worker.onerror = () => dismiss(worker, 'the thinker failed')
  worker.postMessage({ type: 'start', role: 'thinker', root, files } satisfies ToWorker)
  return worker
}

/** A thinker that cannot think answers nothing any more; the next question calls another one. */
function dismiss(worker: Worker, reason: string): void {
  worker.terminate()
  thinker = undefined
  for (const { fail } of asked.values()) fail(new Error(reason))
  asked.clear()
}

async function follow(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'request': {
      const { id, method, path, body } = message
      const [status, answer] = (await call('request', method, path, body)) as [number, string]
      say({ type: 'answer', id, status, body: answer })
      break
    }
    case 'open':
      call('open', message.line, message.code)
      break
    case 'say':
      await call('receive', message.line, message.text)
      break
    case 'close':
      call('close', message.line)
      break
    case 'think':
      say({ type: 'thought', id: message.id, packed: call('think', message.packed) as Uint8Array })
      break
  }
}

let starting: Promise<void> | undefined

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  try {
    if (data.type === 'start') {
      root = data.root
      files = data.files
      starting = start(data.role)
      await starting
      say({ type: 'ready' })
    } else {
      await starting
      await follow(data)
    }
  } catch (error) {
    if (data.type === 'request') say({ type: 'answer', id: data.id, status: 500, body: '{"code": "failed"}' })
    else say({ type: 'failed', reason: String(error) })
  }
}
