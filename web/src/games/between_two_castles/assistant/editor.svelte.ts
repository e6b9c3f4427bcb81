// A castle typed in: a room is found by its letters, or by its type and decoration, and then tapped to its place.
import { screen } from '../../../input/screen.svelte'
import type { Editor } from '../../../score/assistant'
import type { Desk } from '../../../score/desk.svelte'
import { found, type Named } from '../../../score/finding'
import { type Fit, scorer } from '../../../score/scorer'
import { text } from '../../../texts/texts.svelte'
import type { Button } from '../../face'
import { type Place, pieceOf, THRONE_CELL, toCell } from '../drawings/layout'
import { FACTS } from '../facts'
import { isRoom } from '../view'
import { pieceName, typeOf } from '../words'
import { type CastleFile, type CastlesDocument, changed, freeCells, isBare, nearestFirst } from './document'

export const SHELVES = ['rooms', 'throne', 'attendants', 'cards'] as const
export type Shelf = (typeof SHELVES)[number]
export const TYPES = [...FACTS.types, 'special']
/** Places that a digit reaches: 1 to 9, then 0. */
const DIGITS = '1234567890'
const NOBODY: CastleFile = { name: '', throne: '', rooms: [], attendants: [], bonus_cards: [] }

export class CastleEditor implements Editor {
  query = $state('')
  type: string | null = $state(null)
  decoration: string | null = $state(null)
  private opened: { board: number; shelf: Shelf } | null = $state.raw(null)
  /** What was picked among what was found. */
  private picked: string | null = $state(null)
  /** The cell of a laid room that was taken up to be moved or taken away. */
  from: string | null = $state(null)
  private fits: readonly Fit[] = $state.raw([])
  /** The cell that arrows have led to. */
  private walked: string | null = $state(null)
  pointed: string | null = $state(null)
  /** Where the last room was laid: the next one lies mostly beside it. */
  private last = $state.raw({ board: 0, cell: THRONE_CELL })
  private asked: Promise<void> = Promise.resolve()
  private question = 0

  constructor(private readonly desk: Desk<CastlesDocument>) {}

  readonly castle: CastleFile = $derived.by(() => this.desk.document.castles[this.desk.board] ?? NOBODY)
  /** Rooms that stand somewhere are not offered again; special rooms there are many of. */
  private readonly free: string[] = $derived.by(() => {
    const laid = new Set(this.desk.document.castles.flatMap(({ rooms }) => rooms.map(([room]) => room)))
    return Object.keys(FACTS.rooms).filter(room => typeOf(room) === 'special' || !laid.has(room))
  })
  private readonly things: Named[] = $derived.by(() => {
    const cards = Object.keys(FACTS.cards).filter(card => !this.castle.bonus_cards.includes(card))
    const all = [...this.free, ...Object.keys(FACTS.attendants), ...cards]
    return all.map(piece => ({ piece, name: pieceName(piece) }))
  })
  /** What the letters mean, or the rooms of the chosen type and decoration by their names. */
  readonly found: Named[] = $derived.by(() => {
    if (this.query) return found(this.query, this.things)
    if (!this.type && !this.decoration) return []
    return this.things
      .filter(({ piece }) => this.isWanted(piece))
      .sort((one, other) => one.name.localeCompare(other.name))
  })
  /** The room, attendant or card that would be laid or taken now; letters mean the first that they find. */
  readonly held: string | null = $derived.by(() => {
    if (this.from !== null) return this.roomOn(this.from)
    const piece = this.found.find(thing => thing.piece === this.picked)?.piece
    return piece ?? (this.query ? (this.found[0]?.piece ?? null) : null)
  })
  /** A castle begins with its throne room. */
  readonly shelf: Shelf = $derived.by(() => {
    if (this.opened?.board === this.desk.board) return this.opened.shelf
    return isBare(this.castle) && !this.query && this.from === null ? 'throne' : 'rooms'
  })
  private readonly near: string = $derived.by(() =>
    this.last.board === this.desk.board ? this.last.cell : THRONE_CELL,
  )
  /** Cells where the room in hand may lie, the nearest to the last one first. */
  readonly order: string[] = $derived.by(() =>
    nearestFirst(
      this.fits.map(cellOfFit).filter(cell => cell !== this.from),
      this.near,
    ),
  )
  /** Cells where the rules forbid it; it is laid there only if somebody walks or taps so far. */
  private readonly forbidden: string[] = $derived.by(() =>
    nearestFirst(
      freeCells(this.castle).filter(cell => !this.order.includes(cell)),
      this.near,
    ),
  )
  readonly target: string | null = $derived.by(() => this.pointed ?? this.walked ?? this.order[0] ?? null)
  /** All free cells for the room in hand: those that the rules allow with what it would bring, the others pale. */
  readonly places: Place[] = $derived.by(() => {
    const room = this.held
    if (room === null || !isRoom(room)) return []
    const legal = this.order.map((cell, index) => ({
      cell,
      room,
      gain: this.gainAt(cell),
      chosen: !screen.isSmall && cell === this.target,
      key: screen.isSmall ? undefined : DIGITS[index],
    }))
    const chosen = screen.isSmall ? null : this.target
    return [...legal, ...this.forbidden.map(cell => ({ cell, room, isPale: true, chosen: cell === chosen }))]
  })

