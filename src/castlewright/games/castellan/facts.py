"""What a face draws the components of Castellan with; generated into the browser client."""

import msgspec

from castlewright.core.game import NO_GEOMETRY
from castlewright.games.castellan import data

geometry = NO_GEOMETRY


class PieceFacts(msgspec.Struct, frozen=True):
    """A kind of piece: its letter in the notation, and how many units of the lattice it covers."""

    letter: str
    span: int


class CardFacts(msgspec.Struct, frozen=True):
    """The face of a card of the standard deck; most of them are reconstructed."""

    is_wall: bool
    towers: int
    short_walls: int
    long_walls: int
    draw: int
    is_reconstructed: bool


class OwnerFacts(msgspec.Struct, frozen=True):
    """Colour and pattern of a seat's keeps and courts."""

    colour: str
    pattern: str


class Facts(msgspec.Struct, frozen=True):
    """The kinds of piece, the standard deck, the owners by seat, and what one deck gives."""

    pieces: dict[str, PieceFacts]
    cards: dict[str, CardFacts]
    owners: list[OwnerFacts]
    supply: dict[str, int]
    pile: int


def facts() -> Facts:
    """The facts, from the component data."""
    return Facts(
        pieces={kind: PieceFacts(data.LETTERS[kind], data.SPANS[kind]) for kind in data.PIECES},
        cards={name: card_facts(name) for name in (*data.WALL_CARDS, *data.TOWER_CARDS)},
        owners=[OwnerFacts(*owner) for owner in zip(data.COLOURS, data.PATTERNS, strict=True)],
        supply=data.DECK_SUPPLY,
        pile=data.PILE,
    )


def card_facts(name: str) -> CardFacts:
    """The face of one card."""
    card = (data.WALL_CARDS | data.TOWER_CARDS)[name]
    return CardFacts(
        is_wall=name in data.WALL_CARDS,
        towers=card.towers,
        short_walls=card.short_walls,
        long_walls=card.long_walls,
        draw=card.draw,
        is_reconstructed=name not in data.PRINTED_CARDS,
    )
