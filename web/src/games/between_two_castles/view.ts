// The view of a seat: its legal actions as pairs, places, options and gifts; its castles cell by cell. No rules.
import type { Pair } from '../../play/drafting.svelte'
import { gainOn, type Place } from '../../play/places'
import type { Preview } from '../../protocol'
import { fromCell, pieceOf, THRONE_CELL, toCell } from './drawings/layout'
import { FACTS } from './facts'
import type { CastlesView, CastleView, LegalAction } from './protocol'

/** The bonus that is a choice among the others. */
const CHOICE = 'choice'

/** Something that a bonus offers: an attendant, a card, a special kind, a drawn room, or another bonus. */
export interface Option {
  action: number
  board: number
  kind: 'take' | 'keep' | 'bonus'
  piece: string
}

/** One way to give Ludwig's two rooms: this one to his castle on this board, the other to his other one. */
export interface Gift {
  action: number
  board: number
  piece: string
}

export function pairsOf(legal: readonly LegalAction[]): Pair[] {
  return legal.flatMap(([action, , what]) => (what.do === 'choose' ? [{ action, tiles: what.tiles }] : []))
}

export function placesOf(legal: readonly LegalAction[]): Place[] {
  return legal.flatMap(([action, , what]) =>
    what.do === 'lay' ? [{ action, board: what.board, anchor: toCell(...what.place), turn: 0, group: what.piece }] : [],
  )
}

export function optionsOf(legal: readonly LegalAction[]): Option[] {
  return legal.flatMap(([action, , what]) =>
    what.do === 'take' || what.do === 'keep' || what.do === 'bonus'
      ? [{ action, board: what.board, kind: what.do, piece: what.piece }]
      : [],
  )
}

export function giftsOf(legal: readonly LegalAction[]): Gift[] {
  return legal.flatMap(([action, , what]) =>
    what.do === 'give' ? [{ action, board: what.board, piece: what.piece }] : [],
  )
}

/** Whether a piece is a room that an own place on the board awaits, not an attendant, a card or a bonus. */
export function isRoom(piece: string): boolean {
  return piece in FACTS.rooms
}

/** The room on a cell of a castle; nothing where it is free. */
export function roomAt(castle: CastleView, cell: string): string | undefined {
  if (pieceOf(cell) === THRONE_CELL) return castle.throne
  const [x, y] = fromCell(cell)
  return castle.rooms.find(([, column, row]) => column === x && row === y)?.[0]
}

/** What stands round a cell, as the four sides are named. */
export function sidesOf(
  castle: CastleView,
  cell: string,
): Record<'above' | 'below' | 'left' | 'right', string | undefined> {
  const [x, y] = fromCell(cell)
  const right = pieceOf(cell) === THRONE_CELL ? x + FACTS.throne_cells.length : x + 1
  return {
    above: roomAt(castle, toCell(x, y + 1)),
    below: roomAt(castle, toCell(x, y - 1)),
    left: roomAt(castle, toCell(x - 1, y)),
    right: roomAt(castle, toCell(right, y)),
  }
}

/** Tiles of a sheet's line, `[x, y]`, as cells; the throne room is one piece. */
export function cellsOfLine(tiles: readonly unknown[]): string[] {
  return [...new Set((tiles as [number, number][]).map(([x, y]) => pieceOf(toCell(x, y))))]
}

/** The place of a preview as a cell. */
export function cellOf(preview: Preview): string | null {
  const { place } = preview
  return place === null || typeof place === 'string' ? place : toCell(...place)
}

/** Whether a preview tries out a room in a castle, without an action that lays it. */
export function isTry(preview: Preview, room: string, board: number): boolean {
  return preview.action === null && preview.tile === room && preview.board === board
}

/** The places at which a room was tried out in a castle; no actions lead there yet, so each has a number below zero. */
export function triedPlaces(previews: readonly Preview[], room: string, board: number): Place[] {
  return previews.flatMap((preview, index) =>
    isTry(preview, room, board)
      ? [{ action: -1 - index, board, anchor: cellOf(preview) ?? '', turn: 0, group: room }]
      : [],
  )
}

