"""Courtyards (Rules §5): the engine's, kept up to date piece by piece, against two slow ways."""

from collections.abc import Iterator

import pytest

from castlewright.core.chance import Chance
from castlewright.games import load_game
from castlewright.games.castellan.notation import laid_pieces
from castlewright.games.castellan.position import CastellanPosition, own
from counts import share
from games.castellan.situations import lay, new
from games.castellan.slow_courts import Region, flood, trace

CELLS = [
    pytest.param(
        "T 0 0, S 0 0 h, S 0 0 v, T 1 0, T 0 1, S 1 0 v, S 0 1 h", [], id="§5 a ring that lacks a tower is open"
    ),
    pytest.param(
        "T 0 0, S 0 0 h, S 0 0 v, T 1 0, T 0 1, S 1 0 v, S 0 1 h, T 1 1", [(4, 1)], id="§5 the smallest court"
    ),
    pytest.param("T 0 0, L 0 0 h, L 0 0 v, T 2 0, T 0 2, L 2 0 v, L 0 2 h, T 2 2", [(4, 4)], id="§5 four long walls"),
    pytest.param(
        "T 0 0, S 0 0 h, T 1 0, S 1 0 h, T 2 0, S 0 0 v, S 2 0 v, T 0 1, T 2 1, S 0 1 h, S 1 1 h, S 1 0 v, T 1 1",
        [(4, 1), (4, 1)],
        id="§8.7 one tower closes two courts",
    ),
    pytest.param(
        "T 0 0, L 0 0 h, L 0 0 v, T 2 0, T 0 2, L 2 0 v, L 0 2 h, T 2 2, S 0 0 h",
        None,
        id="§4.2 an edge is taken once",
    ),
    pytest.param(
        "T 0 0, L 0 0 h, L 0 0 v, T 2 0, T 0 2, L 2 0 v, L 0 2 h, T 2 2, S -1 0 h, T -1 0",
        [(4, 4)],
        id="§8.15 a spur outside does not count",
    ),
    pytest.param(
        "T 0 0, S 0 0 h, T 1 0, S 1 0 h, T 2 0, L 0 0 v, L 2 0 v, T 0 2, T 2 2, L 0 2 h, S 1 0 v",
        [(5, 4)],
        id="§8.15 a free wall inside counts nothing",
    ),
    pytest.param(
        "T 0 0, S 0 0 h, T 1 0, S 1 0 h, T 2 0, L 0 0 v, L 2 0 v, T 0 2, T 2 2, L 0 2 h, S 1 0 v, T 1 1",
        [(6, 4)],
        id="§8.15 a tower on a spur inside counts",
    ),
    pytest.param(
        "T 0 0, S 0 0 h, T 1 0, L 1 0 h, T 3 0, S 3 0 v, T 3 1, L 3 1 v, T 3 3, L 1 3 h, T 1 3, S 0 3 h, T 0 3, "
        "L 0 1 v, T 0 1, S 0 0 v, S 1 0 v, T 1 1, S 1 1 h, S 1 1 v, T 2 1, T 1 2, S 2 1 v, S 1 2 h, T 2 2",
        [(4, 1), (12, 8)],
        id="§8.15 an inner ring linked to the outer one splits the court",
    ),
]


@pytest.mark.parametrize(("pieces", "courts"), CELLS)
def test_courts(pieces: str, courts: list[tuple[int, int]] | None) -> None:
    position = new(2)
    if courts is None:
        with pytest.raises(AssertionError, match="may not lie"):
            lay(position, 0, pieces)
        return
    lay(position, 0, pieces)
    assert sorted((len(region.towers), len(region.cells)) for region in engine_courts(position)) == courts


def engine_courts(position: CastellanPosition) -> dict[Region, int]:
    """The engine's courts with their owners; their towers by the cells, checked against the count."""
    cells: dict[int, set[tuple[int, int]]] = {}
    for x in range(position.low_x - 1, position.high_x + 1):
        for y in range(position.low_y - 1, position.high_y + 1):
            if position.court_at(x, y):
                cells.setdefault(position.court_at(x, y), set()).add((x, y))
    towers = {piece.node for piece in laid_pieces(position) if piece.letter == "T"}
    courts = {}
    for court, where in cells.items():
        corners = {(x + dx, y + dy) for x, y in where for dx in (0, 1) for dy in (0, 1)}
        assert position.court_towers[court] == len(corners & towers)
        courts[Region(frozenset(where), frozenset(corners & towers))] = position.owners[court]
    assert len(courts) == position.court_count
    return courts


def random_steps(seed: int, seats: int) -> Iterator[tuple[int, CastellanPosition]]:
    """A random game: after every piece, who laid it and the position."""
    position = own(load_game("castellan").new(seats, {}, str(seed)))
    chance = Chance(seed)
    while not position.is_over:
        seat, before = position.seat_to_act(), position.laid_count
        position.play_random(seat, chance)
        if position.laid_count > before:
            yield seat, position


def expected_owners(found: set[Region], before: dict[Region, int], builder: int) -> dict[Region, int]:
    """Parts of an old court stay its owner's, new courts are the builder's (Rules §5)."""
    owners = {}
    for region in found:
        old = [owner for other, owner in before.items() if region.cells <= other.cells]
        owners[region] = old[0] if old else builder
    return owners


@pytest.mark.parametrize("chunk", range(10))
def test_courts_equal_two_slow_ways_after_every_piece(chunk: int) -> None:
    for seed in range(chunk, share(2_000), 10):
        seats = (2, 2, 2, 2, 3, 2, 2, 2, 4, 2)[seed // 10 % 10]
        courts: dict[Region, int] = {}
        for builder, position in random_steps(seed, seats):
            pieces = laid_pieces(position)
            found = flood(pieces)
            courts = expected_owners(found, courts, builder)
            assert engine_courts(position) == courts
            faces = trace(pieces)
            assert {(face.area, face.towers) for face in faces} == {(len(court.cells), court.towers) for court in found}
            for face in faces:
                assert len({position.court_at(x, y) for x, y in face.cells}) == 1


def test_owners_and_towers_survive_the_way_through_bytes() -> None:
    for seed in range(20):
        for _, position in random_steps(seed, 2):
            if position.laid_count % 10 == 0:
                twin = own(position.twin())
                twin.from_bytes(position.to_bytes())
                assert twin.to_text() == position.to_text()
                assert engine_courts(twin) == engine_courts(position)
                assert twin.legal(twin.seat_to_act()) == position.legal(position.seat_to_act())
