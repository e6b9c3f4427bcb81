"""A table in this terminal: people and bots at one match, without any screen."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryFile, gettempdir
from typing import Any

from castlewright.bots import NONE_OWN, make_bot
from castlewright.bots.asking import ask
from castlewright.core.chance import Chance, stream_key
from castlewright.core.errors import BadInputError, CastlewrightError
from castlewright.core.game import Game
from castlewright.core.knowledge import known_position, known_report
from castlewright.core.legal import LegalAction, legal_actions
from castlewright.core.match import Match
from castlewright.core.picture import Picture
from castlewright.core.position import Position
from castlewright.core.record import Player, Record
from castlewright.core.replay import replay
from castlewright.core.sheet import Report
from castlewright.core.texts import Texts

PERSON = "me"


class UnsavedError(CastlewrightError):
    """A game that no folder takes; its record is shown, so that it is not lost."""

    def __str__(self) -> str:
        return "\n".join(self.args)


def check_folder(folder: Path, texts: Texts) -> None:
    """Refuse a folder for saved games that cannot be written, before a game begins."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        reason = texts("play-unsaveable", {"reason": error.strerror or str(error)})
        raise BadInputError(str(folder), reason) from None


class Table:
    """One match with people in some seats and bots in the others."""

    def __init__(self, match: Match, texts: Texts, own: Mapping[str, str] = NONE_OWN) -> None:
        self.match = match
        self.texts = texts
        self.game: Game = match.game
        self.names = [player.name for player in match.players]
        self.people = [seat for seat, player in enumerate(match.players) if player.bot is None]
        self.bots = {
            seat: make_bot(player.bot, self.game, stream_key(match.seed, f"bot/{seat}"), own)
            for seat, player in enumerate(match.players)
            if player.bot is not None
        }
        self.chance = Chance(stream_key(match.seed, f"guesses/{len(match.standing)}"))
        self.shown: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen; with several people a curtain falls before another one does."""

    @property
    def seat(self) -> int:
        """The seat that acts next; -1 when the game is over."""
        return self.match.position.seat_to_act()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.position.is_over

    def act(self, text: str) -> None:
        """Let the person whose turn it is act."""
        self.match.act(self.seat, text)

    def play_bot(self) -> str:
        """Let the bot whose turn it is act; what it did, in words."""
        seat = self.seat
        self.match.play_checked(seat, ask(self.bots[seat], self.match, seat, self.chance))
        return self.last_event()

    def is_bots_turn(self) -> bool:
        """Whether a bot acts next."""
        return self.seat in self.bots

    @property
    def needs_curtain(self) -> bool:
        """Whether another person must come to the screen before anything is shown."""
        return self.seat in self.people and self.seat != self.shown

    def seen(self) -> Position:
        """The position as the person at the screen may know it."""
        return known_position(self.match.position, self.viewer)

    @property
    def viewer(self) -> int:
        """The seat of the person at the screen; a spectator where nobody plays."""
        return -1 if self.shown is None else self.shown

    def picture(self) -> Picture:
        """The table as the person at the screen may see it."""
        return self.game.terminal.table(self.seen(), self.viewer, self.names, self.texts)

    def task(self) -> str:
        """What the person at the screen must do now."""
        return f"{self.names[self.viewer]}: {self.game.terminal.task(self.seen(), self.viewer, self.texts)}"

    def legal_actions(self) -> tuple[LegalAction[Any], ...]:
        """All actions of the person whose turn it is."""
        notation = self.game.notation
        return legal_actions(self.match.position, self.seat, notation.action_to_json, notation.to_text)

    def report(self) -> Report:
        """All boards' sheets as the person at the screen may know them now."""
        return known_report(self.game, self.match.position, self.viewer, self.names)

    def last_event(self) -> str:
        """What happened last; of a secret of somebody who is not alone at the screen only that it was done."""
        last = self.match.standing[-1]
        name = self.names[last.seat]
        if last.is_secret and self.people != [last.seat]:
            return self.texts("play-did-secretly", {"name": name})
        return self.texts("play-did", {"name": name, "action": last.text})

    def hint(self) -> str:
        """The best few actions as a search finds them, one on a line, with the reason and how they did."""
        from castlewright.bots.advice import advice_lines, advise

        guess = self.match.position.guess(self.seat, self.chance)
        seed = stream_key(self.match.seed, f"hint/{len(self.match.standing)}")
        return "\n".join(advice_lines(advise(self.game, guess, self.seat, seed), self.texts))

    def undo(self) -> bool:
        """Take back the last action of a person, if the rules of undo allow it."""
        seat = next((played.seat for played in reversed(self.match.standing) if played.seat in self.people), -1)
        if not self.match.can_undo(seat):
            return False
        self.match.undo(seat)
        return True

    def save(self, folder: Path) -> Path:
        """Write the match so that it can be resumed, elsewhere if the folder fails; the file's path."""
        name = f"{self.game.name}_{datetime.now():%Y%m%d_%H%M%S_%f}.json"
        record = self.match.record().to_json()
        for place in (folder, Path.cwd(), Path(gettempdir())):
            try:
                place.mkdir(parents=True, exist_ok=True)
                (place / name).write_text(record, "utf-8")
            except OSError as error:
                failure = error
            else:
                return place / name
        raise UnsavedError(self.texts("play-not-saved", {"reason": failure.strerror or str(failure)}), record)


def seat_players(names: list[str]) -> list[Player]:
    """Players by the words of `--players`: `me` and `me:Ann` are people, all others name bots."""
    players: list[Player] = []
    for word in names:
        kind, _, name = word.partition(":")
        if kind == PERSON:
            players.append(Player(name or free_name(kind, players)))
        else:
            players.append(Player(free_name(word, players), word))
    if len({player.name for player in players}) < len(players):
        raise BadInputError("players", "two players have the same name")
    return players


def free_name(kind: str, players: list[Player]) -> str:
    """The kind itself, or with a number if somebody has that name already."""
    taken = {player.name for player in players}
    names = [kind, *(f"{kind}{number}" for number in range(2, 10))]
    return next(name for name in names if name not in taken)


def resume(game: Game, record: Record) -> Match:
    """The match of a saved file, where it was left."""
    if record.game != game.name:
        raise BadInputError("game", f"the file holds a match of {record.game}, not of {game.name}")
    return replay(game, record, checked=True)