  get main(): Button | null {
    const { held, target } = this
    if (held !== null && !isRoom(held))
      return { label: text('typed-add'), small: pieceName(held), can: true, run: () => this.take() }
    if (held !== null && !screen.isSmall)
      return {
        label: text('typed-lay'),
        small: pieceName(held),
        can: target !== null,
        run: () => target && this.layOn(target),
      }
    const isLast = this.desk.board === this.desk.names.length - 1
    const can = !isLast || (!isBare(this.castle) && this.desk.assistant.add(this.desk.document) !== null)
    return { label: text('typed-next-castle'), icon: 'arrow-right', can, run: () => this.next() }
  }

  // Finding.

  enterLetters(letters: string): void {
    this.query = letters.replace(/\d/g, '')
    if (this.query) {
      this.opened = { board: this.desk.board, shelf: 'rooms' }
      this.type = this.decoration = null
    }
    this.letGo()
  }

  open(shelf: Shelf): void {
    this.opened = { board: this.desk.board, shelf }
    this.query = ''
    this.letGo()
  }

  filter(kind: 'type' | 'decoration', name: string): void {
    this[kind] = this[kind] === name ? null : name
    this.query = ''
    this.letGo()
  }

  pick(piece: string): void {
    const isSame = this.held === piece && this.from === null
    this.letGo()
    this.picked = isSame && !this.query ? null : piece
    if (!isRoom(piece)) this.take()
  }

  // Laying.

  /** A cell of the castle was pressed: the room in hand lands there, or what stands there is taken up. */
  press(cell: string): void {
    const piece = pieceOf(cell)
    if (this.from === cell) this.letGo()
    else if (this.places.some(place => place.cell === cell)) this.layOn(cell)
    else if (piece === THRONE_CELL) this.open('throne')
    else {
      this.open('rooms')
      this.from = cell
    }
  }

  /** The room in hand lies on a cell, also where the rules forbid it: what is wrong is then said there. */
  layOn(cell: string): void {
    const [x = 0, y = 0] = cell.split(',').map(Number)
    const room = this.held
    if (room === null || !isRoom(room)) return
    this.write({ rooms: [...this.without(), [room, x, y]] })
    this.last = { board: this.desk.board, cell }
    this.opened = { board: this.desk.board, shelf: 'rooms' }
    this.query = ''
    this.letGo()
  }

  /** The laid room that was taken up goes back into the box. */
  takeAway(): void {
    if (this.from === null) return
    this.write({ rooms: this.without() })
    this.letGo()
  }

  chooseThrone(throne: string): void {
    this.opened = { board: this.desk.board, shelf: 'rooms' }
    if (throne !== this.castle.throne) this.write({ throne })
  }

  addAttendant(attendant: string, count: 1 | -1): void {
    const { attendants } = this.castle
    const at = attendants.indexOf(attendant)
    if (count > 0) this.write({ attendants: [...attendants, attendant] })
    else if (at >= 0) this.write({ attendants: attendants.toSpliced(at, 1) })
  }

  toggleCard(card: string): void {
    const { bonus_cards } = this.castle
    const isThere = bonus_cards.includes(card)
    this.write({ bonus_cards: isThere ? bonus_cards.filter(other => other !== card) : [...bonus_cards, card] })
  }

  // Keys.

  key(event: KeyboardEvent): boolean {
    const { key } = event
    if (DIGITS.includes(key)) return this.digit(DIGITS.indexOf(key))
    if (key === 'ArrowDown' || key === 'ArrowUp') return this.walkFound(key === 'ArrowDown' ? 1 : -1)
    if (key === 'ArrowRight' || key === 'ArrowLeft') return this.walkPlaces(key === 'ArrowRight' ? 1 : -1)
    if (key === 'Enter') return this.enter(event)
    if (key === 'Escape') return this.escape()
    if (key === 'Delete' && this.from !== null) this.takeAway()
    else if (key === 'Backspace' && this.query) this.enterLetters(this.query.slice(0, -1))
    else if ([...key].length === 1 && (/\p{L}/u.test(key) || (this.query && key === ' ')))
      this.enterLetters(this.query + key)
    else return false
    return true
  }

