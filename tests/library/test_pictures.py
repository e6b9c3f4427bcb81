"""Pictures of boards: every board of every game, whole and in the colours of the interface."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import castlewright as cw
from castlewright.core.colours import COLOURS, mix
from castlewright.core.svg import sheet, wrapped
from castlewright.games import all_games, load_game
from playing import SETUPS, Setup, some_positions

TOKENS = Path(__file__).parents[2] / "web" / "src" / "look" / "tokens.css"
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_board_of_every_game_is_drawn(setup: Setup) -> None:
    game = load_game(setup.game)
    for position in some_positions(setup, 3, 3):
        names = game.svg.boards(position)
        for board in range(len(names)):
            picture = cw.draw(position, board)
            root = ElementTree.fromstring(picture.svg)
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            assert root.get("aria-label") == picture.label
            assert "None" not in picture.svg
            assert "nan" not in picture.svg
        whole = sheet([cw.draw(position, board) for board in range(len(names))], 960, 640)
        assert len(ElementTree.fromstring(whole.svg).findall("{*}svg")) == len(names)


@pytest.mark.parametrize("game", list(all_games()))
def test_everything_lies_inside_the_picture(game: str) -> None:
    setup = next(setup for setup in SETUPS if setup.game == game and setup.seats == 3)
    picture = cw.draw(some_positions(setup, 5, 2)[-1])
    left, top, width, height = picture.box
    for shape in ElementTree.fromstring(picture.svg):
        if shape.tag.endswith("rect"):
            x, y, wide, high = (float(shape.get(name, "0")) for name in ("x", "y", "width", "height"))
            assert left - 1 <= x <= x + wide <= left + width + 1
            assert top - 1 <= y <= y + high <= top + height + 1


def test_as_many_pieces_are_drawn_as_lie_there() -> None:
    setup = Setup("castellan", 3)
    position = some_positions(setup, 5, 2)[-1]
    view = load_game("castellan").views.view(position, -1)
    towers = sum(piece.piece == "tower" for piece in view.pieces)
    assert cw.draw(position).svg.count('rx="3"') == towers
    setup = Setup("between_two_cities", 3)
    position = some_positions(setup, 5, 2)[-1]
    assert cw.draw(position, 2).svg.count("<g ") == 16


def test_colours_are_those_of_the_interface() -> None:
    light = TOKENS.read_text("utf-8").partition("@media")[0]
    tokens = dict(re.findall(r"--([\w-]+): (#[0-9A-F]{6});", light))
    assert {name: tokens.get(name) for name in COLOURS} == COLOURS
    assert mix("ink", 1) == COLOURS["ink"]
    assert mix("ink", 0) == COLOURS["piece"]


def test_a_board_that_does_not_exist_is_refused_by_name() -> None:
    position = load_game("castellan").new(2, {}, "1")
    for board in (-1, 1, "castle"):
        with pytest.raises(cw.BadInputError, match="there are 0 castle"):
            cw.draw(position, board)  # type: ignore[arg-type]


def test_a_picture_shows_itself_in_notebooks_and_is_saved(tmp_path: Path) -> None:
    picture = cw.draw(load_game("castellan").new(2, {}, "1"))
    assert picture._repr_svg_() == str(picture) == picture.svg
    picture.save(tmp_path / "castle.svg")
    assert (tmp_path / "castle.svg").read_text("utf-8") == picture.svg
    assert picture.png(200)[:8] == b"\x89PNG\r\n\x1a\n"


def test_words_are_laid_on_even_lines() -> None:
    assert wrapped("Hall of puzzled floors", 2) == ["Hall of", "puzzled floors"]
    assert wrapped("Hall of puzzled floors", 1) == ["Hall of puzzled floors"]
