// What Between Two Castles brings to the table page.
import { save, toPng } from '../../look/picture'
import { TABS, tells } from '../../play/telling'
import { listOf, text } from '../../texts/texts.svelte'
import { faceOf, type Lit, type Source } from '../face'
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
import RoomCard from './RoomCard.svelte'
import { remarks } from './remarks'
import Score from './Score.svelte'
import { castleName, pieceName, playerName, roomName } from './words'

type Castles = Source<CastlesView>

function actedWords(source: Castles, name: string, action: Action): string {
  if (action.do === 'choose') return text('log-choose', { name, rooms: listOf(action.tiles.map(roomName)) })
  const castle = castleName(source.view, action.board)
  return text(`log-${action.do}`, { name, piece: pieceName(action.piece), castle })
}

function litBy(action: Action): Lit[] {
  return action.do === 'lay' ? [{ board: action.board, cells: [toCell(...action.place)] }] : []
}

/** What came to light: what was drawn for a bonus, or Ludwig's rooms. */
function shown(source: Castles, action: Action | null): string | null {
  if (action?.do === 'give') return 'log-given'
  const isDraw = source.view.castles.some(castle => castle.waits?.drawn.length)
  return isDraw && (action?.do === 'lay' || action?.do === 'bonus') ? 'log-drawn' : null
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
  const svg = await castleToSvg(castle, text('board-points', { name, points: castle.points }))
  save(kind === 'svg' ? svg : await toPng(svg), `${name}.${kind}`)
}

export const face = faceOf<CastlesView, Action, CastleGestures>({
  makePlay: (source, hands) => new CastleGestures(source, hands),
  logLine: tells({ nameOf: playerName, acted: actedWords, lit: litBy, actionName, shown }),
  actionName,
  saveBoard,
  remarks,
  tabs: TABS,
  panels: [
    { id: 'room', tab: 'room', Part: RoomCard },
    { id: 'others', tab: 'others', Part: Others },
    { id: 'score', tab: 'score', Part: Score, isPage: true, isFirst: true, label: () => text('tab-score') },
  ],
  tray: '218px',
  Progress,
  Boards,
  Body: Hand,
  Preview: Gain,
  End,
  Symbols,
})