/** A room that is to be kept, in the castle where it would go. */
export interface Kept {
  room: string
  board: number
  cell: string
  gain: number
  bonus: readonly string[]
}

/** Two rooms, one for each castle, the way round that brings more at once; one room alone where it is best. */
export function bestPair(
  rooms: readonly string[],
  boards: readonly number[],
  best: (room: string, board: number) => Preview | undefined,
): Kept[] {
  const [left = 0, right = left] = boards
  const orders =
    rooms.length > 1
      ? [
          [left, right],
          [right, left],
        ]
      : [[left], [right]]
  const ways = orders.map(order =>
    rooms.flatMap((room, index) => keptIn(best(room, order[index] ?? left), room, order[index] ?? left)),
  )
  const sum = (way: Kept[]) => way.reduce((points, { gain }) => points + gain, 0)
  const [one = [], other = []] = ways
  return sum(other) > sum(one) ? other : one
}

function keptIn(preview: Preview | undefined, room: string, board: number): Kept[] {
  const cell = preview && cellOf(preview)
  return preview && cell ? [{ room, board, cell, gain: gainOn(preview.gains, board) ?? 0, bonus: preview.bonus }] : []
}

/** The castles that wait until a seat has settled a bonus. */
export function waitingFor(view: CastlesView, seat: number): number[] {
  return [...view.castles.keys()].filter(board => view.castles[board]?.waits?.seat === seat)
}

/** What a bonus of a castle lets its builder choose from, or gives to lay. */
export function offeredIn(view: CastlesView, board: number): string[] {
  const waits = view.castles[board]?.waits
  if (!waits) return []
  const { attendants, specials } = view.supply
  if (waits.bonus === 'attendant') return Object.keys(attendants).filter(kind => attendants[kind])
  if (waits.bonus === 'special') return Object.keys(specials).filter(kind => specials[kind])
  if (waits.bonus === 'bonus') return Object.values(FACTS.bonuses).filter(bonus => bonus !== CHOICE)
  return waits.room ? [waits.room] : waits.drawn
}

/** Who builds a castle beside the one who looks; Ludwig is the seat after the players. */
export function partnerIn(castle: CastleView, seat: number): number {
  return castle.builders.find(other => other !== seat) ?? seat
}

export function isLudwig(view: CastlesView, seat: number): boolean {
  return view.ludwig !== null && seat === view.seats.length
}

/** The castles beside a seat, left and right, Ludwig's too. */
export function castlesOf(view: CastlesView, seat: number): number[] {
  return [0, 1].map(side => view.castles.findIndex(castle => castle.builders[side] === seat))
}

/** The castle that counts for a seat: the lower one. */
export function lowerOf(view: CastlesView, seat: number): number {
  const [left = 0, right = 0] = castlesOf(view, seat)
  return (view.castles[right]?.points ?? 0) < (view.castles[left]?.points ?? 0) ? right : left
}

/** How many more points in the castle that counts for a seat would have put it ahead of all; nothing where none would as long as it counts. */
export function moreToWin(view: CastlesView, seat: number): number | null {
  const board = lowerOf(view, seat)
  const seats = [...new Set(view.castles.flatMap(({ builders }) => builders))]
  /** The lower castle, then the higher one. */
  const score = (who: number, more: number) =>
    castlesOf(view, who)
      .map(each => (view.castles[each]?.points ?? 0) + (each === board ? more : 0))
      .sort((one, other) => one - other)
  const isAhead = (more: number) =>
    seats.every(other => {
      const [[low = 0, high = 0], [lower = 0, higher = 0]] = [score(seat, more), score(other, more)]
      return other === seat || low > lower || (low === lower && high > higher)
    })
  if (isAhead(0)) return null
  const [low = 0, high = 0] = score(seat, 0)
  for (let more = 1; more <= high - low; more++) if (isAhead(more)) return more
  return null
}
