/** How a room scores as a small picture: points, what is wanted, and the cells where it looks. From the facts; no rules. */
import { FACTS, type RoomFacts } from '../facts'

export type Cell = readonly [number, number]

/** A small grid: the room itself, the cells that count, those of its neighbourhood that do not, and which way it goes on. */
export interface Look {
  self: Cell | null
  cells: readonly Cell[]
  faint: readonly Cell[]
  arrow: 'up' | 'down' | 'both' | null
  /** A line that joins the cells. */
  joined: boolean
}

const AROUND: readonly Cell[] = FACTS.looks.around ?? []
const PLAIN = { self: [0, 0] as Cell, faint: [] as Cell[], arrow: null, joined: false }

/** Rules that reach further than any grid are shown by an example. */
const EXAMPLES: Record<string, Look> = {
  connected: {
    ...PLAIN,
    self: [-1, -1],
    cells: [
      [0, -1],
      [1, -1],
      [1, 0],
      [1, 1],
    ],
    joined: true,
  },
  anywhere: {
    ...PLAIN,
    self: null,
    cells: [
      [-1, -1],
      [0, -1],
      [1, -1],
      [-1, 0],
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  },
  column_up: {
    ...PLAIN,
    self: [0, -1],
    cells: [
      [0, 1],
      [0, 0],
    ],
    arrow: 'up',
  },
  column: {
    ...PLAIN,
    cells: [
      [0, 1],
      [0, -1],
    ],
    arrow: 'both',
  },
  tower: {
    ...PLAIN,
    self: [0, 1],
    cells: [
      [0, 0],
      [0, -1],
    ],
    arrow: 'down',
  },
  grand_foyer: { ...PLAIN, cells: AROUND },
}

/** Where a rule looks; nothing for rules that look at no cell. */
export function lookOf(rule: string): Look | null {
  const cells = FACTS.looks[rule]
  if (!cells) return EXAMPLES[rule] ?? null
  if (cells.some(([, y]) => y < -1)) return { ...PLAIN, self: [0, 1], cells: cells.map(([x, y]) => [x, y + 1] as Cell) }
  return { ...PLAIN, cells, faint: AROUND.filter(([x, y]) => !cells.some(cell => cell[0] === x && cell[1] === y)) }
}

/** What a rule wants: a type, a decoration, or any room at all. */
export function wantedOf(facts: RoomFacts): { kind: 'type' | 'decoration' | 'any'; name: string } {
  if (FACTS.decorations.includes(facts.target)) return { kind: 'decoration', name: facts.target }
  return facts.target ? { kind: 'type', name: facts.target } : { kind: 'any', name: 'any' }
}

/** The label that rooms with the same rule share. */
export function labelOf(facts: RoomFacts): string {
  return `two-castles-label-${facts.rule}-${facts.target || 'any'}-${facts.points}`
}

export const LABELS: readonly RoomFacts[] = [
  ...new Map(Object.values(FACTS.rooms).map(facts => [labelOf(facts), facts])).values(),
].filter(facts => facts.rule !== 'variety')

/** The types that a sleeping room asks for. */
export const OTHER_TYPES = FACTS.types.filter(type => type !== 'sleeping')

export type Detail = 'full' | 'signs' | 'block'

/** Which drawing is legible at this many screen pixels; details leave in this order. */
export function detailAt(pixels: number): Detail {
  if (pixels >= 48) return 'full'
  return pixels >= 36 ? 'signs' : 'block'
}

/** What lies behind the furniture: the type of a standard room, the special kind, or the throne. */
export function groundOf(room: string): string {
  const facts = FACTS.rooms[room]
  if (!facts) return 'throne'
  return facts.type === 'special' ? room : facts.type
}
