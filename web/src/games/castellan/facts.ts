// Made by `make protocol`; do not edit.

/** The kinds of piece, the standard deck, the owners by seat, and what one deck gives. */
export interface Facts {
  pieces: { [key: string]: PieceFacts };
  cards: { [key: string]: CardFacts };
  owners: OwnerFacts[];
  supply: { [key: string]: number };
  pile: number;
}

/** A kind of piece: its letter in the notation, and how many units of the lattice it covers. */
export interface PieceFacts {
  letter: string;
  span: number;
}

/** The face of a card of the standard deck; most of them are reconstructed. */
export interface CardFacts {
  is_wall: boolean;
  towers: number;
  short_walls: number;
  long_walls: number;
  draw: number;
  is_reconstructed: boolean;
}

/** Colour and pattern of a seat's keeps and courts. */
export interface OwnerFacts {
  colour: string;
  pattern: string;
}

export const FACTS: Facts = {
  pieces: {
    "tower": {"letter":"T","span":0},
    "short": {"letter":"S","span":1},
    "long": {"letter":"L","span":2},
  },
  cards: {
    "W1": {"is_wall":true,"towers":1,"short_walls":1,"long_walls":2,"draw":0,"is_reconstructed":false},
    "W2": {"is_wall":true,"towers":1,"short_walls":2,"long_walls":1,"draw":0,"is_reconstructed":true},
    "W3": {"is_wall":true,"towers":1,"short_walls":0,"long_walls":2,"draw":1,"is_reconstructed":true},
    "W4": {"is_wall":true,"towers":0,"short_walls":2,"long_walls":2,"draw":0,"is_reconstructed":true},
    "W5": {"is_wall":true,"towers":0,"short_walls":3,"long_walls":1,"draw":0,"is_reconstructed":true},
    "W6": {"is_wall":true,"towers":0,"short_walls":1,"long_walls":2,"draw":1,"is_reconstructed":true},
    "W7": {"is_wall":true,"towers":2,"short_walls":1,"long_walls":0,"draw":1,"is_reconstructed":true},
    "T1": {"is_wall":false,"towers":2,"short_walls":0,"long_walls":0,"draw":1,"is_reconstructed":false},
    "T2": {"is_wall":false,"towers":2,"short_walls":0,"long_walls":1,"draw":0,"is_reconstructed":true},
    "T3": {"is_wall":false,"towers":2,"short_walls":1,"long_walls":0,"draw":0,"is_reconstructed":true},
    "T4": {"is_wall":false,"towers":2,"short_walls":1,"long_walls":0,"draw":0,"is_reconstructed":true},
    "T5": {"is_wall":false,"towers":1,"short_walls":1,"long_walls":1,"draw":0,"is_reconstructed":true},
    "T6": {"is_wall":false,"towers":1,"short_walls":2,"long_walls":0,"draw":0,"is_reconstructed":true},
    "T7": {"is_wall":false,"towers":1,"short_walls":0,"long_walls":1,"draw":1,"is_reconstructed":true},
  },
  owners: [{"colour":"red","pattern":"diagonals"},{"colour":"blue","pattern":"dots"},{"colour":"yellow","pattern":"lines"},{"colour":"green","pattern":"crosses"}],
  supply: {
    "towers": 16,
    "long_walls": 13,
    "short_walls": 15,
  },
  pile: 7,
}
