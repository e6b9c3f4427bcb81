// One request to the server: JSON both ways, the CSRF cookie sent back as a header, refusals as `Refused`.
import type { Problem } from '../protocol'
import type { Args } from '../texts/texts.svelte'

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
  try {
    const sent = body === undefined ? undefined : JSON.stringify(body)
    return await fetch(`/api/${path}`, { method, headers, body: sent, signal })
  } catch {
    throw new Refused(0, 'unreachable', 'error-unreachable', {})
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
