"""Golden playthroughs: what OpenSpiel sees of one game of every setup, line by line.

`python tests/envs/playthroughs.py` writes them anew. Tensors and long lines are kept as a beginning and a checksum.
"""

import re
from hashlib import sha256
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import castlewright.envs.spiel
from castlewright.envs.spiel import PREFIX
from playing import SETUPS, Setup

assert castlewright.envs.spiel
FOLDER = Path(__file__).with_suffix("")
LONGEST = 120


def is_known(setup: Setup) -> bool:
    """Whether OpenSpiel can be told of it: what may be taken back does not concern it."""
    return all(name != "take_backs" for name, _ in setup.options)


PLAYED = [setup for setup in SETUPS if is_known(setup)]


def game_string(setup: Setup) -> str:
    """A setup as OpenSpiel names it, with two deals."""
    chosen = "".join(f",{name}={value}" for name, value in setup.options)
    return f"{PREFIX}{setup.game}(deals=2,players={setup.seats}{chosen})"


def shortened(text: str) -> str:
    """The text without the views, which have their own tests; the tensors of a state, and long lines, as a checksum."""
    lines = [line for line in text.split("\n") if not line.startswith("ObservationString(")]
    joined = "\n".join(lines).replace("\nObservationTensor(", "\fObservationTensor(")
    return "\n".join(line if len(line) <= LONGEST else digest(line) for line in joined.split("\n"))


def digest(line: str) -> str:
    """The beginning, the length and the checksum of a line."""
    return f"{line[:20]}… {len(line)} characters, {sha256(line.encode()).hexdigest()[:16]}"


def new_playthrough(setup: Setup) -> str:
    """A random game of a setup, by a seed."""
    return shortened(playthrough(game_string(setup), None, seed=7))


def replayed(kept: str) -> str:
    """The game of a kept playthrough, played again."""
    actions = [int(number) for number in re.findall(r"^action: (\d+)$", kept, re.MULTILINE)]
    return shortened(playthrough(kept.splitlines()[0].removeprefix("game: "), actions))


def main() -> None:
    """Write all playthroughs."""
    FOLDER.mkdir(exist_ok=True)
    for setup in PLAYED:
        print(setup, flush=True)
        (FOLDER / f"{setup}.txt").write_text(new_playthrough(setup), "utf-8")


if __name__ == "__main__":
    main()
