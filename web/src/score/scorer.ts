// Who answers the score assistant's questions. All points and rules come through this one door: today from the server,
// and whoever else speaks `castlewright.games.assistant` may stand behind it.
import { ask as request } from '../state/http'
import type { Report, SheetTile } from '../state/sheets'
import type { Args } from '../texts/texts.svelte'

/** The content of a board file. */
export interface Boards {
  game: string
}

/** What breaks a rule of placement, at its tile; `tile` is null where it is the whole board. */
export interface Trouble {
  board: number
  tile: SheetTile | null
  section: string
  message: string
  args?: Args
  /** The tile does not score: something else lies there. */
  is_counted?: false
}

export interface Assessment {
  report: Report
  problems: Trouble[]
  /** How many players could have built these boards. */
  seats: number[]
  /** The boards that count for each player of the report. */
  boards_of: number[][]
  /** `<game>#<letters>`; empty where the boards are too large for a link. */
  link: string
}

/** A place where a piece may lie, in the document's coordinates, and the totals of all boards with it there. */
export interface Fit {
  place: string | readonly [number, number]
  turn?: number | string
  totals: number[]
}

export type Question =
  | { ask: 'assess'; document: Boards }
  | { ask: 'places'; document: Boards; board: number; piece: string }
  | { ask: 'open'; link: string }

type AnswerTo<Q extends Question> = Q extends { ask: 'assess' }
  ? Assessment
  : Q extends { ask: 'places' }
    ? { places: Fit[] }
    : { document: Boards }

/** Answers questions, or throws `Refused` with a message for people. */
export interface Scorer {
  ask<Q extends Question>(question: Q): Promise<AnswerTo<Q>>
}

const server: Scorer = { ask: question => request('POST', 'assistant', question) }

/** The one who answers now. */
export const scorer: Scorer = server
