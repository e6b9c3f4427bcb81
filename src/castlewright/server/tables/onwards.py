"""Going on from a position of a finished game: a new table on which bots sit in all other seats."""

import msgspec

from castlewright.core.branch import Branch
from castlewright.server.store.rows import Guest, TableRow
from castlewright.server.tables.live import Live
from castlewright.server.tables.seats import DEFAULT_LEVEL, find_seat, seat_bot, take
from castlewright.server.tables.setup import begin, empty_table
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import GoOn


def go_on(live: Live, guest: Guest, wanted: GoOn) -> TableRow:
    """A running table from a step of a finished game; what the guest's seat had not seen there is drawn anew."""
    if live.row.state != "finished":
        raise Refused("not_finished", "the game is not over")
    find_seat(live.row, wanted.seat)
    timeline = live.playing.timeline
    if wanted.seq > live.seq or timeline.position_after(wanted.seq).is_over:
        raise Refused("old_seq", f"there is nothing left to play after {wanted.seq}", {"seq": live.seq})
    branch = Branch(
        seed=live.row.seed or "",
        actions=[(played.seat, played.text) for played in timeline.standing_after(wanted.seq)],
        seat=wanted.seat,
        before=live.row.settings.branch,
    )
    settings = msgspec.structs.replace(live.row.settings, branch=branch, is_imported=False, pace="live")
    row = empty_table(live.row.game, len(live.row.seats), settings, guest.id, public=False)
    take(row, guest, wanted.seat)
    for old in live.row.seats:
        if old.seat != wanted.seat:
            seat_bot(row, old.seat, old.level or DEFAULT_LEVEL)
    row.count_bots()
    begin(row)
    return row
