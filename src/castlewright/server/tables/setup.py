"""New tables: set up and started."""

import secrets

from castlewright.games import load_game
from castlewright.server.clock import now
from castlewright.server.store.rows import Change, Guest, SeatRow, TableRow, TableSettings, mask
from castlewright.server.tables.live import Live
from castlewright.server.tables.seats import DEFAULT_LEVEL, check_host, check_waiting, seat_bot, take
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import NewTable

CODE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letters that look like others."""

CODE_LENGTH = 6
SEED_BYTES = 32


def new_code() -> str:
    """A code for a table, short enough to say."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_seed() -> str:
    """256 random bits."""
    return secrets.token_hex(SEED_BYTES)


def empty_table(game: str, seats: int, settings: TableSettings, host: int | None, *, public: bool) -> TableRow:
    """A table with open seats."""
    at = now()
    return TableRow(
        code=new_code(),
        game=game,
        settings=settings,
        state="waiting",
        public=public,
        host=host,
        seed=None,
        seq=0,
        waiting=0,
        bots=0,
        rematch=None,
        created_at=at,
        moved_at=at,
        seats=[SeatRow(seat, "open") for seat in range(seats)],
    )


def check(data: NewTable) -> None:
    """Refuse a table that could not be set up."""
    meta = load_game(data.game).meta
    meta.check_seats(len(data.seats))
    meta.check_options(data.options)
    if sum(seat.kind == "me" for seat in data.seats) > 1:
        raise Refused("bad_value", "you can sit in one seat only", {"reason": "two seats for me", "place": "seats"})
    if data.start and any(seat.kind == "open" for seat in data.seats):
        raise Refused("seats_open", "a seat is still open")


def set_up(data: NewTable, guest: Guest) -> TableRow:
    """The table that a guest asks for; it was checked."""
    meta = load_game(data.game).meta
    settings = TableSettings(
        options=meta.check_options(data.options),
        ruleset=meta.ruleset,
        pace=data.pace,
        take_backs=data.take_backs,
        memory_aid=data.memory_aid,
        helping_figures=data.helping_figures,
        hints=data.hints,
    )
    row = empty_table(data.game, len(data.seats), settings, guest.id, public=data.public)
    for seat, wanted in enumerate(data.seats):
        if wanted.kind == "bot":
            seat_bot(row, seat, wanted.level or DEFAULT_LEVEL)
        elif wanted.kind == "me":
            take(row, guest, seat)
    row.count_bots()
    return row


def start(row: TableRow, guest: Guest, seed: str | None = None) -> Change:
    """Start the game; every seat must be taken."""
    check_waiting(row)
    check_host(row, guest)
    if any(seat.kind == "open" for seat in row.seats):
        raise Refused("seats_open", "a seat is still open")
    begin(row, seed)
    return ("started", -1)


def begin(row: TableRow, seed: str | None = None) -> None:
    """Let a table run, with a new seed if none is given."""
    row.state = "running"
    row.seed = seed or new_seed()
    row.waiting = mask(Live(row).waiting())
