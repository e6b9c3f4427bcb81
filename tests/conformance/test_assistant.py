"""Boards that people type in, of every game: links there and back, fuzzed links, and the totals of recorded games."""

import random
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from castlewright.core.errors import BadInputError, CastlewrightError
from castlewright.core.game import Game
from castlewright.core.match import Match
from castlewright.core.packing import LETTERS, VERSION, Unpacker, checksum
from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.games import all_games, load_game
from castlewright.games.assistant import answer, link_of, open_link
from counts import IS_THOROUGH, seeds, share

ROOT = Path(__file__).parents[2]
GAMES = list(all_games())


def typed(name: str) -> Any:
    """How a game's boards are typed in: `tests/games/<game>/typed.py`."""
    return import_module(f"games.{name}.typed")


@pytest.mark.parametrize("name", GAMES)
def test_a_link_gives_the_same_boards(name: str) -> None:
    for seed in seeds(10_000):
        document = typed(name).random_document(random.Random(seed))
        link = link_of(document)
        assert open_link(link) == document
        assert open_link(f"https://castles.example/score/{link}") == document


def ended(name: str) -> Iterator[Any]:
    """The boards with which recorded games of a game ended."""
    game, paths = load_game(name), sorted((ROOT / "tests/records" / name).glob("*.json"))
    for record in map(read_record, paths if IS_THOROUGH else paths[::6]):
        names = [player.name for player in record.players]
        yield game.assistant.document_of(replay(game, record).position, names)


def test_links_fit_into_a_message_and_a_picture() -> None:
    """Three whole cities, one whole castle, any castle of Castellan and its names."""
    for boards in ended("between_two_cities"):
        cities = [{**city, "name": name} for city, name in zip(boards["cities"], "ABC", strict=False)]
        assert len(link_of({**boards, "cities": cities, "players": []})) <= 75
    for boards in ended("between_two_castles"):
        assert all(len(link_of({**boards, "castles": [castle], "players": []})) <= 130 for castle in boards["castles"])
    assert all(len(link_of(boards)) < 350 for boards in ended("castellan"))


@pytest.mark.parametrize("name", GAMES)
def test_random_boards_are_scored_with_what_is_wrong_beside_it(name: str) -> None:
    for seed in seeds(2_000):
        document = typed(name).random_document(random.Random(seed))
        found = answer({"ask": "assess", "document": document})
        for sheet in found["report"]["boards"]:
            assert sheet["total"] == sum(line["points"] for line in sheet["lines"])
        for problem in found["problems"]:
            assert 0 <= problem["board"] < len(found["report"]["boards"])
            assert problem["section"]
        assert len(found["boards_of"]) == len(found["report"]["players"])
        assert found["link"] == link_of(document)


def texts_of(name: str) -> str:
    """The English messages of the core and of a game."""
    folders = (ROOT / "src/castlewright/core", ROOT / "src/castlewright/games" / name)
    return "\n".join((folder / "texts" / "en.ftl").read_text("utf-8") for folder in folders)


@pytest.mark.parametrize("name", GAMES)
def test_every_problem_has_words(name: str) -> None:
    known = texts_of(name)
    for seed in seeds(2_000):
        document = typed(name).random_document(random.Random(seed))
        for problem in answer({"ask": "assess", "document": document})["problems"]:
            assert f"\n{problem['message']} =" in known


@pytest.mark.parametrize("name", GAMES)
def test_a_place_leads_to_the_totals_it_promises(name: str) -> None:
    """What `places` says is what `assess` says once the piece lies there, and no place breaks a rule."""
    kit = typed(name)
    tried = 0
    for seed in seeds(1_000):
        chance = random.Random(seed)
        document, board, piece = kit.document_and_piece(chance)
        before = len(answer({"ask": "assess", "document": document})["problems"])
        fits = answer({"ask": "places", "document": document, "board": board, "piece": piece})["places"]
        for fit in chance.sample(fits, min(3, len(fits))):
            found = answer({"ask": "assess", "document": kit.lay(document, board, piece, fit)})
            assert [sheet["total"] for sheet in found["report"]["boards"]] == fit["totals"]
            assert len(found["problems"]) <= before
            tried += 1
    assert tried


