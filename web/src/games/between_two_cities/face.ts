// What Between Two Cities brings to the table page.
import type { Event } from '../../protocol'
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import type { Face, Lit, Source } from '../face'
import Boards from './Boards.svelte'
import { cityToPng, cityToSvg, save } from './drawings/export'
import { cellsOf } from './drawings/layout'
import End from './End.svelte'
import Gain from './Gain.svelte'
import { Gestures } from './gestures.svelte'
import Hand from './Hand.svelte'
import { letters } from './letters'
import Others from './Others.svelte'
import Progress from './Progress.svelte'
import type { Action, CitiesView } from './protocol'
import Score from './Score.svelte'
import { cellsOfLine } from './view'
import { cityName, theTile } from './words'

function logLine(event: Event, source: Source): { words: string; lit: Lit[] } {
  const name = event.seat >= 0 ? seatName(source.info, event.seat) : ''
  const action = event.action as Action | null
  if (event.kind === 'acted' && action) return { words: actedWords(source, event.seat, action), lit: litBy(action) }
  if (event.kind === 'undone') {
    const what = actionName(source, action)
    return { words: text('log-undone', { name, what }), lit: [] }
  }
  if (event.kind === 'revealed')
    return { words: text(showsChoices(event, source) ? 'log-choices' : 'log-hands'), lit: [] }
  return { words: text(event.key, { ...event.args, name }), lit: [] }
}

function actedWords(source: Source, seat: number, action: Action): string {
  const name = seatName(source.info, seat)
  if (action.do === 'choose') {
    const [first = '', second = ''] = action.tiles.map(theTile)
    return text('log-choose', { name, first, second })
  }
  const city = cityName(source.view as CitiesView, action.board)
  return text('log-place', { name, tile: theTile(action.piece), city })
}

function litBy(action: Action): Lit[] {
  return action.do === 'choose' ? [] : [{ board: action.board, cells: cellsOf(action.piece, action.place) }]
}

/** Choices are shown after the last choice; otherwise it was the hands that came to light. */
function showsChoices(event: Event, source: Source): boolean {
  const before = source.events.findLast(other => other.seq === event.seq && other.kind !== 'revealed')
  return before?.kind === 'acted_secretly' || (before?.action as Action | null)?.do === 'choose'
}

/** An action in words: «the shop in Riverside»; nothing for what is secret. */
function actionName(source: Source, action: unknown): string {
  const known = action as Action | null
  if (!known) return ''
  if (known.do === 'choose') return listOf(known.tiles.map(theTile))
  return text('tile-in-city', {
    tile: theTile(known.piece),
    city: cityName(source.view as CitiesView, known.board),
  })
}

async function saveBoard(source: Source, board: number, kind: 'svg' | 'png'): Promise<void> {
  const view = source.view as CitiesView
  const city = view.cities[board]
  if (!city) return
  const title = text('city-label', { name: cityName(view, board), points: city.points })
  const picture = { rows: city.rows, duplexes: city.duplexes, title, description: title, letters: letters() }
  save(kind === 'svg' ? await cityToSvg(picture) : await cityToPng(picture), `${cityName(view, board)}.${kind}`)
}

export const face: Face = {
  makePlay: (source, act) => new Gestures(source, act),
  logLine,
  actionName,
  cellsOf: cellsOfLine,
  saveBoard,
  Progress,
  Boards,
  Hand,
  Gain,
  Others,
  Score,
  End,
}
