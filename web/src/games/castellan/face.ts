// What Castellan brings to the table page.
import { save, toPng } from '../../look/picture'
import { seatName } from '../../state/people'
import { listOf, text } from '../../texts/texts.svelte'
import { faceOf, type Lit, type LogLine, type Source, type Told } from '../face'
import Boards from './Boards.svelte'
import Body from './Body.svelte'
import Courts from './Courts.svelte'
import { madeBy } from './closing'
import { castleToSvg } from './drawings/export'
import { type Piece, pieceKey } from './drawings/lattice'
import Symbols from './drawings/Symbols.svelte'
import End from './End.svelte'
import { CastellanGestures } from './gestures.svelte'
import { leftAfter, shownBy } from './history'
import Players from './Players.svelte'
import Preview from './Preview.svelte'
import Progress from './Progress.svelte'
import type { Action, CastellanView } from './protocol'
import { remarks } from './remarks'
import { cardsOf, courtAt, courtKey, pieceOf, sumOf } from './view'
import { drawnWords, kindName, pieceWords, stockWords } from './words'

type Castellan = Source<CastellanView>

function logLine(event: Told<Action>, source: Castellan): LogLine {
  const name = event.seat >= 0 ? seatName(source.info, event.seat) : ''
  const { action } = event
  if (event.kind === 'acted' && action)
    return { words: doneWords(event, source, name, action), lit: litBy(source, action) }
  if (event.kind === 'undone') return { words: text('log-undone', { name, what: actionName(source, action) }), lit: [] }
  if (event.kind === 'revealed') return { words: handedWords(event, source) || text(shownBy(event, source)), lit: [] }
  if (event.kind === 'finished') return { words: overWords(event, source), lit: [] }
  return { words: text(event.key, { ...event.args, name }), lit: [] }
}

/** What somebody did, and what they handed on if that ended their turn. */
function doneWords(event: Told<Action>, source: Castellan, name: string, action: Action): string {
  const done = actedWords(source, name, action)
  const handed = handedWords(event, source)
  return handed ? text('castellan-log-then', { done, handed }) : done
}

/** Who handed which pieces on to whom at the end of a turn: «Ada hands 1 tower on to Bruno». */
function handedWords(event: Told<Action>, source: Castellan): string {
  const left = leftAfter(event, source)
  if (!left) return ''
  const [name, to] = [seatName(source.info, left.by), seatName(source.info, left.to)]
  return text('castellan-log-hands', { name, pieces: stockWords(left.pieces), to })
}

function overWords(event: Told<Action>, source: Castellan): string {
  const over = text(event.key, event.args)
  const left = leftAfter(event, source)
  return left ? text('castellan-log-aside', { over, pieces: stockWords(left.pieces) }) : over
}

function actedWords(source: Castellan, name: string, action: Action): string {
  switch (action.do) {
    case 'play':
      return text('castellan-log-play', { name, count: action.cards.length, pieces: piecesOf(source, action.cards) })
    case 'build':
      return builtWords(source, name, pieceOf(action))
    case 'double':
      return text('castellan-log-double', { name, towers: courtAt(source.view, action.place)?.towers ?? 0 })
    case 'single':
      return text('castellan-log-single', { name })
    case 'draw':
      return text('castellan-log-draw', { name, cards: drawnWords(action) })
  }
}

function builtWords(source: Castellan, name: string, piece: Piece): string {
  const built = text('castellan-log-build', { name, piece: pieceWords(piece, source.view.pieces) })
  const made = (madeBy(source.view).get(pieceKey(piece)) ?? []).map(({ towers }) => String(towers))
  return made.length ? text('castellan-log-makes', { built, count: made.length, towers: listOf(made) }) : built
}

const piecesOf = (source: Castellan, cards: readonly string[]): string =>
  stockWords(sumOf(cardsOf(source.view, cards).map(card => card.pieces)))

function litBy(source: Castellan, action: Action): Lit[] {
  if (action.do === 'build') return [{ board: 0, cells: [pieceKey(pieceOf(action))] }]
  const court = action.do === 'double' ? courtAt(source.view, action.place) : undefined
  return court ? [{ board: 0, cells: [courtKey(court)] }] : []
}

/** What an undo takes back. */
function actionName(source: Castellan, action: Action | null): string {
  switch (action?.do) {
    case 'play':
      return piecesOf(source, action.cards)
    case 'build':
      return kindName(action.piece)
    case 'double':
    case 'single':
      return text('castellan-the-claim')
    case 'draw':
      return drawnWords(action)
    default:
      return ''
  }
}

async function saveBoard(source: Castellan, _board: number, kind: 'svg' | 'png'): Promise<void> {
  const title = text('castellan-castle')
  const svg = await castleToSvg(source.view, { title, description: title })
  save(kind === 'svg' ? svg : await toPng(svg), `castellan.${kind}`)
}

export const face = faceOf<CastellanView, Action, CastellanGestures>({
  makePlay: (source, hands) => new CastellanGestures(source, hands),
  logLine,
  actionName,
  saveBoard,
  remarks,
  tabs: [
    { id: 'others', icon: 'users', label: () => text('tab-others') },
    { id: 'score', icon: 'list', label: () => text('tab-score') },
  ],
  panels: [
    { id: 'players', tab: 'others', Part: Players },
    { id: 'courts', tab: 'score', Part: Courts },
  ],
  Progress,
  Boards,
  Body,
  Preview,
  End,
  Symbols,
})
