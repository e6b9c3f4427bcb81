"""Castles of Mad King Ludwig at a glance."""

from castlewright.core.meta import Meta, Option

META = Meta(
    name="castles_of_mad_king_ludwig",
    title="Castles of Mad King Ludwig",
    designers=("Ted Alspach",),
    year=2014,
    publisher="Bézier Games",
    min_seats=1,
    max_seats=4,
    options=(Option("edition", "second", ("first", "second")),),
    ruleset=2,
)
