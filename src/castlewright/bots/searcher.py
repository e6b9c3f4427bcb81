"""The search bot: thinks about a whole turn and keeps its plan over the small steps of that turn."""

import time
from typing import Any

import msgspec

from castlewright.bots.candidate import Candidate
from castlewright.bots.ending import Ending
from castlewright.bots.search import Search
from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError
from castlewright.core.game import Game
from castlewright.core.position import Position

DRAFT_SHARE, FIRST_SHARE, LATER_SHARE = 0.4, 0.75, 0.5
"""How much of what is left of a turn's budget goes into the secret choice of a draft, into the first step of
any other plan, and into each later step."""

RESERVE, FEW = 0.2, 0.1
"""Where there is no draft, this part of a turn's budget is kept back for steps that have fewer than that part of it at
their node: the late ones of a long turn."""

LEARNING_GUESSES = 4
"""On so many guesses a seat must see the same after its action, to have learned nothing by it."""

ENDING_POSITIONS, MOST_POSITIONS = 16, 40_000
"""For each simulation of the budget an exact ending may have so many positions, and so many at all."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a search bot thinks; the fields are the parameters in its name, `search:sims=1000+noise=0.1`."""

    sims: int = 0
    """Simulations per turn: what a seat does in a row, or the secret choice of a draft and its laying."""

    ms: int = 0
    """Milliseconds per turn instead."""

    alone: float = 1.0
    """The part of the budget for a turn alone at the table, where simulated games may take longer."""

    noise: float = 0.0
    """How many units of value behind the best an action may be and still be chosen at times."""

    cut: int = -1
    """After so many rounds of the table the heuristics judge; 0 plays to the end, -1 as the game advises."""

    width: int = 24
    """How many actions of a decision are looked at, the best-rated."""

    widen: int = 30
    """After so many simulations each, a decision looks at one action more."""

    random: float = -1.0
    """The share of random actions beyond the tree, the others being the best-rated; -1 as the game advises."""

    sample: int = -1
    """Beyond the tree the best-rated of so many actions, drawn anew each time, is done; 0 for of all, -1 as the
    game advises."""

    quick: int = -1
    """1 where the actions beyond the tree that are not rated follow the game's quick rules, 0 where they are random, -1
    as the game advises."""

    win: float = 0.5
    """How much winning counts against the margin."""

    explore: float = 1.0
    warmth: float = 2.0


def read_settings(text: str) -> Settings:
    """The settings in the name of a bot, after `search:`; refused where one is unknown or makes no sense."""
    given: dict[str, Any] = {}
    for part in filter(None, text.split("+")):
        name, sign, value = part.partition("=")
        if not sign or name not in Settings.__struct_fields__:
            known = ", ".join(Settings.__struct_fields__)
            raise BadInputError(f"bot search:{text}", f"'{part}' is no parameter; write NAME=VALUE with one of {known}")
        given[name] = value
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInputError(f"bot search:{text}", str(error)) from None
    check_settings(settings, f"bot search:{text}")
    return settings


def check_settings(settings: Settings, place: str) -> None:
    """Refuse settings with which nothing could be searched."""
    if (settings.sims > 0) == (settings.ms > 0) or settings.sims < 0 or settings.ms < 0:
        raise BadInputError(place, "give a budget above 0, either sims=N or ms=N")
    if min(settings.width, settings.widen) < 1:
        raise BadInputError(place, "width and widen are above 0")
    if settings.alone <= 0:
        raise BadInputError(place, "alone is above 0")
    if settings.warmth <= 0 or settings.noise < 0 or settings.random > 1:
        raise BadInputError(place, "warmth is above 0, noise not below 0, random not above 1")


