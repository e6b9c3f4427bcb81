// What Between Two Cities brings to the table page.
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import { faceOf, type Lit, type LogLine, type Source, type Told } from '../face'
import Boards from './Boards.svelte'
import { cityToPng, cityToSvg, save } from './drawings/export'
import { cellsOf } from './drawings/layout'
import Symbols from './drawings/Symbols.svelte'
import End from './End.svelte'
import Gain from './Gain.svelte'
import { CityGestures } from './gestures.svelte'
import Hand from './Hand.svelte'
import { letters } from './letters'
import Others from './Others.svelte'
import Progress from './Progress.svelte'
import type { Action, CitiesView } from './protocol'
import Score from './Score.svelte'
import { cellsOfLine } from './view'
import { cityName, theTile } from './words'

type Cities = Source<CitiesView>

function logLine(event: Told<Action>, source: Cities): LogLine {
  const name = event.seat >= 0 ? seatName(source.info, event.seat) : ''
  const { action } = event
  if (event.kind === 'acted' && action)
    return { words: actedWords(source, event.seat, action), lit: litBy(source, event.seat, action) }
  if (event.kind === 'undone') {
    const what = actionName(source, event.seat, String(event.args.action ?? ''))
    return { words: text('log-undone', { name, what }), lit: [] }
  }
  if (event.kind === 'revealed')
    return { words: text(showsChoices(event, source) ? 'log-choices' : 'log-hands'), lit: [] }
  return { words: text(event.key, { ...event.args, name }), lit: [] }
}

function actedWords(source: Cities, seat: number, action: Action): string {
  const name = seatName(source.info, seat)
  if (action.action === 'choose') {
    const [first = '', second = ''] = action.tiles.map(theTile)
    return text('log-choose', { name, first, second })
  }
  const city = cityName(source.view, cityOf(source, seat, action.side))
  return text('log-place', { name, tile: theTile(action.tile), city })
}

function litBy(source: Cities, seat: number, action: Action): Lit[] {
  if (action.action === 'choose') return []
  return [{ board: cityOf(source, seat, action.side), cells: cellsOf(action.tile, action.cell) }]
}

function cityOf(source: Cities, seat: number, side: string): number {
  const own = source.view.seats[seat]
  return (side === 'left' ? own?.left_city : own?.right_city) ?? 0
}

/** Choices are shown after the last choice; otherwise it was the hands that came to light. */
function showsChoices(event: Told<Action>, source: Cities): boolean {
  const before = source.events.findLast(other => other.seq === event.seq && other.kind !== 'revealed')
  return before?.kind === 'acted_secretly' || (before?.action as Action | null)?.action === 'choose'
}

/** An action's short text in words: «place shop c4 left» is «the shop in Riverside». */
function actionName(source: Cities, seat: number, short: string): string {
  const [verb, first = '', second = '', side = ''] = short.split(' ')
  if (verb === 'choose') return listOf([theTile(first), theTile(second)])
  if (verb !== 'place') return short
  return text('tile-in-city', {
    tile: theTile(first),
    city: cityName(source.view, cityOf(source, seat, side)),
  })
}

async function saveBoard(source: Cities, board: number, kind: 'svg' | 'png'): Promise<void> {
  const { view } = source
  const city = view.cities[board]
  if (!city) return
  const title = text('city-label', { name: cityName(view, board), points: city.points })
  const picture = { rows: city.rows, duplexes: city.duplexes, title, description: title, letters: letters() }
  save(kind === 'svg' ? await cityToSvg(picture) : await cityToPng(picture), `${cityName(view, board)}.${kind}`)
}

export const face = faceOf<CitiesView, Action, CityGestures>({
  makePlay: (source, hands) => new CityGestures(source, hands),
  logLine,
  actionName,
  cellsOf: cellsOfLine,
  saveBoard,
  tabs: [
    { id: 'others', icon: 'users', label: () => text('tab-others') },
    { id: 'score', icon: 'list', label: () => text('tab-score') },
  ],
  panels: [
    { id: 'others', tab: 'others', Part: Others },
    { id: 'score', tab: 'score', Part: Score },
  ],
  Progress,
  Boards,
  Body: Hand,
  Preview: Gain,
  End,
  Symbols,
})
