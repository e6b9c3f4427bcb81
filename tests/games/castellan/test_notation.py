"""Texts of actions, and what is refused with which words."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from castlewright.core.errors import BadInputError
from castlewright.games.castellan import constants
from castlewright.games.castellan.notation import ACTIONS, action_from_json, action_from_text, action_to_text
from games.castellan.situations import RING, lay, new

REFUSED = [
    pytest.param("play", "is not an action; write", id="no card"),
    pytest.param("play W9", "unknown card 'W9'; choose one of W1, W2", id="unknown card"),
    pytest.param("play W1 w1", "the card w1 is named twice", id="twice"),
    pytest.param("build S 0 0", "is not a piece", id="no side"),
    pytest.param("build S 900 900 h", "lies far from the castle", id="far away"),
    pytest.param("build S -30 0 h", "lies far from the castle", id="far left"),
    pytest.param("double 0 0", "is in no courtyard that may take the double keep", id="no court"),
    pytest.param("double a b", "is not an action", id="no cell"),
    pytest.param("draw 9 wall", "no pile has 9 cards to draw", id="too many"),
    pytest.param("draw wall", "is not an action", id="no number"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_what_is_no_action_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadInputError, match=message):
        action_from_text(new(2), 0, text)


def test_json_that_is_no_action_is_refused() -> None:
    for document in (
        {"do": "play", "cards": []},
        {"do": "build", "board": 0, "piece": "tower", "place": [0, 0], "turn": "h"},
        {"do": "build", "board": 0, "piece": "short", "place": [0, 0], "turn": ""},
        {"do": "build", "board": 0, "piece": "keep", "place": [0, 0], "turn": ""},
        {"do": "build", "board": 1, "piece": "tower", "place": [0, 0], "turn": ""},
        {"do": "draw", "wall": -1, "tower": 0},
    ):
        with pytest.raises(BadInputError):
            action_from_json(new(2), 0, document)


def test_capitals_and_spaces_do_not_matter() -> None:
    position = new(2)
    assert action_from_text(position, 0, " PLAY  w1 t3 ") == action_from_text(position, 0, "play W1 T3")
    assert action_from_text(position, 0, "Build l 0 0 H") == action_from_text(position, 0, "build L 0 0 h")


def test_any_cell_of_a_court_names_it() -> None:
    position = new(2)
    lay(position, 0, RING)
    assert action_from_text(position, 0, "double 1 1") == action_from_text(position, 0, "double 0 0")


def test_every_number_has_a_text() -> None:
    position = new(2)
    assert all(action_to_text(position, 0, action) for action in range(0, ACTIONS, 7))


def test_action_numbers_are_those_of_the_documents() -> None:
    text = (Path(__file__).parents[3] / "docs" / "castellan.md").read_text("utf-8")
    rows = re.findall(r"^\| ([\d,]+)(?: to ([\d,]+))? \|", text.partition("## Actions")[2], re.MULTILINE)
    told = [tuple(int((number or first).replace(",", "")) for number in (first, last)) for first, last in rows]
    starts = [0, constants.DRAWS, constants.CLAIMS, constants.CLAIMS + 1, constants.PLACES, constants.ACTIONS]
    assert told == [(first, after - 1) for first, after in pairwise(starts)]
