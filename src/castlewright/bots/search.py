"""Tree search for any game: many simulated games, each from a new guess of what the seat cannot see.

One simulation guesses the hidden things anew, walks down the tree by the actions that did well so far, plays
on from the first decision that was never met, and counts the outcome at every decision on the way. Decisions
are told apart by what was done openly since the root, never by what is hidden: a choice that is still
secret leads to the same node whatever it was, so nobody in the tree reacts to it before it is revealed.
Steps of one seat in a row lead to the same node in any order, so equivalent orders do not multiply; in a game with
ordered steps every order has its own.
"""

from castlewright.bots.candidate import Candidate
from castlewright.bots.layout import ACTION, FIRST_EDGE, MARGINS, NEXT_EDGE, NO_EDGE, NO_NODE, PRIOR, ROOT, VISITS, WINS
from castlewright.bots.outcome import Outcome
from castlewright.bots.tree import Tree
from castlewright.core.bits import filled
from castlewright.core.chance import Chance, blend
from castlewright.core.heuristics import Heuristics
from castlewright.core.position import MOST_ACTIONS, Actions, Position

LONGEST_PATH = 256

FEWEST_KNOWN = 4
"""A decision met with other actions than before, as another hand was guessed, gets edges until it has so many."""

HOPE_LOST = 0.1
"""How much worse than its node an action is thought to be before it was tried."""

FIRST_KEY = 0x5EA2C4

ALL_RANDOM = 256

WHOLE_GAME = 1 << 20
"""More turns than any game has."""


