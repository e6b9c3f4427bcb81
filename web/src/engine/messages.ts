// What page and workers say to each other.

/** Where the engine's files lie, from the root of the client on; `engine.json` as it was built. */
export interface Files {
  /** Which Python it is. */
  about: Record<string, string>
  python: string
  wheel: string
  package: string
  sizes: Record<string, number>
}

/** A house keeps tables and answers pages; a thinker thinks for its bots. */
export type Role = 'house' | 'thinker'

export type ToWorker =
  | { type: 'start'; role: Role; root: string; files: Files }
  | { type: 'request'; id: number; method: string; path: string; body?: string }
  | { type: 'open'; line: number; code: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number }
  | { type: 'think'; id: number; packed: Uint8Array }

export type FromWorker =
  | { type: 'progress'; share: number }
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | { type: 'answer'; id: number; status: number; body: string }
  | { type: 'text'; line: number; text: string }
  | { type: 'thought'; id: number; packed: Uint8Array }
