// Made by `make protocol`; do not edit.

/** Everything a seat may see, with its legal actions; a spectator is seat -1. */
export interface LudwigView {
  game: string;
  seat: number;
  edition: string;
  phase: string;
  builder: number;
  turn: number;
  waiting: number[];
  is_last_round?: boolean;
  market: SlotView[];
  setting?: number | null;
  favours: FavourView[];
  seats: SeatView[];
  stacks: { [key: string]: number };
  room_cards: number;
  deck: DeckTile[];
  bonus_deck: number;
  removed: string[];
  in_hand?: string | null;
  pending: string[];
  around: string[][];
  returning?: string | null;
  drawn: string[];
  searched?: number | null;
  open_stack: string[];
  known: Known | null;
  legal: LegalAction[];
}

/** One price of the market, the tile there if any, and the coins on it. */
export interface SlotView {
  price: number;
  tile: string | null;
  coins: number;
}

/** A favour, what it counts for each seat, and the points that this would give now. */
export interface FavourView {
  name: string;
  values: number[];
  points: number[];
}

/** What is seen of a seat; cards and the full score are there only for those who may know the cards. */
export interface SeatView {
  castle: TileView[];
  external_entrances: number;
  money: number;
  points: number;
  card_count: number;
  cards: string[] | null;
  public_score: number;
  score: number | null;
  has_returned?: boolean;
}

/** A face-down tile on the room deck, from the top: its size, who laid it, and its name for that seat alone. */
export interface DeckTile {
  size: number;
  laid_by: number;
  name: string | null;
}

/** What the seat may remember (Rules §11.5): unseen tiles by where they can be, and bonus cards it put */
export interface Known {
  lots: Lot[];
  returned: [number, string][];
}

/** One action that the seat may take now: its number, its short text, and what it is. */
export type LegalAction = [number: number, text: string, action: Action];

/** A tile that lies in a castle. */
export interface TileView {
  name: string;
  x: number;
  y: number;
  turn: number;
  doors: number[];
  completed_by?: number;
}

/** Tiles of one size of which the seat knows that they lie in these places, but not which is where. */
export interface Lot {
  size: number;
  tiles: string[];
  deck?: number[];
  has_left_stack?: boolean;
  is_searched?: boolean;
}

/** Put this bonus card back at the start. */
export interface Return {
  do: 'return';
  card: string;
}

/** Lay this tile, or "empty", at the price that is being set. */
export interface Set {
  do: 'set';
  price: number;
  tile: string;
}

/** Leave the rest of the market, or of the stack, as it is. */
export interface Done {
  do: 'done';
}

/** Buy this tile at this price. */
export interface Buy {
  do: 'buy';
  tile: string;
  price: number;
}

/** Buy nothing and take 5000. */
export interface Pass {
  do: 'pass';
}

/** Lay the tile in hand: the top left cell of its box and clockwise quarter turns. */
export interface Place {
  do: 'place';
  board: number;
  piece: string;
  place: [number, number];
  turn?: number;
}

/** Take the reward of this completed tile next; a pair of downstairs rooms goes by the one just completed. */
export interface Reward {
  do: 'reward';
  tile: string;
}

/** Do without this reward, or without all that wait in this turn. */
export interface Decline {
  do: 'decline';
}

/** Take this corridor tile for nothing. */
export interface Free {
  do: 'free';
  tile: string;
}

/** Look through the stack of this size. */
export interface Search {
  do: 'search';
  size: number;
}

/** Lay this tile of the stack on the room deck. */
export interface Take {
  do: 'take';
  tile: string;
}

/** Keep this one of the two bonus cards drawn. */
export interface Keep {
  do: 'keep';
  card: string;
}

/** Take the reward of this type for a downstairs pair. */
export interface Choose {
  do: 'choose';
  type: string;
}

/** Score this downstairs room again. */
export interface Rescore {
  do: 'rescore';
  tile: string;
}

export type Action = Return | Set | Done | Buy | Pass | Place | Reward | Decline | Free | Search | Take | Keep | Choose | Rescore;
