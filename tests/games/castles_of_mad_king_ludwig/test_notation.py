"""Actions as people write them, drawings, and texts in three languages."""

import re
from importlib.resources import files

import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError
from castlewright.core.texts import LANGUAGES
from castlewright.core.texts import texts as load_texts
from castlewright.games.castles_of_mad_king_ludwig import constants, data
from castlewright.games.castles_of_mad_king_ludwig.drawing import draw_castle
from castlewright.games.castles_of_mad_king_ludwig.notation import action_from_text
from castlewright.games.castles_of_mad_king_ludwig.position import LudwigPosition
from counts import seeds
from games.castles_of_mad_king_ludwig.castles import build, random_castle
from games.castles_of_mad_king_ludwig.situations import GAME, act, begin, fill_market, give_money, new, texts


def table() -> LudwigPosition:
    position = begin(2)
    fill_market(position, {4000: "nap_room", 6000: "study"})
    give_money(position, 30, 30)
    return position


SAME = [
    pytest.param("buy nap_room 4000", "BUY nap_room", id="capitals, price left out"),
    pytest.param("buy nap_room 4000", "buy nap room 4000", id="a name with spaces"),
    pytest.param("buy hallway 3000", "buy hallway", id="the price of a hallway"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_ways_to_write_an_action(one: str, other: str) -> None:
    position = table()
    assert action_from_text(position, position.turn, one) == action_from_text(position, position.turn, other)


REFUSED = [
    pytest.param("buy nap_room 6000", "nap_room costs 4000, not 6000", id="wrong price"),
    pytest.param("buy salon 4000", "'salon' does not lie in the market", id="not in the market"),
    pytest.param("set 15000 nap_room", "the price to be set now is", id="nothing to arrange"),
    pytest.param("place 3,1 turn 2", "there is no tile in hand", id="nothing in hand"),
    pytest.param("search 120", "unknown size '120'", id="no such size"),
    pytest.param("keep gold", "unknown bonus card 'gold'", id="no such card"),
    pytest.param("choose fun", "unknown type 'fun'", id="no such type"),
    pytest.param("fly away", "is not an action", id="no such word"),
    pytest.param("place a,b turn c", "'a' is not a whole number", id="no number"),
]


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_what_is_no_action_is_refused_with_a_reason(text: str, message: str) -> None:
    position = table()
    with pytest.raises(BadInputError, match=message):
        action_from_text(position, position.turn, text)


def test_a_place_that_meets_nothing_is_refused() -> None:
    position = table()
    act(position, "buy nap_room")
    with pytest.raises(BadInputError, match="nap_room at 9,9 turn 0 meets no open entrance"):
        action_from_text(position, position.turn, "place 9,9")


def test_equal_turns_of_a_tile_are_the_same_action() -> None:
    position = table()
    act(position, "buy study")
    assert len({action_from_text(position, position.turn, f"place 3,0 turn {turn}") for turn in range(4)}) == 1


def test_a_place_has_the_same_number_wherever_the_castle_grew() -> None:
    """The number says which entrances meet, and the lowest castle entrance stands for several."""
    position = table()
    act(position, "buy nap_room")
    place = action_from_text(position, position.turn, "place 3,1 turn 2")
    assert place // constants.MOST_ENTRANCES == 0


def keys_and_variables(language: str) -> dict[str, set[str]]:
    """Every message of the game's file with the variables in it."""
    text = (files(GAME.package) / "texts" / f"{language}.ftl").read_text("utf-8")
    blocks = re.split(r"\n(?=[a-z])", text)
    found = {}
    for block in blocks:
        match = re.match(r"([a-z][\w-]*) =", block)
        if match:
            found[match[1]] = set(re.findall(r"\$(\w+)", block))
    return found


def test_all_languages_have_the_same_messages_with_the_same_variables() -> None:
    english = keys_and_variables("en")
    assert keys_and_variables("fr") == english
    assert keys_and_variables("pl") == english
    assert {f"ludwig-tile-{name}" for name in constants.NAMES} <= set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_can_be_said(language: str) -> None:
    say = load_texts(language, GAME.package)
    names = [say(f"ludwig-tile-{name}") for name in constants.NAMES]
    assert len(set(names)) == len(names)
    assert [say("ludwig-room", {"room": name}) for name in constants.NAMES] == names
    assert all(say("ludwig-card-name", {"card": card}) for card in constants.BONUS_CARDS)
    assert all(say("ludwig-favour-name", {"favour": favour}) for favour in data.FAVOURS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_can_be_drawn_and_every_action_said_and_hinted(language: str) -> None:
    say = load_texts(language, GAME.package)
    for seed in seeds(200):
        position = new(1 + seed % 4, str(seed))
        names = ["Ann", "Bob", "Cyd", "Dan"][: position.seats]
        chance = Chance(seed)
        while not position.is_over:
            seat = position.seat_to_act()
            assert GAME.terminal.task(position, seat, say)
            legal = position.legal(seat)
            for action in legal[:6]:
                typed = GAME.notation.action_to_json(position, seat, action)
                assert GAME.terminal.action_text(position, typed, say)
            assert all(say(key, args) for key, args in GAME.reasons.reasons(position, seat, legal[0]))
            if chance.below(8) == 0:
                for viewer in (-1, seat):
                    picture = GAME.terminal.table(position, viewer, names, say)
                    assert set(picture.places) <= set(texts(position, seat))
            position.play_random(seat, chance)
        assert GAME.terminal.task(position, 0, say)
        assert GAME.terminal.table(position, 0, names, say).plain()


def test_a_castle_is_drawn_with_walls_and_doors() -> None:
    drawn = draw_castle(build([("foyer_red", 0, 0, 0), ("nap_room", 3, 1, 2)]), {}).plain()
    for sign in ("┌", "┐", "└", "┘", "○", "/", "\\", "C0", "S1"):
        assert sign in drawn


def test_marks_point_at_their_letters() -> None:
    for seed in seeds(500):
        castle = random_castle(seed, 10)
        marks = {f"mark {number}": (castle.low_x - number, castle.low_y - 1) for number in range(3)}
        picture = draw_castle(castle, marks)
        lines = picture.plain().split("\n")
        assert all(lines[line][column] == "+" for column, line in picture.places.values())
