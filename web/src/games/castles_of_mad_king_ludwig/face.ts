// What Castles of Mad King Ludwig brings to the table page.

import { save } from '../../look/picture'
import { seatName } from '../../state/people'
import { text } from '../../texts/texts.svelte'
import { faceOf, type LogLine, type Source, type Told } from '../face'
import Boards from './Boards.svelte'
import Body from './Body.svelte'
import { castleToPng, castleToSvg } from './drawings/export'
import Symbols from './drawings/Symbols.svelte'
import End from './End.svelte'
import Favours from './Favours.svelte'
import Gain from './Gain.svelte'
import { LudwigGestures } from './gestures.svelte'
import { shownBy } from './history'
import MyCards from './MyCards.svelte'
import Progress from './Progress.svelte'
import type { Action, LudwigView } from './protocol'
import Rivals from './Rivals.svelte'
import { remarks } from './remarks'
import Score from './Score.svelte'
import Stacks from './Stacks.svelte'
import { cardName, castleName, money, rewardWords, roomName } from './words'

type Ludwig = Source<LudwigView>

function logLine(event: Told<Action>, source: Ludwig): LogLine {
  const name = event.seat >= 0 ? seatName(source.info, event.seat) : ''
  const { action } = event
  if (event.kind === 'acted' && action)
    return { words: text('log-line', { name, what: saidOf(action) }), lit: litBy(source, event.seat, action) }
  if (event.kind === 'undone') {
    const what = action ? saidOf(action) : String(event.args.action ?? '')
    return { words: text('log-undone', { name, what }), lit: [] }
  }
  if (event.kind === 'revealed') return { words: text(shownBy(event, source)), lit: [] }
  return { words: text(event.key, { ...event.args, name }), lit: [] }
}

/** What was done, as the end of a sentence: «buys the Nap Room for 4 000». */
function saidOf(action: Action): string {
  switch (action.do) {
    case 'buy':
      return text('log-buy', { room: roomName(action.tile), money: money(action.price) })
    case 'place':
      return text('log-place', { room: roomName(action.piece) })
    case 'set':
      return text('log-set', {
        room: action.tile === 'empty' ? text('ludwig-empty') : roomName(action.tile),
        money: money(action.price),
      })
    case 'reward':
    case 'free':
    case 'take':
    case 'rescore':
      return text(`log-${action.do}`, { room: roomName(action.tile) })
    case 'search':
      return text('log-search', { size: action.size })
    case 'keep':
    case 'return':
      return text(`log-${action.do}`, { card: cardName(action.card) })
    case 'choose':
      return text('log-choose', { reward: rewardWords(action.type) })
    default:
      return text(`log-${action.do}`)
  }
}

/** What undo would take back. */
function nameOf(action: Action): string {
  if (action.do === 'place') return roomName(action.piece)
  if (action.do === 'set' || action.do === 'done') return text('undo-prices')
  if ('tile' in action) return roomName(action.tile)
  return text(`undo-${action.do}`)
}

function litBy(source: Ludwig, seat: number, action: Action) {
  if (action.do !== 'place') return []
  const castle = source.view.seats[seat]?.castle ?? []
  const index = castle.findIndex(tile => tile.x === action.place[0] && tile.y === action.place[1])
  return index < 0 ? [] : [{ board: seat, cells: [String(index)] }]
}

async function saveBoard(source: Ludwig, board: number, kind: 'svg' | 'png'): Promise<void> {
  const castle = source.view.seats[board]?.castle ?? []
  const points = source.report?.boards[board]?.total ?? source.view.seats[board]?.points ?? 0
  const title = text('castle-label', { name: castleName(source, board), points })
  const names = castle.map(tile => roomName(tile.name))
  const picture = { tiles: castle, names, title, description: names.join(', ') }
  save(kind === 'svg' ? await castleToSvg(picture) : await castleToPng(picture), `castle-${board + 1}.${kind}`)
}

export const face = faceOf<LudwigView, Action, LudwigGestures>({
  makePlay: (source, hands) => new LudwigGestures(source, hands),
  logLine,
  actionName: (_source, action) => (action ? nameOf(action) : ''),
  saveBoard,
  remarks,
  tabs: [
    { id: 'rivals', icon: 'users', label: () => text('tab-rivals') },
    { id: 'goals', icon: 'trophy', label: () => text('tab-goals') },
  ],
  panels: [
    { id: 'rivals', tab: 'rivals', Part: Rivals },
    { id: 'favours', tab: 'goals', Part: Favours },
    { id: 'cards', tab: 'goals', Part: MyCards },
    { id: 'score', tab: 'goals', Part: Score },
    { id: 'stacks', tab: 'goals', Part: Stacks, isPage: true, label: () => text('ludwig-stacks') },
  ],
  Progress,
  Boards,
  Body,
  isBodyOpen: true,
  Preview: Gain,
  End,
  tray: 'clamp(17rem, 34dvh, 22rem)',
  Symbols,
})
