"""How many keys it takes to type castles of real games into the score assistant, in every language, without a page."""

import math
from functools import cache
from typing import Any

import pytest

from benchmarks.staging import records_of
from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.core.texts import LANGUAGES
from castlewright.games import load_game
from castlewright.games.castles_of_mad_king_ludwig import data
from games.castles_of_mad_king_ludwig.typed import PACE, TYPEABLE, Builder, Spot, letters_for

GAME = "castles_of_mad_king_ludwig"
RECORDS = 4


class Strokes:
    """Counts keystrokes that go nowhere."""

    count = 0

    def press(self, key: str) -> None:
        """One keystroke."""
        self.count += 1


class OnPaper(Builder):
    """Types castles in without a page; knows where the page would point."""

    def __init__(self, strokes: Strokes, used: set[str], language: str) -> None:
        typist: Any = strokes
        super().__init__(typist, used, language)

    def find(self, piece: str, by_keys: bool) -> None:
        """Type the letters; the place nearest to the last tile is pointed at."""
        self.typist.count += len(letters_for(piece, self.used, self.language))
        self.at = self.nearest([spot for spots in self.doors.values() for spot in spots])

    def nearest(self, spots: list[Spot]) -> Spot:
        """The place whose middle lies nearest to that of the last tile."""
        return min(spots, key=lambda spot: math.dist(middle(self.box(spot)), self.last))

    def pointed(self) -> Spot:
        return self.at

    def walk(self, spot: Spot) -> None:
        if self.door(self.at) != self.door(spot):
            super().walk(spot)

    def page_to(self, door: int) -> None:
        """Arrows have led to the door."""
        self.at = self.nearest(self.doors[door])

    def turn(self, spot: Spot, by_keys: bool) -> None:
        super().turn(spot, by_keys)
        self.at = spot

    def finish(self, number: int, by_keys: bool) -> None:
        """Press Enter; the next tile is looked for from here."""
        self.typist.press("Enter")
        self.last = middle(self.box(self.at))

    last = (1.5, 1.5)
    """The middle of the tile that was laid last; of the foyer first."""


def middle(box: tuple[int, ...]) -> tuple[float, float]:
    """The middle of some cells."""
    x, y, width, height = box
    return x + width / 2, y + height / 2


@cache
def tables() -> list[list[list[Any]]]:
    """The castles of some recorded games as they ended, table by table."""
    game = load_game(GAME)
    found = []
    for path in records_of(GAME)[:: len(records_of(GAME)) // RECORDS]:
        record = read_record(path)
        document = game.assistant.document_of(replay(game, record).position, [player.name for player in record.players])
        found.append([player["tiles"] for player in document["players"]])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_room_takes_no_more_keys_than_promised(language: str) -> None:
    strokes, tiles = Strokes(), 0
    for castles in tables():
        used: set[str] = set()
        for castle in castles:
            OnPaper(strokes, used, language).build(castle, by_keys=True)
            tiles += len(castle) - 1
    print(f"{language}: {strokes.count} keys for {tiles} tiles, {strokes.count / tiles:.2f} each")
    assert strokes.count <= PACE * tiles


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_letters_find_every_tile(language: str) -> None:
    """On an empty table, where everything is still to be found; corridors, of which there are many, by one letter."""
    letters = {name: letters_for(name, set(), language) for name in TYPEABLE}
    assert len(letters[data.HALLWAY]) == len(letters[data.STAIRS]) == 1
    assert sum(map(len, letters.values())) <= 2.5 * len(letters)
