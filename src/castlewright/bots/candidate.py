"""What a search has found out about one action, for choices, hints and reviews."""

from typing import NamedTuple


class Candidate(NamedTuple):
    """One action at the root: how often it was tried and what came of it, for the seat that searches."""

    action: int
    visits: int
    value: float
    """What the search maximizes: wins and margin mixed; comparable within one search only."""

    win: float
    """The share of simulated games that it won."""

    margin: float
    """Its points less the best other's, on average."""

    prior: float = 1.0
    """How likely it seemed by its rating, before anything was simulated."""

    is_exact: bool = False
    """Whether the value was counted out to the end of the game; then there is no share of wins and no margin."""
