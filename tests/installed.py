"""Tries an installed package: it is compiled, and replays recorded games digest by digest.

`python tests/installed.py tests/records [--plain] [--all]`; with `--plain` it must not be compiled, with `--all` every
recorded game is replayed, else one of each kind.
"""

import sys
from pathlib import Path

from castlewright.core import position
from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.games import all_games


def main() -> None:
    """Look at where the engine lies, and replay a game of each kind, or all."""
    file = Path(position.__file__)
    assert file.name.endswith(".py") == ("--plain" in sys.argv), f"{file} is not what was asked for"
    print(file)
    for name, game in all_games().items():
        paths = sorted((Path(sys.argv[1]) / name).glob("*.json"))
        for path in paths if "--all" in sys.argv else paths[:1]:
            replay(game, read_record(path), checked=True)
            print(f"{path.stem}: as recorded")


if __name__ == "__main__":
    main()
