"""Playing again: somebody asks, everybody who sat there answers, and nobody sits down without a yes."""

from castlewright.server.clock import now
from castlewright.server.store.rows import Guest, SeatRow, TableRow
from castlewright.server.tables.seats import DEFAULT_LEVEL, own_seat, seat_bot
from castlewright.server.tables.setup import begin, empty_table
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Rematch

PATIENCE = 30.0
"""Seconds after which the others may begin without somebody who has not answered."""

KEPT_FOR = 7 * 24 * 3600.0
"""Seconds for which a question is told on every page."""


def answer(row: TableRow, guest: Guest, said: Rematch) -> list[TableRow]:
    """Note what a guest says to a rematch; the new table, if everybody whom it needs has said yes."""
    if row.state != "finished" or row.settings.is_imported:
        raise Refused("not_finished", "the game is not over")
    seat = own_seat(row, guest)
    if row.rematch is not None:
        return []
    agree(row, seat) if said.want else decline(row, seat)
    unsure = [other for other in people(row) if other.answer in {None, "no"}]
    if not said.want or (unsure and not said.start):
        return []
    if not all(can_be_left_out(row, other) for other in unsure):
        raise Refused("not_answered", "somebody has still time to answer")
    twin = again(row)
    row.rematch = twin.code
    return [twin]


def people(row: TableRow) -> list[SeatRow]:
    """The seats of those who are asked."""
    return [seat for seat in row.seats if seat.kind == "person"]


def agree(row: TableRow, seat: SeatRow) -> None:
    """Say yes; the first who does is the one who asks."""
    if row.asked_at is None:
        row.asked_at = now()
        seat.answer = "asks"
    elif seat.answer != "asks":
        seat.answer = "yes"


def decline(row: TableRow, seat: SeatRow) -> None:
    """Say no; when it is the one who asked the question is gone."""
    if seat.answer != "asks":
        seat.answer = "no" if row.asked_at is not None else None
        return
    row.asked_at = None
    for other in row.seats:
        other.answer = None


def can_be_left_out(row: TableRow, seat: SeatRow) -> bool:
    """Whether a bot may sit down for somebody: after a no, after leaving the game, or after a while without a word."""
    return seat.answer == "no" or seat.bot_plays or now() - (row.asked_at or now()) >= PATIENCE


def again(row: TableRow) -> TableRow:
    """The same table once more and running, with those who said yes and with bots for the others."""
    asker = next(seat.seat for seat in row.seats if seat.answer == "asks")
    host = min((guest for guest, seat in row.sitters.items() if seat == asker), key=row.by_link.__contains__)
    twin = empty_table(row.game, len(row.seats), row.settings, host, public=row.public)
    for old, new in zip(row.seats, twin.seats, strict=True):
        if old.kind == "person" and old.answer in {None, "no"}:
            seat_bot(twin, new.seat, DEFAULT_LEVEL)
        else:
            new.kind, new.name, new.level = old.kind, old.name, old.level
    seated = {seat.seat for seat in twin.seats if seat.kind == "person"}
    twin.sitters = {guest: seat for guest, seat in row.sitters.items() if seat in seated}
    twin.by_link = row.by_link & twin.sitters.keys()
    twin.count_bots()
    begin(twin)
    return twin
