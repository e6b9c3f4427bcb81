// Where a piece can lie in a castle: the doors that it joins, what it covers, what it would spoil.
import type { Place } from '../../play/places'
import { anchorOf, BLOCKED, cellOf, frontOf, middleOf, OPEN } from './castle'
import { boxOf, type Lying } from './drawings/bounds'
import { cellsOf, type Point, planOf } from './drawings/plan'
import type { TileView } from './protocol'

/** An entrance of a tile of the castle that a piece would meet, and which of its own doors meets it. */
export interface Join {
  tile: number
  door: number
  own: number
}

/** A place on the plane: the piece lies at x, y after so many quarter turns, and joins the castle there. */
export interface LudwigPlace extends Place, Lying {
  /** The doors of the castle that it meets, the lowest first. */
  joins: Join[]
}

export interface Spot {
  action: number
  piece: string
  x: number
  y: number
  turn: number
}

function isSame(one: Point, other: Point): boolean {
  return one[0] === other[0] && one[1] === other[1]
}

/** The open doors of a castle that a piece lying there would meet. */
export function joinsOf(castle: readonly TileView[], piece: Lying): Join[] {
  const own = planOf(piece.name, piece.turn).doors
  return castle.flatMap((tile, index) =>
    planOf(tile.name, tile.turn).doors.flatMap((door, number) => {
      if (tile.doors[number] !== OPEN) return []
      const front = frontOf(tile, door)
      const met = own.findIndex(
        other =>
          other.side === (door.side + 2) % 4 && isSame(cellOf(piece, other), front) && other.isDeep === door.isDeep,
      )
      return met < 0 ? [] : [{ tile: index, door: number, own: met }]
    }),
  )
}

/** A hallway shows the face of the level where it is laid. */
function faceOf(castle: readonly TileView[], { piece, ...at }: Spot): { name: string; joins: Join[] } {
  const joins = joinsOf(castle, { ...at, name: piece })
  if (joins.length || piece !== 'hallway') return { name: piece, joins }
  const deep = 'downstairs_hallway'
  return { name: deep, joins: joinsOf(castle, { ...at, name: deep }) }
}

/** Spots of a castle as places, each at the first door that it joins. */
export function placesOf(castle: readonly TileView[], board: number, spots: readonly Spot[]): LudwigPlace[] {
  return spots.map(spot => {
    const { name, joins } = faceOf(castle, spot)
    const first = joins[0]
    const anchor = first ? anchorOf(first.tile, first.door) : `at-${spot.x}-${spot.y}`
    return { ...spot, name, joins, board, anchor, group: spot.piece }
  })
}

/** Where the pill of an anchor lies: before the door, on the plane, in cells. */
export function pillAt(castle: readonly TileView[], place: LudwigPlace): Point {
  const join = place.joins[0]
  const tile = join && castle[join.tile]
  const door = tile && planOf(tile.name, tile.turn).doors[join.door]
  if (!tile || !door) return [place.x, place.y]
  const [x, y] = frontOf(tile, door)
  return [x + 0.5, y + 0.5]
}

/** Whether a point of the plane lies in the box of a piece. */
export function isInside(piece: Lying, [x, y]: Point): boolean {
  const box = boxOf(piece)
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
}

/** How far a carried tile snaps, in cells, and how much nearer another turn must be than the one it has. */
const SNAP = 3.5
const TURNED = 0.8

/** The place where the middle of a carried tile is nearest; it keeps its turn where it can. */
export function underCarried(
  places: readonly LudwigPlace[],
  [x, y]: Point,
  pointed: LudwigPlace | null,
): LudwigPlace | null {
  let best: LudwigPlace | null = null
  let least = SNAP
  for (const place of places) {
    const [middleX, middleY] = middleOf(boxOf(place))
    const away = Math.hypot(middleX - x, middleY - y) + (pointed && place.turn !== pointed.turn ? TURNED : 0)
    if (away < least) [best, least] = [place, away]
  }
  return best
}

/** A tile whose middle lies at a point of the plane, on whole cells. */
export function laidRound(name: string, turn: number, [x, y]: Point): Lying {
  const { width, height } = planOf(name, turn)
  return { name, turn, x: Math.round(x - width / 2), y: Math.round(y - height / 2) }
}

/** The tiles of a castle, and -1 for the piece itself, that a place would make impossible to complete. */
export function spoiledBy(castle: readonly TileView[], place: LudwigPlace): number[] {
  const covered = new Set(cellsOf(place.name, place.turn).map(([x, y]) => `${x + place.x} ${y + place.y}`))
  const joined = new Set(place.joins.map(join => anchorOf(join.tile, join.door)))
  const spoiled = [...castle.entries()].flatMap(([index, tile]) => {
    const doors = planOf(tile.name, tile.turn).doors
    const isLost = doors.some(
      (door, number) =>
        tile.doors[number] === OPEN &&
        !joined.has(anchorOf(index, number)) &&
        covered.has(frontOf(tile, door).join(' ')),
    )
    return isLost && !tile.doors.includes(BLOCKED) ? [index] : []
  })
  const ground = new Set(
    castle.flatMap(tile => cellsOf(tile.name, tile.turn).map(([x, y]) => `${x + tile.x} ${y + tile.y}`)),
  )
  const met = new Set(place.joins.map(join => join.own))
  const isSpoiled = planOf(place.name, place.turn).doors.some(
    (door, number) => !met.has(number) && ground.has(frontOf(place, door).join(' ')),
  )
  return isSpoiled ? [...spoiled, -1] : spoiled
}
