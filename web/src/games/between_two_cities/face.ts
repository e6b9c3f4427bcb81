// What Between Two Cities brings to the table page.
import { save } from '../../look/picture'
import { TABS, tells } from '../../play/telling'
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import { faceOf, type Lit, type Source } from '../face'
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
import { remarks } from './remarks'
import Score from './Score.svelte'
import { cityName, letters, theTile } from './words'

type Cities = Source<CitiesView>

function actedWords(source: Cities, name: string, action: Action): string {
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
  logLine: tells({
    nameOf: (source, seat) => seatName(source.info, seat),
    acted: actedWords,
    lit: litBy,
    actionName,
  }),
  actionName,
  saveBoard,
  remarks,
  tabs: TABS,
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
