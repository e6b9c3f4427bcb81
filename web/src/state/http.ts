// One request to the server, or to the engine that plays its part: JSON both ways, the CSRF cookie sent back as a header, refusals as `Refused`.
import type { Problem } from '../protocol'
import type { Args } from '../texts/texts.svelte'
import { request } from './door'
import { slow } from './slow.svelte'

/** What the page asks for by itself: nobody waits for it. */
const QUIET = ['rematches', 'tables']

/** The server said no, or could not be reached (`code` is then "unreachable"). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly key: string,
    readonly args: Args,
  ) {
    super(code)
  }
}

/** Whether a table is there but cannot be shown: its record can be taken home. */
export function isSetAside(problem: Refused): boolean {
  return problem.code === 'other_rules' || problem.code === 'unreadable_table'
}

export async function ask<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const response = await send(method, path, body, signal)
  if (!response.ok) throw await refusal(response)
  return response.status === 204 ? (undefined as Answer) : ((await response.json()) as Answer)
}

export async function askText(path: string): Promise<string> {
  const response = await send('GET', path)
  if (!response.ok) throw await refusal(response)
  return response.text()
}

async function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const token = cookie('csrftoken')
  if (token) headers['x-csrftoken'] = token
  const arrive = method === 'GET' && QUIET.includes(path) ? () => {} : slow.wait()
  try {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    return await request(method, path, { headers, body: sent, signal })
  } catch {
    throw new Refused(0, 'unreachable', 'error-unreachable', {})
  } finally {
    arrive()
  }
}

async function refusal(response: Response): Promise<Refused> {
  const problem: Partial<Problem> = await response.json().catch(() => ({}))
  const code = problem.code ?? String(response.status)
  return new Refused(response.status, code, problem.key ?? 'error-unknown', problem.args ?? {})
}

function cookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ').map(pair => pair.split('='))
  return pairs.find(pair => pair[0] === name)?.[1]
}
