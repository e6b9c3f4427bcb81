// What follows from a view of Castellan without any rule: which actions play which cards, where pieces may go, sums for the eye.
import type { Place } from '../../play/places'
import { endsOf, type Kind, keyOf, type Piece, pieceKey } from './drawings/lattice'
import type { Action, Build, CardView, CastellanView, CourtView, Double, Draw, LegalAction, Stock } from './protocol'

export const STEPS = ['cards', 'build', 'claim', 'draw'] as const
export type Step = (typeof STEPS)[number] | 'wait' | 'over'

/** A place on the lattice: walls hang on the tower they go out from, and turn round it. */
export interface LatticePlace extends Place {
  piece: Piece
}

export const NOTHING: Stock = { towers: 0, short_walls: 0, long_walls: 0 }
const FIELDS: Record<Kind, keyof Stock> = { tower: 'towers', short: 'short_walls', long: 'long_walls' }

export const countOf = (stock: Stock, kind: Kind): number => stock[FIELDS[kind]]
export const totalOf = (stock: Stock): number => stock.towers + stock.short_walls + stock.long_walls

export const sumOf = (stocks: readonly Stock[]): Stock =>
  stocks.reduce(
    (sum, stock) => ({
      towers: sum.towers + stock.towers,
      short_walls: sum.short_walls + stock.short_walls,
      long_walls: sum.long_walls + stock.long_walls,
    }),
    NOTHING,
  )

/** What is left after one piece of a kind. */
export const without = (stock: Stock, kind: Kind): Stock => ({ ...stock, [FIELDS[kind]]: stock[FIELDS[kind]] - 1 })

/** What was laid in this turn. */
export function laidNow(view: CastellanView): Stock {
  const laid = view.pieces.filter(piece => piece.is_new)
  const count = (kind: Kind) => laid.filter(piece => piece.piece === kind).length
  return { towers: count('tower'), short_walls: count('short'), long_walls: count('long') }
}

export function cardOf(view: CastellanView, id: string): CardView | undefined {
  return view.deck.find(card => card.id === id)
}

export const cardsOf = (view: CastellanView, ids: readonly string[]): CardView[] =>
  ids.flatMap(id => cardOf(view, id) ?? [])

/** Cards that look alike are one and the same choice: what a set of them shows. */
const faceOf = (card: CardView): string =>
  [card.is_wall, card.pieces.towers, card.pieces.short_walls, card.pieces.long_walls, card.draw].join()
const facesOf = (view: CastellanView, ids: readonly string[]): string => cardsOf(view, ids).map(faceOf).sort().join(' ')

/** The legal action that plays these cards of the hand, if there is one. */
export function playing(view: CastellanView, ids: readonly string[]): number | undefined {
  const wanted = facesOf(view, ids)
  const found = view.legal.find(([, , action]) => action.do === 'play' && facesOf(view, action.cards) === wanted)
  return ids.length ? found?.[0] : undefined
}

/** The only set of cards that can be played, where there is no choice. */
export function forcedCards(view: CastellanView): readonly string[] | null {
  const plays = view.legal.flatMap(([, , action]) => (action.do === 'play' ? [action] : []))
  return plays.length === 1 ? view.hand.filter(id => plays[0]?.cards.includes(id)) : null
}

const ofKind = <Kind extends Action['do']>(legal: readonly LegalAction[], kind: Kind) =>
  legal.flatMap(([number, , action]) =>
    action.do === kind ? [{ number, action: action as Extract<Action, { do: Kind }> }] : [],
  )

export const pieceOf = (action: Build): Piece => ({
  piece: action.piece,
  x: action.place[0],
  y: action.place[1],
  side: action.turn,
})

/** All places where a piece may be laid now. */
export function placesOf(view: CastellanView): LatticePlace[] {
  const towers = new Set(view.pieces.filter(({ piece }) => piece === 'tower').map(({ x, y }) => keyOf([x, y])))
  return ofKind(view.legal, 'build').map(({ number, action }) => toPlace(number, pieceOf(action), towers))
}

function toPlace(action: number, piece: Piece, towers: ReadonlySet<string>): LatticePlace {
  const [from, to] = endsOf(piece)
  const isBackward = piece.side !== '' && !towers.has(keyOf(from)) && towers.has(keyOf(to))
  const [x, y] = isBackward ? to : from
  const turn = piece.side === '' ? 0 : (piece.side === 'h' ? 0 : 1) + (isBackward ? 2 : 0)
  return { action, board: 0, anchor: `tower ${x} ${y}`, turn, group: piece.piece, piece }
}

/** The court that the double keep may go to, and the action that puts it there. */
export interface Claim {
  action: number
  court: CourtView
}

export const courtKey = (court: Pick<CourtView, 'cells'>): string => `court ${keyOf(court.cells[0] ?? [0, 0])}`

export function claimsOf(view: CastellanView): Claim[] {
  return ofKind(view.legal, 'double').flatMap(({ number, action }: { number: number; action: Double }) => {
    const court = courtAt(view, action.place)
    return court ? [{ action: number, court }] : []
  })
}

export function courtAt(view: CastellanView, [x, y]: readonly [number, number]): CourtView | undefined {
  return view.courts.find(court => court.cells.some(cell => cell[0] === x && cell[1] === y))
}

/** The action that claims without the double keep; nothing where it stands already. */
export const singleOf = (view: CastellanView): number | undefined => ofKind(view.legal, 'single')[0]?.number

/** Every split of the draw, by how many wall cards it takes. */
export const drawsOf = (view: CastellanView): { number: number; action: Draw }[] =>
  ofKind(view.legal, 'draw').sort((one, other) => one.action.wall - other.action.wall)

/** What a cell of a board names: a piece or a court. */
export const pieceAt = (view: CastellanView, cell: string): Piece | undefined =>
  view.pieces.find(piece => pieceKey(piece) === cell)

export const courtOf = (view: CastellanView, cell: string): CourtView | undefined =>
  view.courts.find(court => courtKey(court) === cell)

/** The courts for which a tower counts. */
export const courtsAround = (view: CastellanView, { x, y }: Piece): CourtView[] =>
  view.courts.filter(court => court.nodes.some(node => node[0] === x && node[1] === y))

/** The nodes of the towers that these cells of the board light: a tower, both ends of a wall, all towers of a court. */
export function litNodes(view: CastellanView, cells: readonly string[]): string[] {
  const nodes = cells.flatMap(cell => courtOf(view, cell)?.nodes ?? endsAt(view, cell))
  return [...new Set(nodes.map(keyOf))]
}

function endsAt(view: CastellanView, cell: string): (readonly [number, number])[] {
  const piece = pieceAt(view, cell)
  return piece ? endsOf(piece) : []
}
