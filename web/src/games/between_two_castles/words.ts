// Rooms, castles and cells of Between Two Castles in words.
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import type { BoardInWords, Source } from '../face'
import { fromCell, pieceOf, THRONE_CELL } from './drawings/layout'
import { wantedOf } from './drawings/rules'
import { FACTS } from './facts'
import type { CastlesView, CastleView, RoomView } from './protocol'
import { isLudwig, isRoom, roomAt, sidesOf } from './view'

export function roomName(room: string): string {
  return text(`two-castles-room-${room}`)
}

/** A room, an attendant, a bonus card or a bonus by its name. */
export function pieceName(piece: string): string {
  if (isRoom(piece) || piece in FACTS.thrones) return roomName(piece)
  if (piece in FACTS.attendants) return text(`two-castles-attendant-${piece}`)
  return piece in FACTS.cards ? text(`two-castles-card-${piece}`) : text(`two-castles-bonus-${piece}`)
}

export function typeOf(room: string): string {
  return FACTS.rooms[room]?.type ?? 'special'
}

export function typeName(type: string): string {
  return text(`type-${type}`)
}

export function decorationName(decoration: string): string {
  return text(`two-castles-wanted-${decoration}`)
}

export function castleName(view: CastlesView, board: number): string {
  return text(`two-castles-marker-${view.castles[board]?.marker ?? 'eltz'}`)
}

export function playerName(source: Source<CastlesView>, seat: number): string {
  return isLudwig(source.view, seat) ? text('ludwig') : seatName(source.info, seat)
}

/** How a room scores, in one sentence. */
export function ruleWords(room: string): string {
  const throne = FACTS.thrones[room]
  if (throne) {
    const [first, second] = throne.wanted.map(typeName)
    return text('rule-throne', { points: FACTS.throne_points, first: first ?? '', second: second ?? '' })
  }
  const facts = FACTS.rooms[room]
  if (!facts) return ''
  const wanted = wantedOf(facts)
  const { points } = facts
  if (wanted.kind === 'decoration') return text('rule-decorated', { points, decoration: wanted.name })
  const name = facts.target ? typeName(wanted.name) : ''
  return text(`rule-${facts.rule}`, { points, least: FACTS.sleeping[0] ?? 0, wanted: name })
}

/** What an attendant counts. */
export function attendantWords(attendant: string): string {
  return text('rule-attendant', { decoration: FACTS.attendants[attendant] ?? '' })
}

/** Where a room may stand, in words. */
export function levelWords(room: string): string {
  return text(`stands-${FACTS.rooms[room]?.level ?? 'ground'}`)
}

/** «first floor, 2 left of the throne». */
export function cellWords(cell: string): string {
  const [x, y] = fromCell(cell)
  const level = text(y < 0 ? 'cellar' : 'floor', { number: Math.abs(y) })
  if (pieceOf(cell) === THRONE_CELL) return level
  return text('level-column', { level, column: columnWords(x, y) })
}

function columnWords(x: number, y: number): string {
  const last = FACTS.throne_cells.length - 1
  if (x < 0) return text('left-of-throne', { steps: -x })
  if (x > last) return text('right-of-throne', { steps: x - last })
  return text(y < 0 ? 'under-throne' : 'over-throne', { half: x === 0 ? 'left' : 'right' })
}

/** What stands at the sides of a cell: «above Salon, beside Library». */
export function besideWords(castle: CastleView, cell: string): string {
  const { above, below, left, right } = sidesOf(castle, cell)
  const beside = [left, right].flatMap(room => (room ? [roomName(room)] : []))
  const parts = [
    below ? text('above-room', { room: roomName(below) }) : '',
    above ? text('below-room', { room: roomName(above) }) : '',
    beside.length ? text('beside-rooms', { rooms: listOf(beside) }) : '',
  ].filter(part => part)
  return parts.join(', ')
}

/** «first floor, 2 left of the throne, Library, living, above Salon; 1 point for each special room around it». */
export function roomWords(castle: CastleView, cell: string): string {
  const room = roomAt(castle, cell)
  const where = cellWords(cell)
  if (!room) return text('cell-free', { where, beside: besideWords(castle, cell) })
  const beside = besideWords(castle, cell)
  const words = { where, room: roomName(room), type: typeName(typeOf(room)), rule: ruleWords(room) }
  return beside ? text('cell-room', { ...words, beside }) : text('cell-room-alone', words)
}

/** A castle in words, floor by floor from the top. */
export function boardInWords(view: CastlesView, board: number): BoardInWords {
  const castle = view.castles[board] as CastleView
  const rooms: RoomView[] = [...castle.rooms, [castle.throne, 0, 0]]
  const levels = [...new Set(rooms.map(([, , y]) => y))].sort((one, other) => other - one)
  const named = (row: number) =>
    rooms
      .filter(([, , y]) => y === row)
      .sort(([, one], [, other]) => one - other)
      .map(([room]) => roomName(room))
  return {
    name: text('board-points', { name: castleName(view, board), points: castle.points }),
    rows: levels.map(row =>
      text('row-in-words', {
        level: text(row < 0 ? 'cellar' : 'floor', { number: Math.abs(row) }),
        rooms: named(row).join(', '),
      }),
    ),
  }
}
