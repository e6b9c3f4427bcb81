"""A table as a terminal shows it: the picture, the task and the legal actions in the reader's words.

A terminal client has no rules and no position. The server draws for it, from a guess of the viewer's
seat, so that a picture cannot hold more than the viewer may know.
"""

from collections.abc import Sequence

from castlewright.core.game import Game
from castlewright.core.knowledge import known_position
from castlewright.core.legal import piece_of
from castlewright.core.position import Position
from castlewright.core.texts import Texts, texts
from castlewright.server.wire.protocol import SPECTATOR, Message


class ScreenAction(Message):
    """A legal action: its number, its short text, the piece it lays, and what it does in the reader's words."""

    number: int
    text: str
    piece: str
    words: str


class Screen(Message):
    """What a terminal shows after `seq`: lines of (text, style), and where the legal actions can be pointed at."""

    seq: int
    seat: int
    task: str
    lines: list[list[tuple[str, str]]]
    places: dict[str, tuple[int, int]]
    legal: list[ScreenAction]


def draw_screen(game: Game, position: Position, seat: int, seq: int, names: Sequence[str], language: str) -> Screen:
    """The table as the person in this seat (-1: a spectator) sees it in a terminal."""
    guess = known_position(position, seat)
    words = texts(language, game.package)
    picture = game.terminal.table(guess, seat, names, words)
    return Screen(
        seq=seq,
        seat=seat,
        task=game.terminal.task(guess, seat, words) if seat != SPECTATOR else "",
        lines=picture.lines,
        places=picture.places,
        legal=[] if seat == SPECTATOR else [screen_action(game, guess, seat, one, words) for one in guess.legal(seat)],
    )


def screen_action(game: Game, position: Position, seat: int, number: int, words: Texts) -> ScreenAction:
    """One legal action in the reader's words."""
    action = game.notation.action_to_json(position, seat, number)
    return ScreenAction(
        number=number,
        text=game.notation.to_text(action),
        piece=piece_of(action),
        words=game.terminal.action_text(position, action, words),
    )