class Search:
    """One seat's search; give it a root, let it simulate, ask for its candidates."""

    tree: Tree
    outcome: Outcome
    simulations: int
    """How many simulations the tree holds."""

    seat: int
    """The seat that searches."""

    width: int
    """At most so many actions of a decision are looked at: those that the heuristics rate best."""

    widening: int
    """After so many visits each, a decision looks at one action more, in the order of their ratings."""

    ripening: int
    """A decision gets edges when it is met for the time after so many."""

    horizon: int
    """After so many rounds of the table, everybody acting once, a simulation is cut and judged by
    the heuristics; 0 for never."""

    random_share: int
    """How many of 256 actions beyond the tree are random or quick; the others are the best-rated."""

    sample: int
    """Beyond the tree the best-rated of so many actions is done, drawn anew each time; 0 for of all."""

    plays_quickly: bool
    """Whether actions beyond the tree that are not rated follow the quick rules of the game; else they are random."""

    win_weight: float
    """How much winning counts against the margin, from 0 to 1."""

    exploration: float
    warmth: float
    """How many points of rating make an action e times less likely to be looked at first."""

    is_guided: bool
    """Whether heuristics order and limit the actions in the tree, and judge cut simulations."""

    def __init__(self, heuristics: Heuristics, seed: int, most_nodes: int = 1 << 14, most_edges: int = 1 << 18) -> None:
        self.tree = Tree(most_nodes, most_edges)
        self.heuristics = heuristics
        self.chance = Chance(seed)
        self.width = 24
        self.widening = 30
        self.ripening = 6
        self.horizon = heuristics.playout_rounds
        self.random_share = round(ALL_RANDOM * heuristics.playout_chance)
        self.sample = heuristics.playout_sample
        self.plays_quickly = heuristics.plays_quickly
        self.win_weight = 0.5
        self.exploration = 1.0
        self.warmth = 2.0
        self.is_guided = True
        self.actions = Actions()
        self.simulations = 0
        self.seat = 0
        self.depth = 0
        self.stamp = 0
        self.legal_at = filled(65536)
        self.known = 0
        self.known_edges = filled(MOST_ACTIONS)
        self.path_nodes = filled(LONGEST_PATH)
        self.path_edges = filled(LONGEST_PATH)
        self.path_seats = filled(LONGEST_PATH)
        self.outcome = Outcome()

    def play_uniformly(self) -> None:
        """Ask the heuristics nothing: all actions are alike, in the tree and beyond it."""
        self.is_guided = False
        self.ripening = 1
        self.random_share = ALL_RANDOM
        self.plays_quickly = False
        self.horizon = 0

    # The root.

    def begin(self, position: Position, seat: int) -> None:
        """Search anew from what the seat knows of a position."""
        self.tree.clear()
        self.simulations = 0
        self.seat = seat
        self.root = position.copy()
        self.position = position.copy()
        self.root_history = FIRST_KEY
        self.root_turn = 0
        self.root_steps = 0
        is_alone = position.seats + position.rivals == 1
        self.outcome.begin(0.0 if is_alone else self.win_weight)  # alone there is nothing to win but points

    def go_on(self, position: Position, action: int) -> None:
        """The seat did this action, learned nothing by it and is to act again: keep the tree."""
        self.history = self.root_history
        self.turn = self.root_turn
        self.steps = self.root_steps
        self.secrets = 0
        is_revealed = position.reveals != self.root.reveals
        self.remember(self.seat, action, self.is_kept_secret(self.root, self.seat, action), is_revealed, False)
        self.root = position.copy()
        self.root_history = self.history
        self.root_turn = self.turn
        self.root_steps = self.steps

    def has_room(self) -> bool:
        """Whether the tree is far enough from full to go on with it."""
        return 4 * self.tree.nodes < 3 * self.tree.most_nodes and 4 * self.tree.edges < 3 * self.tree.most_edges

    def run(self, simulations: int) -> None:
        """Simulate so many games more."""
        for _ in range(simulations):
            self.simulate()

    def root_node(self) -> int:
        """The node of the root; NO_NODE before the first simulation."""
        self.history = self.root_history
        self.turn = self.root_turn
        self.steps = self.root_steps
        return self.tree.find(self.key_of(self.seat))

    @property
    def visits(self) -> int:
        """How many simulations went through the root, those of earlier steps of the turn among them."""
        node = self.root_node()
        return self.tree_visits(node) if node != NO_NODE else 0

    def tree_visits(self, node: int) -> int:
        """How many simulations went through a node."""
        return self.tree.node_numbers[3 * node + VISITS]

    def candidates(self) -> list[Candidate]:
        """The legal actions that the root looks at, the most visited first; untried ones are thought a little worse.

        A node may have met other actions than those of the root: steps that led to it in another order.
        """
        node = self.root_node()
        if node == NO_NODE:
            return []
        legal = set(self.root.legal(self.seat))
        untried = self.untried_value(node)
        found = []
        edge = self.tree.node_numbers[3 * node + FIRST_EDGE]
        while edge != NO_EDGE:
            if self.tree.edge_numbers[3 * edge + ACTION] in legal:
                found.append(self.candidate(edge, untried))
            edge = self.tree.edge_numbers[3 * edge + NEXT_EDGE]
        return sorted(found, key=lambda candidate: (-candidate.visits, -candidate.value, candidate.action))

    def candidate(self, edge: int, untried: float) -> Candidate:
        """One action with what came of it, and with this value where it was never tried."""
        action = self.tree.edge_numbers[3 * edge + ACTION]
        visits = self.tree.edge_numbers[3 * edge + VISITS]
        prior = self.tree.edge_sums[3 * edge + PRIOR]
        if not visits:
            return Candidate(action, 0, untried, 0.0, 0.0, prior)
        wins = self.tree.edge_sums[3 * edge + WINS]
        margins = self.tree.edge_sums[3 * edge + MARGINS]
        return Candidate(action, visits, self.value(wins, margins, visits), wins / visits, margins / visits, prior)

    # One simulation.

    def simulate(self) -> None:
        """Guess, walk down the tree, play on, and count the outcome on the way back."""
        self.position.guess_from(self.root, self.seat, self.chance)
        self.history = self.root_history
        self.turn = self.root_turn
        self.steps = self.root_steps
        self.secrets = 0
        self.depth = 0
        self.turns_left = self.horizon * self.position.seats if self.horizon else WHOLE_GAME
        self.descend()
        self.play_on()
        self.outcome.judge(self.position, self.heuristics, self.seat)
        self.give_back()
        self.simulations += 1

    def descend(self) -> None:
        """Walk down the tree to the end of the game, to the horizon or to a decision that was hardly met before.

        The seat that searches goes first, even if others may act at the same time.
        """
        seat = self.seat
        goes_on = True
        while goes_on and seat >= 0 and self.turns_left > 0 and self.depth < LONGEST_PATH:
            node = self.node_at(seat)
            if node == NO_NODE:
                return
            goes_on = self.tree.node_numbers[3 * node + FIRST_EDGE] != NO_EDGE
            edge = self.select(node) if goes_on else NO_EDGE
            self.path_nodes[self.depth] = node
            self.path_edges[self.depth] = edge
            self.path_seats[self.depth] = seat
            self.depth += 1
            if edge == NO_EDGE:
                return
            seat = self.follow(seat, self.tree.edge_numbers[3 * edge + ACTION])

    def node_at(self, seat: int) -> int:
        """The node of this decision, new or with edges added if need be; NO_NODE when the tree is full.

        Edges come with the ripening visit, at the root with the first: rating the actions of every
        decision that is met but once would take most of the time.
        """
        key = self.key_of(seat)
        node = self.tree.find(key)
        if node == NO_NODE:
            if not self.tree.has_room():
                return NO_NODE
            node = self.tree.add_node(key)
        is_ripe = self.depth == 0 or self.tree.node_numbers[3 * node + VISITS] >= self.ripening
        if self.tree.node_numbers[3 * node + FIRST_EDGE] == NO_EDGE:
            if is_ripe:
                self.position.list_legal(seat, self.actions)
                self.expand(node, seat)
            return node
        self.position.list_legal(seat, self.actions)
        if self.mark_known(node) < min(self.actions.count, FEWEST_KNOWN):
            self.learn(node, seat)
        return node

    def key_of(self, seat: int) -> int:
        """The key of a decision: what was done openly, this turn's steps, and who decides."""
        return blend(blend(self.history, self.turn), 32 * self.steps + seat)

    def with_step(self, turn: int, seat: int, action: int) -> int:
        """The key of a turn's steps with one more; without ordered steps it is the same in any order."""
        step = blend(seat + 1, action)
        return blend(turn, step) if self.heuristics.has_ordered_steps else turn ^ step

    def is_kept_secret(self, position: Position, seat: int, action: int) -> bool:
        """Whether others see of an action only that it was done, and it cannot be taken back: the choice of a draft."""
        return position.is_final(seat, action) and position.is_secret(seat, action)

    def follow(self, seat: int, action: int) -> int:
        """Do an action and remember it as the others may know it; the seat that acts next."""
        is_secret = self.is_kept_secret(self.position, seat, action)
        reveals = self.position.reveals
        self.position.play_unchecked(seat, action)
        next_seat = self.position.seat_to_act()
        is_revealed = self.position.reveals != reveals
        self.remember(seat, action, is_secret, is_revealed, next_seat != seat)
        if self.ends_turn(seat, next_seat, is_revealed):
            self.turns_left -= 1
        return next_seat

    def remember(self, seat: int, action: int, is_secret: bool, is_revealed: bool, is_last: bool) -> None:
        """Add an action to what was done openly; the last of a turn, or one that reveals something, closes the turn."""
        self.steps += 1
        if is_secret and not is_revealed:
            self.secrets = blend(self.secrets, action)
            return
        self.turn = self.with_step(self.turn, seat, action)
        if is_revealed or is_last:
            self.history = blend(blend(self.history, self.turn), self.secrets if is_revealed else 0)
            self.turn = 0
            if is_revealed:
                self.secrets = 0

    def ends_turn(self, seat: int, next_seat: int, is_revealed: bool) -> bool:
        """Whether a turn ended; alone at the table it ends where something is revealed."""
        return next_seat != seat or (is_revealed and self.position.seats == 1)

    # Decisions.

    def expand(self, node: int, seat: int) -> None:
        """Give a node its best-rated actions as edges, if there is room."""
        count = min(self.actions.count, self.width)
        if not self.tree.has_edge_room(count):
            return
        self.mark_known(node)
        if self.is_guided:
            self.rate(seat)
            self.add_best(node, count)
        else:
            self.add_all(node)

    def learn(self, node: int, seat: int) -> None:
        """Give a node edges for actions that it meets for the first time, as another hand was guessed."""
        if self.is_guided:
            self.rate(seat)
            self.add_best(node, FEWEST_KNOWN)
        else:
            self.add_all(node)

    def mark_known(self, node: int) -> int:
        """Stamp the listed actions, and gather the edges that the node has for them; how many these are."""
        self.stamp += 2
        actions = self.actions
        stamp = self.stamp
        for index in range(actions.count):
            self.legal_at[actions.numbers[index]] = stamp
        tree = self.tree
        known = 0
        edge = tree.node_numbers[3 * node + FIRST_EDGE]
        while edge != NO_EDGE:
            action = tree.edge_numbers[3 * edge + ACTION]
            is_legal = self.legal_at[action] == stamp
            self.known_edges[known] = edge  # overwritten by the next one if this one is not legal now
            self.legal_at[action] += is_legal
            known += is_legal
            edge = tree.edge_numbers[3 * edge + NEXT_EDGE]
        self.known = known
        return known

    def rate(self, seat: int) -> None:
        """Let the heuristics rate the listed actions; without them all are alike."""
        if self.is_guided and self.actions.count > 1:
            self.heuristics.rate(self.position, seat, self.actions)
        else:
            for index in range(self.actions.count):
                self.heuristics.ratings[index] = 0.0

    def add_best(self, node: int, count: int) -> None:
        """Give a node edges for the best-rated actions that it does not know yet, while there is room.

        The priors fall about as exp(-x), x being the points behind the best in units of the warmth.
        """
        highest = self.heuristics.ratings[self.best_rated()]
        total = 0.0
        for index in range(self.actions.count):
            total += falling((highest - self.heuristics.ratings[index]) / self.warmth)
        while count > 0 and self.tree.has_edge_room(1):
            best = -1
            for index in range(self.actions.count):
                if self.legal_at[self.actions.numbers[index]] != self.stamp:
                    continue
                if best < 0 or self.heuristics.ratings[index] > self.heuristics.ratings[best]:
                    best = index
            if best < 0:
                return
            action = self.actions.numbers[best]
            self.add_known(node, action, falling((highest - self.heuristics.ratings[best]) / self.warmth) / total)
            count -= 1

    def add_all(self, node: int) -> None:
        """Give a node edges for all actions that it does not know yet, alike, while there is room."""
        for index in range(self.actions.count):
            action = self.actions.numbers[index]
            if self.legal_at[action] == self.stamp and self.tree.has_edge_room(1):
                self.add_known(node, action, 1.0 / self.actions.count)

    def add_known(self, node: int, action: int, prior: float) -> None:
        """Give a node an edge for a listed action, and gather it behind the others."""
        self.legal_at[action] = self.stamp + 1
        self.known_edges[self.known] = self.tree.add_edge(node, action, prior)
        self.known += 1

    def best_rated(self) -> int:
        """The place of the best-rated action in the list."""
        best = 0
        for index in range(1, self.actions.count):
            if self.heuristics.ratings[index] > self.heuristics.ratings[best]:
                best = index
        return best

    def select(self, node: int) -> int:
        """The edge of the most promising action that is legal now: good so far, or well rated and hardly tried."""
        tree = self.tree
        untried = self.untried_value(node)
        reach = self.exploration * tree.node_sums[3 * node + ROOT]
        count = self.known
        if self.is_guided:
            # The first edges are the best-rated: few visits cannot tell many actions apart.
            count = min(count, 1 + tree.node_numbers[3 * node + VISITS] // self.widening)
        win_weight = self.win_weight
        margin_weight = self.outcome.margin_weight
        best = NO_EDGE
        best_value = 0.0
        for index in range(count):
            edge = self.known_edges[index]
            tried = tree.edge_numbers[3 * edge + VISITS]
            value = untried
            if tried:
                wins = tree.edge_sums[3 * edge + WINS]
                value = (win_weight * wins + margin_weight * tree.edge_sums[3 * edge + MARGINS]) / tried
            value += reach * tree.edge_sums[3 * edge + PRIOR] / (1 + tried)
            if best == NO_EDGE or value > best_value:
                best = edge
                best_value = value
        return best

    def untried_value(self, node: int) -> float:
        """What an action that was never tried is thought to be worth: a little less than its node."""
        visits = self.tree.node_numbers[3 * node + VISITS]
        if visits == 0:
            return -HOPE_LOST
        sums = self.value(self.tree.node_sums[3 * node + WINS], self.tree.node_sums[3 * node + MARGINS], visits)
        return sums - HOPE_LOST

    def value(self, wins: float, margins: float, visits: int) -> float:
        """What the search maximizes: the share of wins, and the margin in units of its spread."""
        return (self.win_weight * wins + self.outcome.margin_weight * margins) / visits

    # Beyond the tree.

    def play_on(self) -> None:
        """Play from the tree's edge to the end of the game, or as far as the horizon."""
        if self.random_share == ALL_RANDOM and self.horizon == 0 and not self.plays_quickly:
            self.position.play_out(self.chance)
            return
        seat = self.position.seat_to_act()
        while seat >= 0 and self.turns_left > 0:
            reveals = self.position.reveals
            if self.random_share < ALL_RANDOM and self.chance.below(ALL_RANDOM) >= self.random_share:
                self.play_guided(seat)
            elif self.plays_quickly:
                self.heuristics.play_quickly(self.position, seat, self.chance)
            else:
                self.position.play_random(seat, self.chance)
            next_seat = self.position.seat_to_act()
            if self.ends_turn(seat, next_seat, self.position.reveals != reveals):
                self.turns_left -= 1
            seat = next_seat

    def play_guided(self, seat: int) -> None:
        """Do the best-rated of the seat's actions, or of a sample of them, which is quicker."""
        self.position.list_legal(seat, self.actions)
        if self.sample and self.actions.count > self.sample:
            self.draw_sample()
        self.rate(seat)
        self.position.play_unchecked(seat, self.actions.numbers[self.best_rated()])

    def draw_sample(self) -> None:
        """Keep so many of the listed actions as the sample has, all equally likely."""
        for index in range(self.sample):
            other = index + self.chance.below(self.actions.count - index)
            action = self.actions.numbers[other]
            self.actions.numbers[other] = self.actions.numbers[index]
            self.actions.numbers[index] = action
        self.actions.count = self.sample

    def give_back(self) -> None:
        """Count the outcome at every decision on the way down."""
        outcome = self.outcome
        for index in range(self.depth):
            seat = self.path_seats[index]
            self.tree.count(self.path_nodes[index], self.path_edges[index], outcome.wins[seat], outcome.margins[seat])


def falling(behind: float) -> float:
    """About exp(-behind), without the cost."""
    return 1.0 / (1.0 + behind * (1.0 + behind * (0.5 + behind / 6.0)))
