// The rewards of my turn: which were taken, which is being taken, which wait, also those of a turn around an extra turn.
import { capital, text } from '../../texts/texts.svelte'
import type { Source, Step } from '../face'
import { typeOf } from './castle'
import { FACTS } from './facts'
import { laidThisTurn } from './history'
import type { Action, LudwigView } from './protocol'
import { rewardWords, roomName } from './words'

export interface Due {
  /** The completed tile by its name and its number in the castle. */
  tile: string
  index: number
  state: Step['state']
}

/** Which reward is being taken, by the phase of the view; an extra turn is told by the turn around it. */
const TAKEN: Record<string, string> = {
  'free tile': 'corridor',
  'choose stack': 'sleeping',
  'take tiles': 'sleeping',
  'keep a card': 'utility',
  'choose reward': 'downstairs',
  'choose room': 'downstairs',
}

/** Rewards that the tiles laid in this turn brought, in the order of completion. */
export function rewardsOf(source: Source<LudwigView>, seat: number): Due[] {
  const { view } = source
  const castle = view.seats[seat]?.castle ?? []
  const laid = laidThisTurn(source, seat)
  const waiting = [...view.around.flat(), ...view.pending]
  const due = [...castle.entries()].flatMap(([index, { name, completed_by }]) =>
    laid.includes(completed_by ?? -1) || waiting.includes(name) ? [{ tile: name, index }] : [],
  )
  const now = takenNow(
    source,
    seat,
    due.map(({ tile }) => tile).filter(tile => !waiting.includes(tile)),
  )
  return due.flatMap(({ tile, index }) => {
    const state = waiting.includes(tile) ? 'next' : now === tile ? 'now' : 'done'
    // Of two downstairs rooms one brings the reward: only that one is told.
    return typeOf(tile) === 'downstairs' && state === 'done' ? [] : [{ tile, index, state }]
  })
}

/** The tile whose reward is being taken, of those that wait no more: the one named last, or one that began by itself. */
function takenNow({ view, events }: Source<LudwigView>, seat: number, begun: readonly string[]): string | null {
  if (view.turn !== seat) return null
  const mine = events.filter(event => event.seat === seat).map(event => event.action as Action | null)
  const isChosen =
    mine.findLastIndex(action => action?.do === 'choose') > mine.findLastIndex(action => action?.do === 'place')
  const isExtra = view.around.length > 0 && (view.phase === 'turn' || view.phase === 'place')
  const type = isExtra ? 'food' : TAKEN[view.phase]
  const fit = begun.filter(tile => typeOf(tile) === type || (isChosen && typeOf(tile) === 'downstairs'))
  const named = mine.findLast(action => action?.do === 'reward')
  const last = named?.do === 'reward' && fit.includes(named.tile) ? named.tile : fit.at(-1)
  return type ? (last ?? null) : null
}

/** The rewards that are told beside the tray; a choice between those that wait shows them as cards instead. */
export function dueOf(source: Source<LudwigView>, seat: number): Due[] {
  const { phase, pending } = source.view
  const isChoice = phase === 'reward'
  const shown = rewardsOf(source, seat).filter(due => !(isChoice && pending.includes(due.tile)))
  return isChoice || shown.some(due => due.state !== 'done') ? shown : []
}

/** The same as steps of the tray, where there is no room beside it. */
export function stepsOf(source: Source<LudwigView>, seat: number): Step[] {
  const due = dueOf(source, seat)
  // One alone is what the now line says.
  if (due.length < 2) return []
  return due.map(({ tile, state }) => ({
    label: capital(rewardWords(typeOf(tile))),
    small: roomName(tile),
    state,
  }))
}

/** What a reward would bring now, and what it changes for the others that wait. */
export function rewardNotes(
  view: LudwigView,
  type: string,
  others: readonly string[],
): { brings: string; order: string } {
  const rooms = FACTS.sizes.map(size => view.stacks[String(size)] ?? 0).filter(count => count > 0)
  const purse = view.seats[view.seat]?.money ?? 0
  const offered = view.market.filter(slot => slot.tile !== null)
  const figures: Record<string, Record<string, number>> = {
    sleeping: { stacks: rooms.length, rooms: rooms.reduce((sum, count) => sum + count, 0) },
    utility: { cards: view.bonus_deck },
    corridor: { hallways: view.stacks.hallway ?? 0, stairs: view.stacks.stairs ?? 0 },
    food: { count: offered.filter(slot => slot.price - slot.coins <= purse).length, all: offered.length },
    downstairs: {},
  }
  const brings = figures[type] ? text(`brings-${type}`, figures[type]) : ''
  return { brings, order: orderNote(type, others) }
}

function orderNote(type: string, others: readonly string[]): string {
  if (type === 'sleeping' || type === 'utility') return text('order-final')
  if (!others.length) return ''
  if (type === 'food' || type === 'corridor') return text(`order-${type}`)
  const adds = others.some(other => other === 'food' || other === 'corridor')
  return type === 'living' && adds ? text('order-living') : ''
}
