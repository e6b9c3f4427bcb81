"""Does the time of a preview tell what is hidden? `python -m benchmarks.timing benchmarks/timing.json`.

At some moments of a game a seat asks the same question again and again in two worlds that look the same to it and
differ in what it cannot see, in random order. Were the worlds' times different one could tell them apart: the figure
is how often a question in one world takes longer than one in the other, 0.5 where time tells nothing. Beside each
stands the same for two names of one world, which shows what chance alone does.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from benchmarks.load import random_moves
from castlewright.core.chance import Chance
from castlewright.core.position import Position
from castlewright.games import all_games
from castlewright.server.help.asking import ask_previews
from castlewright.server.help.line import Asker
from castlewright.server.house import House
from castlewright.server.settings import database_in
from castlewright.server.tables.live import Live
from castlewright.server.wire.protocol import AskPreviews

SEATS = 3
MOMENTS = (0.1, 0.3, 0.5, 0.7)
"""Parts of a game after which is asked."""

TIMES = 200
"""Questions in each world at each moment."""

MOST_ACTIONS = 12
TELLS_FROM = 3.5
"""Standard deviations of chance from which on a figure counts as telling something."""


class Compared(msgspec.Struct, kw_only=True):
    """Two worlds at one moment."""

    game: str
    step: int
    seat: int
    microseconds: tuple[int, int]
    """The middle of the times in each."""

    longer: float
    longer_of_one_world: float
    deviations: float
    """How far that lies from one half, in standard deviations of chance."""


async def compare(house: House, live: Live, worlds: list[Position], seat: int) -> list[list[float]]:
    """The seconds of many questions in each world, asked in random order."""
    asked = AskPreviews(seq=live.seq, actions=worlds[0].legal(seat)[:MOST_ACTIONS])
    seconds: list[list[float]] = [[] for _ in worlds]
    order = list(range(len(worlds))) * TIMES
    random.Random(len(live.playing.standing)).shuffle(order)
    for number in order:
        live.playing.timeline.position = worlds[number]
        begin = time.perf_counter()
        await ask_previews(house.thinkers, live, seat, asked, Asker(1, 0, 0))
        seconds[number].append(time.perf_counter() - begin)
    live.playing.timeline.position = worlds[0]
    return seconds


def longer(these: list[float], those: list[float]) -> float:
    """How often one of these is longer than one of those; ties count half."""
    wins = sum((this > that) + (this == that) / 2 for this in these for that in those)
    return wins / len(these) / len(those)


def other_world(position: Position, seat: int) -> Position | None:
    """A position that looks the same to a seat and is another one; None where nothing is hidden."""
    found = (position.guess(seat, Chance(number)) for number in range(1, 20))
    return next((guess for guess in found if guess.digest() != position.digest()), None)


def middle(seconds: list[float]) -> int:
    """The middle of some times, in microseconds."""
    return round(1e6 * sorted(seconds)[len(seconds) // 2])


async def look_at(house: House, live: Live) -> Compared | None:
    """Compare the worlds of the seat that may act now."""
    true, seat = live.playing.position, live.playing.position.seat_to_act()
    other = other_world(true, seat)
    if other is None:
        return None
    first, second, same = await compare(house, live, [true, other, true], seat)
    figure, by_chance = longer(first, second), longer(first, same)
    spread = ((2 * TIMES + 1) / (12 * TIMES * TIMES)) ** 0.5
    return Compared(
        game=live.game.name,
        step=len(live.playing.standing),
        seat=seat,
        microseconds=(middle(first), middle(second)),
        longer=round(figure, 3),
        longer_of_one_world=round(by_chance, 3),
        deviations=round(abs(figure - 0.5) / spread, 2),
    )


async def play_and_look(house: House, live: Live) -> list[Compared]:
    """Play a game by chance and compare worlds at some moments of it."""
    match = live.playing
    found: list[Compared] = []
    moves = list(random_moves(match.seed, live.game.name, SEATS))
    wanted = {int(part * len(moves)) for part in MOMENTS}
    for seat, text in moves:
        if len(match.standing) in wanted and (compared := await look_at(house, live)) is not None:
            found.append(compared)
        match.act(seat, text.decode())
    return found


async def measure(folder: Path) -> list[Compared]:
    """Compare worlds in all games."""
    from server.houses import open_house, running_table

    found: list[Compared] = []
    async with open_house(database_in(folder)) as house:
        for game in all_games():
            live, _ = await running_table(house, game, SEATS)
            found += await play_and_look(house, live)
    return found


def main() -> None:
    """Measure, print, and write to the file that is named."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder)))
    farthest = max(compared.deviations for compared in found)
    document = {
        "questions_in_each_world": TIMES,
        "farthest_from_chance": farthest,
        "time_tells": farthest > TELLS_FROM,
        "worlds": found,
        "load_average": os.getloadavg()[0],
    }
    result = msgspec.json.format(msgspec.json.encode(document), indent=1)
    print(result.decode())
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_bytes(result + b"\n")


if __name__ == "__main__":
    main()
