"""What a face draws the components of Between Two Cities with; generated into the browser client."""

import msgspec

from castlewright.core.game import NO_GEOMETRY
from castlewright.games.between_two_cities import data

geometry = NO_GEOMETRY


class DuplexFacts(msgspec.Struct, frozen=True):
    """A tile of two buildings, left and right or upper and lower."""

    is_vertical: bool
    halves: tuple[str, str]


class Facts(msgspec.Struct, frozen=True):
    """The kinds of building with their letters, the taverns among them, and the duplexes."""

    letters: dict[str, str]
    taverns: list[str]
    duplexes: dict[str, DuplexFacts]


def facts() -> Facts:
    """The facts, from the component data."""
    duplexes = {name: DuplexFacts(duplex.is_vertical, duplex[1:]) for name, duplex in data.DUPLEXES.items()}
    return Facts(letters=data.LETTERS, taverns=list(data.TAVERNS), duplexes=duplexes)
