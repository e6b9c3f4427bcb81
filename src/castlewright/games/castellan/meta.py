"""Castellan at a glance."""

from castlewright.core.meta import Meta, Option
from castlewright.games.castellan.deck import STANDARD, check_deck, deck_file

META = Meta(
    name="castellan",
    title="Castellan",
    designers=("Beau Beckett",),
    year=2013,
    publisher="Steve Jackson Games",
    min_seats=2,
    max_seats=4,
    ruleset=2,
    options=(
        Option(name="deck", default=STANDARD, check=check_deck, from_file=True, example=deck_file()),
        Option(name="take_backs", default="yes", choices=("yes", "no")),
    ),
)
