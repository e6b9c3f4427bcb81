// Pieces, places, courts and cards of Castellan in words.
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import type { BoardInWords, Source } from '../face'
import { endsOf, freeEnds, KINDS, type Kind, keyOf, type Piece, type Point } from './drawings/lattice'
import type { Action, CardView, CastellanView, CourtView, Stock } from './protocol'
import { cardsOf, countOf, courtAt, courtsAround, type LatticePlace, sumOf } from './view'

const SIDES = ['east', 'south', 'west', 'north'] as const

const isMe = (source: Source<CastellanView>, seat: number): boolean => seat === source.info?.you.seat

/** Who sits there; «You» for who looks. */
export const nameOf = (source: Source<CastellanView>, seat: number): string =>
  isMe(source, seat) ? text('castellan-you') : seatName(source.info, seat)

/** Whose courts a list shows. */
export const courtsOf = (source: Source<CastellanView>, seat: number): string =>
  isMe(source, seat)
    ? text('castellan-your-courts')
    : text('castellan-courts-of', { name: seatName(source.info, seat) })

export const kindName = (kind: string): string => text(`castellan-piece-${kind}`)

const NO_BREAK = '\u00a0'

/** Pieces by their number, each on one line: «2 towers, 1 long wall». */
export function stockWords(stock: Stock): string {
  const parts = KINDS.filter(kind => countOf(stock, kind)).map(kind =>
    text(`castellan-count-${kind}`, { count: countOf(stock, kind) }).replaceAll(' ', NO_BREAK),
  )
  return parts.length ? listOf(parts) : text('castellan-nothing')
}

const firstTower = (castle: readonly Piece[]): Piece | undefined => castle.find(({ side }) => !side)

/** Where a node of a castle lies: «2 east and 1 north of the first tower»; until one stands ways begin where the first piece does. */
export function nodeWords(node: Point, castle: readonly Piece[]): string {
  const tower = firstTower(castle)
  const [x, y] = [node[0] - (tower?.x ?? 0), node[1] - (tower?.y ?? 0)]
  const parts = [
    ...(x ? [text(x > 0 ? 'castellan-east' : 'castellan-west', { count: Math.abs(x) })] : []),
    ...(y ? [text(y > 0 ? 'castellan-south' : 'castellan-north', { count: Math.abs(y) })] : []),
  ]
  if (!parts.length) return text(tower ? 'castellan-first-node' : 'castellan-start')
  return text(tower ? 'castellan-from-first' : 'castellan-from-start', { way: listOf(parts) })
}

/** A place for a piece in a castle: «long wall east, from 2 east and 1 north of the first tower». */
export function placeWords({ piece, turn }: Pick<LatticePlace, 'piece' | 'turn'>, castle: readonly Piece[]): string {
  const name = kindName(piece.piece)
  const ends = endsOf(piece)
  const where = nodeWords(turn >= 2 ? ends[1] : ends[0], castle)
  if (piece.side) return text('castellan-wall-at', { piece: name, side: SIDES[turn] ?? 'east', where })
  const first = firstTower(castle)
  if (first?.x === piece.x && first.y === piece.y) return text('castellan-first-tower')
  return text('castellan-tower-at', { piece: name, where })
}

/** A piece that lies in a castle: as a place, but seen from its left or upper end. */
export const pieceWords = (piece: Piece, castle: readonly Piece[]): string =>
  placeWords({ turn: piece.side === 'v' ? 1 : 0, piece }, castle)

/** A court by what it counts: «court of 4 towers». */
export const courtName = (court: Pick<CourtView, 'towers'>): string =>
  text('castellan-court-of', { towers: court.towers })

/** The same in few words: «court of 4». */
export const courtShort = (court: Pick<CourtView, 'towers'>): string =>
  text('castellan-court-short', { towers: court.towers })

/** A court with its owner: «Bruno’s court of 5 towers, doubled, 10 points». */
export function courtWords(source: Source<CastellanView>, court: CourtView): string {
  const isMine = isMe(source, court.owner)
  const args = { court: courtName(court), points: court.points, name: seatName(source.info, court.owner) }
  if (court.points > court.towers)
    return text(isMine ? 'castellan-court-doubled-mine' : 'castellan-court-doubled', args)
  return text(isMine ? 'castellan-court-plain-mine' : 'castellan-court-plain', args)
}

/** A tower with the courts for which it counts. */
export function towerWords(source: Source<CastellanView>, tower: Piece): string {
  const where = pieceWords(tower, source.view.pieces)
  const courts = courtsAround(source.view, tower).map(court => courtWords(source, court))
  return courts.length ? text('castellan-tower-counts', { where, courts: listOf(courts) }) : where
}

/** What a card shows. */
export function cardWords(card: CardView): string {
  const back = text(card.is_wall ? 'castellan-wall-card' : 'castellan-tower-card')
  const pieces = stockWords(card.pieces)
  return card.draw
    ? text('castellan-card-draws', { back, pieces, count: card.draw })
    : text('castellan-card', { back, pieces })
}

/** The castle in words: courts first, then every tower with its walls, then the free ends. */
export function castleInWords(source: Source<CastellanView>): BoardInWords {
  const { pieces, courts } = source.view
  const towers = pieces.filter(piece => piece.piece === 'tower')
  const rows = [
    ...courts.map(court => courtWords(source, court)),
    ...towers.map(tower =>
      text('castellan-tower-row', { tower: towerWords(source, tower), walls: wallsAt(pieces, [tower.x, tower.y]) }),
    ),
    ...freeEnds(pieces).map(end => text('castellan-free-end', { where: nodeWords(end, pieces) })),
  ]
  return { name: text('castellan-castle'), rows: rows.length ? rows : [text('castellan-empty')] }
}

/** The walls that end on a node, each with its side. */
function wallsAt(pieces: readonly Piece[], node: Point): string {
  const found = pieces
    .filter(piece => piece.side)
    .flatMap(piece => {
      const [from, to] = endsOf(piece).map(keyOf)
      const forward = piece.side === 'h' ? 0 : 1
      const side = from === keyOf(node) ? forward : to === keyOf(node) ? forward + 2 : -1
      return side < 0
        ? []
        : [text('castellan-wall-side', { piece: kindName(piece.piece), side: SIDES[side] ?? 'east' })]
    })
  return found.length ? listOf(found) : text('castellan-no-walls')
}

export const theKind = (kind: Kind): string => text(`castellan-a-${kind}`)

/** An action other than building, in words. */
export function actionWords(view: CastellanView, action: Action): string {
  if (action.do === 'play') return stockWords(sumOf(cardsOf(view, action.cards).map(card => card.pieces)))
  if (action.do === 'double') return courtName(courtAt(view, action.place) ?? { towers: 0 })
  return action.do === 'draw' ? drawnWords(action) : text('castellan-keep-double')
}

/** A split of a draw: «1 wall card and 2 tower cards». */
export function drawnWords({ wall, tower }: { wall: number; tower: number }): string {
  return listOf([
    ...(wall ? [text('castellan-count-wall-card', { count: wall })] : []),
    ...(tower ? [text('castellan-count-tower-card', { count: tower })] : []),
  ])
}
