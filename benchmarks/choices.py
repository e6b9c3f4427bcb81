"""What guided searches choose on 1,000 recorded positions, to see whether a change that is meant for speed keeps it.

`python -m benchmarks.choices FILE` writes the choices, on another state of the code `--compare FILE` compares with them
and fails where one differs. Every search is new, with the same seed and few simulations; the visits of all its
candidates go into a checksum, so that a change is seen which happens to choose alike.
"""

import json
import sys
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from castlewright.bots.search import Search
from castlewright.core.match import Match
from castlewright.core.position import Position
from castlewright.core.record import Record, read_record
from castlewright.games import all_games, load_game

RECORDS = Path(__file__).parents[1] / "tests" / "records"
POSITIONS, OF_ONE_GAME = 250, 7
"""How many positions of every game there are, and how many of one record."""

SIMULATIONS = 40


def decisions(record: Record) -> Iterator[Position]:
    """Positions of a record in which there is something to choose, from its beginning to its end."""
    match = Match(load_game(record.game), record.players, record.options, record.seed, record.branch)
    step = max(len(record.actions) // OF_ONE_GAME, 1)
    is_due = False
    for number, (seat, text) in enumerate(record.actions):
        is_due = is_due or number % step == 0
        if is_due and len(match.position.legal(match.position.seat_to_act())) > 1:
            is_due = False
            yield match.position
        match.act(seat, text)


def choose(search: Search, position: Position) -> tuple[int, int]:
    """The action that a new search looks at most, and a checksum of all that it looks at."""
    search.begin(position, position.seat_to_act())
    search.run(SIMULATIONS)
    found = search.candidates()
    looked_at = json.dumps([[one.action, one.visits, round(one.value, 9)] for one in found])
    return found[0].action, zlib.crc32(looked_at.encode())


def choices(game: str) -> list[tuple[int, int]]:
    """What is chosen on all positions of a game."""
    records = [read_record(path) for path in sorted((RECORDS / game).glob("*.json"))]
    found = islice((position for record in records for position in decisions(record)), POSITIONS)
    heuristics = load_game(game).heuristics.heuristics()
    return [choose(Search(heuristics, 5), position) for position in found]


def compare(game: str, found: list[tuple[int, int]], kept: list[list[int]]) -> bool:
    """Print how many choices and searches are as they were; whether all choices are."""
    same = sum(one[0] == other[0] for one, other in zip(found, kept, strict=True))
    alike = sum(list(one) == other for one, other in zip(found, kept, strict=True))
    print(f"{game:<32}{same:>5} of {len(found)} choices, {alike} whole searches as before", flush=True)
    return same == len(found)


def main() -> None:
    """Write the choices, or compare them."""
    path = Path(sys.argv[-1])
    found = {game: choices(game) for game in sys.argv[2:-1] or all_games()}
    if sys.argv[1] != "--compare":
        path.write_text(json.dumps(found) + "\n", "utf-8")
        return
    kept = json.loads(path.read_text("utf-8"))
    others = [game for game, chosen in found.items() if not compare(game, chosen, kept[game])]
    if others:
        sys.exit("choices: some are others")


if __name__ == "__main__":
    main()
