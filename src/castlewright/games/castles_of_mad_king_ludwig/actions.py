"""The actions of Castles of Mad King Ludwig as typed data; `notation.py` gives them numbers and texts."""

import msgspec

from castlewright.core.legal import Turned


class Return(msgspec.Struct, frozen=True, tag="return", tag_field="do"):
    """Put this bonus card back at the start."""

    card: str


class Set(msgspec.Struct, frozen=True, tag="set", tag_field="do"):
    """Lay this tile, or "empty", at the price that is being set."""

    price: int
    tile: str


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="do"):
    """Leave the rest of the market, or of the stack, as it is."""


class Buy(msgspec.Struct, frozen=True, tag="buy", tag_field="do"):
    """Buy this tile at this price."""

    tile: str
    price: int


class Pass(msgspec.Struct, frozen=True, tag="pass", tag_field="do"):
    """Buy nothing and take 5000."""


class Place(Turned, frozen=True, omit_defaults=True, tag="place", tag_field="do"):
    """Lay the tile in hand: the top left cell of its box and clockwise quarter turns."""

    place: tuple[int, int]
    turn: int = 0


class Reward(msgspec.Struct, frozen=True, tag="reward", tag_field="do"):
    """Take the reward of this completed tile next; a pair of downstairs rooms goes by the one just completed."""

    tile: str


class Decline(msgspec.Struct, frozen=True, tag="decline", tag_field="do"):
    """Do without this reward, or without all that wait in this turn."""


class Free(msgspec.Struct, frozen=True, tag="free", tag_field="do"):
    """Take this corridor tile for nothing."""

    tile: str


class Search(msgspec.Struct, frozen=True, tag="search", tag_field="do"):
    """Look through the stack of this size."""

    size: int


class Take(msgspec.Struct, frozen=True, tag="take", tag_field="do"):
    """Lay this tile of the stack on the room deck."""

    tile: str


class Keep(msgspec.Struct, frozen=True, tag="keep", tag_field="do"):
    """Keep this one of the two bonus cards drawn."""

    card: str


class Choose(msgspec.Struct, frozen=True, tag="choose", tag_field="do"):
    """Take the reward of this type for a downstairs pair."""

    type: str


class Rescore(msgspec.Struct, frozen=True, tag="rescore", tag_field="do"):
    """Score this downstairs room again."""

    tile: str


Action = Return | Set | Done | Buy | Pass | Place | Reward | Decline | Free | Search | Take | Keep | Choose | Rescore
