// What a game brings to the shared table page: its drawing, its gestures, its words. docs/client.md tells how to draw a game.
import type { Component } from 'svelte'
import type { ChangedLine, Event, Preview, TableInfo, UndoInfo, Wished, WishKind } from '../protocol'
import type { Prepared } from '../state/prepared'
import type { Report } from '../state/sheets'
import type { Table } from '../state/table.svelte'
import type { Args } from '../texts/texts.svelte'

/** One action that the seat may take now: its number, its short text, and what it is. */
export type Legal<Action = unknown> = readonly [number: number, text: string, action: Action]

/** What the view of every game holds. */
export interface GameView {
  seat: number
  legal: readonly Legal[]
}

/** What is there before the first view has come. */
export const NO_VIEW: GameView = { seat: -1, legal: [] }

/** What is drawn: the live table, or a step of a replay, which has no moves. */
export interface Source<View = GameView> {
  readonly info: TableInfo | null
  readonly view: View
  readonly seq: number
  readonly events: Event[]
  readonly report: Report | null
  readonly previews: Preview[]
  readonly hints: { action: number; reasons: { key: string; args: Args }[] }[]
  readonly wishes: Wished[]
  readonly undo: UndoInfo | null
  /** Seats whose people look at the table, and those whose bots are at work. */
  readonly present: number[]
  readonly thinking: number[]
  /** Whose boards are shown where nobody's eyes look: in the past of a running game. */
  readonly eyes?: number
}

/** An action as it is sent: its number, its short text, or itself. */
export type Given = number | string | { [key: string]: unknown }

/** A piece somewhere on a board; `place` and `turn` as in the typed actions. */
export interface Spot {
  board: number
  piece: string
  place: string | readonly [number, number]
  turn?: number | string
}

/** What forbids a place, in words, and the section of the rules. */
export interface Objection {
  words: string
  section: string
}

/** What a game may do at the table; in a replay the hands are tied. */
export interface Hands {
  /** False while the line is down or a move is on its way. */
  readonly canAct: boolean
  /** The line is down: places rest like buttons. */
  readonly isOffline: boolean
  act(action: number): void
  /** Several actions in one message: all of them, or none. */
  draft(actions: readonly Given[]): void
  wish(kind: WishKind, piece: string, board: number, place: string | null, clear?: boolean): void
  /** Why a piece may not lie somewhere; nothing where it may, or where nobody can tell now. */
  whyNot?(spot: Spot): Promise<Objection | null>
}

/** One sentence; `**…**` in the message marks its first words. The small line says what follows. */
export interface Sentence {
  words: string
  small: string
}

/** A button of the tray: a short label, and what else must be known in a small second line. */
export interface Button {
  label: string
  small?: string
  icon?: string
  can: boolean
  run: () => void
}

/** A step of several that belong together, such as a chain of bonuses. */
export interface Step {
  label: string
  small?: string
  state: 'done' | 'now' | 'next'
}

