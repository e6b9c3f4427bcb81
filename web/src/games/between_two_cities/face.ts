// What Between Two Cities brings to the table page.
import { save } from '../../look/picture'
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import { faceOf, type Lit, type LogLine, type Source, type Told } from '../face'
import Boards from './Boards.svelte'
import { cityToPng, cityToSvg } from './drawings/export'
import { cellsOf } from './drawings/layout'
import Symbols from './drawings/Symbols.svelte'
import End from './End.svelte'
import Gain from './Gain.svelte'
import { CityGestures } from './gestures.svelte'
import Hand from './Hand.svelte'
import Others from './Others.svelte'
import Progress from './Progress.svelte'
import type { Action, CitiesView } from './protocol'
import Score from './Score.svelte'
import { cityName, letters, theTile } from './words'

type Cities = Source<CitiesView>

function logLine(event: Told<Action>, source: Cities): LogLine {
  const name = event.seat >= 0 ? seatName(source.info, event.seat) : ''
  const { action } = event
  if (event.kind === 'acted' && action) return { words: actedWords(source, event.seat, action), lit: litBy(action) }
  if (event.kind === 'undone') {
    const what = actionName(source, action)
    return { words: text('log-undone', { name, what }), lit: [] }
  }
  if (event.kind === 'revealed')
    return { words: text(showsChoices(event, source) ? 'log-choices' : 'log-hands'), lit: [] }
  return { words: text(event.key, { ...event.args, name }), lit: [] }
}

function actedWords(source: Cities, seat: number, action: Action): string {
  const name = seatName(source.info, seat)
  if (action.do === 'choose') {
    const [first = '', second = ''] = action.tiles.map(theTile)
    return first === second
      ? text('log-choose-twice', { name, tile: first })
      : text('log-choose', { name, first, second })
  }
  return text('log-place', { name, tile: theTile(action.piece), city: cityName(source.view, action.board) })
}

function litBy(action: Action): Lit[] {
  return action.do === 'choose' ? [] : [{ board: action.board, cells: cellsOf(action.piece, action.place) }]
}

/** Choices are shown after the last choice; otherwise it was the hands that came to light. */
function showsChoices(event: Told<Action>, source: Cities): boolean {
  const before = source.events.findLast(other => other.seq === event.seq && other.kind !== 'revealed')
  return before?.kind === 'acted_secretly' || (before?.action as Action | null)?.do === 'choose'
}

/** An action in words: «the shop in Riverside»; nothing for what is secret. */
function actionName(source: Cities, action: Action | null): string {
  if (!action) return ''
  if (action.do === 'choose') return listOf(action.tiles.map(theTile))
  return text('tile-in-city', { tile: theTile(action.piece), city: cityName(source.view, action.board) })
}

async function saveBoard(source: Cities, board: number, kind: 'svg' | 'png'): Promise<void> {
  const { view } = source
  const city = view.cities[board]
  if (!city) return
  const title = text('board-points', { name: cityName(view, board), points: city.points })
  const picture = { rows: city.rows, duplexes: city.duplexes, title, description: title, letters: letters() }
  save(kind === 'svg' ? await cityToSvg(picture) : await cityToPng(picture), `${cityName(view, board)}.${kind}`)
}

export const face = faceOf<CitiesView, Action, CityGestures>({
  makePlay: (source, hands) => new CityGestures(source, hands),
  logLine,
  actionName,
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
