// The view of a seat as geometry: doors of a castle, the places that join them, what each of them covers.
import type { Place } from '../../play/places'
import type { Box, Lying } from './drawings/bounds'
import { cellsOf, type Door, factsOf, type Point, planOf, STEPS } from './drawings/plan'
import type { Action, LegalAction, LudwigView, TileView } from './protocol'

export const OPEN = -1
export const BLOCKED = -2

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

/** The legal actions of one kind, with their numbers. */
export function legalOf<Do extends Action['do']>(
  legal: readonly LegalAction[],
  kind: Do,
): { number: number; text: string; action: Extract<Action, { do: Do }> }[] {
  return legal.flatMap(([number, text, action]) =>
    action.do === kind ? [{ number, text, action: action as Extract<Action, { do: Do }> }] : [],
  )
}

/** `data-cell` of a door of the castle. */
export function anchorOf(tile: number, door: number): string {
  return `door-${tile}-${door}`
}

/** The cell that a door of a lying tile belongs to, on the plane, and the cell before it. */
function cellOf(tile: Lying, door: Door): Point {
  return [tile.x + door.x, tile.y + door.y]
}

function frontOf(tile: Lying, door: Door): Point {
  const [x, y] = cellOf(tile, door)
  const [stepX, stepY] = STEPS[door.side] as Point
  return [x + stepX, y + stepY]
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

export type RoomState = 'complete' | 'open' | 'never'

export function stateOf(tile: TileView): RoomState {
  if (tile.is_complete) return 'complete'
  return tile.doors.includes(BLOCKED) ? 'never' : 'open'
}

export function openDoors(castle: readonly TileView[]): number {
  return castle.reduce((sum, tile) => sum + tile.doors.filter(door => door === OPEN).length, 0)
}

/** Whether rooms of the lower level could join the castle somewhere. */
export function hasDeepDoor(castle: readonly TileView[]): boolean {
  return castle.some(tile =>
    planOf(tile.name, tile.turn).doors.some((door, number) => door.isDeep && tile.doors[number] === OPEN),
  )
}

/** What is offered at one price of the market. */
export interface Offer {
  price: number
  tile: string | null
  coins: number
  /** The number of the legal purchase, if it can be bought now. */
  action: number | null
}

export function offersOf(view: LudwigView): Offer[] {
  const buys = legalOf(view.legal, 'buy')
  return view.market.map(slot => ({
    ...slot,
    action: buys.find(buy => buy.action.tile === slot.tile && buy.action.price === slot.price)?.number ?? null,
  }))
}

/** A box with a margin of cells round it. */
export function widened(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by }
}

export function typeOf(name: string): string {
  return factsOf(name).type
}
