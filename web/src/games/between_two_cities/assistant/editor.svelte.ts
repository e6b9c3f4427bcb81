// A city typed in: a cursor walks over the cells, and each building that is tapped or typed lands on it.
import type { Button } from '../../../games/face'
import type { Editor } from '../../../score/assistant'
import type { Desk } from '../../../score/desk.svelte'
import { text } from '../../../texts/texts.svelte'
import { columnOf, rowOf, toCell } from '../drawings/layout'
import { KINDS, type Kind, LETTERS } from '../drawings/tiles'
import { letters } from '../words'

export interface CitiesDocument {
  game: string
  cities: { name: string; rows: string[] }[]
  players: string[]
}

const EMPTY = '.'
const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The kind of a typed letter: as it is written on the tiles in the reader's language, else in any case. */
export function kindOf(typed: string, written: Record<Kind, string>): Kind | null {
  const exact = KINDS.find(kind => written[kind] === typed)
  const alike = KINDS.filter(kind => written[kind].toLowerCase() === typed.toLowerCase())
  return exact ?? (alike.length === 1 ? (alike[0] ?? null) : null)
}

export class CityEditor implements Editor {
  /** Where the next building lands, as its place among the cells row by row; behind the last one it rests. */
  private wanted = $state({ board: 0, at: 0 })
  /** What was typed and is no building. */
  unknown: { letter: string; cell: string } | null = $state.raw(null)

  constructor(private readonly desk: Desk<CitiesDocument>) {}

  readonly rows: string[] = $derived.by(() => this.desk.document.cities[this.desk.board]?.rows ?? [])
  readonly width: number = $derived.by(() => this.rows[0]?.length ?? 0)
  private readonly flat: string = $derived.by(() => this.rows.join(''))
  readonly filled: number = $derived.by(() => [...this.flat].filter(letter => letter !== EMPTY).length)
  readonly size: number = $derived.by(() => this.flat.length)
  /** On a board that was not typed yet the cursor begins at the first free cell. */
  private readonly at: number = $derived.by(() => {
    if (this.wanted.board === this.desk.board) return Math.min(this.wanted.at, this.size)
    const free = this.flat.indexOf(EMPTY)
    return free < 0 ? this.size : free
  })
  readonly cursor: string | undefined = $derived.by(() => (this.at < this.size ? this.cell(this.at) : undefined))
  /** The city as it is typed: «SSSS HHOm OPOO OP». */
  readonly typed: string = $derived.by(() => {
    const written = letters()
    const sign = (letter: string) => written[KINDS.find(kind => LETTERS[kind] === letter) as Kind] ?? EMPTY
    return this.rows
      .map(row => [...row].map(sign).join(''))
      .join(' ')
      .replace(/[. ]*$/, '')
  })

  get main(): Button | null {
    const isLast = this.desk.board === this.desk.names.length - 1
    const can = !isLast || (this.filled > 0 && this.desk.assistant.add(this.desk.document) !== null)
    return { label: text('cities-next-city'), icon: 'arrow-right', can, run: () => this.desk.next() }
  }

  /** A building lands on the cursor, which goes on; nothing (null) clears the cell. */
  put(kind: Kind | null): void {
    if (this.at >= this.size) return
    const flat = [...this.flat]
    flat[this.at] = kind ? LETTERS[kind] : EMPTY
    const next = this.at + 1
    this.write(flat.join(''))
    this.move(next)
  }

  /** Back to the cell before, which is cleared. */
  back(): void {
    if (this.at === 0) return
    const before = this.at - 1
    const flat = [...this.flat]
    if (flat[before] !== EMPTY) {
      flat[before] = EMPTY
      this.write(flat.join(''))
    }
    this.move(before)
  }

  point(cell: string): void {
    this.move(rowOf(cell) * this.width + columnOf(cell))
  }

  /** The whole city as letters, spaces as one likes; what is no building is named, and its cell stays free. */
  type(words: string): void {
    const written = letters()
    const signs = [...words.replace(/\s/g, '')].slice(0, this.size)
    this.unknown = null
    const flat = signs.map((letter, index) => {
      const kind = kindOf(letter, written)
      if (!kind && letter !== EMPTY) this.unknown ??= { letter, cell: this.cell(index) }
      return kind ? LETTERS[kind] : EMPTY
    })
    this.write(flat.join('').padEnd(this.size, EMPTY))
    this.move(flat.length)
  }

  key(event: KeyboardEvent): boolean {
    const step = STEPS[event.key]
    if (step) {
      const [x, y] = [(this.at % this.width) + step[0], Math.floor(this.at / this.width) + step[1]]
      if (x >= 0 && x < this.width && y >= 0 && y < this.rows.length) this.move(y * this.width + x)
      return true
    }
    if (event.key === 'Backspace') this.back()
    else if (event.key === 'Delete' || event.key === EMPTY || event.key === ' ') this.put(null)
    else if (event.key === 'Enter') return this.enter(event)
    else return this.letter(event.key)
    return true
  }

  /** Enter goes on to the next city, unless something else has the focus. */
  private enter(event: KeyboardEvent): boolean {
    const isElsewhere = event.target instanceof Element && event.target.closest('button, a, input, summary')
    if (isElsewhere || !this.main?.can) return false
    this.main.run()
    return true
  }

  private letter(typed: string): boolean {
    if ([...typed].length !== 1 || !/\p{L}/u.test(typed)) return false
    const kind = kindOf(typed, letters())
    this.unknown = kind || this.cursor === undefined ? null : { letter: typed, cell: this.cursor }
    if (kind) this.put(kind)
    return true
  }

  private cell(index: number): string {
    return toCell(index % this.width, Math.floor(index / this.width))
  }

  private move(at: number): void {
    this.wanted = { board: this.desk.board, at }
  }

  private write(flat: string): void {
    const rows = this.rows.map((_, row) => flat.slice(row * this.width, (row + 1) * this.width))
    const { document, board } = this.desk
    const cities = document.cities.map((city, index) => (index === board ? { ...city, rows } : city))
    if (flat !== this.flat) this.desk.change({ ...document, cities })
  }
}
