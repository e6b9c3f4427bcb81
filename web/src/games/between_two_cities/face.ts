// What Between Two Cities brings to the table page.
import type { Event } from '../../protocol'
import { seatName } from '../../state/people'
import { hasText, text } from '../../texts/texts.svelte'
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
import { cityName, theTile } from './words'

function logLine(event: Event, source: Source): { words: string; lit: Lit[] } {
  const view = source.view as CitiesView
  const name = event.seat >= 0 ? seatName(source.info, event.seat) : ''
  const action = event.action as Action | null
  if (event.kind === 'acted' && action?.action === 'place') {
    const seat = view.seats[event.seat]
    const board = (action.side === 'left' ? seat?.left_city : seat?.right_city) ?? 0
    const words = text('log-place', { name, tile: theTile(action.tile), city: cityName(view, board) })
    return { words, lit: [{ board, cells: cellsOf(action.tile, action.cell) }] }
  }
  if (event.kind === 'acted' && action?.action === 'choose') {
    const [first, second] = action.tiles.map(theTile)
    return { words: text('log-choose', { name, first: first ?? '', second: second ?? '' }), lit: [] }
  }
  const key = hasText(event.key) ? event.key : `log-${event.kind.replaceAll('_', '-')}`
  return { words: text(key, { name, ...event.args }), lit: [] }
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
  saveBoard,
  Progress,
  Boards,
  Hand,
  Gain,
  Others,
  Score,
  End,
}