@pytest.mark.parametrize("name", GAMES)
def test_damaged_links_are_refused(name: str) -> None:
    chance = random.Random(1)
    for seed in seeds(3_000):
        link = link_of(typed(name).random_document(random.Random(seed)))
        game, _, letters = link.partition("#")
        place = chance.randrange(len(letters))
        wrong = chance.choice([letter for letter in LETTERS + "é#%" if letter != letters[place]])
        for damaged in (letters[:place] + wrong + letters[place + 1 :], letters[:place], letters + wrong):
            with pytest.raises(BadInputError) as caught:
                open_link(f"{game}#{damaged}")
            assert caught.value.key.startswith("assistant-link-")


@pytest.mark.parametrize("name", GAMES)
def test_forged_links_are_refused_or_hold_boards_that_can_be_assessed(name: str) -> None:
    """Letters at random with the right checksum: whatever comes out is a document of the game, or a clear error."""
    chance = random.Random(2)
    opened = 0
    for _ in range(share(50_000)):
        letters = "".join(chance.choice(LETTERS) for _ in range(chance.randrange(1, 80)))
        try:
            document = open_link(f"{name}#{VERSION}{checksum(letters)}{letters}")
        except BadInputError as error:
            assert error.key == "assistant-link-broken"
            continue
        opened += 1
        with suppress(CastlewrightError):
            msgspec.json.encode(answer({"ask": "assess", "document": document}))
    assert opened or share(50_000) < 1000


@pytest.mark.parametrize("name", GAMES)
def test_questions_that_are_none_get_an_answer(name: str) -> None:
    """Documents with something replaced at random raise a clear error or are assessed; nothing else happens."""
    chance = random.Random(3)
    for seed in seeds(5_000):
        document = spoilt(typed(name).random_document(random.Random(seed)), chance)
        board = chance.choice([0, 1, -1, 99, 10**20])
        for question in (
            {"ask": "assess", "document": document},
            {"ask": "places", "document": document, "board": board, "piece": chance.choice(["", "x", "shop", "tower"])},
        ):
            try:
                answer(question)
            except CastlewrightError as error:
                assert str(error)


def spoilt(value: Any, chance: random.Random) -> Any:
    """The same data with about one part in thirty replaced."""
    if chance.random() < 0.03:
        return chance.choice([None, -1, 0, 10**6, 10**30, "", "x" * 200, "é", [], [[]], {}, True, 1.5, [0, 0, 0]])
    if isinstance(value, dict):
        return {key: spoilt(part, chance) if key != "game" else part for key, part in value.items()}
    if isinstance(value, list):
        return [spoilt(part, chance) for part in value]
    return value


RECORDS = [path for name in GAMES for path in sorted((ROOT / "tests/records" / name).glob("*.json"))]


def assert_same_totals(game: Game, match: Match, names: list[str]) -> None:
    """The boards of a position score as the position does, by a document and by its link."""
    document = game.assistant.document_of(match.position, names)
    expected = game.scoring.report(match.position, names)
    found = answer({"ask": "assess", "document": open_link(link_of(document))})
    assert [sheet["total"] for sheet in found["report"]["boards"]] == [sheet.total for sheet in expected.sheets]
    assert [sheet["categories"] for sheet in found["report"]["boards"]] == [
        sheet.categories for sheet in expected.sheets
    ]
    rows = [(row.name, row.score, row.rank) for row in expected.standings]
    assert [(row["name"], row["score"], row["rank"]) for row in found["report"]["players"]] == rows
    assert found["problems"] == []


def test_recorded_games_open_with_the_same_totals() -> None:
    """At the end of every record, and at some steps on the way: all of them when thorough."""
    count = max(share(len(RECORDS) * 10), 2 * len(GAMES))
    for path in RECORDS if IS_THOROUGH else random.Random(4).sample(RECORDS, count):
        record = read_record(path)
        game = load_game(record.game)
        names = [player.name for player in record.players]
        match = Match(game, record.players, record.options, record.seed, record.branch)
        steps = {len(record.actions) * part // 4 for part in range(1, 4)}
        for number, (seat, text) in enumerate(record.actions):
            if number in steps:
                assert_same_totals(game, match, names)
            match.act(seat, text)
        assert_same_totals(game, match, names)


def test_an_unpacker_refuses_what_is_no_link() -> None:
    for letters in ("", "1", "1abc", "2abcd", "1" + "A" * 5000, "é", "1AAAA"):
        with pytest.raises(BadInputError):
            Unpacker(letters).finish()
