"""Makes the recorded games anew: `make records`. Until 1.0 that is allowed when a rule is corrected.

Every game's folder in tests/games has a `recorded.py` with its PLAN: which games to record, and what each shows;
and, where needed, BOTS: bots of its own by name.
"""

import importlib
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NamedTuple

from castlewright.bots.bot import Bot
from castlewright.core.game import Game

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))


class Recording(NamedTuple):
    """One game to record: the file's name says what it shows."""

    name: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, object] = {}  # noqa: RUF012


def make(game_name: str, plan: list[Recording], own_bots: Mapping[str, Callable[[Game, int], Bot]]) -> None:
    """Play and write all recordings of one game; its own bots play what no other bot would."""
    from castlewright.arena.plan import play_bots
    from castlewright.bots import make_bot
    from castlewright.core.chance import Chance
    from castlewright.core.match import Match
    from castlewright.core.record import Player
    from castlewright.games import load_game

    game = load_game(game_name)
    folder = HERE / game_name
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for recording in plan:
        players = [Player(f"{bot} {seat + 1}", bot) for seat, bot in enumerate(recording.bots)]
        match = Match(game, players, recording.options, str(recording.seed))
        makers = [own_bots.get(bot, partial(make_bot, bot)) for bot in recording.bots]
        bots = [maker(game, 100 * recording.seed + seat) for seat, maker in enumerate(makers)]
        play_bots(match, bots, Chance(recording.seed))
        (folder / f"{recording.name}.json").write_text(match.record().to_json(), "utf-8")
    print(f"{game_name}: {len(plan)} records")


def main() -> None:
    """Make the records of the games named as arguments, or of all."""
    from castlewright.games import all_games

    for name in sys.argv[1:] or list(all_games()):
        recorded = importlib.import_module(f"games.{name}.recorded")
        make(name, recorded.PLAN, getattr(recorded, "BOTS", {}))


if __name__ == "__main__":
    main()
