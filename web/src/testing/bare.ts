// Gestures and state need neither words nor a screen nor a page: these stand in for them. Import it before what is tested.
import { vi } from 'vitest'

vi.mock('../texts/texts.svelte', () => ({
  text: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' '),
  listOf: (words: readonly string[]) => words.join(' and '),
  signed: (points: number) => (points > 0 ? `+${points}` : String(points)),
  since: String,
}))
vi.mock('../input/screen.svelte', () => ({ screen: { isSmall: false, isPhone: false, isLow: false } }))
vi.mock('../state/settings.svelte', () => ({ settings: { confirm: false, language: 'en' } }))
vi.mock('../play/motion', () => ({ expect: () => undefined, prefersStill: () => true, move: () => undefined }))

const kept = new Map<string, string>()
vi.stubGlobal('document', {
  hidden: false,
  visibilityState: 'visible',
  activeElement: null,
  querySelector: () => null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
vi.stubGlobal('CSS', { escape: String })
vi.stubGlobal('HTMLElement', class {})
vi.stubGlobal('SVGElement', class {})
vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw))
