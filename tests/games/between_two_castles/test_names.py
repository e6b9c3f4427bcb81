"""Every piece of Between Two Castles has its name in every language, and the pictures say everything."""

import pytest

from castlewright.core.texts import LANGUAGES, texts
from castlewright.games.between_two_castles import data
from castlewright.games.between_two_castles.plan import from_castle
from castlewright.games.between_two_castles.position import own
from castlewright.games.between_two_castles.scoring import score_plan
from castlewright.games.between_two_castles.terminal import room_signs
from counts import seeds
from games.between_two_castles.drawn import GAME, rooms_of, staged
from playing import Setup, positions

KINDS = {
    "room": [*data.ROOMS, *data.SPECIALS, *data.THRONES],
    "attendant": [*data.ATTENDANTS],
    "card": [*data.CARDS],
    "marker": [*data.MARKERS],
    "wanted": [*data.TYPES, "special", *data.DECORATIONS],
    "bonus": ["tile", "attendant", "card", *data.SPECIALS],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(language: str) -> None:
    say = texts(language, GAME.package)
    for kind, names in KINDS.items():
        assert all(say(f"two-castles-{kind}-{name}") for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_standard_rooms_have_the_same_name(language: str) -> None:
    say = texts(language, GAME.package)
    assert len({say(f"two-castles-room-{room}") for room in data.ROOMS}) == len(data.ROOMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_sheet_can_be_said(language: str) -> None:
    say = texts(language, GAME.package)
    for seed in seeds(500):
        *_, last = positions(Setup("between_two_castles", 2 + seed % 6), seed)
        for castle in own(last).castles:
            for line in score_plan(from_castle(castle, "castle")).lines:
                assert say(line.message, line.args)
                assert say(f"category-{line.category}")


def test_components_are_those_of_the_box() -> None:
    """Rules §2."""
    assert len(data.ROOMS) == 147
    for name in data.TYPES:
        rooms = [room for room in data.ROOMS.values() if room.type == name]
        assert len(rooms) == 21
        assert all(bool(room.decoration) == (name != "outdoor") for room in rooms)
    assert (len(data.THRONES), len(data.CARDS), len(data.MARKERS), len(data.ATTENDANTS)) == (7, 20, 7, 4)
    assert len(data.SPECIALS) * data.SPECIAL_COUNT == 48
    assert len(data.ATTENDANTS) * data.ATTENDANT_COUNT == 28


def test_rooms_with_other_rules_have_other_signs() -> None:
    by_signs = {room_signs(name): room._replace(rule="") for name, room in data.ROOMS.items()}
    for name, room in data.ROOMS.items():
        assert by_signs[room_signs(name)] == room._replace(rule="")


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_the_table_can_be_drawn_at_every_step_for_every_seat(seats: int) -> None:
    say = texts("en", GAME.package)
    names = [f"player {seat}" for seat in range(seats)]
    for step, position in enumerate(positions(Setup("between_two_castles", seats), 3)):
        if step % 5:
            continue
        for seat in range(-1, seats):
            picture = GAME.terminal.table(position, seat, names, say)
            assert GAME.terminal.task(position, seat, say) if seat >= 0 else True
            for text, (column, line) in picture.places.items():
                row = "".join(words for words, _ in picture.lines[line])
                assert row[column] == "+" if text.startswith("lay") else row[column].strip()
                action = GAME.notation.action_from_text(position, seat, text)
                typed = GAME.notation.action_to_json(position, seat, action)
                assert GAME.terminal.action_text(position, typed, say)


def test_a_wide_castle_is_drawn_whole() -> None:
    """Rules §4.5."""
    rooms = " ".join(f"dead_end@{x},0" for x in range(2, 20))
    table = staged({0: rooms}, {0: "kitchen crypt"})
    picture = GAME.terminal.table(table, 0, ["Ann", "Bob", "Cid"], texts("en", GAME.package)).plain()
    assert picture.count("Csos") >= 18


def test_the_castles_of_a_board_file_are_drawn() -> None:
    castle = {"name": "A", "throne": "throne_food_sleeping", "rooms": rooms_of("map_room@2,0 crypt@0,-1")}
    (picture,) = GAME.terminal.score_boards({"game": "between_two_castles", "castles": [castle]})
    assert "LmoS" in picture.plain()
    assert "Dp|D" in picture.plain()
