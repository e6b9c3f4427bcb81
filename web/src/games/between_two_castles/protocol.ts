// Made by `make protocol`; do not edit.

/** Everything a seat may see, with its legal actions; a spectator is seat -1. */
export interface CastlesView {
  game: string;
  seat: number;
  phase: string;
  round: number;
  rounds: number;
  turn: number;
  turns: number;
  hand_size: number;
  passes_to: number | null;
  waiting: number[];
  hand: string[];
  chosen: [string, string] | null;
  giver: number | null;
  castles: CastleView[];
  seats: SeatView[];
  ludwig: LudwigView | null;
  known: Known | null;
  supply: SupplyView;
  legal: LegalAction[];
}

/** One castle: its marker, who builds it, everything in it, and its points as it stands now. */
export interface CastleView {
  marker: string;
  builders: number[];
  throne: string;
  rooms: RoomView[];
  attendants: string[];
  bonus_cards: string[];
  counters: CounterView[];
  waits: WaitView | null;
  points: number;
}

/** What everybody sees of a seat, with its two castles and Ludwig's tile that it has still to lay. */
export interface SeatView {
  has_chosen: boolean;
  to_lay: string[];
  left_done: boolean;
  right_done: boolean;
  score: number;
  gift: string | null;
  left_castle: number;
  right_castle: number;
}

/** What the seat sees of Ludwig: his drawn tiles (the giver's only), those given face up, his score (Rules §9). */
export interface LudwigView {
  drawn: string[];
  left: string | null;
  right: string | null;
  score: number;
}

/** What the seat may remember: hands it has held, tiles on the discards, tiles shuffled back into the stack. */
export interface Known {
  hands: KnownHand[];
  discards: string[];
  stack: string[];
}

/** What is left in the common supplies; the rejected cards were seen by everybody (Rules §11.7). */
export interface SupplyView {
  tiles: number;
  discards: number;
  cards: number;
  card_discards: string[];
  specials: { [key: string]: number };
  attendants: { [key: string]: number };
}

/** One action that the seat may take now: its number, its short text, and what it is. */
export type LegalAction = [number: number, text: string, action: Action];

/** A room and its cell; it travels as an array without names, for there are up to 150 of them. */
export type RoomView = [room: string, x: number, y: number];

/** How many rooms of a type a castle has, the number that brings its next bonus, and the bonuses it has had. */
export type CounterView = [type: string, number: number, next: number | null, taken: number];

/** What a castle waits for, who decides, what was drawn or is to be laid, the room that set it off (Rules §5). */
export interface WaitView {
  bonus: string;
  seat: number;
  room: string | null;
  drawn: string[];
  cause: string;
  number: number;
}

/** A hand that lies with another seat and that this seat has held, so that it can remember it. */
export interface KnownHand {
  holder: number;
  tiles: string[];
}

/** Keep these two tiles of the hand. */
export interface Choose {
  do: 'choose';
  tiles: [string, string];
}

/** Lay a room on a cell, its column and row, of the castle on this side. */
export interface Lay {
  do: 'lay';
  board: number;
  piece: string;
  place: [number, number];
  side: 'left' | 'right';
}

/** Take an attendant, a special kind or a drawn tile for the castle on this side. */
export interface Take {
  do: 'take';
  board: number;
  piece: string;
  side: 'left' | 'right';
}

/** Keep a drawn bonus card for the castle on this side. */
export interface Keep {
  do: 'keep';
  board: number;
  piece: string;
  side: 'left' | 'right';
}

/** Choose the bonus of the third downstairs room for the castle on this side. */
export interface Bonus {
  do: 'bonus';
  board: number;
  piece: string;
  side: 'left' | 'right';
}

/** Give one of Ludwig's tiles to his castle on this side; the other goes to the other one. */
export interface Give {
  do: 'give';
  board: number;
  piece: string;
  side: 'left' | 'right';
}

export type Action = Choose | Lay | Take | Keep | Bonus | Give;
