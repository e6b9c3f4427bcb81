// Made by `make protocol`; do not edit.

import type { LegalAction } from '../../protocol';

/** Everything a seat may see, with its legal actions; a spectator is seat -1. */
export interface LudwigView {
  game: string;
  seat: number;
  edition: string;
  phase: string;
  builder: number;
  turn: number;
  waiting: number[];
  is_last_round: boolean;
  market: SlotView[];
  setting: number | null;
  favours: FavourView[];
  seats: SeatView[];
  stacks: { [key: string]: number };
  room_cards: number;
  deck: DeckTile[];
  bonus_deck: number;
  removed: string[];
  in_hand: string | null;
  pending: string[];
  extra_turns: number;
  returning: string | null;
  drawn: string[];
  searched: number | null;
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
  score: number | null;
  has_returned: boolean;
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

/** A tile that lies in a castle. */
export interface TileView {
  name: string;
  x: number;
  y: number;
  turn: number;
  is_complete: boolean;
  doors: number[];
}

/** Tiles of one size of which the seat knows that they lie in these places, but not which is where. */
export interface Lot {
  size: number;
  tiles: string[];
  stack: boolean;
  box: boolean;
  deck: number[];
}

/** Put this bonus card back at the start. */
export interface Return {
  action: 'return';
  card: string;
}

/** Lay this tile, or "empty", at the price that is being set. */
export interface Set {
  action: 'set';
  price: number;
  tile: string;
}

/** Leave the rest of the market, or of the stack, as it is. */
export interface Done {
  action: 'done';
}

/** Buy this tile at this price. */
export interface Buy {
  action: 'buy';
  tile: string;
  price: number;
}

/** Buy nothing and take 5000. */
export interface Pass {
  action: 'pass';
}

/** Lay the tile in hand. */
export interface Place {
  action: 'place';
  x: number;
  y: number;
  turn: number;
}

/** Take the reward of this completed tile next, or that of "downstairs". */
export interface Reward {
  action: 'reward';
  tile: string;
}

/** Do without this reward, or without all that wait. */
export interface Decline {
  action: 'decline';
}

/** Take this corridor tile for nothing. */
export interface Free {
  action: 'free';
  tile: string;
}

/** Look through the stack of this size. */
export interface Search {
  action: 'search';
  size: number;
}

/** Lay this tile of the stack on the room deck. */
export interface Take {
  action: 'take';
  tile: string;
}

/** Keep this one of the two bonus cards drawn. */
export interface Keep {
  action: 'keep';
  card: string;
}

/** Take the reward of this type for a downstairs pair. */
export interface Choose {
  action: 'choose';
  type: string;
}

/** Score this downstairs room again. */
export interface Rescore {
  action: 'rescore';
  tile: string;
}

export type Action = Return | Set | Done | Buy | Pass | Place | Reward | Decline | Free | Search | Take | Keep | Choose | Rescore;
