// Rewards of a typed castle as its owner may choose them; what they bring is for the scorer to say.
import { isComplete, typeOf } from '../castle'
import { FACTS } from '../facts'
import type { CastleOwner, DrawnTile, Reward } from './document'

/** So many tiles after the one that completed it a living room can have been scored again: extra turns lie between. */
const LATER = 4

/** Completed living rooms whose bonus may have grown before they were scored again. */
export function livingRooms(castle: readonly DrawnTile[]) {
  return castle.flatMap(tile => {
    const first = castle[tile.completed_by ?? -1]
    if (!first || typeOf(tile.name) !== 'living' || !FACTS.tiles[tile.name]?.bonus) return []
    const times = castle
      .filter(({ index }) => index >= first.index && index < first.index + LATER)
      .map(({ index, name }) => ({ laid: index + 1, after: name }))
    const laid = (owner: CastleOwner) => {
      if (!owner.rewards) return first.index + 1
      return owner.rewards.find(([type, at]) => type === 'living' && at === tile.index)?.[2] ?? 0
    }
    return times.length > 1 ? [{ index: tile.index, name: tile.name, times, laid }] : []
  })
}

/** Completed downstairs rooms. */
export function deepRooms(castle: readonly DrawnTile[]): DrawnTile[] {
  return castle.filter(tile => isComplete(tile) && typeOf(tile.name) === 'downstairs')
}

/** How many pairs of them there are. */
export function pairs(castle: readonly DrawnTile[]): number {
  return Math.floor(deepRooms(castle).length / 2)
}

/** All rewards written down: those that were chosen, or every living room as soon as it was complete. */
function written(owner: CastleOwner, castle: readonly DrawnTile[]): Reward[] {
  if (owner.rewards) return owner.rewards
  return castle.flatMap((tile): Reward[] => {
    const by = castle[tile.completed_by ?? -1]
    return by && typeOf(tile.name) === 'living' ? [['living', tile.index, by.index + 1]] : []
  })
}

function isOfPair([type, at]: Reward, castle: readonly DrawnTile[]): boolean {
  const tile = castle.find(({ index }) => index === at)
  return type !== 'living' || (tile !== undefined && typeOf(tile.name) !== 'living')
}

function split(owner: CastleOwner, castle: readonly DrawnTile[]): { living: Reward[]; deep: Reward[] } {
  const all = written(owner, castle)
  const deep = all.filter(reward => isOfPair(reward, castle))
  return { living: all.filter(reward => !deep.includes(reward)), deep }
}

/** What a pair brought, as far as it is written down. */
export function rewardOf(owner: CastleOwner, castle: readonly DrawnTile[], pair: number): Reward | undefined {
  return split(owner, castle).deep[pair]
}

/** The rewards with a living room scored again when so many tiles lay there; never, for 0. */
export function withLiving(owner: CastleOwner, castle: readonly DrawnTile[], index: number, laid: number): Reward[] {
  const { living, deep } = split(owner, castle)
  const others = living.filter(([, at]) => at !== index)
  return [...others, ...(laid ? [['living', index, laid] as Reward] : []), ...deep]
}

/** The rewards with what a pair brought: nothing, a type, or «living 7» for the room that was scored again. */
export function withPair(owner: CastleOwner, castle: readonly DrawnTile[], pair: number, value: string): Reward[] {
  const { living, deep } = split(owner, castle)
  const second = deepRooms(castle)[2 * pair + 1]
  const [type = '', room = '0'] = value.split(' ')
  const by = castle[second?.completed_by ?? -1]
  const chosen: Reward = [type || 'food', Number(room), (by?.index ?? owner.tiles.length - 1) + 1]
  const pairs = [...deep.slice(0, pair), ...missing(deep, pair, owner), chosen, ...deep.slice(pair + 1)]
  return [...living, ...pairs]
}

/** Pairs before this one of which nothing is written: they brought no points. */
function missing(deep: readonly Reward[], pair: number, owner: CastleOwner): Reward[] {
  return Array.from({ length: Math.max(0, pair - deep.length) }, () => ['food', 0, owner.tiles.length])
}
