"""The inner loop of a batch of games: choose a candidate in each, play, observe, list what is legal.

Rows of the buffers belong to games: `observations` and `candidates` are those of the seat that is to act.
"""

from typing import Any

from castlewright.core.chance import Chance
from castlewright.core.encoding import Encoding
from castlewright.core.position import Actions, Position


class Stepper:
    """Many positions of one game, and the buffers in which they are seen."""

    games: int
    seats: int
    width: int
    """How many candidates a row has room for."""

    def __init__(self, start: Position, encoding: Encoding, games: int, width: int, seed: int) -> None:
        self.encoding = encoding
        self.games = games
        self.seats = start.seats
        self.width = width
        self.actions = Actions()
        self.positions = [start.twin() for _ in range(games)]
        self.begin(start, seed)

    def begin(self, start: Position, seed: int) -> None:
        """Deal from this position from now on, by this seed."""
        self.start = start
        self.chance = Chance(seed)

    def attach(
        self,
        observations: Any,
        candidates: Any,
        counts: Any,
        to_act: Any,
        rewards: Any,
        ended: Any,
    ) -> None:
        """Take the buffers that are filled from now on."""
        self.observations = observations
        self.candidates = candidates
        self.counts = counts
        self.to_act = to_act
        self.rewards = rewards
        self.ended = ended

    def deal(self, game: int) -> None:
        """Begin a game anew: everything that nobody has seen is dealt by chance."""
        position = self.positions[game]
        position.guess_from(self.start, -1, self.chance)
        self.look(game, position, position.seat_to_act())

    def look(self, game: int, position: Position, seat: int) -> None:
        """Show a game to the seat that is to act; -1 and no candidates at the end."""
        self.to_act[game] = seat
        if seat < 0:
            self.counts[game] = 0
            return
        position.list_legal(seat, self.actions)
        count = min(self.actions.count, self.width)
        for index in range(count):
            self.candidates[game, index] = self.actions.numbers[index]
        self.counts[game] = count
        self.encoding.observe(position, seat, self.observations[game])

    def step(self, choices: Any, deals_anew: bool) -> int:
        """Play the chosen candidate of every game; the first game whose choice is none of its candidates, else -1.

        Nothing is played where one choice is wrong. A game that ends pays its seats, and begins anew if asked to.
        """
        for game in range(self.games):
            if self.to_act[game] >= 0 and not 0 <= choices[game] < self.counts[game]:
                return game
        for game in range(self.games):
            self.play(game, choices[game], deals_anew)
        return -1

    def play(self, game: int, place: int, deals_anew: bool) -> None:
        """Play one game's candidate by its place in the row; nothing where the game is over."""
        if self.ended[game]:
            self.ended[game] = 0
            for seat in range(self.seats):
                self.rewards[game, seat] = 0
        seat = self.to_act[game]
        if seat < 0:
            return
        position = self.positions[game]
        position.warm()
        position.play_unchecked(seat, self.candidates[game, place])
        seat = position.seat_to_act()
        if seat < 0:
            self.ended[game] = 1
            self.pay(game, position)
            if deals_anew:
                position.guess_from(self.start, -1, self.chance)
                seat = position.seat_to_act()
        self.look(game, position, seat)

    def describe(self, features: Any, owners: Any) -> int:
        """Describe the candidates of all games, a row each, and say whose they are; how many rows were filled."""
        row = 0
        for game in range(self.games):
            seat = self.to_act[game]
            position = self.positions[game]
            for place in range(self.counts[game]):
                if row == len(owners):
                    return row
                self.encoding.describe(position, seat, self.candidates[game, place], features[row])
                owners[row] = game
                row += 1
        return row

    # One game alone.

    def acting(self, game: int) -> int:
        """The seat of a game that is to act, -1 at the end."""
        seat: int = self.to_act[game]
        return seat

    def play_action(self, game: int, action: int) -> bool:
        """Play an action of a game by its number; False, and nothing played, where it is none of the candidates."""
        for place in range(self.counts[game]):
            if self.candidates[game, place] == action:
                self.play(game, place, False)
                return True
        return False

    def mark(self, game: int, mask: Any) -> int:
        """Set a 1 at the number of every candidate of a game; how many there are."""
        count: int = self.counts[game]
        for place in range(count):
            mask[self.candidates[game, place]] = 1
        return count

    def pay(self, game: int, position: Position) -> None:
        """Pay every seat by its place: 1 for the first, -1 for the last, evenly between, ties shared.

        Who plays alone gets the points, a hundredth each.
        """
        players = self.seats + position.rivals
        if players == 1:
            self.rewards[game, 0] = position.score(0) / 100.0
            return
        for seat in range(self.seats):
            own = position.standing(seat)
            ahead = 0
            for other in range(players):
                standing = position.standing(other)
                if standing < own:
                    ahead += 1
                elif standing > own:
                    ahead -= 1
            self.rewards[game, seat] = ahead / (players - 1.0)
