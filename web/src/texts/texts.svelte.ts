// Messages in the reader's language: the client's own, the core's and those of the game on the page.
// The Fluent files of the core are those of the Python package; a game has some there and some in its folder here.
import { FluentBundle, type FluentFunction, FluentResource } from '@fluent/bundle'
import { type Language, settings } from '../state/settings.svelte'
import { keepTogether } from './breaks'

/** What a message is filled with; the server's arguments are such. */
export type Args = Record<string, string | number>

type Load = () => Promise<string>

const client = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })
/** A line about each game, for the home page: a few words, so they come with the client itself. */
const home = import.meta.glob<string>('../games/*/home/*.ftl', { query: '?raw', import: 'default', eager: true })
const core = import.meta.glob<string>('../../../src/castlewright/core/texts/*.ftl', {
  query: '?raw',
  import: 'default',
})
const server = import.meta.glob<string>('../../../src/castlewright/server/texts/*.ftl', {
  query: '?raw',
  import: 'default',
})
const games = import.meta.glob<string>(['../games/*/texts/*.ftl', '../../../src/castlewright/games/*/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
})

let bundle: FluentBundle = $state.raw(new FluentBundle('en'))
let loaded = ''
let loading: Promise<void> = Promise.resolve()
let game = $state<string | null>(null)

/** The page shows this game now: its messages are wanted too. */
export async function useGame(name: string): Promise<void> {
  game = name
  await loadTexts()
}

/** Load the messages of a language and, on the pages of a game, of that game; who asks again waits for the same. */
export function loadTexts(): Promise<void> {
  const wanted = `${settings.language} ${game}`
  if (wanted !== loaded) loading = read(wanted, settings.language)
  return loading
}

async function read(wanted: string, language: Language): Promise<void> {
  loaded = wanted
  const files = [client, core, server, games].flatMap(found => loads(found, language))
  const about = Object.entries(home).flatMap(([path, source]) => (path.endsWith(`/${language}.ftl`) ? [source] : []))
  const texts = [...about, ...(await Promise.all(files.map(load => load())))]
  if (wanted !== loaded) return
  const fresh: FluentBundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { NAMES: namesFrom(() => fresh) },
  })
  for (const source of texts) {
    const resource = new FluentResource(keepTogether(source, language))
    fresh.addResource(resource, { allowOverrides: true })
  }
  bundle = fresh
}

/** The names of things by their ids, joined by commas: `{ NAMES($rooms, of: "two-castles-room") }`, as in the Python package. */
function namesFrom(bundleOf: () => FluentBundle): FluentFunction {
  return ([ids], { of }) => {
    const names = String(ids?.valueOf() ?? '')
      .split(',')
      .filter(id => id)
    return names.map(id => said(bundleOf(), `${of?.valueOf() ?? ''}-${id}`, {})).join(', ')
  }
}

function loads(found: Record<string, Load>, language: Language): Load[] {
  const isWanted = (path: string) =>
    path.endsWith(`/${language}.ftl`) && (found !== games || path.includes(`/${game}/`))
  return Object.entries(found)
    .filter(([path]) => isWanted(path))
    .map(([, load]) => load)
}

const NOTHING: Args = {}

/** A message with its arguments filled in; a key that does not exist shows itself. */
export function text(key: string, args: Args = NOTHING): string {
  const known = sentencesOf(bundle)
  const id = args === NOTHING ? key : `${key} ${JSON.stringify(args)}`
  const words = known.get(id) ?? said(bundle, key, args)
  known.set(id, words)
  return words
}

// After a move nearly every name of a cell is what it was; to look it up is quicker than to say it anew.
const MOST_SENTENCES = 10_000
const sentences = new WeakMap<FluentBundle, Map<string, string>>()

function sentencesOf(from: FluentBundle): Map<string, string> {
  const known = sentences.get(from)
  if (known && known.size < MOST_SENTENCES) return known
  const fresh = new Map<string, string>()
  sentences.set(from, fresh)
  return fresh
}

/** Whether there is such a message: a game may have its own words for what all games have. */
export const hasText = (key: string): boolean => bundle.hasMessage(key)

function said(from: FluentBundle, key: string, args: Args): string {
  const message = from.getMessage(key)
  const words = message?.value ? from.formatPattern(message.value, args) : key
  const numbers = Object.values(args).filter(value => typeof value === 'number')
  // In every language the same space between thousands: the narrow one of French vanishes in our type.
  const spaced = numbers.some(value => value >= 1000) ? words.replace(/(?<=\d)[,\u202f](?=\d{3})/g, '\u00a0') : words
  return numbers.some(value => value < 0) ? spaced.replace(/(?<!\S)-(?=\d)/g, '−') : spaced
}

// Making a format costs more than using it a hundred times.
const lists = new Map<Language, Intl.ListFormat>()

/** Names joined as the language does: «Ann, Bob and Cleo». */
export function listOf(names: string[]): string {
  const language = settings.language
  const format = lists.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' })
  lists.set(language, format)
  return format.format(names)
}

/** Words that begin a line of their own. */
export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase(settings.language) + words.slice(1)
}

/** How long ago, in the largest unit that fits. */
export function since(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  if (seconds < 60) return text('just-now')
  if (seconds < 3600) return format.format(-Math.round(seconds / 60), 'minute')
  if (seconds < 86_400) return format.format(-Math.round(seconds / 3600), 'hour')
  return format.format(-Math.round(seconds / 86_400), 'day')
}

/** Points that come or go: «+3», «0», «−2». */
export function signed(points: number): string {
  if (points === 0) return '0'
  return points > 0 ? `+${points}` : `−${-points}`
}
