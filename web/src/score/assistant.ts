// What a game brings to the score assistant: its drawing and its gestures. docs/client.md, «An assistant for a game».
import type { Component } from 'svelte'
import type { Button, Lit } from '../games/face'
import type { SheetTile } from '../state/sheets'
import type { Desk } from './desk.svelte'
import type { Boards } from './scorer'

/** What the parts of one game's editor share: a cursor, a piece in hand. */
export interface Editor {
  /** The main button under the tools, such as «Next city» or «Lay here». */
  readonly main: Button | null
  /** A key outside text fields; whether it meant something. */
  key(event: KeyboardEvent): boolean
}

/** A board as large as there is room, `lit` as on a table; a problem's tile is marked by the game. */
export type BoardPart<D extends Boards, E> = Component<{
  desk: Desk<D>
  editor: E
  board: number
  lit: Lit | null
  width: number
  height: number
  /** Nothing is typed now: a board need leave no room for more. */
  isRead: boolean
}>

export interface Assistant<D extends Boards = Boards, E extends Editor = Editor> {
  /** A table on which nothing lies yet. */
  fresh(): D
  /** The names of the boards, in the order of the sheets; empty where nobody named one. */
  boards(document: D): string[]
  rename(document: D, board: number, name: string): D
  /** One board more, at the end, or one fewer; nothing where there are enough, or where it is the last. */
  add(document: D): D | null
  remove(document: D, board: number): D | null
  /** A board so many places further, where the order of boards is that of the table. */
  move?: (document: D, board: number, places: number) => D
  /** Who plays, in seat order, as far as it is known; and the same table with these players. */
  players(document: D): string[]
  seat(document: D, names: string[]): D
  /** Whether something lies on a board. */
  isEmpty(document: D): boolean
  /** The `data-cell` of a tile of a sheet's line, or of a problem. */
  cellOf(document: D, board: number, tile: SheetTile): string
  /** The piece of a problem in words; nothing where it is not one piece. */
  nameOf(document: D, board: number, tile: SheetTile): string
  makeEditor(desk: Desk<D>): E
  Board: BoardPart<D, E>
  /** What one types and taps with: a palette, a search, the pieces. */
  Tools: Component<{ desk: Desk<D>; editor: E }>
  /** Before a category of the sheet. */
  CategoryIcon: Component<{ category: string }>
  /** Beside a board's name on its chip. */
  Mark?: Component<{ document: D; board: number }>
  /** What belongs to the whole table: an edition, favours. */
  Table?: Component<{ desk: Desk<D>; editor: E }>
  /** All boards are parts of one: what is wrong there is wrong for all. */
  isOne?: boolean
  /** How many lines a category has, in words, where boards have many. */
  counted?: (category: string, count: number) => string
  /** Symbols that the drawings use, put on the page once. */
  Symbols?: Component
}

/** A name for a board that has none, one more or that of this number: the first letter that no other is called by. */
export function freeLetter(names: readonly string[], board = names.length): string {
  const others = names.filter((_, index) => index !== board)
  const letters = Array.from({ length: others.length + 1 }, (_, number) => String.fromCharCode(65 + number))
  return letters.find(letter => !others.includes(letter)) ?? ''
}

/** The same things with one of them so many places further. */
export function moved<T>(all: readonly T[], from: number, places: number): T[] {
  const others = all.filter((_, index) => index !== from)
  return [...others.slice(0, from + places), ...all.slice(from, from + 1), ...others.slice(from + places)]
}

/** The assistant of a game for the page, which gives every part of it the editor that it has made. */
export function assistantOf<D extends Boards, E extends Editor>(assistant: Assistant<D, E>): Assistant {
  return assistant as unknown as Assistant
}

const found = import.meta.glob<{ assistant: Assistant }>('../games/*/assistant.ts')

/** The games whose boards can be typed in. */
export const ASSISTED: string[] = Object.keys(found).map(path => path.split('/')[2] ?? '')

export async function loadAssistant(game: string): Promise<Assistant> {
  const load = found[`../games/${game}/assistant.ts`]
  if (!load) throw new Error(`${game} has no assistant`)
  return (await load()).assistant
}
