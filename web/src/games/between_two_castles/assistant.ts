// What Between Two Castles brings to the score assistant.
import { assistantOf, freeLetter, moved } from '../../score/assistant'
import { text } from '../../texts/texts.svelte'
import CastleBoard from './assistant/CastleBoard.svelte'
import CastleMark from './assistant/CastleMark.svelte'
import CategoryIcon from './assistant/CategoryIcon.svelte'
import { type CastleFile, type CastlesDocument, isBare } from './assistant/document'
import { CastleEditor } from './assistant/editor.svelte'
import Tools from './assistant/Tools.svelte'
import { pieceOf, toCell } from './drawings/layout'
import Symbols from './drawings/Symbols.svelte'
import { FACTS } from './facts'
import { roomName } from './words'

/** As many castles as a table can have; how many a game has is for the scorer to say. */
const MOST_CASTLES = Object.keys(FACTS.markers).length

const namesOf = ({ castles }: CastlesDocument) => castles.map(({ name }) => name)

function bare(names: readonly string[] = []): CastleFile {
  const throne = Object.keys(FACTS.thrones)[0] ?? ''
  return { name: freeLetter(names), throne, rooms: [], attendants: [], bonus_cards: [] }
}

export const assistant = assistantOf<CastlesDocument, CastleEditor>({
  fresh: () => ({ game: 'between_two_castles', castles: [bare()], players: [] }),
  // A castle of a finished game is called by its marker, which has a name in every language.
  boards: ({ castles }) =>
    castles.map(({ name }) => (name in FACTS.markers ? text(`two-castles-marker-${name}`) : name)),
  rename: (document, board, name) => ({
    ...document,
    castles: document.castles.map((castle, index) =>
      index === board ? { ...castle, name: name || freeLetter(namesOf(document), board) } : castle,
    ),
  }),
  add: document =>
    document.castles.length < MOST_CASTLES
      ? { ...document, castles: [...document.castles, bare(namesOf(document))] }
      : null,
  remove: (document, board) =>
    document.castles.length > 1
      ? { ...document, castles: document.castles.filter((_, index) => index !== board) }
      : null,
  move: (document, board, places) => ({ ...document, castles: moved(document.castles, board, places) }),
  players: ({ players }) => players,
  seat: (document, players) => ({ ...document, players }),
  isEmpty: ({ castles }) => castles.every(isBare),
  cellOf: (_document, _board, tile) => (typeof tile === 'number' ? '' : pieceOf(toCell(tile[0] ?? 0, tile[1] ?? 0))),
  nameOf: ({ castles }, board, tile) => {
    const [x, y] = typeof tile === 'number' ? [] : tile
    const there = castles[board]?.rooms.filter(room => room[1] === x && room[2] === y) ?? []
    return there.length === 1 ? roomName(there[0]?.[0] ?? '') : ''
  },
  makeEditor: desk => new CastleEditor(desk),
  counted: (category, count) =>
    text(
      category === 'bonus_cards' ? 'cards-counted' : category === 'attendants' ? 'attendants-counted' : 'rooms-counted',
      { count },
    ),
  Board: CastleBoard,
  Tools,
  CategoryIcon,
  Mark: CastleMark,
  Symbols,
})