class SearchBot:
    """Searches within its budget per turn; the same seed and simulations give the same moves."""

    def __init__(self, game: Game, seed: int, settings: Settings) -> None:
        self.settings = settings
        self.chance = Chance(seed)
        self.search = Search(game.heuristics.heuristics(), seed ^ 0x5EA6C4)
        self.search.width = settings.width
        self.search.widening = settings.widen
        if settings.cut >= 0:
            self.search.horizon = settings.cut
        if settings.quick >= 0:
            self.search.plays_quickly = settings.quick > 0
        if settings.random >= 0:
            self.search.random_share = round(256 * settings.random)
        if settings.sample >= 0:
            self.search.sample = settings.sample
        self.search.win_weight = settings.win
        self.search.exploration = settings.explore
        self.search.warmth = settings.warmth
        self.ending = Ending()
        self.found: list[Candidate] = []
        self.expected: Position | None = None
        """The position after the own last action, if the turn went on from there."""

        self.last_action = -1
        self.is_same_turn = False
        """Whether the next choice still belongs to the turn of the last one."""

        self.has_drafted = False
        """Whether there was a secret choice: in a draft nothing else begins a turn."""

        self.simulated = 0
        """All simulations so far."""

        self.budget = 0.0
        self.budget_left = 0.0
        self.step_share = 0.0
        """A turn's budget, what is left of it, and how much of that goes into this step."""

        self.spent_on_tree = 0.0
        """How much went into the tree that is kept."""

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """The action that did best in the simulations, or with noise one that did about as well."""
        self.prepare(position, seat, legal)
        if len(legal) == 1:
            action = legal[0]
            self.found = [Candidate(action, 0, 0.0, 0.0, 0.0)]
        else:
            self.found = self.count_out(position, seat) or self.think()
            action = self.pick(self.found)
        self.expect(position, seat, action)
        return action

    def candidates(self) -> list[Candidate]:
        """What was thought of at the last choice, the most visited first: for hints and reviews."""
        return self.found

    @property
    def most_positions(self) -> int:
        """How many positions an exact ending may have."""
        return min(ENDING_POSITIONS * (self.settings.sims or self.settings.ms), MOST_POSITIONS)

    def count_out(self, position: Position, seat: int) -> list[Candidate]:
        """The exact values of all actions at the end of a game; none where that would take too long."""
        solved = self.ending.solve(position, seat, self.most_positions)
        found = [Candidate(action, 1, value, 0.0, 0.0, is_exact=True) for action, value in solved or ()]
        return sorted(found, key=lambda candidate: (-candidate.value, candidate.action))

    def prepare(self, position: Position, seat: int, legal: list[int]) -> None:
        """Go on with the plan if this is its next step, else start a new one; a new turn has a new budget."""
        is_drafting = is_draft(position, seat, legal[0])
        self.has_drafted = self.has_drafted or is_drafting
        if is_drafting or not self.is_same_turn:
            self.budget = float(self.settings.sims or self.settings.ms)
            if position.seats == 1:
                self.budget *= self.settings.alone
                # Where fewer simulations are worth as much, fewer tell an action's worth.
                self.search.widening = max(round(self.settings.widen * self.settings.alone**0.5), 1)
            self.budget_left = self.budget
        is_next_step = self.expected is not None and is_same(self.expected, position, seat)
        if is_next_step and self.search.has_room():
            self.search.go_on(position, self.last_action)
        else:
            self.search.begin(position, seat)
            self.spent_on_tree = 0.0
        self.step_share = DRAFT_SHARE if is_drafting else LATER_SHARE if self.search.simulations else FIRST_SHARE

    def think(self) -> list[Candidate]:
        """Spend this step's share of what is left of the turn's budget; what came of it, the most visited first."""
        spent = self.step_budget()
        self.budget_left -= spent
        self.spent_on_tree += spent
        before = self.search.simulations
        self.simulate(spent)
        self.simulated += self.search.simulations - before
        return self.search.candidates()

    def simulate(self, spent: float) -> None:
        """Spend this part of the budget."""
        if self.settings.sims:
            self.search.run(max(round(spent), 1))
        else:
            run_for(self.search, spent / 1000)

    def step_budget(self) -> float:
        """The share of this step in what is left beyond the reserve, or what its node lacks to enough visits."""
        if self.has_drafted:
            return self.budget_left * self.step_share
        free = max(self.budget_left - RESERVE * self.budget, 0.0)
        known = self.spent_on_tree * self.search.visits / max(self.search.simulations, 1)
        return max(free * self.step_share, min(FEW * self.budget - known, self.budget_left))

    def pick(self, candidates: list[Candidate]) -> int:
        """The best candidate; with noise, one of those that are worth and seemed about as much."""
        if self.settings.noise == 0 or len(candidates) == 1:
            return candidates[0].action
        best = candidates[0].value
        weights = [one.prior * 2 ** ((one.value - best) / self.settings.noise) for one in candidates]
        point = self.chance.below(1 << 30) / (1 << 30) * sum(weights)
        for candidate, weight in zip(candidates, weights, strict=True):
            point -= weight
            if point < 0:
                return candidate.action
        return candidates[0].action

    def expect(self, position: Position, seat: int, action: int) -> None:
        """Remember what the next step of this turn would look like, if there is one.

        Alone at the table every action would belong to one turn: there it ends where something is revealed.
        """
        after = position.copy()
        after.play_unchecked(seat, action)
        is_open = after.reveals == position.reveals
        is_in_a_row = after.is_waiting(seat) and (is_open or position.seats > 1)
        is_next_step = is_in_a_row and after.seat_to_act() == seat
        is_kept = is_next_step and (is_open or learns_nothing(position, seat, action))
        self.expected = after if is_kept else None
        self.is_same_turn = is_in_a_row or self.has_drafted
        self.last_action = action


def is_draft(position: Position, seat: int, action: int) -> bool:
    """Whether this is the secret choice of a draft, with which a turn begins: all until the next one belongs to it."""
    return position.is_final(seat, action) and position.is_secret(seat, action)


def is_same(expected: Position, position: Position, seat: int) -> bool:
    """Whether the seat knows the same in both."""
    if expected.reveals != position.reveals or position.seat_to_act() != seat:
        return False
    return known_to(expected, seat) == known_to(position, seat)


def known_to(position: Position, seat: int) -> str:
    """What a seat knows of a position: equal chances then guess equal positions."""
    return position.guess(seat, Chance(0)).to_text()


def learns_nothing(position: Position, seat: int, action: int) -> bool:
    """Whether an action shows something to others alone: whatever the seat guesses, it knows the same after it."""
    seen = set()
    for number in range(LEARNING_GUESSES):
        after = position.guess(seat, Chance(number))
        after.play_unchecked(seat, action)
        seen.add((after.reveals, known_to(after, seat)))
    return len(seen) == 1


def run_for(search: Search, seconds: float) -> None:
    """Simulate until the time is up, looking at the clock about every fiftieth of it."""
    start = time.perf_counter()
    batch = 1
    while time.perf_counter() - start < seconds:
        before = time.perf_counter()
        search.run(batch)
        if time.perf_counter() - before < seconds / 50:
            batch *= 2
        elif batch > 1:
            batch //= 2
