"""Texts of actions, and what is refused with which words."""

import pytest

from castlewright.core.errors import BadInputError
from castlewright.games.castellan.notation import ACTIONS, action_from_json, action_from_text, action_to_text
from games.castellan.castellan_table import RING, lay, table

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
        action_from_text(table(2), 0, text)


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
            action_from_json(table(2), 0, document)


def test_capitals_and_spaces_do_not_matter() -> None:
    position = table(2)
    assert action_from_text(position, 0, " PLAY  w1 t3 ") == action_from_text(position, 0, "play W1 T3")
    assert action_from_text(position, 0, "Build l 0 0 H") == action_from_text(position, 0, "build L 0 0 h")


def test_any_cell_of_a_court_names_it() -> None:
    position = table(2)
    lay(position, 0, RING)
    assert action_from_text(position, 0, "double 1 1") == action_from_text(position, 0, "double 0 0")


def test_every_number_has_a_text() -> None:
    position = table(2)
    assert all(action_to_text(position, 0, action) for action in range(0, ACTIONS, 7))
