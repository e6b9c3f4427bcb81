// What Between Two Castles brings to the table page.
import { save, toPng } from '../../look/picture'
import { listOf, text } from '../../texts/texts.svelte'
import { faceOf, type LogLine, type Source, type Told } from '../face'
import Boards from './Boards.svelte'
import { castleToSvg } from './drawings/export'
import { toCell } from './drawings/layout'
import Symbols from './drawings/Symbols.svelte'
import End from './End.svelte'
import Gain from './Gain.svelte'
import { CastleGestures } from './gestures.svelte'
import Hand from './Hand.svelte'
import Others from './Others.svelte'
import Progress from './Progress.svelte'
import type { Action, CastlesView } from './protocol'
import Score from './Score.svelte'
import { castleName, pieceName, playerName, roomName } from './words'

type Castles = Source<CastlesView>

function logLine(event: Told<Action>, source: Castles): LogLine {
  const name = event.seat >= 0 ? playerName(source, event.seat) : ''
  const { action } = event
  if (event.kind === 'acted' && action) return { words: actedWords(source, name, action), lit: litBy(action) }
  if (event.kind === 'undone') {
    const what = actionName(source, action)
    return { words: text('log-undone', { name, what }), lit: [] }
  }
  if (event.kind === 'revealed') return { words: text(shownBy(event, source)), lit: [] }
  return { words: text(event.key, { ...event.args, name }), lit: [] }
}

function actedWords(source: Castles, name: string, action: Action): string {
  if (action.do === 'choose') return text('log-choose', { name, rooms: listOf(action.tiles.map(roomName)) })
  const castle = castleName(source.view, action.board)
  return text(`log-${action.do}`, { name, piece: pieceName(action.piece), castle })
}

function litBy(action: Action): LogLine['lit'] {
  return action.do === 'lay' ? [{ board: action.board, cells: [toCell(...action.place)] }] : []
}

/** What came to light: the choices of all, what was drawn for a bonus, or the next hands. */
function shownBy(event: Told<Action>, source: Castles): string {
  const before = source.events.findLast(other => other.seq === event.seq && other.kind !== 'revealed')
  const action = before?.action as Action | null | undefined
  if (before?.kind === 'acted_secretly' || action?.do === 'choose') return 'log-choices'
  if (action?.do === 'give') return 'log-given'
  const isDraw = source.view.castles.some(castle => castle.waits?.drawn.length)
  return isDraw && (action?.do === 'lay' || action?.do === 'bonus') ? 'log-drawn' : 'log-hands'
}

/** An action in a few words, for undo: «Kitchen in Eltz». */
function actionName(source: Castles, action: Action | null): string {
  if (!action) return ''
  if (action.do === 'choose') return listOf(action.tiles.map(roomName))
  return text('room-in-castle', { room: pieceName(action.piece), castle: castleName(source.view, action.board) })
}

async function saveBoard(source: Castles, board: number, kind: 'svg' | 'png'): Promise<void> {
  const castle = source.view.castles[board]
  if (!castle) return
  const name = castleName(source.view, board)
  const svg = await castleToSvg(castle, text('castle-label', { name, points: castle.points }))
  save(kind === 'svg' ? svg : await toPng(svg), `${name}.${kind}`)
}

export const face = faceOf<CastlesView, Action, CastleGestures>({
  makePlay: (source, hands) => new CastleGestures(source, hands),
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
