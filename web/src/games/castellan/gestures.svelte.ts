// Castellan: cards are played, their pieces are built one by one, new courts are claimed, cards are drawn.
import type { Preview } from '../../protocol'
import { text } from '../../texts/texts.svelte'
import type { Hands, Question, Sentence, Source, TraySlots } from '../face'
import { OnTheCastle } from './castle'
import { KINDS, type Kind } from './drawings/lattice'
import type { CastellanView } from './protocol'
import { Building } from './turn/building.svelte'
import { Cards } from './turn/cards.svelte'
import { Claiming } from './turn/claiming.svelte'
import { Drawing } from './turn/drawing.svelte'
import type { LatticePlace, Step } from './view'

const STEP_OF: Record<string, Step> = { play: 'cards', build: 'build', claim: 'claim', draw: 'draw' }
const WAITING: Record<string, string> = {
  play: 'castellan-wait-cards',
  build: 'castellan-wait-build',
  claim: 'castellan-wait-claim',
  draw: 'castellan-wait-draw',
}

export class CastellanGestures extends OnTheCastle {
  readonly cards = new Cards(this)
  readonly building = new Building(this)
  readonly claiming = new Claiming(this)
  readonly drawing = new Drawing(this)

  constructor(source: Source<CastellanView>, hands: Hands) {
    super(source, hands)
    this.keeps(this.cards.picked, 'picked')
    this.keeps(this.building, 'wanted')
    this.keeps(this.drawing, 'wantedWalls')
    this.prepares(
      'claim',
      () => this.claiming.marked,
      claim => claim !== null && this.claiming.mark(claim),
    )
  }

  get allPlaces(): LatticePlace[] {
    return this.building.places
  }

  /** Every place by itself: as many as the button of the piece says. */
  override readonly spots: LatticePlace[] = $derived.by(() => this.open)

  override get sheets(): number[] {
    return [this.seat]
  }

  get step(): Step {
    if (this.view.phase === 'over') return 'over'
    return this.isMyTurn ? (STEP_OF[this.view.phase] ?? 'wait') : 'wait'
  }

  get waiting(): number[] {
    return this.view.turn >= 0 ? [this.view.turn] : []
  }

  get milestone(): number {
    return this.view.seats.reduce((sum, seat) => sum + seat.played.length, 0)
  }

  get isLastTurn(): boolean {
    return this.view.ender >= 0 && this.view.phase !== 'over'
  }

  act(action: number): void {
    this.hands.act(action)
  }

  // Building

  get group(): Kind | null {
    return this.building.kind
  }

  take(kind: string): void {
    if (this.building.want(kind as Kind)) this.leavePlace()
  }

  /** Only the places of the piece in hand are asked about: a late castle has hundreds. */
  override get question(): Question | null {
    if (this.step === 'claim') return { actions: this.view.legal.map(([number]) => number) }
    return this.open.length ? { actions: this.open.map(place => place.action) } : null
  }

  override previewOf(place: LatticePlace): Preview | undefined {
    return this.building.previewOf(place)
  }

  override gainOf(place: LatticePlace): number | null {
    return this.building.gainOf(place)
  }

  override gainWords(place: LatticePlace): string | null {
    return this.building.gainWords(place)
  }

  /** Walk to a place with the focus. */
  stepTo(place: LatticePlace | undefined): void {
    if (place) this.walkTo(place)
  }

  // The tray

  protected get acting(): TraySlots {
    if (this.step === 'cards') return { now: this.cards.now, main: this.cards.button }
    if (this.step === 'claim') return { now: this.claiming.now, main: this.claiming.button, mood: 'gold' }
    if (this.step === 'draw') return { now: this.drawing.now, main: this.drawing.button }
    return { now: this.building.now, main: this.placeButton(text('castellan-build-here'), text('choose-place')) }
  }

  protected override get nowWaiting(): Sentence {
    const waiting = this.waitingFor(WAITING[this.view.phase] ?? 'now-wait')
    return { ...waiting, small: waiting.small || (this.isLastTurn ? text('castellan-last-turns') : '') }
  }

  // Keys

  protected override digit(index: number): boolean {
    if (this.step === 'cards') return this.cards.toggle(index)
    if (this.step === 'claim') return this.claiming.markAt(index)
    const kind = KINDS[index]
    if (this.step !== 'build' || !kind) return false
    this.take(kind)
    return true
  }

  protected override get keys(): Record<string, () => void> {
    const { drawing, claiming } = this
    if (this.step === 'draw') return { ArrowLeft: () => drawing.takeWalls(1), ArrowRight: () => drawing.takeWalls(-1) }
    if (this.step === 'build') return { c: () => this.building.foresee() }
    if (this.step !== 'claim') return {}
    return { ArrowLeft: () => claiming.walk(-1), ArrowRight: () => claiming.walk(1), k: () => claiming.walk(1) }
  }

  protected override letGo(): void {
    if (this.step === 'claim') this.claiming.marked = null
    else this.cards.picked.back()
  }

  override refresh(): void {
    super.refresh()
    this.cards.picked.refresh()
    if (this.step !== 'claim') this.claiming.marked = null
    if (this.step !== 'draw') this.drawing.forget()
    this.building.promises = []
    if (this.step !== 'build') this.building.isForeseeing = false
  }
}
