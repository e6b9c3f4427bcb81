"""Help for people at a table, asked of a worker process on a guess of what their seat cannot see."""

import secrets
from typing import TYPE_CHECKING, Any

from castlewright.core.chance import Chance
from castlewright.server.help.line import Asker
from castlewright.server.help.tasks import AskHints
from castlewright.server.help.tasks import AskPreviews as PreviewTask
from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import AskPreviews, Hints, Previews

if TYPE_CHECKING:
    from castlewright.server.help.thinkers import Thinkers

FORESEEN = 0
"""Previews come from this one guess: equal knowledge gives equal figures."""


def question(live: Live, seat: int, chance: int) -> dict[str, Any]:
    """What a worker is told: the game and a position as the seat may know it."""
    position = live.playing.position
    return {
        "game": live.game.name,
        "seats": position.seats,
        "options": live.playing.options,
        "position": position.guess(seat, Chance(chance)).to_bytes(),
        "seat": seat,
    }


def check_seat(seat: int) -> None:
    """Refuse spectators."""
    if seat < 0:
        raise Refused("not_seated", "you have no seat at this table")


def check_turn(live: Live, seat: int) -> None:
    """Refuse who cannot act now."""
    check_seat(seat)
    if seat not in live.waiting():
        raise Refused("not_your_turn", "the table does not wait for you")


async def ask_previews(thinkers: "Thinkers", live: Live, seat: int, asked: AskPreviews, asker: Asker) -> Previews:
    """What actions, or a tile wherever it could lie, would score; a tile may be tried out while others act."""
    seq = live.seq
    # Who asks while another moves has done nothing wrong: the next view brings the next question.
    if asked.seq != seq:
        return Previews(seq=seq, previews=[])
    if asked.tile is None:
        check_turn(live, seat)
    else:
        check_seat(seat)
    if not live.row.settings.helping_figures:
        return Previews(seq=seq, previews=[])
    if (asked.actions is None) == (asked.tile is None):
        raise Refused("bad_value", "give actions or a tile", {"reason": "actions or tile", "place": "actions"})
    if asked.actions is not None and len(set(asked.actions)) < len(asked.actions):
        raise Refused("bad_value", "an action is named twice", {"reason": "named twice", "place": "actions"})
    legal = set(live.playing.position.legal(seat))
    for action in asked.actions or ():
        if action not in legal:
            raise Refused("illegal_action", f"{action} is not legal now", {"reason": str(action)})
    if asked.tile is not None and live.game.views.try_out is None and live.game.views.outlook is None:
        return Previews(seq=seq, previews=[])
    task = PreviewTask(**question(live, seat, FORESEEN), actions=asked.actions or [], tile=asked.tile)
    return Previews(seq=seq, previews=await thinkers.ask_previews(live.row.id, task, asker))


async def ask_hints(thinkers: "Thinkers", live: Live, seat: int, asker: Asker) -> Hints:
    """Up to three good actions, where the table allows hints."""
    seq = live.seq
    if not live.row.settings.hints:
        raise Refused("not_allowed", "this table plays without hints")
    check_turn(live, seat)
    task = AskHints(**question(live, seat, secrets.randbits(64)), chance=secrets.randbits(63))
    return Hints(seq=seq, hints=(await thinkers.ask_hints(task, asker)).hints)
