"""The castle in the terminal: letters tell everything, and every place can be pointed at."""

import pytest

from castlewright.core.chance import Chance
from castlewright.core.texts import LANGUAGES, texts
from castlewright.games.castellan.drawing import MARKS
from castlewright.games.castellan.notation import action_to_json, action_to_text
from castlewright.games.castellan.reasons import reasons
from castlewright.games.castellan.terminal import action_text, score_boards, table, task
from counts import seeds
from games.castellan.situations import HALVES, lay, new

NAMES = ["Ann", "Bob", "Cleo", "Dan"]

PICTURE = """\
    0   1   2   3   4
  0 ■───■───■━━━━━━━∘
    ┃A10│a5 ┃
  1 ┃   ■   ┃
    ┃ A │ a ┃
  2 ■───■───■"""


def test_a_castle_is_drawn_in_box_characters() -> None:
    builds = [
        {"seat": 0, "put": HALVES.split(", "), "double": [0, 0]},
        {"seat": 0, "put": ["S 1 0 v", "T 1 1", "S 1 1 v", "L 2 0 h"], "double": [0, 0]},
    ]
    (picture,) = score_boards({"game": "castellan", "seats": 2, "builds": builds})
    shown = [line.rstrip(" ·") for line in picture.plain().splitlines()]
    assert "\n".join(shown) == PICTURE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_game_can_be_shown_and_said(language: str) -> None:
    say = texts(language, "castlewright.games.castellan")
    for seed in seeds(100):
        position = new(2 + seed % 3, str(seed))
        chance, names = Chance(seed), NAMES[: 2 + seed % 3]
        while not position.is_over:
            seat = position.seat_to_act()
            shown = table(position, seat, names, say)
            lines = shown.plain().splitlines()
            assert task(position, seat, say)
            assert task(position, (seat + 1) % position.seats, say)
            for action in position.legal(seat)[:20]:
                text = action_to_text(position, seat, action)
                assert action_text(position, action_to_json(position, seat, action), say)
                assert all(say(key, args) for key, args in reasons(position, seat, action))
                if text.startswith("build"):
                    column, line = shown.places[text]
                    assert lines[line][column] in MARKS.values()
            position.play_random(seat, chance)
        assert table(position, -1, names, say).plain()
        assert task(position, 0, say) == say("castellan-do-over")


def test_courts_of_a_claim_can_be_pointed_at() -> None:
    position = new(2)
    lay(position, 0, HALVES + ", S 1 0 v, T 1 1, S 1 1 v")
    position.turn, position.phase = 0, 2
    shown = table(position, 0, NAMES[:2], texts("en", "castlewright.games.castellan"))
    assert set(shown.places) == {"double 0 0", "double 1 0"}
    for column, line in shown.places.values():
        assert shown.plain().splitlines()[line][column - 1] == "a"
