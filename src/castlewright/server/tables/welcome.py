"""Who may look at a table and talk there: the host may mute a guest, show one out, or close the table to spectators."""

from castlewright.server.store.rows import Guest, TableRow
from castlewright.server.tables.seats import check_host
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Manners

MOST_TURNED_AWAY = 200
"""Guests whom one table remembers; then it is better closed."""


def check_welcome(row: TableRow, guest: Guest | None) -> None:
    """Refuse who may not look; who sits here always may."""
    if guest is not None and (row.seat_of(guest.id) >= 0 or guest.id == row.host):
        return
    check_not_shown_out(row, guest)
    if row.is_closed:
        raise Refused("closed_table", "this table is closed to spectators")


def check_not_shown_out(row: TableRow, guest: Guest | None) -> None:
    """Refuse whom the host has shown out."""
    if guest is not None and guest.public in row.removed:
        raise Refused("not_welcome", "the host has shown you out")


def check_voice(row: TableRow, public: str) -> None:
    """Refuse who may not talk, by the public id."""
    if not public:
        raise Refused("not_signed_in", "say who you are first")
    check_not_muted(row, public)


def check_not_muted(row: TableRow, public: str) -> None:
    """Refuse whom the host has muted or shown out: no words, no wishes, no nudges."""
    if public in row.muted or public in row.removed:
        raise Refused("muted", "the host has muted you")


def treat(row: TableRow, host: Guest, other: str, manners: Manners) -> None:
    """Let the host mute a guest, show one out, or take either back; who has a seat keeps it and may look."""
    check_host(row, host)
    if other == host.public:
        raise Refused("not_allowed", "you cannot show yourself out")
    if len(row.muted | row.removed) >= MOST_TURNED_AWAY and manners != "welcome":
        raise Refused("too_many", "close the table to spectators instead")
    row.muted.discard(other)
    row.removed.discard(other)
    if manners == "muted":
        row.muted.add(other)
    elif manners == "removed":
        row.removed.add(other)


def close(row: TableRow, host: Guest, is_closed: bool) -> None:
    """Close the table to spectators, or open it again."""
    check_host(row, host)
    row.is_closed = is_closed
