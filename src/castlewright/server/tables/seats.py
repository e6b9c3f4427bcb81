"""Who sits where: the rules of joining, leaving, and of bots that hold a place. Each function edits a table's row."""

from castlewright.server.store.rows import Change, Guest, SeatRow, TableRow
from castlewright.server.tables.names import free_name
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Level, SetSeat

DEFAULT_LEVEL: Level = "medium"
"""Who plays on for a person who left."""


def check_waiting(row: TableRow) -> None:
    """Refuse once the game has started."""
    if row.state != "waiting":
        raise Refused("already_started", "the game has started")


def check_host(row: TableRow, guest: Guest) -> None:
    """Refuse everybody but the host."""
    if row.host != guest.id:
        raise Refused("not_host", "only the host may do that")


def find_seat(row: TableRow, seat: int) -> SeatRow:
    """A seat of this table."""
    if not 0 <= seat < len(row.seats):
        raise Refused("not_found", f"there is no seat {seat}")
    return row.seats[seat]


def own_seat(row: TableRow, guest: Guest) -> SeatRow:
    """The guest's seat; refused for a spectator."""
    if guest.id not in row.sitters:
        raise Refused("not_seated", "you have no seat at this table")
    return row.seats[row.sitters[guest.id]]


def check_owner(row: TableRow, guest: Guest) -> None:
    """Refuse who came by a seat link what only the owner of the seat may do."""
    if guest.id in row.by_link:
        raise Refused("not_owner", "only who sat down here may do that")


def bot_name(row: TableRow, level: str) -> str:
    """A bot's name: its level, with a number where there are several."""
    taken = {seat.name for seat in row.seats}
    names = [level, *(f"{level} {number}" for number in range(2, 10))]
    return next(name for name in names if name not in taken)


def sit(row: TableRow, guest: Guest, seat: int | None) -> None:
    """Take an open seat, the first one if none is named."""
    if guest.id in row.sitters:
        if seat is None or seat == row.sitters[guest.id]:
            return
        check_waiting(row)
        take(row, guest, seat, leaving=row.sitters[guest.id])
        return
    check_waiting(row)
    if seat is None:
        seat = next((place.seat for place in row.seats if place.kind == "open"), None)
        if seat is None:
            raise Refused("seat_taken", "no seat is open")
    take(row, guest, seat)


def take(row: TableRow, guest: Guest, seat: int, leaving: int | None = None) -> None:
    """Put a guest on an open seat, and open the seat that is left."""
    place = find_seat(row, seat)
    if place.kind != "open":
        raise Refused("seat_taken", f"seat {seat} is taken")
    if leaving is not None:
        clear(row, leaving)
    place.kind, place.name, place.level = "person", free_name(guest.name, row.names), None
    row.sitters[guest.id] = seat


def clear(row: TableRow, seat: int) -> None:
    """Make a seat open; old links to it are worth nothing."""
    place = row.seats[seat]
    row.seats[seat] = SeatRow(seat, "open", generation=place.generation + 1)
    for guest in [guest for guest, sits in row.sitters.items() if sits == seat]:
        del row.sitters[guest]
        row.by_link.discard(guest)


def leave(row: TableRow, guest: Guest) -> Change | None:
    """Get up: before the start the seat is open again, later a bot plays on; who came by link leaves it so."""
    seat = own_seat(row, guest)
    if guest.id in row.by_link:
        del row.sitters[guest.id]
        row.by_link.discard(guest.id)
        return None
    if row.state == "waiting":
        clear(row, seat.seat)
        pass_on_host(row, guest)
        return None
    return abandon(row, seat) if row.state == "running" else None


def pass_on_host(row: TableRow, guest: Guest) -> None:
    """Another person becomes the host when the host has gone."""
    if row.host == guest.id and row.sitters:
        row.host = min(row.sitters, key=lambda other: (row.sitters[other], other in row.by_link))


def set_seat(row: TableRow, guest: Guest, seat: int, data: SetSeat) -> None:
    """Let the host open a seat, kick who sits there, or seat a bot; before the start."""
    check_host(row, guest)
    check_waiting(row)
    find_seat(row, seat)
    clear(row, seat)
    if data.kind == "bot":
        seat_bot(row, seat, data.level or DEFAULT_LEVEL)


def seat_bot(row: TableRow, seat: int, level: Level) -> None:
    """Put a bot on a seat."""
    place = row.seats[seat]
    place.kind, place.level, place.name = "bot", level, bot_name(row, level)


def abandon(row: TableRow, seat: SeatRow) -> Change | None:
    """Let a bot play on for a person."""
    if row.state != "running":
        raise Refused("not_started", "the game does not run")
    if seat.kind != "person":
        raise Refused("no_person", f"seat {seat.seat} is not a person's")
    if seat.bot_plays:
        return None
    seat.bot_plays = True
    return ("bot_took_over", seat.seat)


def come_back(row: TableRow, guest: Guest) -> Change | None:
    """Take one's seat back from the bot."""
    seat = own_seat(row, guest)
    if not seat.bot_plays:
        return None
    seat.bot_plays = False
    return ("person_returned", seat.seat)


def revoke_links(row: TableRow, guest: Guest) -> None:
    """Make earlier links to the guest's seat worthless; browsers that came by one lose the seat."""
    seat = own_seat(row, guest)
    check_owner(row, guest)
    seat.generation += 1
    for other in [other for other in row.by_link if row.sitters[other] == seat.seat and other != guest.id]:
        del row.sitters[other]
        row.by_link.discard(other)


def rename(row: TableRow, guest: Guest) -> None:
    """Let a seat bear its guest's new name."""
    seat = own_seat(row, guest)
    if guest.id not in row.by_link:
        seat.name = None
        seat.name = free_name(guest.name, row.names)
