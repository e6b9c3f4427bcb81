"""Records: finished matches whole, running ones as the seat's own log, and imported ones as tables to replay."""

from typing import TYPE_CHECKING, Any, get_args

import msgspec

from castlewright.core.errors import BadInputError
from castlewright.core.record import FORMAT, Player, Record, record_from_json
from castlewright.core.replay import replay
from castlewright.games import load_game
from castlewright.server.store.rows import SeatRow, TableRow, TableSettings
from castlewright.server.tables.live import Live
from castlewright.server.tables.names import clean_name
from castlewright.server.tables.setup import empty_table
from castlewright.server.wire.protocol import ENCODER, Level

if TYPE_CHECKING:
    from castlewright.server.store.database import Store

MOST_ACTIONS = 3000
"""Actions of the longest record that is taken."""


class OwnLog(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat (-1: a spectator) knows of a running match: others' secret actions have no text."""

    format: int = FORMAT
    game: str
    ruleset: int
    players: list[Player]
    options: dict[str, Any]
    seat: int
    actions: list[tuple[int, str | None]]


def export(live: Live, seat: int) -> bytes:
    """The record of a table as JSON: whole when the game is over, else the seat's own log."""
    match = live.playing
    if live.row.state == "finished":
        return match.record().to_json().encode()
    actions = [
        (played.seat, None if played.is_secret and played.seat != seat else played.text) for played in match.standing
    ]
    own = OwnLog(
        game=live.game.name,
        ruleset=live.game.meta.ruleset,
        players=match.players,
        options=match.options,
        seat=seat,
        actions=actions,
    )
    return ENCODER.encode(own)


def read(document: object) -> Record:
    """The record in a document, replayed and checked; refused where a figure in it is wrong."""
    record = record_from_json(document, "record")
    if len(record.actions) > MOST_ACTIONS:
        raise BadInputError("actions", f"{len(record.actions)} are too many; at most {MOST_ACTIONS} are taken")
    if len(record.seed) > 200 or not record.seed.isprintable():
        raise BadInputError("seed", "a seed has at most 200 letters, and all of them can be seen")
    match = replay(load_game(record.game), record, checked=True)
    # The engine's own words are stored, however the record has spelled them.
    return msgspec.structs.replace(record, actions=[(played.seat, played.text) for played in match.standing])


def table_of(record: Record, host: int) -> TableRow:
    """The table of a record that was checked."""
    options = load_game(record.game).meta.check_options(record.options)
    settings = TableSettings(options=options, ruleset=record.ruleset, is_imported=True, branch=record.branch)
    row = empty_table(record.game, len(record.players), settings, host, public=False)
    row.seats = [
        SeatRow(seat, "bot" if player.bot else "person", clean_name(player.name), level_of(player.bot))
        for seat, player in enumerate(record.players)
    ]
    row.state = "finished"
    row.seed = record.seed
    row.seq = len(record.actions)
    return row


def level_of(bot: str | None) -> Level | None:
    """The level that a bot's name is, None for other bots."""
    return next((level for level in get_args(Level) if level == bot), None)


async def store_record(store: "Store", record: Record, host: int) -> TableRow:
    """Make a table to replay of a record."""
    row = table_of(record, host)
    await store.add_record(row, record.actions, record.digests)
    return row
