"""Between Two Castles of Mad King Ludwig at a glance."""

from castlewright.core.meta import Meta

META = Meta(
    name="between_two_castles",
    title="Between Two Castles of Mad King Ludwig",
    designers=("Ben Rosset", "Matthew O'Malley"),
    year=2018,
    publisher="Stonemaier Games",
    min_seats=2,
    max_seats=7,
    closes_talk=True,
)
