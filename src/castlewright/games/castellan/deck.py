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


def deck_file() -> dict[str, object]:
    """The standard deck as the content of a deck file."""
    piles = zip(PILES, (data.WALL_CARDS, data.TOWER_CARDS), strict=True)
    cards = {pile: [{"id": name, **card._asdict()} for name, card in cards.items()] for pile, cards in piles}
    return {**cards, "supply": dict(data.DECK_SUPPLY)}


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
        reason = f"a deck is the content of a deck file or '{STANDARD}', not {value!r}"
        raise BadInputError("option deck", reason, "castellan-deck-no-object")
    unknown = sorted(set(value) - {*PILES, "supply"})
    if unknown:
        reason = f"unknown key '{unknown[0]}'; a deck has {', '.join(PILES)} and supply"
        raise BadInputError("option deck", reason, "castellan-deck-unknown", name=unknown[0])
    option: dict[str, Any] = {pile: check_pile(pile, value.get(pile)) for pile in PILES}
    check_names(option)
    option["supply"] = check_supply(read_deck(option), value.get("supply", data.DECK_SUPPLY))
    return option


def check_pile(pile: str, rows: object) -> list[dict[str, object]]:
    """Seven cards, each with a tower in the tower deck and a wall in the wall deck (Rules §2)."""
    place = f"option deck.{pile}"
    if not isinstance(rows, list) or len(rows) != data.PILE:
        count = f"{len(rows)} cards" if isinstance(rows, list) else repr(rows)
        found = len(rows) if isinstance(rows, list) else 0
        reason = f"a pile is a list of {data.PILE} cards, not {count}"
        raise BadInputError(place, reason, "castellan-deck-pile", pile=pile, needed=data.PILE, count=found)
    return [check_card(f"{place}[{number}]", pile, number, row) for number, row in enumerate(rows)]


def check_card(place: str, pile: str, number: int, row: object) -> dict[str, object]:
    """One card with all its symbols; those not named are 0."""

    def refuse(part: str, reason: str, key: str, **arguments: str | int) -> BadInputError:
        return BadInputError(f"{place}{part}", reason, f"castellan-deck-{key}", pile=pile, card=number + 1, **arguments)

    if not isinstance(row, dict):
        raise refuse("", f"a card is an object, not {row!r}", "card-no-object")
    unknown = sorted(set(row) - {*FIELDS, "id", "source"})
    if unknown:
        reason = f"unknown key '{unknown[0]}'; a card has id, {', '.join(FIELDS)}"
        raise refuse("", reason, "card-unknown", name=unknown[0])
    name = row.get("id", f"{pile[0].upper()}{number + 1}")
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z0-9-]{1,20}", name):
        raise refuse(".id", f"a card's id is up to 20 letters, digits and hyphens, not {name!r}", "card-id")
    for field in FIELDS:
        if not is_count(row.get(field, 0), MOST_SYMBOLS):
            reason = f"a whole number from 0 to {MOST_SYMBOLS} is needed, not {row[field]!r}"
            raise refuse(f".{field}", reason, "card-count", symbol=field, most=MOST_SYMBOLS)
    symbols = {field: row.get(field, 0) for field in FIELDS}
    if pile == "tower_deck" and not symbols["towers"]:
        raise refuse("", "a tower card shows at least one tower (Rules §2)", "no-tower")
    if pile == "wall_deck" and not symbols["long_walls"] + symbols["short_walls"]:
        raise refuse("", "a wall card shows at least one wall (Rules §2)", "no-wall")
    return {"id": name, **symbols}


def is_count(value: object, most: int) -> bool:
    """Whether a value is a whole number from 0 to the most."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= most


def check_names(option: dict[str, Any]) -> None:
    """No two cards of a deck share an id."""
    names = set()
    for pile in PILES:
        for number, row in enumerate(option[pile]):
            if row["id"] in names:
                place, reason = f"option deck.{pile}[{number}].id", f"'{row['id']}' is the id of another card"
                raise BadInputError(place, reason, "castellan-deck-same-id", pile=pile, card=number + 1, name=row["id"])
            names.add(row["id"])


def check_supply(deck: Deck, value: object) -> dict[str, int]:
    """The pieces of one player, which the cards must show exactly (Rules §1, §8.20).

    Without a word about it that is the printed supply; a deck with other totals says which.
    """
    place = "option deck.supply"
    if not isinstance(value, dict) or set(value) != set(data.DECK_SUPPLY):
        reason = f"the supply has {', '.join(data.DECK_SUPPLY)}, not {value!r}"
        raise BadInputError(place, reason, "castellan-deck-supply")
    for field, count in value.items():
        check_total(f"{place}.{field}", deck, field, count)
    supply = {field: int(value[field]) for field in data.DECK_SUPPLY}
    pieces, far = sum(supply.values()), reach(deck, 4)
    if pieces > MOST_PIECES:
        reason = f"a deck shows at most {MOST_PIECES} pieces, not {pieces}"
        raise BadInputError(place, reason, "castellan-deck-too-many", count=pieces, most=MOST_PIECES)
    if far > MOST_REACH:
        reason = f"four such decks could build {far} units far; {MOST_REACH} is the most"
        raise BadInputError(place, reason, "castellan-deck-too-far", count=far, most=MOST_REACH)
    return supply


def check_total(place: str, deck: Deck, field: str, count: object) -> None:
    """Refuse a supply that is no number, or not what the cards show."""
    if not is_count(count, MOST_PIECES):
        reason = f"a whole number from 0 to {MOST_PIECES} is needed, not {count!r}"
        raise BadInputError(place, reason, "castellan-deck-supply-count", symbol=field, most=MOST_PIECES)
    shown = deck.total(field)
    if shown != count:
        reason = f"the cards show {shown} {field.replace('_', ' ')}, the supply holds {count}"
        raise BadInputError(
            place.removesuffix(f".{field}"),
            f"{reason}; give the deck its own supply if that is meant (Rules §8.20)",
            "castellan-deck-total",
            symbol=field,
            shown=shown,
            count=str(count),
        )
