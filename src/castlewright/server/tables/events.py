"""What happened at a table, as typed events: one for those who may know all of it, one for the others."""

from typing import NamedTuple

import msgspec

from castlewright.core.match import Match
from castlewright.core.timeline import Played
from castlewright.server.store.rows import ChangeRow, LogRow
from castlewright.server.wire.protocol import SPECTATOR, Event, EventKind


class Heard(NamedTuple):
    """An event as the acting seat hears it and as the others do; both are the same unless it is secret."""

    own: Event
    others: Event

    def of(self, seat: int) -> Event:
        """The event as this seat hears it."""
        return self.own if seat == self.own.seat else self.others


def open_event(
    kind: EventKind,
    seq: int,
    at: float,
    seat: int = SPECTATOR,
    text: str | None = None,
    action: object = None,
    **args: str | int,
) -> Event:
    """An event; its message is `event-` and its kind."""
    if text is not None:
        args["action"] = text
    key = f"event-{kind.replace('_', '-')}"
    return Event(seq=seq, seat=seat, kind=kind, action=action, text=text, key=key, args=args, at=at)


def same(event: Event) -> Heard:
    """An event that all hear alike."""
    return Heard(event, event)


def acted(played: Played, name: str, entry: LogRow) -> Heard:
    """A seat did something; what it was stays with the seat if it is secret."""
    own = open_event("acted", entry.seq, entry.at, entry.seat, played.text, played.typed, name=name)
    if not played.is_secret:
        return same(own)
    return Heard(own, open_event("acted_secretly", entry.seq, entry.at, entry.seat, name=name))


def undone(played: Played, entry_undone: int, name: str, entry: LogRow) -> Heard:
    """A seat took back the action that was entry `entry_undone` of the log."""
    own = open_event(
        "undone", entry.seq, entry.at, entry.seat, played.text, played.typed, name=name, entry=entry_undone
    )
    if not played.is_secret:
        return same(own)
    hidden = open_event("undone", entry.seq, entry.at, entry.seat, name=name, entry=entry_undone)
    return Heard(own, msgspec.structs.replace(hidden, key="event-undone-secretly"))


CHANGES: dict[str, EventKind] = {
    "started": "started",
    "bot_took_over": "bot_took_over",
    "person_returned": "person_returned",
}


def changed(change: ChangeRow, name: str) -> Heard:
    """The game started, a bot took a seat over, or a person came back."""
    args = {"name": name} if change.seat >= 0 else {}
    return same(open_event(CHANGES[change.kind], change.seq, change.at, change.seat, None, None, **args))


def consequences(match: Match, reveals: int, entry: LogRow) -> list[Heard]:
    """What followed by itself: something was revealed, the game ended."""
    found = []
    if match.position.reveals != reveals:
        found.append(same(open_event("revealed", entry.seq, entry.at)))
    if match.position.is_over:
        found.append(same(open_event("finished", entry.seq, entry.at)))
    return found
