// What a page asks the server about the position that it shows: previews, hints, why a piece may not lie somewhere.
import type { Objection, Question, Spot } from '../games/face'
import type { Hint, Hints, Preview, Previews, TableInfo, WhyNot } from '../protocol'
import { text } from '../texts/texts.svelte'
import { ask } from './http'
import { keepSame } from './same'

export abstract class Asking {
  info: TableInfo | null = $state.raw(null)
  seq = $state(0)
  previews: Preview[] = $state.raw([])
  hints: Hint[] = $state.raw([])
  /** The server was asked what places would bring, and has not answered yet. */
  isAsking = $state(false)

  /** The question that the previews answer, or will answer. */
  private asked = ''
  private request: AbortController | null = null

  constructor(readonly code: string) {}

  /** Ask what these actions would bring; the answer is dropped if the table has moved on. */
  async askPreviews(question: Question): Promise<void> {
    const wanted = JSON.stringify([this.seq, question])
    if (wanted === this.asked || !this.info?.helping_figures) return
    this.asked = wanted
    this.isAsking = true
    await drawn()
    if (wanted !== this.asked) return
    this.request?.abort()
    this.request = new AbortController()
    const body = { seq: this.seq, ...question }
    try {
      const answer = await ask<Previews>('POST', `tables/${this.code}/previews`, body, this.request.signal)
      if (wanted === this.asked) this.previews = keepSame(this.previews, answer.previews)
    } catch {
      // Places without numbers can still be played; the next view asks again.
    }
    if (wanted === this.asked || this.asked === '') this.isAsking = false
  }

  /** What a piece would bring, beside the previews of the piece in hand; nothing where nobody may know. */
  async tryOut(tile: string): Promise<Preview[]> {
    if (!this.info?.helping_figures) return []
    try {
      return (await ask<Previews>('POST', `tables/${this.code}/previews`, { seq: this.seq, tile })).previews
    } catch {
      return []
    }
  }

  async whyNot(spot: Spot): Promise<Objection | null> {
    try {
      const answer = await ask<WhyNot>('POST', `tables/${this.code}/why-not`, { seq: this.seq, ...spot })
      return answer.why && { words: text(answer.why.key, answer.why.args), section: answer.section }
    } catch {
      return null
    }
  }

  async askHints(): Promise<void> {
    const answer = await ask<Hints>('POST', `tables/${this.code}/hint`)
    if (answer.seq === this.seq) this.hints = answer.hints
  }

  forgetPreviews(): void {
    this.stopAsking()
    this.asked = ''
    this.isAsking = false
    if (this.previews.length) this.previews = []
  }

  protected stopAsking(): void {
    this.request?.abort()
  }

  /** The position has changed: hints are of the old one, and what places bring is asked again. */
  protected outdateAnswers(): void {
    if (this.hints.length) this.hints = []
    this.asked = ''
  }
}

/** When the screen shows what has arrived: places appear first, questions about them follow. */
async function drawn(): Promise<void> {
  if (document.hidden) return
  await new Promise(requestAnimationFrame)
  await new Promise(resolve => setTimeout(resolve))
}
