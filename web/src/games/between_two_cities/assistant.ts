// What Between Two Cities brings to the score assistant.
import { assistantOf, freeLetter, moved } from '../../score/assistant'
import CategoryIcon from './assistant/CategoryIcon.svelte'
import CityBoard from './assistant/CityBoard.svelte'
import { type CitiesDocument, CityEditor } from './assistant/editor.svelte'
import Palette from './assistant/Palette.svelte'
import { toCell } from './drawings/layout'
import Symbols from './drawings/Symbols.svelte'
import { kindAt, tileName } from './words'

/** As many cities as find room; how many a game has is for the scorer to say. */
const MOST_CITIES = 7
const NOTHING = ['....', '....', '....', '....']

const namesOf = ({ cities }: CitiesDocument) => cities.map(({ name }) => name)

export const assistant = assistantOf<CitiesDocument, CityEditor>({
  fresh: () => ({ game: 'between_two_cities', cities: [{ name: freeLetter([]), rows: NOTHING }], players: [] }),
  boards: namesOf,
  rename: (document, board, name) => ({
    ...document,
    cities: document.cities.map((city, index) =>
      index === board ? { ...city, name: name || freeLetter(namesOf(document), board) } : city,
    ),
  }),
  add: document =>
    document.cities.length < MOST_CITIES
      ? { ...document, cities: [...document.cities, { name: freeLetter(namesOf(document)), rows: NOTHING }] }
      : null,
  remove: (document, board) =>
    document.cities.length > 1 ? { ...document, cities: document.cities.filter((_, index) => index !== board) } : null,
  move: (document, board, places) => ({ ...document, cities: moved(document.cities, board, places) }),
  players: ({ players }) => players,
  seat: (document, players) => ({ ...document, players }),
  isEmpty: ({ cities }) => cities.every(({ rows }) => rows.every(row => /^\.*$/.test(row))),
  cellOf: (_document, _board, tile) => (typeof tile === 'number' ? '' : toCell(tile[0] ?? 0, tile[1] ?? 0)),
  nameOf: ({ cities }, board, tile) => {
    if (typeof tile === 'number') return ''
    const kind = kindAt({ rows: cities[board]?.rows ?? [] }, toCell(tile[0] ?? 0, tile[1] ?? 0))
    return kind ? tileName(kind) : ''
  },
  makeEditor: desk => new CityEditor(desk),
  Board: CityBoard,
  Tools: Palette,
  CategoryIcon,
  Symbols,
})
