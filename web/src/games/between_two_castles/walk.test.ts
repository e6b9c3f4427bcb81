// Recorded games walked through without a browser: every legal action of every step can be reached from hand, castle or tray.
// `tests/web/test_walks.py` writes the views and names their file; without one there is nothing to walk.
import { describe, expect, test, vi } from 'vitest'
import type { Hands, Source } from '../face'
import { toCell } from './drawings/layout'
import { CastleGestures } from './gestures.svelte'
import type { CastlesView, LegalAction } from './protocol'

interface Walk {
  game: string
  views: CastlesView[]
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
vi.stubGlobal('document', { querySelector: () => null })
vi.stubGlobal('CSS', { escape: String })
vi.mock('../../input/screen.svelte', () => ({ screen: { isSmall: false, isPhone: false, isLow: false } }))
vi.mock('../../state/settings.svelte', () => ({ settings: { confirm: false, language: 'en' } }))

async function walks(): Promise<Walk[]> {
  const { readFileSync } = await import(/* @vite-ignore */ 'node:fs' as string)
  return JSON.parse(readFileSync(file, 'utf8')) as Walk[]
}

/** A table that keeps what is sent. */
function seated(view: CastlesView) {
  const sent: number[] = []
  const none = () => undefined
  const hands: Hands = { canAct: true, isOffline: false, act: action => sent.push(action), draft: none, wish: none }
  const empty = { info: null, seq: 1, events: [], report: null, previews: [], hints: [], wishes: [], undo: null }
  const source = { ...empty, view, present: [], thinking: [] } as unknown as Source<CastlesView>
  return { play: new CastleGestures(source, hands), sent }
}

type Seated = ReturnType<typeof seated>

/** Do with the gestures of the page what leads to this action. */
function reach({ play, sent }: Seated, [number, text, action]: LegalAction): void {
  switch (action.do) {
    case 'choose':
      for (const tile of action.tiles) play.press(tile)
      play.tray.main?.run()
      break
    case 'give':
      if (!play.given.some(each => each.room === action.piece && each.board === action.board)) play.swap()
      play.tray.main?.run()
      break
    case 'lay': {
      if (play.step === 'bonus') play.turnTo(play.waitsIn(action.board)?.room === action.piece ? action.board : -1)
      if (play.step === 'lay') play.press(action.piece)
      const place = play.placeAt(action.board, toCell(...action.place))
      if (place) play.tap(place)
      break
    }
    default:
      play.turnTo(action.board)
      play.press(action.piece)
      play.tray.main?.run()
  }
  expect(sent, text).toContain(number)
}

describe.skipIf(!file)('recorded games', async () => {
  const found = file ? await walks() : []
  test.each(found.map(walk => [walk.game, walk] as const))(
    '%s',
    (_game, { views }) => {
      const seen = new Set<string>()
      for (const view of views) {
        for (const legal of view.legal) {
          reach(seated(view), legal)
          seen.add(`${legal[2].do} ${view.phase}`)
        }
      }
      expect(seen.size).toBeGreaterThan(2)
    },
    120_000,
  )
})
