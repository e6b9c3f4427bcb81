// The two doors to whoever keeps tables and rules: the server, or the engine in this browser. Both speak the same protocol.
import { WebSocket as Socket } from 'partysocket'
import { engine, IS_STATIC } from '../engine/engine.svelte'

/** A line to a table: a socket that mends itself, or what stands for one. */
export interface Wire {
  readonly isOpen: boolean
  send(text: string): void
  reconnect(): void
  close(): void
}

export interface Ends {
  open(): void
  hear(text: string): void
  lose(): void
}

/** Questions that the engine in the browser answers for every client, once it is there. */
const FOR_BOTH = 'assistant'

/** Ask whoever is there; throws where nobody is. */
export async function request(method: string, path: string, init: RequestInit): Promise<Response> {
  const body = typeof init.body === 'string' ? init.body : undefined
  if (IS_STATIC) return alone(method, path, body)
  if (path !== FOR_BOTH) return server(method, path, init)
  if (engine.state === 'ready') return engine.request(method, path, body)
  // Until the engine is there the server is asked; without a server one waits for the engine.
  return server(method, path, init).catch(error =>
    engine.state === 'failed' ? Promise.reject(error) : engine.request(method, path, body),
  )
}

function server(method: string, path: string, init: RequestInit): Promise<Response> {
  return fetch(`/api/${path}`, { ...init, method })
}

const SESSION = 'castlewright-session'

/** Pages that need no engine are there before it is: what was built in, and my name as it was last told. */
async function alone(method: string, path: string, body?: string): Promise<Response> {
  if (path === 'about') return fetch('about.json')
  const mine = localStorage.getItem(SESSION)
  if (method === 'GET' && path === 'session')
    return new Response(mine ?? '{"name": null, "guest": null, "language": null}')
  if (path === 'rematches' && engine.state !== 'ready') throw new Error('nothing is asked yet')
  const answer = await engine.request(method, path, body)
  if (path === 'session' && answer.ok) localStorage.setItem(SESSION, await answer.clone().text())
  return answer
}

/** Open a line to a table. */
export function connect(code: string, ends: Ends): Wire {
  return IS_STATIC ? new Within(code, ends) : toServer(code, ends)
}

function toServer(code: string, ends: Ends): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new Socket(`${scheme}://${location.host}/ws/tables/${code}`, [], {
    minReconnectionDelay: 300,
    maxReconnectionDelay: 5000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 5000,
  })
  socket.addEventListener('open', () => ends.open())
  socket.addEventListener('message', message => ends.hear(message.data))
  socket.addEventListener('close', () => ends.lose())
  return {
    get isOpen() {
      return socket.readyState === socket.OPEN
    },
    send: text => socket.send(text),
    reconnect: () => socket.reconnect(),
    close: () => socket.close(),
  }
}

/** A line within this browser: it opens when the engine is there and never breaks. */
class Within implements Wire {
  private line = -1
  private isClosed = false

  constructor(
    private readonly code: string,
    private readonly ends: Ends,
  ) {
    void this.begin()
  }

  get isOpen(): boolean {
    return this.line >= 0
  }

  send(text: string): void {
    if (this.isOpen) engine.tell(this.line, text)
  }

  reconnect(): void {
    // The worker is busy, not gone: it answers when it is done.
  }

  close(): void {
    this.isClosed = true
    if (this.isOpen) engine.close(this.line)
    this.line = -1
  }

  private async begin(): Promise<void> {
    if (!(await engine.load())) this.ends.lose()
    else if (!this.isClosed) {
      this.line = engine.open(this.code, text => this.ends.hear(text))
      this.ends.open()
    }
  }
}
