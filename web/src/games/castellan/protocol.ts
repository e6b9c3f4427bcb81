// Made by `make protocol`; do not edit.

/** Everything a seat may see, with its legal actions; a spectator is seat -1. */
export interface CastellanView {
  game: string;
  seat: number;
  phase: string;
  turn: number;
  ender: number;
  deck: CardView[];
  pieces: PieceView[];
  courts: CourtView[];
  seats: SeatView[];
  stock: Stock;
  handed_by: number;
  handed_to: number;
  supply: Stock;
  places: Stock;
  dropped: Stock;
  to_draw: number;
  hand: string[];
  known: Known | null;
  legal: LegalAction[];
}

/** The face of a card. */
export interface CardView {
  id: string;
  is_wall: boolean;
  pieces: Stock;
  draw: number;
}

/** A piece of the castle, a wall with its left or upper end, and whether it was laid in this turn. */
export interface PieceView {
  piece: 'long' | 'short' | 'tower';
  x: number;
  y: number;
  side: '' | 'h' | 'v';
  is_new?: boolean;
}

/** A courtyard: its owner, the towers that count and their nodes, its cells row by row, its keep and its points. */
export interface CourtView {
  owner: number;
  towers: number;
  nodes: [number, number][];
  cells: [number, number][];
  points: number;
  is_double?: boolean;
  is_new?: boolean;
}

/** What everybody sees of a seat: its cards by their backs, what it has played, its keeps and points. */
export interface SeatView {
  wall_cards: number;
  tower_cards: number;
  wall_pile: number;
  tower_pile: number;
  played: string[];
  has_double_keep: boolean;
  keeps: number;
  score: number;
}

/** Pieces, or places for them, by their kind. */
export interface Stock {
  towers: number;
  short_walls: number;
  long_walls: number;
}

/** What the seat may work out: the cards that each seat has not played, in hand or piles (Rules §8.12). */
export interface Known {
  cards_left: string[][];
}

/** One action that the seat may take now: its number, its short text, and what it is. */
export type LegalAction = [number: number, text: string, action: Action];

/** Play these cards. */
export interface Play {
  do: 'play';
  cards: string[];
}

/** Lay a tower on a node, or a wall from it to the right (h) or down (v). */
export interface Build {
  do: 'build';
  board: number;
  piece: 'long' | 'short' | 'tower';
  place: [number, number];
  turn: '' | 'h' | 'v';
}

/** Give the double keep to the court with this first cell. */
export interface Double {
  do: 'double';
  board: number;
  piece: 'double_keep';
  place: [number, number];
}

/** Claim without the double keep. */
export interface Single {
  do: 'single';
}

/** Draw so many cards of each pile. */
export interface Draw {
  do: 'draw';
  wall: number;
  tower: number;
}

export type Action = Play | Build | Double | Single | Draw;
