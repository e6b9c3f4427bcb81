"""Every tile of Between Two Cities wherever it lies, for the test that none is made or lost."""

from collections import Counter

from castlewright.core.position import Position
from castlewright.games.between_two_cities import data
from castlewright.games.between_two_cities.notation import (
    city_duplexes,
    city_rows,
    hand_tiles,
    tile_names,
    tiles_to_lay,
)
from castlewright.games.between_two_cities.position import own

KINDS = {letter: kind for kind, letter in data.LETTERS.items()}


def box(seats: int) -> Counter[str]:
    """What is in the box, for any number of seats."""
    return Counter(data.SINGLES) + Counter(dict.fromkeys(data.DUPLEXES, 1))


def count_pieces(position: Position) -> Counter[str]:
    """All tiles in cities, hands, supplies and discards."""
    table = own(position)
    counted: Counter[str] = Counter()
    for city in range(table.cities):
        counted += Counter(KINDS[letter] for row in city_rows(table, city) for letter in row if letter != ".")
        for tile, _ in city_duplexes(table, city):
            counted[tile] += 1
            counted.subtract([data.DUPLEXES[tile].first, data.DUPLEXES[tile].second])
    for seat in range(table.seats):
        counted += Counter(hand_tiles(table, seat)) + Counter(tiles_to_lay(table, seat))
    counted += Counter(tile_names(table.singles[table.singles_dealt :]))
    counted += Counter(tile_names(table.duplexes[table.duplexes_dealt :]))
    return counted + Counter(tile_names(table.discards[: table.discard_count]))
