// What the faces of drafting games share: how the log is told, and the tabs of a small screen.
import type { Lit, LogLine, Source, Tab, Told } from '../games/face'
import { text } from '../texts/texts.svelte'

/** A game's own words about what was done. */
interface Teller<View, Action> {
  nameOf: (source: Source<View>, seat: number) => string
  /** «Ada laid the shop in Riverside», and the cells that it lights. */
  acted: (source: Source<View>, name: string, action: Action) => string
  lit: (action: Action) => Lit[]
  /** An action in a few words, for undo. */
  actionName: (source: Source<View>, action: Action | null) => string
  /** The message of what came to light after this action, where it was no choice. */
  shown?: (source: Source<View>, action: Action | null) => string | null
}

/** The line of the log about an event. */
export function tells<View, Action extends { do: string }>(teller: Teller<View, Action>) {
  return (event: Told<Action>, source: Source<View>): LogLine => {
    const name = event.seat >= 0 ? teller.nameOf(source, event.seat) : ''
    const { action } = event
    if (event.kind === 'acted' && action) return { words: teller.acted(source, name, action), lit: teller.lit(action) }
    return { words: told(teller, event, source, name), lit: [] }
  }
}

function told<View, Action extends { do: string }>(
  teller: Teller<View, Action>,
  event: Told<Action>,
  source: Source<View>,
  name: string,
): string {
  if (event.kind === 'undone') return text('log-undone', { name, what: teller.actionName(source, event.action) })
  if (event.kind !== 'revealed') return text(event.key, { ...event.args, name })
  // Choices are shown after the last of them; otherwise it was something else that came to light, such as new hands.
  const before = source.events.findLast(other => other.seq === event.seq && other.kind !== 'revealed')
  const action = (before?.action ?? null) as Action | null
  if (before?.kind === 'acted_secretly' || action?.do === 'choose') return text('log-choices')
  return text(teller.shown?.(source, action) ?? 'log-hands')
}

export const TABS: Tab[] = [
  { id: 'others', icon: 'users', label: () => text('tab-others') },
  { id: 'score', icon: 'list', label: () => text('tab-score') },
]
