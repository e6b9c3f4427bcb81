// Who I am for the server, and what the server is.

import { IS_STATIC } from '../engine/engine.svelte'
import type { About, Level, Session, Tables } from '../protocol'
import { text } from '../texts/texts.svelte'
import { ask } from './http'
import { settings } from './settings.svelte'

declare const __VERSION__: string
export const VERSION = __VERSION__

class Me {
  name: string | null = $state(null)
  guest: string | null = $state(null)
  about: About | null = $state.raw(null)
  /** My tables as they were when the page was opened. */
  tables: Tables | null = null

  /** The server is of another version than this client. */
  get isOutdated(): boolean {
    return this.about !== null && this.about.version !== VERSION
  }

  /** The levels of bots that play here, the weakest first. */
  get levels(): Level[] {
    return (this.about?.levels ?? []) as Level[]
  }

  async load(): Promise<void> {
    const [about, session] = await Promise.all([ask<About>('GET', 'about'), ask<Session>('GET', 'session')])
    // Without a server the tables come with the engine, later than the page.
    if (session.guest && !IS_STATIC) this.tables = await ask<Tables>('GET', 'tables').catch(() => null)
    this.about = about
    this.take(session)
  }

  async rename(name: string): Promise<void> {
    this.take(await ask<Session>('POST', 'session', { name, language: settings.language }))
  }

  /** Make sure that the server knows me, by a proposed name if none was given. */
  async introduce(): Promise<void> {
    if (this.name === null) await this.rename(text('guest-name'))
  }

  private take(session: Session): void {
    this.name = session.name
    this.guest = session.guest
  }
}

export const me = new Me()
