// What Castellan brings to the score assistant: one castle, a sheet for each player.
import { assistantOf } from '../../score/assistant'
import CastleBoard from './assistant/CastleBoard.svelte'
import CategoryIcon from './assistant/CategoryIcon.svelte'
import { type CastleDocument, piecesOf, withoutSeat } from './assistant/document'
import { CastleEditor } from './assistant/editor.svelte'
import Mark from './assistant/Mark.svelte'
import Tools from './assistant/Tools.svelte'
import { keyOf, type Point, pieceKey } from './drawings/lattice'
import Symbols from './drawings/Symbols.svelte'
import { pieceWords } from './words'

const FEWEST = 2
const MOST = 4

const namesOf = ({ seats, players }: CastleDocument): string[] =>
  Array.from({ length: seats }, (_, seat) => players[seat] ?? '')

export const assistant = assistantOf<CastleDocument, CastleEditor>({
  fresh: () => ({ game: 'castellan', seats: FEWEST, builds: [], players: [], keeps: [] }),
  boards: namesOf,
  rename: (document, board, name) => ({
    ...document,
    players: namesOf(document).map((old, seat) => (seat === board ? name : old)),
  }),
  add: document =>
    document.seats < MOST
      ? { ...document, seats: document.seats + 1, players: document.players.length ? [...document.players, ''] : [] }
      : null,
  remove: (document, board) => (document.seats > FEWEST ? withoutSeat(document, board) : null),
  nameOf: (document, _board, tile) => {
    const pieces = piecesOf(document)
    const piece = typeof tile === 'number' ? pieces[tile] : undefined
    return piece ? pieceWords(piece, pieces) : ''
  },
  players: namesOf,
  seat: (document, players) => ({ ...document, players }),
  isEmpty: document => !piecesOf(document).length,
  cellOf: (document, _board, tile) => {
    const piece = typeof tile === 'number' ? piecesOf(document)[tile] : undefined
    return piece ? pieceKey(piece) : `court ${keyOf(tile as unknown as Point)}`
  },
  makeEditor: desk => new CastleEditor(desk),
  Board: CastleBoard,
  Tools,
  CategoryIcon,
  Mark,
  Symbols,
  isOne: true,
})
