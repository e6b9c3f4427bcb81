// Made by `make protocol`; do not edit.

/** Everything a seat may see, with its legal actions; a spectator is seat -1. */
export interface CitiesView {
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
  cities: CityView[];
  seats: SeatView[];
  known: Known | null;
  singles_left: number;
  duplexes_left: number;
  legal: LegalAction[];
}

/** One city: its token, who builds it, its field row by row, and its points as it lies now. */
export interface CityView {
  token: string;
  builders: number[];
  rows: string[];
  points: number;
  duplexes?: DuplexView[];
}

/** What everybody sees of a seat, with its two cities. */
export interface SeatView {
  has_chosen: boolean;
  to_lay: string[];
  left_done: boolean;
  right_done: boolean;
  score: number;
  left_city: number;
  right_city: number;
}

/** What the seat may remember. */
export interface Known {
  hands: KnownHand[];
  discards: string[];
}

/** One action that the seat may take now: its number, its short text, and what it is. */
export type LegalAction = [number: number, text: string, action: Action];

/** A duplex that lies in a city: its tile and the cell of its left or upper half. */
export interface DuplexView {
  tile: string;
  cell: string;
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

/** Lay one of the two tiles on a cell of the city on this side. */
export interface Place {
  do: 'place';
  board: number;
  piece: string;
  place: string;
  side: 'left' | 'right';
}

export type Action = Choose | Place;
