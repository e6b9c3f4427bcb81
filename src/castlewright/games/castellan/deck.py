"""Decks that a table can bring instead of the reconstructed one, checked (Rules §8.20)."""

import re
from typing import Any, NamedTuple

from castlewright.core.errors import BadInputError
from castlewright.games.castellan import data
from castlewright.games.castellan.data import Card

STANDARD = "reconstructed"
"""The name of the deck of `data.py` in the options."""

FIELDS = Card._fields
PILES = ("wall_deck", "tower_deck")
MOST_SYMBOLS = 8
"""The most of one symbol on one card: with more draw symbols a hand could outgrow the list of its choices."""

MOST_PIECES = 64
"""The most pieces that one deck may show."""

MOST_REACH = 120
"""The longest castle, its width and height together, that the lattice has room for."""


class Deck(NamedTuple):
    """Fourteen cards, the wall cards first, with their names."""

    names: tuple[str, ...]
    cards: tuple[Card, ...]

    def total(self, field: str) -> int:
        """How many symbols of one kind all cards show together."""
        return sum(getattr(card, field) for card in self.cards)


def standard_deck() -> Deck:
    """The deck of `data.py`."""
    cards = data.WALL_CARDS | data.TOWER_CARDS
    return Deck(tuple(cards), tuple(cards.values()))


def read_deck(option: object) -> Deck:
    """The deck that a checked option stands for."""
    if option == STANDARD:
        return standard_deck()
    assert isinstance(option, dict)
    rows = [row for pile in PILES for row in option[pile]]
    return Deck(tuple(row["id"] for row in rows), tuple(Card(*(row[field] for field in FIELDS)) for row in rows))


def longest_chain(deck: Deck, seats: int) -> int:
    """No castle of so many decks is wider or higher than this: one wall more than towers, the long ones first."""
    return chain_length(deck, seats, seats * deck.total("towers") + 1)


def reach(deck: Deck, seats: int) -> int:
    """No castle of so many decks is wider and higher together than this.

    Its four utmost points hang together by three walls more than there are towers.
    """
    return chain_length(deck, seats, seats * deck.total("towers") + 3)


def chain_length(deck: Deck, seats: int, walls: int) -> int:
    """How long so many walls are at most, the long ones taken first."""
    long_walls = min(walls, seats * deck.total("long_walls"))
    return 2 * long_walls + min(walls - long_walls, seats * deck.total("short_walls"))


def check_deck(value: object) -> object:
    """The option in its one form: the name of the standard deck, or the checked content of a deck file."""
    if value == STANDARD:
        return STANDARD
    if not isinstance(value, dict):
        raise BadInputError("option deck", f"a deck is the content of a deck file or '{STANDARD}', not {value!r}")
    unknown = sorted(set(value) - {*PILES, "supply"})
    if unknown:
        raise BadInputError("option deck", f"unknown key '{unknown[0]}'; a deck has {', '.join(PILES)} and supply")
    option: dict[str, Any] = {pile: check_pile(pile, value.get(pile)) for pile in PILES}
    check_names(option)
    option["supply"] = check_supply(read_deck(option), value.get("supply", data.DECK_SUPPLY))
    return option


def check_pile(pile: str, rows: object) -> list[dict[str, object]]:
    """Seven cards, each with a tower in the tower deck and a wall in the wall deck (Rules §2)."""
    place = f"option deck.{pile}"
    if not isinstance(rows, list) or len(rows) != data.PILE:
        count = f"{len(rows)} cards" if isinstance(rows, list) else repr(rows)
        raise BadInputError(place, f"a pile is a list of {data.PILE} cards, not {count}")
    return [check_card(f"{place}[{number}]", pile, number, row) for number, row in enumerate(rows)]


def check_card(place: str, pile: str, number: int, row: object) -> dict[str, object]:
    """One card with all its symbols; those not named are 0."""
    if not isinstance(row, dict):
        raise BadInputError(place, f"a card is an object, not {row!r}")
    unknown = sorted(set(row) - {*FIELDS, "id", "source"})
    if unknown:
        raise BadInputError(place, f"unknown key '{unknown[0]}'; a card has id, {', '.join(FIELDS)}")
    name = row.get("id", f"{pile[0].upper()}{number + 1}")
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z0-9-]{1,20}", name):
        raise BadInputError(f"{place}.id", f"a card's id is up to 20 letters, digits and hyphens, not {name!r}")
    symbols = {field: check_count(f"{place}.{field}", row.get(field, 0), MOST_SYMBOLS) for field in FIELDS}
    if pile == "tower_deck" and not symbols["towers"]:
        raise BadInputError(place, "a tower card shows at least one tower (Rules §2)")
    if pile == "wall_deck" and not symbols["long_walls"] + symbols["short_walls"]:
        raise BadInputError(place, "a wall card shows at least one wall (Rules §2)")
    return {"id": name, **symbols}


def check_count(place: str, value: object, most: int) -> int:
    """A whole number from 0 to the most."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadInputError(place, f"a whole number from 0 to {most} is needed, not {value!r}")
    return value


def check_names(option: dict[str, Any]) -> None:
    """No two cards of a deck share an id."""
    names = set()
    for pile in PILES:
        for number, row in enumerate(option[pile]):
            if row["id"] in names:
                raise BadInputError(f"option deck.{pile}[{number}].id", f"'{row['id']}' is the id of another card")
            names.add(row["id"])


def check_supply(deck: Deck, value: object) -> dict[str, int]:
    """The pieces of one player, which the cards must show exactly (Rules §1, §8.20).

    Without a word about it that is the printed supply; a deck with other totals says which.
    """
    place = "option deck.supply"
    if not isinstance(value, dict) or set(value) != set(data.DECK_SUPPLY):
        raise BadInputError(place, f"the supply has {', '.join(data.DECK_SUPPLY)}, not {value!r}")
    supply = {field: check_count(f"{place}.{field}", value[field], MOST_PIECES) for field in data.DECK_SUPPLY}
    for field, count in supply.items():
        if deck.total(field) != count:
            shown = f"the cards show {deck.total(field)} {field.replace('_', ' ')}, the supply holds {count}"
            raise BadInputError(place, f"{shown}; give the deck its own supply if that is meant (Rules §8.20)")
    if sum(supply.values()) > MOST_PIECES:
        raise BadInputError(place, f"a deck shows at most {MOST_PIECES} pieces, not {sum(supply.values())}")
    if reach(deck, 4) > MOST_REACH:
        raise BadInputError(place, f"four such decks could build {reach(deck, 4)} units far; {MOST_REACH} is the most")
    return supply