  /** Ask where the room in hand may lie; called whenever it, the castle or the table has changed. */
  look(): void {
    const room = this.held
    this.walked = null
    this.pointed = null
    this.fits = []
    this.question += 1
    if (room === null || !isRoom(room)) return
    const { question } = this
    const { board } = this.desk
    const document = changed(this.desk.document, board, { rooms: this.without() })
    this.asked = scorer.ask({ ask: 'places', document, board, piece: room }).then(
      ({ places }) => {
        if (question === this.question) this.fits = places
      },
      () => {},
    )
  }

  point(cell: string | null): void {
    this.pointed = this.order.includes(cell ?? '') ? cell : null
    this.desk.after = this.pointed === null ? null : (this.fitAt(this.pointed)?.totals ?? null)
  }

  private digit(index: number): boolean {
    const room = this.held
    if (room === null || !isRoom(room)) return this.shelf === 'throne' ? this.throneAt(index) : false
    // Who types quickly need not wait for the places to be shown.
    void this.asked.then(() => {
      const cell = this.order[index]
      if (this.held === room && cell !== undefined) this.layOn(cell)
    })
    return true
  }

  private throneAt(index: number): boolean {
    const throne = Object.keys(FACTS.thrones)[index]
    if (throne) this.chooseThrone(throne)
    return throne !== undefined
  }

  private walkFound(step: number): boolean {
    if (!this.found.length) return false
    const at = this.found.findIndex(({ piece }) => piece === this.held)
    this.from = null
    this.picked = this.found[Math.max(0, Math.min(at + step, this.found.length - 1))]?.piece ?? null
    return true
  }

  private walkPlaces(step: number): boolean {
    const cells = this.places.map(({ cell }) => cell)
    if (!cells.length) return false
    const at = this.target === null ? -1 : cells.indexOf(this.target)
    this.walked = cells[(at + step + cells.length) % cells.length] ?? null
    this.pointed = null
    this.desk.after = this.fitAt(this.target ?? '')?.totals ?? null
    return true
  }

  private enter(event: KeyboardEvent): boolean {
    const isElsewhere = event.target instanceof Element && event.target.closest('button, a, summary, [role=button]')
    if (isElsewhere) return false
    void this.asked.then(() => this.main?.can && this.main.run())
    return true
  }

  private escape(): boolean {
    const isAnything = this.query !== '' || this.held !== null
    this.query = ''
    this.letGo()
    return isAnything
  }

  // Help.

  private isWanted(piece: string): boolean {
    const room = FACTS.rooms[piece]
    if (!room || (this.type !== null && room.type !== this.type)) return false
    // A type without decorations is not emptied by one that was chosen before.
    return (
      this.decoration === null || room.decoration === this.decoration || (this.type === room.type && !room.decoration)
    )
  }

  private roomOn(cell: string): string | null {
    return this.castle.rooms.find(([, x, y]) => toCell(x, y) === cell)?.[0] ?? null
  }

  /** The rooms of the castle without the one that was taken up. */
  private without(): CastleFile['rooms'] {
    const at = this.castle.rooms.findIndex(([, x, y]) => toCell(x, y) === this.from)
    return at < 0 ? this.castle.rooms : this.castle.rooms.toSpliced(at, 1)
  }

  private fitAt(cell: string): Fit | undefined {
    return this.fits.find(fit => cellOfFit(fit) === cell)
  }

  private gainAt(cell: string): number | null {
    const total = this.fitAt(cell)?.totals[this.desk.board]
    return total === undefined ? null : total - this.desk.total(this.desk.board)
  }

  /** An attendant or a card is the castle's at once. */
  private take(): void {
    const piece = this.held
    if (piece === null) return
    if (piece in FACTS.attendants) this.addAttendant(piece, 1)
    else if (!this.castle.bonus_cards.includes(piece)) this.toggleCard(piece)
    this.query = ''
    this.letGo()
  }

  private next(): void {
    this.query = ''
    this.opened = null
    this.letGo()
    this.desk.next()
  }

  private letGo(): void {
    this.picked = null
    this.from = null
    this.pointed = null
    this.desk.after = null
  }

  private write(change: Partial<CastleFile>): void {
    this.desk.change(changed(this.desk.document, this.desk.board, change))
  }
}

function cellOfFit({ place }: Fit): string {
  return typeof place === 'string' ? place : toCell(place[0], place[1])
}
