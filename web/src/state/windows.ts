// The same table in two windows of one browser: the newer one plays, the older says so and can take over.
import { newId } from './ids'

interface Note {
  code: string
  window: string
}

export class Windows {
  private readonly id = newId()
  private readonly channel: BroadcastChannel | null =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('castlewright-windows')

  /** `lose` is called when another window begins to play at this table. */
  constructor(
    private readonly code: string,
    lose: () => void,
  ) {
    this.channel?.addEventListener('message', (event: MessageEvent<Note>) => {
      if (event.data.code === this.code && event.data.window !== this.id) lose()
    })
  }

  /** Play in this window: all others at the table rest. */
  take(): void {
    this.channel?.postMessage({ code: this.code, window: this.id } satisfies Note)
  }

  close(): void {
    this.channel?.close()
  }
}