/** The slots of the tray that the table page fills; `Body` and `Preview` of the face are the others. */
export interface TraySlots {
  now: Sentence
  /** Stands before the now line; a hand or a clock if the game names none. */
  icon?: string
  /** A gold tray is a bonus, a private one (dashed, with an eye) shows what only I see. */
  mood?: 'plain' | 'gold' | 'private'
  steps?: Step[]
  main: Button | null
  /** Pass, decline, none of it. */
  second?: Button | null
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

/** What to ask the server's previews for. */
export type Question = { actions: number[] } | { tile: string }

/** The gestures of a game as the table page knows them; `play/gestures.svelte.ts` brings nearly all of it. */
export interface Play {
  readonly isMyTurn: boolean
  /** What I am doing, in the game's own word; `wait` while others act, `over` at the end. */
  readonly step: string
  readonly tray: TraySlots
  readonly places: PlaceChoice[]
  readonly question: Question | null
  /** Boards of the seat that looks, in the order in which they are shown. */
  readonly boards: number[]
  /** Sheets of the seat that looks: those of its boards, or one of its own where all build the same board. */
  readonly sheets: number[]
  /** Whether a line counts in the total that is shown, where that is not all of the sheet. */
  isInTotal?(line: ChangedLine): boolean
  /** Seats that are waited for, and those that have done their part; from the view, never older. */
  readonly waiting: number[]
  readonly done: number[]
  /** What came between me and my gesture, such as «Bruno has just laid there»; empty most of the time. */
  readonly notice: string
  /** Why what was sent was refused, in the game's own words; empty where those of the table serve. */
  readonly refusedWords: string
  /** The log entry that my last gesture began with, where it made several actions: undo takes all of them back. */
  readonly undoFrom: number | null
  /** Where I laid last, by a draft too. */
  readonly sentSpot: { board: number; cell: string } | null
  /** Why a place that was pressed is none, with the section of the rules. */
  readonly objection: Objection | null
  /** Talk and wishes rest, because something is chosen in secret. */
  readonly isTalkClosed: boolean
  /** Grows when something greater is done, such as a round. */
  readonly milestone: number
  readonly inWords: BoardInWords[]
  /** The hints in words, best first. */
  readonly hintWords: string[]
  /** What a legal action would do, as hints say it; empty where the reason says it. */
  hintedWords(action: number): string
  /** Hints have come: take up the piece of the best, so that its places are open. */
  showHints(): void
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
  /** Previews have come. */
  weigh(): void
  /** Half-made decisions that outlive a reload, and how they are taken up again. */
  readonly prepared: Prepared
  takeUp(prepared: Prepared): void
}

/** A component of a game: it draws what its play says. `table` is missing in a replay. */
export type Part<G> = Component<{ play: G; table?: Table | null; isLarge?: boolean }>

/** A tab of a small screen, between «Board» and «Talk». */
export interface Tab {
  id: string
  icon: string
  label: () => string
}

/** A card of the right column, or with `isPage` a page beside talk and log; on a small screen it lies in its tab. */
export interface Panel<G> {
  id: string
  tab: string
  Part: Part<G>
  isPage?: boolean
  /** Its page stands before talk and log and is open at first. */
  isFirst?: boolean
  /** The name of its page. */
  label?: () => string
}

/** Something that happened, its action in the game's own type. */
export type Told<Action> = Omit<Event, 'action'> & { action: Action | null }

/** What a first game explains: whether it is there now, and the section of the rules about it; the most urgent first. */
export interface Remarked {
  id: string
  section: string
  isNow: boolean
}

export interface LogLine {
  words: string
  lit: Lit[]
}

export interface Face<View = GameView, Action = unknown, G = Play> {
  makePlay(source: Source<View>, hands: Hands): G
  /** The words of a log line and the boards' cells that it lights. */
  logLine(event: Told<Action>, source: Source<View>): LogLine
  /** An action in words, for the undo button: «the shop in Riverside»; empty for what is secret. */
  actionName(source: Source<View>, action: Action | null): string
  /** Give a board to the person as a file. */
  saveBoard(source: Source<View>, board: number, kind: 'svg' | 'png'): Promise<void>
  /** What is remarked at each first thing of a first game: messages `remark-…`. */
  remarks(play: G): readonly Remarked[]
  tabs: Tab[]
  panels: Panel<G>[]
  /** How far the game is, in the top bar. */
  Progress: Part<G>
  Boards: Part<G>
  /** What I act with: a hand, a market, the tiles to lay. */
  Body: Part<G>
  /** What the place or the piece in question would bring. */
  Preview: Part<G>
  End: Part<G>
  /** What I act with lies open on the table, such as a market: who only looks sees it, too. */
  isBodyOpen?: boolean
  /** The height of the tray on a desk, where the game needs more than others. */
  tray?: string
  /** Symbols that the drawings use, put on the page once. */
  Symbols?: Component
}

/** The face of a game for the table page, which gives every part of it the play that the face itself has made. */
export function faceOf<View, Action, G extends Play>(face: Face<View, Action, G>): Face {
  return face as unknown as Face
}

const faces = import.meta.glob<{ face: Face }>('./*/face.ts')

/** Whether a game can be played in the browser. */
export function isDrawn(game: string): boolean {
  return `./${game}/face.ts` in { ...faces }
}

export async function loadFace(game: string): Promise<Face> {
  const load = faces[`./${game}/face.ts`]
  if (!load) throw new Error(`${game} is not drawn`)
  return (await load()).face
}
