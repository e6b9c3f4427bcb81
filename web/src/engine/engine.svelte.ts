// The engine in this browser, seen from a page: loaded once, asked like a server, and kept for use without a network.
import type { Files, FromWorker, ToWorker } from './messages'

declare const __STATIC__: boolean
/** Whether this client was built to be served as plain files: then the engine is the only server that there is. */
export const IS_STATIC = __STATIC__

/** The root of the client. */
function rootOf(): string {
  return new URL(import.meta.env.BASE_URL, document.baseURI).href
}

/** Whether the browser was told to save data: the engine is some megabytes. */
export function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}

export type Hear = (text: string) => void

class Engine {
  state: 'none' | 'loading' | 'ready' | 'failed' = $state('none')
  /** How much of it is here, from 0 to 1. */
  share = $state(0)

  private worker: Worker | undefined
  private loading: Promise<boolean> | undefined
  private last = 0
  private readonly answers = new Map<number, (answer: Response) => void>()
  private readonly hearers = new Map<number, Hear>()

  /** Load the engine, once; whether it is there. */
  load(): Promise<boolean> {
    this.loading ??= this.start().catch(error => {
      console.warn('The engine does not run in this browser:', error)
      this.state = 'failed'
      return false
    })
    return this.loading
  }

  /** Ask it as one asks the server. */
  async request(method: string, path: string, body?: string): Promise<Response> {
    if (!(await this.load())) throw new Error('no engine')
    this.last += 1
    const id = this.last
    return new Promise(resolve => {
      this.answers.set(id, resolve)
      this.say({ type: 'request', id, method, path, body })
    })
  }

  /** Look at a table: what it says goes to `hear`. */
  open(code: string, hear: Hear): number {
    this.last += 1
    this.hearers.set(this.last, hear)
    this.say({ type: 'open', line: this.last, code })
    return this.last
  }

  tell(line: number, text: string): void {
    this.say({ type: 'say', line, text })
  }

  close(line: number): void {
    this.hearers.delete(line)
    this.say({ type: 'close', line })
  }

  private say(message: ToWorker): void {
    this.worker?.postMessage(message)
  }

  private async start(): Promise<boolean> {
    if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') throw new Error('too old a browser')
    this.state = 'loading'
    const found = await fetch(new URL('engine.json', rootOf()))
    if (!found.ok || !found.headers.get('content-type')?.includes('json')) throw new Error('no engine here')
    const files = (await found.json()) as Files
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.worker = worker
    await new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker failed'))
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'failed') reject(new Error(data.reason))
        else if (data.type === 'ready') resolve()
        else this.hear(data)
      }
      this.say({ type: 'start', role: 'house', root: rootOf(), files })
    })
    this.share = 1
    this.state = 'ready'
    void keep(files)
    return true
  }

  private hear(message: FromWorker): void {
    if (message.type === 'progress') this.share = message.share
    else if (message.type === 'text') this.hearers.get(message.line)?.(message.text)
    else if (message.type === 'answer') {
      this.answers.get(message.id)?.(new Response(message.body, { status: message.status }))
      this.answers.delete(message.id)
    }
  }
}

export const engine = new Engine()

/** Keep the client, and with it the engine, for use without a network. */
export async function keep(files?: Files): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(new URL('sw.js', rootOf()))
    const kept = await navigator.serviceWorker.ready
    if (!files) return
    const loaded = ['pyodide.mjs', 'pyodide.asm.mjs'].map(name => files.python + name)
    kept.active?.postMessage({ keep: ['engine.json', ...loaded, ...Object.keys(files.sizes)] })
  } catch {
    // A browser that keeps nothing asks the network again.
  }
}
