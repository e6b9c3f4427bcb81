// A castle as its board file tells it: pieces by turns, and the keeps that stand in its courts.
import type { Report, Sheet } from '../../../state/sheets'
import { endsOf, type Kind, keyOf, type Piece, type Point, pieceKey } from '../drawings/lattice'
import type { CourtView } from '../protocol'

export interface Keep {
  cell: Point
  seat: number
  double?: boolean
}

export interface CastleDocument {
  game: string
  seats: number
  builds: { seat: number; put: string[]; double?: Point | null }[]
  players: string[]
  keeps: Keep[]
}

const LETTERS: Record<Kind, string> = { tower: 'T', short: 'S', long: 'L' }
const KINDS: Record<string, Kind> = { T: 'tower', S: 'short', L: 'long' }

export const toText = ({ piece, x, y, side }: Piece): string => `${LETTERS[piece]} ${x} ${y} ${side}`.trim()

export function toPiece(written: string): Piece {
  const [letter = '', x, y, side = ''] = written.split(' ')
  return { piece: KINDS[letter] ?? 'tower', x: Number(x), y: Number(y), side: side as Piece['side'] }
}

/** All pieces in the order in which they were typed: a problem names them by their number. */
export const piecesOf = ({ builds }: CastleDocument): Piece[] => builds.flatMap(({ put }) => put.map(toPiece))

/** What is seen of pieces: of two on one spot only one. */
export const seenOf = (pieces: readonly Piece[]): Piece[] => [
  ...new Map(pieces.map(piece => [pieceKey(piece), piece])).values(),
]

/** The same castle with more pieces of a seat. */
export function withPieces(document: CastleDocument, seat: number, pieces: readonly Piece[]): CastleDocument {
  const put = pieces.map(toText)
  const last = document.builds.at(-1)
  const isSame = last?.seat === seat && !last.double
  const builds = isSame
    ? [...document.builds.slice(0, -1), { ...last, put: [...last.put, ...put] }]
    : [...document.builds, { seat, put }]
  return { ...document, builds }
}

/** The same castle without a piece. */
export function withoutPiece(document: CastleDocument, key: string): CastleDocument {
  const builds = document.builds
    .map(build => ({ ...build, put: build.put.filter(written => pieceKey(toPiece(written)) !== key) }))
    .filter(({ put, double }) => put.length || double)
  return { ...document, builds }
}

const isIn = (court: Pick<CourtView, 'cells'>, [x, y]: Point) =>
  court.cells.some(cell => cell[0] === x && cell[1] === y)

/** The court that a cell lies in. */
export const courtAt = (courts: readonly CourtView[], cell: Point): CourtView | undefined =>
  courts.find(court => isIn(court, cell))

/** The same castle with this keep in a court; a double keep leaves the seat's other courts. */
export function withKeep(
  document: CastleDocument,
  courts: readonly CourtView[],
  court: CourtView,
  seat: number,
  isDouble: boolean,
): CastleDocument {
  const stand = (each: CourtView, owner: number, double: boolean): Keep => ({
    cell: each.cells[0] ?? [0, 0],
    seat: owner,
    ...(double ? { double } : {}),
  })
  const left = isDouble
    ? courts.filter(other => other !== court && other.owner === seat && other.points > other.towers)
    : []
  const changed = [court, ...left]
  const others = document.keeps.filter(({ cell }) => !changed.some(each => isIn(each, cell)))
  const keeps = [...others, ...left.map(each => stand(each, each.owner, false)), stand(court, seat, isDouble)]
  return { ...document, keeps }
}

export const withoutKeep = (document: CastleDocument, [x, y]: Point): CastleDocument => ({
  ...document,
  keeps: document.keeps.filter(({ cell }) => cell[0] !== x || cell[1] !== y),
})

/** The same castle with one player fewer: what was built stays. */
export function withoutSeat(document: CastleDocument, seat: number): CastleDocument {
  const shift = (other: number) => (other > seat ? other - 1 : other)
  return {
    ...document,
    seats: document.seats - 1,
    builds: document.builds.map(build => ({ ...build, seat: build.seat === seat ? 0 : shift(build.seat) })),
    players: document.players.filter((_, other) => other !== seat),
    keeps: document.keeps.filter(keep => keep.seat !== seat).map(keep => ({ ...keep, seat: shift(keep.seat) })),
  }
}

/** The courts as the sheets tell them, each with the towers at its cells. */
export function courtsOf(report: Report | null, pieces: readonly Piece[]): CourtView[] {
  const towers = new Set(pieces.filter(({ piece }) => piece === 'tower').map(({ x, y }) => keyOf([x, y])))
  return (report?.boards ?? []).flatMap((sheet: Sheet, owner) =>
    sheet.lines.map(({ tiles, points, args }) => {
      const cells = tiles as [number, number][]
      const corners = cells.flatMap(([x, y]): [number, number][] => [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ])
      const found = new Map(corners.filter(node => towers.has(keyOf(node))).map(node => [keyOf(node), node]))
      return { owner, cells, points, towers: Number(args.towers), nodes: [...found.values()] }
    }),
  )
}

/** How many pieces of each kind lie there. */
export const countPieces = (pieces: readonly Piece[], kind: Kind): number =>
  pieces.filter(({ piece }) => piece === kind).length

/** The far end of a wall that ends on a node, in this direction. */
export function alongWall(pieces: readonly Piece[], [x, y]: Point, [dx, dy]: Point): Point | null {
  for (const piece of pieces) {
    if (!piece.side) continue
    const [one, other] = endsOf(piece)
    for (const [near, far] of [
      [one, other],
      [other, one],
    ] as const)
      if (near[0] === x && near[1] === y && Math.sign(far[0] - x) === dx && Math.sign(far[1] - y) === dy) return far
  }
  return null
}
