// Earlier positions of a running game, as everybody has seen them: boards and sheets, no hands.
import type { Face, Play } from '../games/face'
import type { Event } from '../protocol'
import { Film } from './film.svelte'
import type { Table } from './table.svelte'

class Past extends Film {
  readonly eyes: number

  constructor(private readonly table: Table) {
    super(table.code)
    this.info = table.info
    this.eyes = table.seat
  }

  /** Show what was there after a log entry; whether it could be had. */
  async look(event: Event): Promise<boolean> {
    this.events = this.table.events
    this.steps = this.table.seq
    return this.show(event.seq, -1).then(
      () => true,
      () => false,
    )
  }
}

/** The earlier position that a line of the log has opened, until somebody goes back to now. */
export class LookBack {
  shown: { play: Play; words: string } | null = $state.raw(null)
  /** The entry that was asked for last: an answer to another one comes too late. */
  private wanted: Event | null = null

  constructor(
    private readonly table: Table,
    private readonly face: Face,
  ) {}

  async open(event: Event): Promise<void> {
    this.wanted = event
    const film = new Past(this.table)
    const { words } = this.face.logLine(event, this.table)
    if ((await film.look(event)) && this.wanted === event) this.shown = { play: this.face.makePlay(film, film), words }
  }

  /** Back to now, also while the answer is on its way; whether there was anything to go back from. */
  close(): boolean {
    const wasOpen = this.wanted !== null
    this.wanted = null
    this.shown = null
    return wasOpen
  }
}
