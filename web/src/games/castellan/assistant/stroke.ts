// A stroke over the meadow as walls and towers: what somebody most likely means who draws from dot to dot.
import { endsOf, keyOf, type Piece, type Point } from '../drawings/lattice'

/** The path, walked on to a node unit by unit; back over the last step takes it away again. */
export function walkOn(path: readonly Point[], to: Point): Point[] {
  const nodes = [...path]
  for (let [x, y] = nodes.at(-1) ?? to; x !== to[0] || y !== to[1]; ) {
    const [right, down] = [to[0] - x, to[1] - y]
    if (Math.abs(right) >= Math.abs(down)) x += Math.sign(right)
    else y += Math.sign(down)
    const before = nodes.at(-2)
    if (before && before[0] === x && before[1] === y) nodes.pop()
    else nodes.push([x, y])
  }
  return nodes
}

const edgeKey = (from: Point, to: Point): string =>
  `${Math.min(from[0], to[0])} ${Math.min(from[1], to[1])} ${from[1] === to[1] ? 'h' : 'v'}`

/** What lies on the nodes and lines of a castle. */
class Ground {
  private readonly towers = new Set<string>()
  private readonly middles = new Set<string>()
  private readonly edges = new Set<string>()
  private readonly ends = new Map<string, number>()

  constructor(pieces: readonly Piece[]) {
    for (const piece of pieces) this.add(piece)
  }

  add(piece: Piece): void {
    const [from, to] = endsOf(piece)
    if (!piece.side) {
      this.towers.add(keyOf(from))
      return
    }
    const path = walkOn([from], to)
    for (const [index, node] of path.slice(1).entries()) this.edges.add(edgeKey(path[index] as Point, node))
    for (const node of path.slice(1, -1)) this.middles.add(keyOf(node))
    for (const node of [from, to]) this.ends.set(keyOf(node), this.endsAt(node) + 1)
  }

  hasTower = (node: Point): boolean => this.towers.has(keyOf(node))
  hasWall = (from: Point, to: Point): boolean => this.edges.has(edgeKey(from, to))
  endsAt = (node: Point): number => this.ends.get(keyOf(node)) ?? 0
  isMiddle = (node: Point): boolean => this.middles.has(keyOf(node))
  /** Whether the middle of a long wall can lie here. */
  isOpen = (node: Point): boolean => !this.hasTower(node) && !this.isMiddle(node) && !this.endsAt(node)
}

export function wallBetween(from: Point, to: Point): Piece {
  const isLong = Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) === 2
  return {
    piece: isLong ? 'long' : 'short',
    x: Math.min(from[0], to[0]),
    y: Math.min(from[1], to[1]),
    side: from[1] === to[1] ? 'h' : 'v',
  }
}

const isStraight = (one: Point, two: Point, three: Point): boolean =>
  (one[0] === two[0] && two[0] === three[0]) || (one[1] === two[1] && two[1] === three[1])

/**
 * The pieces that a path means: two units in a line are a long wall where its middle is free, one is a short wall; what
 * lies there already is walked over. Walls that meet get a tower between them.
 */
export function piecesAlong(path: readonly Point[], laid: readonly Piece[]): Piece[] {
  const ground = new Ground(laid)
  const walls: [from: Point, to: Point][] = []
  for (let at = 0; at < path.length - 1; ) {
    const [one, two, three] = path.slice(at, at + 3) as [Point, Point, Point | undefined]
    const isLong = three && isStraight(one, two, three) && ground.isOpen(two) && !ground.hasWall(two, three)
    if (ground.hasWall(one, two)) {
      at += 1
      continue
    }
    const to = isLong ? three : two
    walls.push([one, to])
    ground.add(wallBetween(one, to))
    at += isLong ? 2 : 1
  }
  return [...walls.map(([from, to]) => wallBetween(from, to)), ...towersFor(walls, ground)]
}

/** Towers where these walls meet others, and one where a wall has none at either end. */
function towersFor(walls: readonly [Point, Point][], ground: Ground): Piece[] {
  const towers: Piece[] = []
  const stand = (node: Point) => {
    const tower: Piece = { piece: 'tower', x: node[0], y: node[1], side: '' }
    towers.push(tower)
    ground.add(tower)
  }
  const isWanted = (node: Point) => !ground.hasTower(node) && !ground.isMiddle(node)
  for (const node of walls.flat()) if (isWanted(node) && ground.endsAt(node) > 1) stand(node)
  for (const [from, to] of walls) if (!ground.hasTower(from) && !ground.hasTower(to) && isWanted(from)) stand(from)
  return towers
}
