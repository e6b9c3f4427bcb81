// What Castles of Mad King Ludwig brings to the score assistant.
import { assistantOf, freeLetter } from '../../score/assistant'
import { text } from '../../texts/texts.svelte'
import CastleBoard from './assistant/CastleBoard.svelte'
import CategoryIcon from './assistant/CategoryIcon.svelte'
import { type CastlesDocument, freshDocument, MOST_PLAYERS, newOwner, withOwner } from './assistant/document'
import { CastleEditor } from './assistant/editor.svelte'
import RoomSearch from './assistant/RoomSearch.svelte'
import TableThings from './assistant/TableThings.svelte'
import Symbols from './drawings/Symbols.svelte'
import { roomName } from './words'

const namesOf = ({ players }: CastlesDocument) => players.map(({ name }) => name)

export const assistant = assistantOf<CastlesDocument, CastleEditor>({
  fresh: freshDocument,
  boards: namesOf,
  rename: (document, board, name) => withOwner(document, board, { name: name || freeLetter(namesOf(document), board) }),
  add: document =>
    document.players.length < MOST_PLAYERS
      ? { ...document, players: [...document.players, newOwner(document.players)] }
      : null,
  remove: (document, board) =>
    document.players.length > 1
      ? { ...document, players: document.players.filter((_, index) => index !== board) }
      : null,
  players: namesOf,
  seat: (document, names) => ({
    ...document,
    players: document.players.map((player, seat) => ({ ...player, name: names[seat] || freeLetter(names, seat) })),
  }),
  isEmpty: ({ players }) =>
    players.every(({ tiles, bonus_cards, money }) => tiles.length < 2 && !bonus_cards.length && !money),
  cellOf: (_document, _board, tile) => String(tile),
  nameOf: ({ players }, board, tile) => {
    const name = players[board]?.tiles[Number(tile)]?.[0]
    return name ? roomName(name) : ''
  },
  makeEditor: desk => new CastleEditor(desk),
  Board: CastleBoard,
  Tools: RoomSearch,
  Table: TableThings,
  CategoryIcon,
  counted: (_category, count) => text('lines-count', { count }),
  Symbols,
})
