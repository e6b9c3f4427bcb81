"""Help for people at a table, asked of a worker process on a guess of what their seat cannot see."""

import secrets
from typing import TYPE_CHECKING, Any

from castlewright.core.chance import Chance
from castlewright.core.position import Position
from castlewright.server.help.line import Asker
from castlewright.server.help.tasks import AskHints
from castlewright.server.help.tasks import AskPreviews as PreviewTask
from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import AskPreviews, AskReview, Hints, Previews, Review

if TYPE_CHECKING:
    from castlewright.server.help.thinkers import Thinkers

FORESEEN = 0
"""Previews come from this one guess: equal knowledge gives equal figures."""


def question(live: Live, position: Position, seat: int, chance: int) -> dict[str, Any]:
    """What a worker is told: the game and a position as the seat may know it."""
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
    known = question(live, live.playing.position, seat, FORESEEN)
    task = PreviewTask(**known, actions=asked.actions or [], tile=asked.tile)
    return Previews(seq=seq, previews=await thinkers.ask_previews(live.row.id, task, asker))


async def ask_hints(thinkers: "Thinkers", live: Live, seat: int, asker: Asker) -> Hints:
    """Up to three good actions, where the table allows hints."""
    seq = live.seq
    if not live.row.settings.hints:
        raise Refused("not_allowed", "this table plays without hints")
    check_turn(live, seat)
    known = question(live, live.playing.position, seat, secrets.randbits(64))
    task = AskHints(**known, chance=secrets.randbits(63))
    return Hints(seq=seq, hints=(await thinkers.ask_hints(task, asker)).hints)


async def ask_review(thinkers: "Thinkers", live: Live, asked: AskReview, asker: Asker) -> Review:
    """What would have been good at a step of a finished game, for all that the seat knew then, and what it did.

    The same question gets the same guess; nothing where the seat had nothing to decide.
    """
    if live.row.state != "finished":
        raise Refused("not_finished", "choices are looked at again when the game is over")
    if asked.seq > live.seq:
        raise Refused("old_seq", f"the table is at {live.seq}", {"seq": live.seq})
    position = live.playing.timeline.position_after(asked.seq)
    if asked.seat not in position.waiting:
        return Review(seq=asked.seq, seat=asked.seat, played=None, hints=[])
    done = next((each for each in live.playing.timeline.log[asked.seq :] if each.seat == asked.seat), None)
    played = done.played.action if done is not None and done.played is not None else None
    known = question(live, position, asked.seat, asked.seq)
    answer = await thinkers.ask_hints(AskHints(**known, chance=asked.seq, also=played), asker)
    return Review(seq=asked.seq, seat=asked.seat, played=played, hints=answer.hints)
