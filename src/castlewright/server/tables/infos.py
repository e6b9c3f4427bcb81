"""A table as its viewers may see it."""

from collections.abc import Collection, Iterable

import msgspec

from castlewright import __version__
from castlewright.core.texts import LANGUAGES
from castlewright.games import all_games
from castlewright.server.store.rows import TableRow
from castlewright.server.tables.live import Live
from castlewright.server.wire.protocol import PROTOCOL, About, GameInfo, SeatInfo, TableInfo, You


def table_info(row: TableRow, guest: int | None, present: Collection[int] = (), spectators: int = 0) -> TableInfo:
    """The table for one guest."""
    settings = row.settings
    return TableInfo(
        code=row.code,
        game=row.game,
        options=settings.options,
        pace=settings.pace,
        take_backs=settings.take_backs,
        memory_aid=settings.memory_aid,
        helping_figures=settings.helping_figures,
        hints=settings.hints,
        public=row.public,
        state=row.state,
        seats=seat_infos(row, present),
        you=you(row, guest),
        waiting=[seat.seat for seat in row.seats if row.is_waiting_for(seat.seat)],
        seq=row.seq,
        spectators=spectators,
        seed_hash=row.seed_hash,
        seed=row.seed if row.state == "finished" else None,
        rematch=row.rematch,
        asked_at=row.asked_at,
        is_imported=settings.is_imported,
        is_closed=row.is_closed,
        muted=sorted(row.muted),
        removed=sorted(row.removed),
        created_at=row.created_at,
        moved_at=row.moved_at,
    )


def live_info(live: Live, guest: int | None) -> TableInfo:
    """A table in memory for one guest, with who is present."""
    presence = live.presence()
    return table_info(live.row, guest, presence.seats, presence.spectators)


def for_guest(info: TableInfo, row: TableRow, guest: int | None) -> TableInfo:
    """The same table for another guest."""
    return msgspec.structs.replace(info, you=you(row, guest))


def you(row: TableRow, guest: int | None) -> You:
    """What a guest is at this table."""
    return You(seat=row.seat_of(guest), is_host=guest is not None and guest == row.host)


def seat_infos(row: TableRow, present: Collection[int]) -> list[SeatInfo]:
    """All seats."""
    hosts_seat = row.seat_of(row.host)
    return [
        SeatInfo(
            seat=seat.seat,
            kind="bot" if seat.kind == "bot" else "person" if seat.kind == "person" else "open",
            name=seat.name,
            level=seat.level,
            is_host=seat.seat == hosts_seat,
            is_present=seat.seat in present,
            bot_plays=seat.bot_plays,
            answer=seat.answer,
        )
        for seat in row.seats
    ]


def about_games(levels: Iterable[str]) -> About:
    """What runs here: the games at a glance, the languages, and these levels of bots."""
    return About(
        version=__version__,
        protocol=PROTOCOL,
        languages=list(LANGUAGES),
        levels=list(levels),
        games=[msgspec.convert(game.meta, GameInfo, from_attributes=True) for game in all_games().values()],
    )
