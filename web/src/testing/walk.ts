// Recorded games walked through without a browser: what the gestures of a game can reach, and whether they keep their promises.
// `tests/web/test_walks.py` writes the steps and names their file; without one there is nothing to walk.
import './bare'
import { describe, expect, test } from 'vitest'
import type { GameView, Given, Hands, Source } from '../games/face'
import type { Preview } from '../protocol'

declare const process: { env: Record<string, string | undefined> }
const file = process.env.CASTLEWRIGHT_WALK ?? ''

/** What a category of a sheet counted before the action and after it. */
interface Scored {
  board: number
  category: string
  before: number
  after: number
}

/** One step of a record: what the acting seat saw, which action it took, what was promised and what came of it. */
interface Step<View> {
  view: View
  action: number
  previews: Preview[]
  /** Nothing where the action brought something to light that nobody could promise. */
  scored: Scored[] | null
}

/** A play and the numbers of the actions that it has sent. */
export interface Seated<Play> {
  play: Play
  sent: number[]
}

/** Points that the page shows for an action before it is done, and the categories that they are made of. */
export interface Promised {
  board: number
  gain: number | null
  counts?: (category: string) => boolean
}

export interface Walker<View extends GameView, Play extends { refresh(): void }> {
  make: (source: Source<View>, hands: Hands) => Play
  /** Do with the gestures of the page what leads to this action; `shared` serves where nothing is left behind. */
  reach: (view: View, legal: View['legal'][number], shared: Seated<Play>) => void
  promise: (play: Play, action: number) => Promised | null
  /** What else must be true of each view. */
  look?: (view: View) => void
}

/** A table that keeps what is sent. */
export function sit<View extends GameView, Play extends { refresh(): void }>(
  view: View,
  make: (source: Source<View>, hands: Hands) => Play,
  previews: Preview[] = [],
): Seated<Play> {
  const sent: number[] = []
  const numberOf = (given: Given) => view.legal.find(([number, text]) => given === number || given === text)?.[0] ?? -1
  const hands: Hands = {
    canAct: true,
    isOffline: false,
    act: action => sent.push(action),
    draft: actions => sent.push(...actions.map(numberOf)),
    wish: () => undefined,
    whyNot: () => Promise.resolve(null),
  }
  const empty = { info: null, seq: 1, events: [], report: null, hints: [], wishes: [], undo: null }
  const source = { ...empty, view, previews, present: [], thinking: [] } as unknown as Source<View>
  const play = make(source, hands)
  play.refresh()
  return { play, sent }
}

/** Whether points were promised for the action of this step; they must be those that were scored. */
function promises<View extends GameView, Play extends { refresh(): void }>(
  step: Step<View>,
  walker: Walker<View, Play>,
): boolean {
  const promised = step.scored && walker.promise(sit(step.view, walker.make, step.previews).play, step.action)
  if (!step.scored || !promised || promised.gain === null) return false
  const { board, gain, counts = () => true } = promised
  const found = step.scored.filter(line => line.board === board && counts(line.category))
  const words = step.view.legal.find(([number]) => number === step.action)?.[1]
  const scored = found.reduce((sum, line) => sum + line.after - line.before, 0)
  expect(gain, words).toBe(scored)
  return true
}

/** Every legal action of every step can be reached, and what was promised is what was scored. */
export function walkRecords<View extends GameView, Play extends { refresh(): void }>(walker: Walker<View, Play>): void {
  describe.skipIf(!file)('recorded games', async () => {
    const { readFileSync } = await import(/* @vite-ignore */ 'node:fs' as string)
    const walks = file ? (JSON.parse(readFileSync(file, 'utf8')) as { game: string; steps: Step<View>[] }[]) : []
    let kept = 0
    test.each(walks.map(walk => [walk.game, walk.steps] as const))(
      '%s',
      (_game, steps) => {
        for (const step of steps) {
          const shared = sit(step.view, walker.make)
          for (const legal of step.view.legal) walker.reach(step.view, legal, shared)
          if (promises(step, walker)) kept += 1
          walker.look?.(step.view)
        }
        expect(steps.length).toBeGreaterThan(10)
      },
      240_000,
    )
    test('points were promised', () => expect(kept).toBeGreaterThan(walks.length))
  })
}
