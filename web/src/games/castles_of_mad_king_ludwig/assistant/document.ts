// Castles as they are typed in: the document of a board file, and what is changed in it. Nothing here knows a rule.
import { freeLetter } from '../../../score/assistant'
import type { TileView } from '../protocol'

/** A tile as it lies: its id, x, y, quarter turns. */
export type TileRow = [tile: string, x: number, y: number, turn: number]
/** The type of a reward, the tile that it belongs to, and how many tiles lay there when it was taken. */
export type Reward = [type: string, tile: number, laid: number]

export interface CastleOwner {
  name: string
  tiles: TileRow[]
  bonus_cards: string[]
  money: number
  start: number
  rewards?: Reward[]
}

export interface CastlesDocument {
  game: string
  edition: 'first' | 'second'
  players: CastleOwner[]
  favors: string[]
  depleted: (number | string)[]
}

/** A tile of the answer: as a table shows it, with its number among the typed ones. */
export interface DrawnTile extends TileView {
  index: number
}

const FOYERS = ['foyer_red', 'foyer_blue', 'foyer_yellow', 'foyer_green']
export const MOST_PLAYERS = FOYERS.length

/** An owner with the first foyer that no other has. */
export function newOwner(players: readonly CastleOwner[]): CastleOwner {
  const taken = players.flatMap(({ tiles }) => tiles.map(([tile]) => tile))
  const foyer = FOYERS.find(each => !taken.includes(each)) ?? 'foyer_red'
  return {
    name: freeLetter(players.map(({ name }) => name)),
    tiles: [[foyer, 0, 0, 0]],
    bonus_cards: [],
    money: 0,
    start: 0,
  }
}

export function freshDocument(): CastlesDocument {
  return {
    game: 'castles_of_mad_king_ludwig',
    edition: 'second',
    players: [newOwner([])],
    favors: [],
    depleted: [],
  }
}

/** The document with one of its owners changed. */
export function withOwner(document: CastlesDocument, board: number, owner: Partial<CastleOwner>): CastlesDocument {
  return {
    ...document,
    players: document.players.map((each, index) => (index === board ? { ...each, ...owner } : each)),
  }
}

/** A list with something added at its end, or taken out. */
export function toggled<T>(list: readonly T[], each: T): T[] {
  return list.includes(each) ? list.filter(other => other !== each) : [...list, each]
}

/** The same owner with a tile more at this place of the building order. */
export function withTile(owner: CastleOwner, index: number, tile: TileRow): CastleOwner {
  const tiles = [...owner.tiles.slice(0, index), tile, ...owner.tiles.slice(index)]
  if (!owner.rewards) return { ...owner, tiles }
  const moved = (at: number) => (at >= index ? at + 1 : at)
  const rewards = owner.rewards.map(([type, at, laid]): Reward => [type, moved(at), laid > index ? laid + 1 : laid])
  return { ...owner, tiles, rewards }
}

/** The same owner without a tile, and without its rewards. */
export function withoutTile(owner: CastleOwner, index: number): CastleOwner {
  const tiles = owner.tiles.filter((_, at) => at !== index)
  if (!owner.rewards) return { ...owner, tiles }
  const rewards = owner.rewards
    .filter(([, at]) => at !== index)
    .map(([type, at, laid]): Reward => [type, at > index ? at - 1 : at, laid > index ? laid - 1 : laid])
  return { ...owner, tiles, rewards }
}
