/** What a drawing must know of the tiles: their kinds, their letters, the two halves of each duplex. No rules. */

import { FACTS } from '../facts'

export type Kind = 'shop' | 'factory' | 'drink' | 'food' | 'music' | 'bed' | 'office' | 'park' | 'house'
export type Building = 'shop' | 'factory' | 'tavern' | 'office' | 'park' | 'house'

export const KINDS = Object.keys(FACTS.letters) as Kind[]

/** The letters of board files; a language may show others. */
export const LETTERS = FACTS.letters as Record<Kind, string>

export const KIND_OF_LETTER: Record<string, Kind> = Object.fromEntries(KINDS.map(kind => [LETTERS[kind], kind]))

/** The buildings of a tile: one, or the two halves of a duplex. */
export function kindsOf(tile: string): Kind[] {
  return (FACTS.duplexes[tile]?.halves as [Kind, Kind] | undefined) ?? [tile as Kind]
}

export function isLying(tile: string): boolean {
  return FACTS.duplexes[tile]?.is_vertical === false
}

export function isDuplex(tile: string): boolean {
  return tile in FACTS.duplexes
}

/** The building type of a kind: all taverns are one. */
export function buildingOf(kind: Kind): Building {
  return isTavern(kind) ? 'tavern' : (kind as Building)
}

export function isTavern(kind: Kind): boolean {
  return FACTS.taverns.includes(kind)
}

export type Detail = 'full' | 'front' | 'icon' | 'plain'

/** Which drawing is legible at this many screen pixels; details leave in this order. */
export function detailAt(pixels: number): Detail {
  if (pixels >= 64) return 'full'
  if (pixels >= 40) return 'front'
  return pixels >= 13 ? 'icon' : 'plain'
}
