"""Which games of Castles of Mad King Ludwig are recorded: all numbers of players, both editions, all bots.

`test_recorded.py` says what all of them together must show.
"""

from castlewright.core.game import Game
from castlewright.core.position import Position
from castlewright.games.castles_of_mad_king_ludwig import constants
from records.make_records import Recording


class IdleBot:
    """Buys nothing, ever: ten rounds of that end a game (Rules §11.6)."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """Leave the market as it is, and pass."""
        return next((action for action in (constants.DONE, constants.PASS) if action in legal), legal[0])


class FrugalBot(IdleBot):
    """Buys one hallway and then nothing: castles of one size, and money that differs."""

    has_bought = False

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """The hallway, once; else what an idle bot does."""
        if constants.BUY_HALLWAY in legal and not self.has_bought:
            self.has_bought = True
            return constants.BUY_HALLWAY
        return super().choose(position, seat, legal)


BOTS = {"idle": IdleBot, "frugal": FrugalBot}
KINDS = (("random",), ("greedy",), ("greedy", "random"), ("random", "random", "greedy"))
GAMES = {1: 14, 2: 20, 3: 16, 4: 16}
"""Games for each number of players."""


def recording(seats: int, number: int) -> Recording:
    """One game: all random, all greedy, then mixed; every third by the first edition."""
    kind = KINDS[number % len(KINDS)]
    bots = tuple(kind[seat % len(kind)] for seat in range(seats))
    edition = "first" if number % 3 == 2 else "second"
    name = f"{seats}_players_{edition}_{'_'.join(sorted(set(bots)))}_{number}"
    return Recording(name, bots, 100 * seats + number, {"edition": edition})


RARE = [
    Recording("2_players_stack_100_empty", ("random",) * 2, 7060),
    Recording("2_players_stacks_150_350_and_600_empty", ("random",) * 2, 7079),
    Recording("2_players_stacks_200_250_and_600_empty", ("random",) * 2, 7043),
    Recording("4_players_stacks_300_and_500_empty", ("random",) * 4, 6000),
    Recording("2_players_stacks_400_and_450_empty", ("random",) * 2, 7050),
    Recording("2_players_pick_among_downstairs_rooms", ("random",) * 2, 7054),
    Recording("4_players_search_empties_a_stack_in_the_last_round", ("random",) * 4, 6061),
    Recording("4_players_pick_among_downstairs_rooms", ("random",) * 4, 6010),
    Recording("4_players_downstairs_pair_for_a_free_tile", ("random",) * 4, 6005),
    Recording("4_players_downstairs_pair_for_an_extra_turn", ("random",) * 4, 6006),
    Recording("4_players_downstairs_pair_for_money", ("random",) * 4, 6018),
    Recording("4_players_extra_turns_in_extra_turns", ("random",) * 4, 6038),
    Recording("2_players_an_extra_turn_in_an_extra_turn", ("random",) * 2, 7059),
    Recording("1_players_nobody_buys", ("idle",), 1),
    Recording("2_players_nobody_buys", ("idle",) * 2, 1),
    Recording("2_players_first_a_shared_win", ("frugal",) * 2, 26, {"edition": "first"}),
    Recording("2_players_second_money_decides", ("frugal",) * 2, 26, {"edition": "second"}),
    Recording("3_players_second_a_shared_win", ("idle",) * 3, 15, {"edition": "second"}),
]

PLAN = [recording(seats, number) for seats, games in GAMES.items() for number in range(games)] + RARE
