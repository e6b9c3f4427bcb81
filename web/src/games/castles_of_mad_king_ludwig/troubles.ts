// What came between me and what I had prepared, in the words of what I wanted to do.
import { seatName } from '../../state/people'
import { text } from '../../texts/texts.svelte'
import type { Source } from '../face'
import { FACTS } from './facts'
import type { LudwigView } from './protocol'
import { money, roomName } from './words'

export interface Lost {
  words: string
  /** It can come back, so that it stays chosen. */
  isKept: boolean
}

/** Why a tile that I had chosen cannot be had any more. */
export function lossOf({ view, info }: Source<LudwigView>, tile: string): Lost {
  const room = roomName(tile)
  const buyer = ownerOf(view, tile)
  if (buyer === view.seat) return { words: text('lost-mine', { room }), isKept: false }
  if (buyer !== null) return { words: text('lost-bought', { name: seatName(info, buyer), room }), isKept: false }
  if (!view.legal.length) return { words: text('lost-turn', { name: seatName(info, view.turn), room }), isKept: true }
  const missing = missingFor(view, tile)
  if (missing === null) return { words: text('lost-gone', { room }), isKept: false }
  const words = missing > 0 ? text('lost-money', { room, money: money(missing) }) : text('lost-place', { room })
  return { words, isKept: true }
}

/** Who has a room now, in the hand or in a castle; there is one of each. */
function ownerOf(view: LudwigView, tile: string): number | null {
  if (!FACTS.tiles[tile]?.size) return null
  if (view.in_hand === tile) return view.turn
  const owner = view.seats.findIndex(seat => seat.castle.some(lying => lying.name === tile))
  return owner < 0 ? null : owner
}

/** What I lack to pay for a tile; nothing where it is not there. */
function missingFor(view: LudwigView, tile: string): number | null {
  const purse = view.seats[view.seat]?.money ?? 0
  const slot = view.market.find(each => each.tile === tile)
  if (slot) return slot.price - slot.coins - purse
  return view.stacks[tile] && !FACTS.tiles[tile]?.size ? FACTS.corridor_price - purse : null
}
