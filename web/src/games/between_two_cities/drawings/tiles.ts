/** What a drawing must know of the tiles: their kinds, their letters, the two halves of each duplex. No rules. */

export type Kind = 'shop' | 'factory' | 'drink' | 'food' | 'music' | 'bed' | 'office' | 'park' | 'house'
export type Building = 'shop' | 'factory' | 'tavern' | 'office' | 'park' | 'house'

export const KINDS: Kind[] = ['shop', 'factory', 'drink', 'food', 'music', 'bed', 'office', 'park', 'house']

/** The letters of board files; a language may show others. */
export const LETTERS: Record<Kind, string> = {
  shop: 'S',
  factory: 'F',
  drink: 'd',
  food: 'f',
  music: 'm',
  bed: 'b',
  office: 'O',
  park: 'P',
  house: 'H',
}

export const KIND_OF_LETTER: Record<string, Kind> = Object.fromEntries(KINDS.map(kind => [LETTERS[kind], kind]))

/** First and second half: left and right of a lying duplex (DH), upper and lower of a standing one (DV). */
export const DUPLEXES: Record<string, [Kind, Kind]> = {
  DH01: ['food', 'factory'],
  DH02: ['factory', 'office'],
  DH03: ['factory', 'shop'],
  DH04: ['house', 'park'],
  DH05: ['house', 'bed'],
  DH06: ['office', 'house'],
  DH07: ['office', 'shop'],
  DH08: ['drink', 'park'],
  DH09: ['park', 'factory'],
  DH10: ['park', 'office'],
  DH11: ['shop', 'music'],
  DH12: ['shop', 'house'],
  DV01: ['factory', 'food'],
  DV02: ['factory', 'office'],
  DV03: ['house', 'office'],
  DV04: ['house', 'shop'],
  DV05: ['office', 'park'],
  DV06: ['office', 'shop'],
  DV07: ['drink', 'house'],
  DV08: ['park', 'factory'],
  DV09: ['park', 'house'],
  DV10: ['music', 'park'],
  DV11: ['shop', 'factory'],
  DV12: ['shop', 'bed'],
}

/** The buildings of a tile: one, or the two halves of a duplex. */
export function kindsOf(tile: string): Kind[] {
  return DUPLEXES[tile] ?? [tile as Kind]
}

export function isLying(tile: string): boolean {
  return tile.startsWith('DH')
}

export function isDuplex(tile: string): boolean {
  return tile in DUPLEXES
}

/** The building type of a kind: all taverns are one. */
export function buildingOf(kind: Kind): Building {
  return isTavern(kind) ? 'tavern' : (kind as Building)
}

export function isTavern(kind: Kind): boolean {
  return kind === 'drink' || kind === 'food' || kind === 'music' || kind === 'bed'
}

export type Detail = 'full' | 'front' | 'icon' | 'plain'

/** Which drawing is legible at this many screen pixels; details leave in this order. */
export function detailAt(pixels: number): Detail {
  if (pixels >= 64) return 'full'
  if (pixels >= 40) return 'front'
  return pixels >= 13 ? 'icon' : 'plain'
}
