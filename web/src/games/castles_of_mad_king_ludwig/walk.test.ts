// Recorded games walked through without a browser: every legal action of every step can be reached from market, castle or tray.
// `tests/web/test_walks.py` writes the views and names their file; without one there is nothing to walk.
import { describe, expect, test, vi } from 'vitest'
import type { Hands, Source } from '../face'
import { LudwigGestures } from './gestures.svelte'
import type { LegalAction, LudwigView } from './protocol'

interface Walk {
  game: string
  views: LudwigView[]
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
function seated(view: LudwigView) {
  const sent: number[] = []
  const none = () => undefined
  const hands: Hands = { canAct: true, isOffline: false, act: action => sent.push(action), draft: none, wish: none }
  const empty = { info: null, seq: 1, events: [], report: null, previews: [], hints: [], wishes: [], undo: null }
  const source = { ...empty, view, present: [], thinking: [] } as unknown as Source<LudwigView>
  return { play: new LudwigGestures(source, hands), sent }
}

type Seated = ReturnType<typeof seated>

/** Do with the gestures of the page what leads to this action; whether it has a way. */
function reach({ play, sent }: Seated, [number, text, action]: LegalAction): void {
  const { tray } = play
  switch (action.do) {
    case 'place': {
      const place = play.allPlaces.find(each => each.action === number)
      expect(place?.joins.length, text).toBeGreaterThan(0)
      if (place) play.choose(place)
      break
    }
    case 'buy':
    case 'free':
      play.try(action.tile)
      expect(play.chosen, text).toBe(action.tile)
      // The purchase is sent together with its place, which only the server knows.
      sent.push(number)
      break
    case 'set':
      play.swap(
        play.arranged.indexOf(action.tile === 'empty' ? null : action.tile),
        play.view.market.findIndex(slot => slot.price === action.price),
      )
      play.tray.main?.run()
      // What lies there already is left as it is.
      if (!play.isArranged) sent.push(number)
      break
    case 'take':
      play.taken.toggle(play.view.open_stack.indexOf(action.tile))
      play.tray.main?.run()
      break
    case 'done':
      ;(play.step === 'take' ? tray.second : tray.main)?.run()
      break
    case 'pass':
    case 'decline':
      tray.second?.run()
      break
    default:
      play.mark(number)
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
        // Choosing a place changes nothing but what is sent, so one seat serves for all of them.
        const shared = seated(view)
        for (const legal of view.legal) {
          reach(legal[2].do === 'place' ? shared : seated(view), legal)
          seen.add(`${legal[2].do} ${view.phase}`)
        }
      }
      expect(seen.size).toBeGreaterThan(3)
    },
    120_000,
  )
})
