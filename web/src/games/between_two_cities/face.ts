// What Between Two Cities brings to the table page.

import { save } from '../../look/picture'
import type { Event } from '../../protocol'
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import type { Face, Lit, Source } from '../face'
import Boards from './Boards.svelte'
import { cityToPng, cityToSvg } from './drawings/export'
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

function actedWords(source: Source, seat: number, action: Action): string {
  const name = seatName(source.info, seat)
  if (action.action === 'choose') {
    const [first = '', second = ''] = action.tiles.map(theTile)
    return text('log-choose', { name, first, second })
  }
  const city = cityName(source.view as CitiesView, cityOf(source, seat, action.side))
  return text('log-place', { name, tile: theTile(action.tile), city })
}

function litBy(source: Source, seat: number, action: Action): Lit[] {
  if (action.action === 'choose') return []
  return [{ board: cityOf(source, seat, action.side), cells: cellsOf(action.tile, action.cell) }]
}

function cityOf(source: Source, seat: number, side: string): number {
  const own = (source.view as CitiesView).seats[seat]
  return (side === 'left' ? own?.left_city : own?.right_city) ?? 0
}

/** Choices are shown after the last choice; otherwise it was the hands that came to light. */
function showsChoices(event: Event, source: Source): boolean {
  const before = source.events.findLast(other => other.seq === event.seq && other.kind !== 'revealed')
  return before?.kind === 'acted_secretly' || (before?.action as Action | null)?.action === 'choose'
}

/** An action's short text in words: «place shop c4 left» is «the shop in Riverside». */
function actionName(source: Source, seat: number, short: string): string {
  const [verb, first = '', second = '', side = ''] = short.split(' ')
  if (verb === 'choose') return listOf([theTile(first), theTile(second)])
  if (verb !== 'place') return short
  return text('tile-in-city', {
    tile: theTile(first),
    city: cityName(source.view as CitiesView, cityOf(source, seat, side)),
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
