"""`castlewright score` for people: names as printed, near names for unknown ones, templates, lists."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from castlewright.cli.main import group
from castlewright.cli.score import books, named
from castlewright.core.errors import BadInputError
from castlewright.core.naming import plain
from castlewright.core.texts import LANGUAGES
from castlewright.games import all_games, load_game
from castlewright.games.assistant import answer

GAMES = sorted(all_games())


def run(*arguments: str) -> Result:
    return CliRunner().invoke(group, ["score", *arguments])


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("Chambre d’Écho", "chambre d echo"),
        ("chambre d'echo", "chambre d echo"),
        ("ŻÓŁTE FOYER", "zolte foyer"),
        ("map_room", "map room"),
        ("  Map   Room ", "map room"),
        ("Cœur", "coeur"),
    ],
)
def test_case_accents_and_signs_are_forgiven(written: str, words: str) -> None:
    assert plain(written) == words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_printed_name_finds_its_thing(game: str, language: str) -> None:
    """In the reader's language every name is one thing's alone, whichever way it is written; ids stay valid."""
    for book in books(load_game(game), language).values():
        for name, printed in book.printed(language).items():
            for written in (name, printed, printed.upper(), plain(printed)):
                assert book.find(written) == name, written


@pytest.mark.parametrize("game", GAMES)
def test_names_of_other_languages_are_found_or_told_apart(game: str) -> None:
    """A name in another language finds its thing, unless it is also the name of another thing nearer to the reader."""
    doubtful = 0
    for book in books(load_game(game), "en").values():
        for language in LANGUAGES:
            for name, printed in book.printed(language).items():
                try:
                    doubtful += book.find(printed) != name
                except BadInputError as error:
                    assert name in error.reason
                    doubtful += 1
    assert doubtful <= 6


@pytest.mark.parametrize(
    ("game", "kind", "written", "offered"),
    [
        ("between_two_castles", "room", "Salle des Carte", ["Salle des Cartes", "Map Room"]),
        ("between_two_castles", "room", "Wine Celar", ["Wine Cellar"]),
        ("between_two_castles", "attendant", "estete", ["Esthète", "Aesthete"]),
        ("castles_of_mad_king_ludwig", "tile", "Nap Rom", ["Nap Room"]),
        ("castles_of_mad_king_ludwig", "tile", "zielone", ["Zielone foyer"]),
        ("castellan", "piece", "towr", ["tower"]),
        ("between_two_cities", "tile", "factry", ["factory"]),
    ],
)
def test_near_names_are_offered(game: str, kind: str, written: str, offered: list[str]) -> None:
    book = books(load_game(game), "en")[kind]
    with pytest.raises(BadInputError) as caught:
        book.find(written)
    near = book.nearest(plain(written))
    assert len(near) <= 3
    assert set(near) & set(offered)
    assert all(name in caught.value.reason for name in near)


def test_nothing_is_offered_where_nothing_is_near(tmp_path: Path) -> None:
    file = tmp_path / "boards.json"
    castle = {"name": "A", "throne": "throne_food_sleeping", "rooms": [["Xyzzyx", 0, 1]]}
    file.write_text(json.dumps({"game": "between_two_castles", "castles": [castle]}), "utf-8")
    result = run(str(file))
    error = str(result.exception)
    assert "castles[0].rooms[0]: unknown room 'Xyzzyx'; castlewright score --list between_two_castles" in error
    assert len(error) < 200 + len(str(file))


MIXED: list[tuple[dict[str, Any], dict[str, Any]]] = [
    (
        {"game": "between_two_cities", "cities": [{"name": "A", "rows": [["usine", "Sklep"], ["bureau", "."]]}]},
        {"game": "between_two_cities", "cities": [{"name": "A", "rows": ["FS", "O."]}]},
    ),
    (
        {
            "game": "between_two_castles",
            "castles": [
                {
                    "name": "A",
                    "throne": "salle du trone denrees repos",
                    "rooms": [["SALLE DES CARTES", 0, 1], ["Spiżarnia", -1, 0], ["tower", 1, 1]],
                    "attendants": ["Peintre"],
                    "bonus_cards": ["1 par rangée du château"],
                }
            ],
        },
        {
            "game": "between_two_castles",
            "castles": [
                {
                    "name": "A",
                    "throne": "throne_food_sleeping",
                    "rooms": [["map_room", 0, 1], ["pantry", -1, 0], ["tower", 1, 1]],
                    "attendants": ["painter"],
                    "bonus_cards": ["height"],
                }
            ],
        },
    ),
    (
        {
            "game": "castles_of_mad_king_ludwig",
            "players": [{"name": "A", "tiles": [["hall d'entree BLEU", 0, 0, 0]], "bonus_cards": ["Couloirs"]}],
            "favors": ["Money"],
            "depleted": [300, "escalier"],
        },
        {
            "game": "castles_of_mad_king_ludwig",
            "players": [{"name": "A", "tiles": [["foyer_blue", 0, 0, 0]], "bonus_cards": ["hallways"]}],
            "favors": ["money"],
            "depleted": [300, "stairs"],
        },
    ),
    (
        {"game": "castellan", "seats": 2, "builds": [{"seat": 0, "put": ["Tour 0 0", "Krótki mur 0 0 w prawo"]}]},
        {"game": "castellan", "seats": 2, "builds": [{"seat": 0, "put": ["T 0 0", "S 0 0 h"]}]},
    ),
    (
        {"game": "castellan", "seats": 2, "builds": [{"seat": 0, "put": ["t 0 0", "long wall -1 -2 DOWN", "S 0 0 h"]}]},
        {"game": "castellan", "seats": 2, "builds": [{"seat": 0, "put": ["T 0 0", "L -1 -2 v", "S 0 0 h"]}]},
    ),
]


@pytest.mark.parametrize(("written", "meant"), MIXED, ids=[written["game"] for written, _ in MIXED])
def test_a_file_may_mix_names_of_all_languages(written: dict[str, Any], meant: dict[str, Any]) -> None:
    game = load_game(written["game"])
    assert named(game, written, "en") == meant
    assert named(game, meant, "pl") == meant


@pytest.mark.parametrize("broken", [{"castles": 3}, {"castles": [3, {"rooms": "x", "throne": 7}]}, {"castles": None}])
def test_what_is_no_board_file_is_left_to_its_check(broken: dict[str, Any]) -> None:
    assert named(load_game("between_two_castles"), broken, "en") == broken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_template_is_a_file_that_scores(game: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "boards.json"
    assert run("--template", game, str(file), "--lang", language).exit_code == 0
    text = file.read_text("utf-8")
    assert run("--template", game, "--lang", language).output == text
    named_points = json.loads(run(str(file), "--json").output)
    document: Any = dict(load_game(game).naming.TEMPLATE)
    assert named_points == json.loads(json.dumps(load_game(game).scoring.score_file(document, True).to_json()))
    assert run("--template", game, str(file)).exit_code != 0, "a file that is there is never written over"
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize("game", GAMES)
def test_the_list_shows_every_name_with_its_id(game: str) -> None:
    listed = run("--list", game, "--lang", "fr").output
    every = json.loads(run("--list", game, "--json").output)["names"]
    for kind, names in every.items():
        assert f"{kind}:" in listed
        assert set(names) == set(LANGUAGES)
        assert all(
            any(row.split() == [*name.split(), *words.split()] for row in listed.splitlines())
            for name, words in names["fr"].items()
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_may_be_called_by_its_title(game: str, tmp_path: Path) -> None:
    title = load_game(game).meta.title
    assert run("--list", title.upper()).output == run("--list", game).output
    file = tmp_path / "boards.json"
    text = run("--template", title).output
    file.write_text(text.replace(f'"{game}"', json.dumps(title), 1), "utf-8")
    assert json.loads(run(str(file), "--json").output)["game"] == game


def test_lines_of_castellan_say_where_a_court_lies(tmp_path: Path) -> None:
    file = tmp_path / "castle.json"
    run("--template", "castellan", str(file))
    assert "at 0, 0: a court of 4 towers" in run(str(file), "--lang", "en").output
    assert "en 0, 0 : une cour de 4 tours" in run(str(file), "--lang", "fr").output
    assert "0, 0: dziedziniec: 4 wieże" in run(str(file), "--lang", "pl").output


def test_nothing_given_says_what_to_do() -> None:
    result = run()
    assert result.exit_code == 2
    assert "--template GAME" in result.output


LINKED = [game for game in GAMES if find_spec(f"castlewright.games.{game}.assistant")]


@pytest.mark.parametrize("address", ["https://castle.example/score/{}", "http://localhost/x/#/score/{}", "{}"])
@pytest.mark.parametrize("game", LINKED)
def test_a_link_is_scored_like_its_boards(game: str, address: str, tmp_path: Path) -> None:
    """However the link was copied; `--json` and words are those of the file."""
    file = tmp_path / "boards.json"
    run("--template", game, str(file))
    document: Any = dict(load_game(game).naming.TEMPLATE)
    link = address.format(answer({"ask": "assess", "document": document})["link"])
    points = [board["total"] for board in json.loads(run(str(file), "--json").output)["boards"]]
    assert [board["total"] for board in json.loads(run(link, "--json").output)["boards"]] == points


@pytest.mark.parametrize(
    "link", ["https://castle.example/score/castellan#!!", "between_two_cities#", "chess#abc", "#x"]
)
def test_a_broken_link_is_refused_in_one_line(link: str) -> None:
    result = run(link)
    assert isinstance(result.exception, BadInputError)
    assert "\n" not in str(result.exception)
