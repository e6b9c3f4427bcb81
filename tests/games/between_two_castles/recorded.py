"""Which games of Between Two Castles are recorded: all numbers of players and bots, every bonus, card and tile."""

from castlewright.core.chance import Chance
from castlewright.core.game import Game
from castlewright.core.position import Position
from castlewright.games.between_two_castles import data
from records.make_records import Recording

Counts = dict[str, dict[str, int]]
"""How many rooms of each type the left and the right castle of a seat have."""


class EagerBot:
    """Heaps up rooms of a type and takes fountains and painters wherever it can, until none is left (Rules §11.11)."""

    WISHED = ("bonus attendant", "bonus fountain", "take painter", "take fountain")

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = Chance(seed)

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """One of the actions that bring the next bonus nearest."""
        counts = self.counts(position, seat)
        texts = [self.game.notation.action_to_text(position, seat, action).split() for action in legal]
        worths = [self.worth(words, counts) for words in texts]
        best = [action for action, worth in zip(legal, worths, strict=True) if worth == max(worths)]
        return best[self.chance.below(len(best))]

    def counts(self, position: Position, seat: int) -> Counts:
        """What stands in both castles of this seat."""
        view = self.game.views.view(position, seat, with_memory=False)
        sides = {"left": view.seats[seat].left_castle, "right": view.seats[seat].right_castle}
        return {
            side: {type_: count for type_, count, *_ in view.castles[castle].counters} for side, castle in sides.items()
        }

    def worth(self, words: list[str], counts: Counts) -> int:
        """How near an action brings the next bonus."""

        def near(room: str, side: str) -> int:
            number = counts[side].get(data.ROOMS[room].type, 0) + 1 if room in data.ROOMS else 0
            return {3: 3, 4: 3, 5: 6}.get(number, number if number < 3 else 0)

        if " ".join(words[:2]) in self.WISHED:
            return 10
        if words[0] != "choose":
            return near(words[1], words[-1])
        _, one, other = words
        return max(near(one, "left") + near(other, "right"), near(other, "left") + near(one, "right"))


BOTS = {"eager": EagerBot}


def seating(seats: int, number: int) -> tuple[str, ...]:
    """All random, all greedy, then mixed."""
    kinds = (("random",), ("greedy",), ("greedy", "random"), ("random", "random", "greedy"))
    kind = kinds[number % len(kinds)]
    return tuple(kind[seat % len(kind)] for seat in range(seats))


PLAN = [
    Recording(
        f"{seats}_players_{'_'.join(sorted(set(seating(seats, number))))}_{number}",
        seating(seats, number),
        10 * seats + number,
    )
    for seats in range(2, 8)
    for number in range(8)
]
PLAN.append(Recording("7_players_random_sets_of_5_scores", ("random",) * 7, 239))
PLAN.append(Recording("7_players_fountains_used_up", ("eager",) * 7, 27))
PLAN.append(Recording("7_players_painters_used_up", ("eager",) * 7, 13))
