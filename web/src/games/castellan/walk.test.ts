// Recorded games walked through without a browser: every legal action of every step can be reached from cards, castle or tray.
// `tests/web/test_walks.py` writes the views and names their file; without one there is nothing to walk.
import { describe, expect, test, vi } from 'vitest'
import type { Hands, Source } from '../face'
import { rowsOf } from './drawings/lattice'
import { CastellanGestures } from './gestures.svelte'
import type { CastellanView, LegalAction } from './protocol'

interface Walk {
  game: string
  views: CastellanView[]
}

declare const process: { env: Record<string, string | undefined> }
const file = process.env.CASTLEWRIGHT_WALK ?? ''

// Gestures need neither words nor a screen.
vi.mock('../../texts/texts.svelte', () => ({
  text: (key: string) => key,
  listOf: String,
  signed: String,
  since: String,
}))
vi.mock('../../input/screen.svelte', () => ({ screen: { isSmall: false, isPhone: false, isLow: false } }))
vi.mock('../../state/settings.svelte', () => ({ settings: { confirm: false, language: 'en' } }))
vi.mock('../../play/motion', () => ({ expect: () => undefined, prefersStill: () => true }))
vi.stubGlobal('document', { querySelector: () => null })
vi.stubGlobal('CSS', { escape: String })

async function walks(): Promise<Walk[]> {
  const { readFileSync } = await import(/* @vite-ignore */ 'node:fs' as string)
  return JSON.parse(readFileSync(file, 'utf8')) as Walk[]
}

/** A table that keeps what is sent. */
function seated(view: CastellanView) {
  const sent: number[] = []
  const hands: Hands = {
    canAct: true,
    isOffline: false,
    act: action => sent.push(action),
    draft: () => undefined,
    wish: () => undefined,
  }
  const empty = { info: null, seq: 1, events: [], report: null, previews: [], hints: [], wishes: [], undo: null }
  const source = { ...empty, view, present: [], thinking: [] } as unknown as Source<CastellanView>
  return { play: new CastellanGestures(source, hands), sent }
}

/** Do with the gestures of the page what leads to this action. */
function reach(view: CastellanView, [number, text, action]: LegalAction): void {
  const { play, sent } = seated(view)
  if (action.do === 'play') {
    if (!play.forced) for (const id of action.cards) play.toggle(view.hand.indexOf(id))
    play.tray.main?.run()
  } else if (action.do === 'build') {
    play.take(action.piece)
    const place = play.open.find(each => each.action === number)
    if (place) play.choose(place)
  } else if (action.do === 'draw') {
    for (let tries = 0; tries < 9 && play.split.wall !== action.wall; tries++)
      play.drawWalls(play.split.wall < action.wall ? 1 : -1)
    play.tray.main?.run()
  } else {
    play.mark(number)
    play.tray.main?.run()
  }
  expect(sent, text).toEqual([number])
}

/** The cells that a drawing fills for a court. */
const filled = (view: CastellanView): string[] =>
  view.courts.flatMap(court =>
    rowsOf(court.cells).flatMap(({ x, y, count }) => [...Array(count).keys()].map(step => `${x + step} ${y}`)),
  )

describe.skipIf(!file)('recorded games', async () => {
  const found = file ? await walks() : []
  test.each(found.map(walk => [walk.game, walk] as const))(
    '%s',
    (_game, { views }) => {
      for (const view of views) {
        for (const legal of view.legal) reach(view, legal)
        expect(filled(view).sort()).toEqual(
          view.courts.flatMap(court => court.cells.map(cell => cell.join(' '))).sort(),
        )
      }
      expect(views.length).toBeGreaterThan(20)
    },
    120_000,
  )
})
