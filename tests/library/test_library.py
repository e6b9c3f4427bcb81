"""`import castlewright as cw`: what it offers, typed and documented, and that msgspec is all it needs."""

import doctest
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, assert_type

import msgspec
import pytest

import castlewright as cw
import castlewright.library
from castlewright.games.between_two_cities.view import CitiesView
from castlewright.games.castellan.view import CastellanView

PACKAGE = Path(cw.__file__).parent


def test_it_offers_what_is_public_and_nothing_else() -> None:
    doors = {"Match", "Record", "draw", "load_game", "make_bot", "score"}
    errors = {name for name in dir(cw) if name.endswith("Error")}
    assert set(dir(cw)) == doors | errors
    assert all(issubclass(getattr(cw, name), cw.CastlewrightError) for name in errors)
    assert all(getattr(cw, name).__doc__ for name in dir(cw))
    with pytest.raises(AttributeError, match="no attribute 'lode_game'"):
        _ = cw.lode_game  # type: ignore[attr-defined]


def test_a_view_has_the_type_of_its_game() -> None:
    """The checker reads this; at run time it holds too."""
    match = cw.Match(cw.load_game("between_two_cities"), ["Ann", "Bob", "Cy"])
    assert isinstance(assert_type(match.view(0), CitiesView), CitiesView)
    again = cw.Match.replay(match.record(), cw.load_game("between_two_cities"))
    assert_type(again.view(-1), CitiesView)
    castellan = cw.load_game("castellan")
    assert isinstance(assert_type(castellan.views.view(castellan.new(2, {}, "1"), 0), CastellanView), CastellanView)


def documented() -> Iterator[str]:
    yield "castlewright"
    for module in iter_modules(castlewright.library.__path__):
        yield f"castlewright.library.{module.name}"


@pytest.mark.parametrize("module", list(documented()))
def test_examples_in_docstrings_run(module: str) -> None:
    result = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


ALONE = """
import sys
sys.path[:] = [{folder!r}, *(path for path in sys.path if "site-packages" not in path)]
import castlewright as cw
for name, seats in (("between_two_cities", 3), ("castellan", 2), ("castles_of_mad_king_ludwig", 1),
                    ("between_two_castles", 2)):
    game = cw.load_game(name)
    match = cw.Match(game, [f"seat {{seat}}" for seat in range(seats)], seed="1")
    bot = cw.make_bot("greedy", game, seed=1)
    while not match.is_over:
        bot.play(match)
    assert cw.Match.replay(match.record(), checked=True).position.scores() == match.position.scores()
    assert match.view(0).seat == 0
    assert cw.score(match).sheets and cw.draw(match, 0).svg
cities = [{{"name": "L", "rows": ["SS..", "....", "....", "...."]}}]
assert cw.score({{"game": "between_two_cities", "cities": cities}}).sheets[0].total == 5
others = {{name.partition(".")[0] for name in sys.modules}} - {{*sys.stdlib_module_names, "cython_runtime"}}
print(sorted(name for name in others if not name.startswith("_")))
"""


def test_games_are_played_with_msgspec_alone(tmp_path: Path) -> None:
    """In a process that finds the standard library, msgspec and this package, and nothing else."""
    (tmp_path / "castlewright").symlink_to(PACKAGE)
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    code = ALONE.format(folder=str(tmp_path))
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "['castlewright', 'msgspec']"


def test_importing_it_loads_nothing_yet() -> None:
    code = "import sys, castlewright; print([name for name in sys.modules if name.startswith('castlewright.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_record_is_saved_loaded_and_played_again(tmp_path: Path) -> None:
    match = cw.Match(cw.load_game("castellan"), ["Ann", "Bob"], seed="3")
    match.act(match.to_act, match.legal(match.to_act)[0])
    match.record().save(tmp_path / "match.json")
    record = cw.Record.load(tmp_path / "match.json")
    assert record == match.record()
    assert cw.Match.replay(record, checked=True).position == match.position
    with pytest.raises(cw.BadInputError, match="of castellan, not of between_two_cities"):
        cw.Match.replay(record, cw.load_game("between_two_cities"))
    wrong = msgspec.structs.replace(record, digests=["0" * 16])
    with pytest.raises(cw.CheckFailedError, match="digests"):
        cw.Match.replay(wrong, checked=True)


def test_what_a_seat_may_not_know_is_in_no_score_of_its() -> None:
    match = cw.Match(cw.load_game("castles_of_mad_king_ludwig"), ["Ann", "Bob"], seed="3")
    assert cw.score(match, seat=0).standings == []
    assert len(cw.score(match).standings) == 2


def test_boards_are_scored_from_a_file_and_refused_without_a_game(tmp_path: Path) -> None:
    file = tmp_path / "boards.json"
    file.write_text(
        '{"game": "between_two_cities", "cities": [{"name": "L", "rows": ["SS..", "....", "....", "...."]}]}'
    )
    assert cw.score(file).sheets[0].total == 5
    with pytest.raises(cw.BadInputError, match="names its game"):
        cw.score({"cities": []})


def test_a_bot_refuses_a_seat_that_may_not_act() -> None:
    game = cw.load_game("castellan")
    match = cw.Match(game, ["Ann", "Bob"])
    with pytest.raises(cw.OutOfTurnError):
        cw.make_bot("greedy", game).choose(match, 1 - match.to_act)
    with pytest.raises(cw.UnknownNameError):
        cw.make_bot("nobody", game)


def test_what_a_newcomer_gets_wrong_is_named() -> None:
    wrong: Any = "castellan"
    with pytest.raises(cw.BadInputError, match=r"game: load it first, load_game\('castellan'\)"):
        cw.Match(wrong, ["Ann", "Bob"])
    game = cw.load_game("castellan")
    number: Any = 7
    with pytest.raises(cw.BadInputError, match="seed: a text is needed, such as '7', not 7"):
        cw.Match(game, ["Ann", "Bob"], seed=number)
    with pytest.raises(cw.OutOfTurnError, match="there is no seat 2; seats are 0 to 1"):
        cw.Match(game, ["Ann", "Bob"]).view(2)
    with pytest.raises(cw.BadInputError, match="a match or a position is needed"):
        cw.draw(wrong)
