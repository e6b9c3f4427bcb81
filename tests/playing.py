"""Random play for tests: every game, number of seats and option, found by discovery."""

from collections.abc import Iterator
from typing import NamedTuple

from castlewright.core.chance import Chance
from castlewright.core.game import Game
from castlewright.core.match import Match
from castlewright.core.position import Position
from castlewright.core.record import Player
from castlewright.games import all_games, load_game


class Setup(NamedTuple):
    """One way to set up a game."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}{chosen}"

    def new(self, seed: int) -> Position:
        """The first position of a match with this seed."""
        return load_game(self.game).new(self.seats, dict(self.options), str(seed))

    def match(self, seed: int) -> Match:
        """A match with this seed."""
        players = [Player(f"player {seat}") for seat in range(self.seats)]
        return Match(load_game(self.game), players, dict(self.options), str(seed))


def setups_of(game: Game) -> list[Setup]:
    """All numbers of seats with the default options, and every other value of an option once."""
    meta = game.meta
    setups = [Setup(game.name, seats) for seats in range(meta.min_seats, meta.max_seats + 1)]
    for number, option in enumerate(meta.options):
        for choice in option.choices:
            if choice != option.default:
                seats = meta.min_seats + number % (meta.max_seats - meta.min_seats + 1)
                setups.append(Setup(game.name, seats, ((option.name, choice),)))
    return setups


SETUPS = [setup for game in all_games().values() for setup in setups_of(game)]


def positions(setup: Setup, seed: int) -> Iterator[Position]:
    """The same position object again and again, from the first to the last of a random game.

    Any waiting seat may act, as at a real table.
    """
    position = setup.new(seed)
    chance = Chance(seed)
    yield position
    while not position.is_over:
        waiting = position.waiting
        position.play_random(waiting[chance.below(len(waiting))], chance)
        yield position


def some_positions(setup: Setup, seed: int, count: int) -> list[Position]:
    """Copies of some positions of a random game, the first and the last among them."""
    length = sum(1 for _ in positions(setup, seed)) - 1
    wanted = {length * index // max(count - 1, 1) for index in range(count)}
    return [position.copy() for step, position in enumerate(positions(setup, seed)) if step in wanted]


def random_match(setup: Setup, seed: int) -> Match:
    """A match played at random to its end."""
    match = setup.match(seed)
    chance = Chance(seed)
    while not match.position.is_over:
        waiting = match.position.waiting
        seat = waiting[chance.below(len(waiting))]
        legal = match.position.legal(seat)
        match.act(seat, legal[chance.below(len(legal))])
    return match
