"""Bots that are programs of any language: lines of JSON over pipes, as UCI is for chess; given as NAME=cmd:PROGRAM.

A program hears of one game after another. It gets the view of its seat, with the legal actions in it, and nothing else;
it is stopped when it stalls. docs/outside.md says what is written and read.
"""

import atexit
import shlex
import shutil
import weakref
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from castlewright.bots import own
from castlewright.bots.bot import Bot
from castlewright.bots.program import Program
from castlewright.core.errors import BadInputError, BotFailedError
from castlewright.core.game import Game
from castlewright.core.position import Position

PREFIX = "cmd:"
"""Begins the place of a bot that is a program."""

PROTOCOL = 1
SHOWN = 80
"""So much of an answer is shown in errors."""


class Start(msgspec.Struct, tag="start", tag_field="type"):
    """Another game begins; the answer is `ready`. Chance should come from the seed."""

    protocol: int
    game: str
    seed: int
    seconds: float
    """So long every answer may take."""


class Choose(msgspec.Struct, tag="choose", tag_field="type"):
    """The seat is to act; the answer is one of the actions in the view's `legal`."""

    seat: int
    view: Any


class Ready(msgspec.Struct, tag="ready", tag_field="type"):
    """The program plays by this protocol."""

    protocol: int


class Action(msgspec.Struct, tag="action", tag_field="type"):
    """A legal action, by its number or its text."""

    action: int | str


ENCODER = msgspec.json.Encoder()
READY = msgspec.json.Decoder(Ready)
ACTION = msgspec.json.Decoder(Action)
RUNNING: weakref.WeakSet[Program] = weakref.WeakSet()
IDLE: dict[str, list[Program]] = {}
"""All programs of this process, and those that wait for another game, by their commands."""


class OutsideBot:
    """Asks a program for every choice; it is started, or another game is begun with it, at the first."""

    goes_by_view = True

    def __init__(self, command: str, game: Game, seed: int) -> None:
        self.command = command
        self.game = game
        self.seed = seed
        self.program: Program | None = None

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """What the program chooses; it is stopped where that cannot be used."""
        return self.choose_from(self.game.views.view(position, seat), seat)

    def choose_from(self, view: Any, seat: int) -> int:
        """What the program chooses for a seat that sees this; views may be Structs or plain data."""
        program = self.program or self.begin()
        asked = ENCODER.encode(Choose(seat, view))
        try:
            answer = understood(ACTION, program.ask(asked, own.PATIENCE)).action
            return legal_number(view, answer)
        except BotFailedError:
            program.stop()
            raise

    def begin(self) -> Program:
        """A program that has heard of this game."""
        waiting = [program for program in IDLE.pop(self.command, []) if program.is_running]
        program = waiting.pop() if waiting else Program(shlex.split(self.command))
        IDLE[self.command] = waiting
        RUNNING.add(program)
        self.program = program
        # Whoever made the bot lets go of it after its game; then the program may play another.
        weakref.finalize(self, release, self.command, program)
        start = Start(PROTOCOL, self.game.name, self.seed, own.PATIENCE)
        try:
            spoken = understood(READY, program.ask(ENCODER.encode(start), own.PATIENCE)).protocol
            if spoken != PROTOCOL:
                raise BotFailedError(f"speaks protocol {spoken}, not {PROTOCOL}")
        except BotFailedError:
            program.stop()
            raise
        return program


def understood(decoder: "msgspec.json.Decoder[Any]", line: bytes) -> Any:
    """An answer; BotFailedError where it is none."""
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        shown = line[:SHOWN].decode("utf-8", "replace").strip()
        raise BotFailedError(f"answered {shown!r}, which cannot be used: {error}") from None


def legal_number(view: Any, answer: int | str) -> int:
    """The number of a legal action that was given by number or text; BotFailedError where it is none."""
    rows = view["legal"] if isinstance(view, dict) else view.legal
    for row in rows:
        if answer in (row[0], row[1]):
            return int(row[0])
    raise BotFailedError(f"chose {answer if isinstance(answer, int) else answer[:SHOWN]!r}, which is not legal")


def release(command: str, program: Program) -> None:
    """Keep a program for another game; one that has said more than it was asked is not to be trusted with that."""
    if not program.said.empty():
        program.stop()
    elif program.is_running:
        IDLE.setdefault(command, []).append(program)


@atexit.register
def stop_all() -> None:
    """Stop every program that was started here."""
    for program in list(RUNNING):
        program.stop()


def outside_maker(place: str) -> Callable[[Game, int], Bot]:
    """How to make the bot that is a program, `cmd:./mybot --fast`; one that is not there is refused."""
    command = place.removeprefix(PREFIX)
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadInputError(f"bot {place}", f"cannot be read as a command: {error}") from None
    if not words:
        raise BadInputError(f"bot {place}", "write it as NAME=cmd:PROGRAM")
    if shutil.which(words[0]) is None:
        raise BadInputError(f"bot {place}", f"there is no program '{words[0]}' that can be run")
    return partial(OutsideBot, command)
