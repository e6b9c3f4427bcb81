"""A table in this terminal: people and bots at one match, without any screen."""

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from castlewright.bots import NONE_OWN, make_bot
from castlewright.bots.asking import ask
from castlewright.core.chance import Chance, stream_key
from castlewright.core.errors import BadInputError
from castlewright.core.game import Game
from castlewright.core.match import Match
from castlewright.core.record import Player, Record
from castlewright.core.replay import replay
from castlewright.core.texts import Texts

PERSON = "me"


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
        self.is_saved = True

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
        self.is_saved = False

    def play_bot(self) -> str:
        """Let the bot whose turn it is act; what it did, in words."""
        seat = self.seat
        self.match.play_checked(seat, ask(self.bots[seat], self.match, seat, self.chance))
        self.is_saved = False
        return self.last_event()

    def is_bots_turn(self) -> bool:
        """Whether a bot acts next."""
        return self.seat in self.bots

    def last_event(self) -> str:
        """What happened last; of a bot's secret only that it was done."""
        last = self.match.standing[-1]
        name = self.names[last.seat]
        if last.is_secret and last.seat not in self.people:
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
        for played in reversed(self.match.standing):
            if played.seat in self.people:
                if not self.match.can_undo(played.seat):
                    return False
                self.match.undo(played.seat)
                return True
        return False

    def save(self, folder: Path) -> Path:
        """Write the match so that it can be resumed; the file's path."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.game.name}_{datetime.now():%Y%m%d_%H%M%S_%f}.json"
        path.write_text(self.match.record().to_json(), "utf-8")
        self.is_saved = True
        return path


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
