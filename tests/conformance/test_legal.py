"""Legal actions are data: number, text and typed action agree, and nobody but `notation.py` takes texts apart."""

import re
from pathlib import Path

import msgspec
import pytest

from castlewright.core.chance import Chance
from castlewright.core.errors import BadInputError
from castlewright.core.legal import OnBoard, OnPlace, Turned, piece_of, place_name
from castlewright.core.record import Record
from castlewright.games import all_games, load_game
from counts import IS_THOROUGH
from playing import SETUPS, Setup, some_positions

ROOT = Path(__file__).parents[2]
BOARDS = {
    "between_two_cities": "cities",
    "between_two_castles": "castles",
    "castles_of_mad_king_ludwig": "seats",
    "castellan": "",
}
"""The list of a view in which an action's board is counted; Castellan has one castle."""

VIEW_BYTES = {
    "between_two_castles": 16_500,
    "between_two_cities": 5_811,
    "castellan": 21_750,
    "castles_of_mad_king_ludwig": 17_550,
}
"""Half as much again as the largest view of each game's records had when actions were texts."""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_number_text_and_action_of_every_legal_action_agree(setup: Setup) -> None:
    game = load_game(setup.game)
    for position in some_positions(setup, 5, 60):
        for seat in position.waiting:
            view = game.views.view(position, seat)
            assert sorted(legal.number for legal in view.legal) == sorted(position.legal(seat))
            for number, text, action in view.legal:
                assert game.notation.to_text(action) == text
                assert game.notation.action_to_text(position, seat, number) == text
                document = msgspec.json.decode(msgspec.json.encode(action))
                assert game.notation.action_from_json(position, seat, document) == number


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_board_and_piece_of_an_action_are_those_that_it_touches_and_names(setup: Setup) -> None:
    game = load_game(setup.game)
    for position in some_positions(setup, 6, 60):
        for seat in position.waiting:
            view = game.views.view(position, seat)
            boards = len(getattr(view, BOARDS[setup.game])) if BOARDS[setup.game] else 1
            for number, text, action in view.legal:
                if not isinstance(action, OnBoard):
                    assert (piece_of(action), place_name(action)) == ("", None)
                    continue
                touched = position.touches(seat, number)
                assert 0 <= action.board < boards
                assert touched <= 0 or touched == 1 << action.board
                if setup.game.startswith("between"):
                    assert f" {action.piece} " in text
                if isinstance(action, OnPlace) and setup.game != "castellan":
                    assert f" {place_name(action)}" in text
                if isinstance(action, Turned) and setup.game == "castellan":
                    assert text.endswith(str(action.turn))


def test_an_action_for_another_board_is_refused() -> None:
    for game in all_games().values():
        position = game.new(3, {}, "1")
        chance = Chance(1)
        while not position.is_over:
            seat = position.seat_to_act()
            action = game.notation.action_to_json(position, seat, position.legal(seat)[0])
            if isinstance(action, OnBoard):
                wrong = {**msgspec.to_builtins(action), "board": action.board + 9}
                with pytest.raises(BadInputError, match=r"castle|city"):
                    game.notation.action_from_json(position, seat, wrong)
                break
            position.play_random(seat, chance)


@pytest.mark.parametrize("name", VIEW_BYTES)
def test_the_largest_view_of_the_records_is_small_enough(name: str) -> None:
    game = load_game(name)
    players = "*" if IS_THOROUGH else f"{game.meta.max_seats}_players_*greedy*"
    largest = 0
    for path in sorted(ROOT.glob(f"tests/records/{name}/{players}.json")):
        record = msgspec.json.decode(path.read_bytes(), type=Record)
        position = game.new(len(record.players), record.options, record.seed)
        for seat, text in record.actions:
            largest = max(largest, len(msgspec.json.encode(game.views.view(position, seat))))
            position.play(seat, game.notation.action_from_text(position, seat, text))
    assert 0 < largest <= VIEW_BYTES[name]


FACES = [
    *ROOT.glob("src/castlewright/cli/*.py"),
    *ROOT.glob("src/castlewright/server/**/*.py"),
    *ROOT.glob("src/castlewright/bots/*.py"),
    *ROOT.glob("src/castlewright/games/*/terminal.py"),
    *ROOT.glob("src/castlewright/games/*/view.py"),
    *ROOT.glob("src/castlewright/games/*/drawing.py"),
]
SPLITS = re.compile(r"\b(?:action|text|legal|chosen|short|entry|event|played)[\w.\[\]]*(?:\.lower\(\))?\.split\(")
ALLOWED = {'text.split("+")', 'text.split(",")'}
"""Splitting of other things under such names: the settings of a search, the names of players."""


def test_no_face_takes_the_text_of_an_action_apart() -> None:
    sources = {path: path.read_text() for path in FACES}
    client = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    faces = [path for path in client if path.name != "markdown.ts" and not path.name.endswith(".test.ts")]
    sources |= {path: path.read_text() for path in faces}
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path, source in sources.items()
        for line in source.splitlines()
        if SPLITS.search(line) and not any(allowed in line for allowed in ALLOWED)
    ]
    assert found == []
