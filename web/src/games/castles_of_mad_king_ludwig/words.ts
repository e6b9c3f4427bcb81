// Rooms, doors, rewards, cards and money in words.
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import type { BoardInWords, Source } from '../face'
import { BLOCKED, OPEN, stateOf } from './castle'
import { factsOf, planOf, SIDES } from './drawings/plan'
import { FACTS } from './facts'
import type { LudwigPlace } from './places'
import type { LudwigView, TileView } from './protocol'

export function roomName(name: string): string {
  return text(`ludwig-tile-${name}`)
}

export function typeName(type: string): string {
  return text(`ludwig-type-${type}`)
}

/** «12 000», with spaces that do not break; areas are written so, too. */
export function money(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
}

/** «+10 000», «−4 000». */
export function signedMoney(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`
}

/** «sleeping, size 200»; hallways, stairs and foyers have no size. */
export function kindWords(name: string): string {
  const { type, size } = factsOf(name)
  return size === null ? typeName(type) : text('room-kind', { type: typeName(type), size })
}

function sideName(side: number): string {
  return text(`side-${SIDES.charAt(side).toLowerCase()}`)
}

/** More doors than one can listen to are counted. */
const MANY = 5

/** «east door joins the Red Foyer; south door open». */
export function doorsWords(castle: readonly TileView[], tile: TileView): string {
  const doors = planOf(tile.name, tile.turn).doors
  const other = (index: number) => roomName(castle[index]?.name ?? '')
  if (doors.length > MANY) {
    const joined = [...new Set(tile.doors.filter(door => door >= 0))].map(other)
    const open = tile.doors.filter(door => door === OPEN).length
    return text('doors-many', { count: doors.length, open, joined: listOf(joined), joins: joined.length })
  }
  return doors
    .map((door, index) => {
      const state = tile.doors[index] ?? OPEN
      const side = sideName(door.side)
      if (state >= 0) return text('door-joins', { side, other: other(state) })
      return text(state === BLOCKED ? 'door-blocked' : 'door-open', { side })
    })
    .join('; ')
}

/** A tile of a castle as it is heard: «Nap Room, sleeping, 4 by 2; east door joins the Red Foyer; south door open». */
export function tileWords(castle: readonly TileView[], index: number): string {
  const tile = castle[index]
  if (!tile) return ''
  const { width, height } = planOf(tile.name, tile.turn)
  const kind = { name: roomName(tile.name), type: typeName(factsOf(tile.name).type), width, height }
  const words = text('tile-words', { ...kind, doors: doorsWords(castle, tile) })
  const state = stateOf(tile)
  return state === 'open' ? words : text(`tile-${state}`, { words })
}

/** What a place joins: «joins the Red Foyer and the Nap Room». */
export function joinWords(castle: readonly TileView[], place: LudwigPlace): string {
  const names = [...new Set(place.joins.map(join => join.tile))].map(tile => roomName(castle[tile]?.name ?? ''))
  const first = place.joins[0]
  const met = first && castle[first.tile]
  const door = met && planOf(met.name, met.turn).doors[first.door]
  if (names.length === 1 && door) return text('place-joins-door', { other: names[0] ?? '', side: sideName(door.side) })
  return text('place-joins', { others: listOf(names) })
}

/** What completing a tile of this type brings, in short. */
export function rewardWords(type: string): string {
  return text(`reward-${type}`, { points: FACTS.activity_reward, money: money(FACTS.outdoor_reward) })
}

export function cardName(card: string): string {
  return text('card-words', { each: FACTS.bonus_cards[card] ?? 0, card, what: text(`ludwig-card-${card}`) })
}

/** «Most living rooms», «Largest area: outdoor rooms», «Most money». */
export function favourWords(favour: string): string {
  const { kind, type } = /^(?<kind>count|area)_(?<type>.+)$/.exec(favour)?.groups ?? {}
  if (!kind || !type) return text('most-of', { kind: 'other', what: text(`ludwig-favour-${favour}`) })
  return text('most-of', { kind, what: text('ludwig-types', { type }) })
}

export function castleName(source: Source<LudwigView>, seat: number): string {
  return seat === source.view.seat ? text('castle-mine') : text('castle-of', { name: seatName(source.info, seat) })
}

export function castleInWords(source: Source<LudwigView>, seat: number): BoardInWords {
  const castle = source.view.seats[seat]?.castle ?? []
  return { name: castleName(source, seat), rows: castle.map((_, index) => tileWords(castle, index)) }
}
