"""Between Two Cities at a glance."""

from castlewright.core.meta import Meta

META = Meta(
    name="between_two_cities",
    title="Between Two Cities",
    designers=("Ben Rosset", "Matthew O'Malley"),
    year=2015,
    publisher="Stonemaier Games",
    min_seats=2,
    max_seats=7,
    closes_talk=True,
)
