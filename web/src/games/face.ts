// What a game brings to the shared table page: its drawing and its gestures. Everything else is shared.
import type { Component } from 'svelte'
import type { Event, Preview, TableInfo, UndoInfo, Wished } from '../protocol'
import type { Report } from '../state/sheets'
import type { Args } from '../texts/texts.svelte'

/** What is drawn: the live table, or a step of a replay, which has no moves. */
export interface Source {
  readonly info: TableInfo | null
  readonly view: unknown
  readonly seq: number
  readonly events: Event[]
  readonly report: Report | null
  readonly previews: Preview[]
  readonly hints: { action: number; key: string; args: Args }[]
  readonly wishes: Wished[]
  readonly undo: UndoInfo | null
}

/** One sentence; `**…**` in the message marks its first words. The small line says what follows. */
export interface Sentence {
  words: string
  small: string
}

export interface MainButton {
  label: string
  can: boolean
  run: () => void
}

/** A line of the list of places: the same action as the place on the board, in words. */
export interface PlaceChoice {
  action: number
  words: string
  gain: number | null
}

/** A number written on a cell, or on the border between two cells. */
export interface Mark {
  cell: string
  to?: string
  text: string
}

/** Cells of a board that count, and what each of them adds. */
export interface Lit {
  board: number
  cells: string[]
  marks?: Mark[]
}

/** A board in words, row by row or piece by piece. */
export interface BoardInWords {
  name: string
  rows: string[]
}

/** The gestures of a game, half-made decisions included. */
export interface Play {
  readonly isMyTurn: boolean
  /** What I am doing, in the game's own word; `wait` while others act. */
  readonly step: string
  readonly now: Sentence
  readonly main: MainButton | null
  readonly places: PlaceChoice[]
  /** What to ask the server's previews for, or nothing. */
  readonly question: { actions: number[] } | { tile: string } | null
  /** Boards of the seat that looks, in the order in which they are shown. */
  readonly boards: number[]
  /** What came between me and my gesture, such as «Bruno has just laid there»; empty most of the time. */
  readonly notice: string
  /** Talk and wishes rest, because something is chosen in secret. */
  readonly isTalkClosed: boolean
  /** Grows when something greater is done, such as a round. */
  readonly milestone: number
  readonly inWords: BoardInWords[]
  lay(action: number): void
  /** Where an action would happen: the board, and its element there by `data-cell`. */
  spotOf(action: number): { board: number; cell: string } | null
  /** A wish in words, for the board it is about or, `inFull`, to be heard without it. */
  wishWords(wish: Wished, inFull?: boolean): string
  /** Make a partner's wish my preview. */
  takeOver(wish: Wished): void
  /** Light these cells and dim all others; nothing lights nothing. */
  light(lit: Lit[]): void
  /** A letter or digit outside text fields; whether it meant something. */
  key(event: KeyboardEvent): boolean
  /** Something has changed on the table: drop what is no longer possible. */
  refresh(): void
}

export interface Face {
  makePlay: (source: Source, act: (action: number) => void) => Play
  /** The words of a log line and the boards' cells that it lights. */
  logLine: (event: Event, source: Source) => { words: string; lit: Lit[] }
  /** A typed action in words, for the undo button. */
  actionName: (source: Source, action: unknown) => string
  /** Tiles of a sheet's line as cells: `data-cell` of their elements on the board. */
  cellsOf: (tiles: unknown[]) => string[]
  /** Give a board to the person as a file. */
  saveBoard: (source: Source, board: number, kind: 'svg' | 'png') => Promise<void>
  // biome-ignore lint/suspicious/noExplicitAny: a component takes the play of its own game.
  Progress: Component<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  Boards: Component<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  Hand: Component<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  Gain: Component<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  Others: Component<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  Score: Component<any>
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  End: Component<any>
}

const faces = import.meta.glob<{ face: Face }>('./*/face.ts')

export function isDrawn(game: string): boolean {
  return `./${game}/face.ts` in { ...faces }
}

export async function loadFace(game: string): Promise<Face> {
  const load = faces[`./${game}/face.ts`]
  if (!load) throw new Error(`${game} is not drawn`)
  return (await load()).face
}
