"""Every kind of step and of end of every game, opened in a real browser as recorded games came to it.

Which kinds there are is told by `tests/games/<game>/moments.py`. At each the acting seat reads the page, does one
action with what it finds there, and the server has it.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from benchmarks import staging
from benchmarks.staging import Wanted, find_moments, record_of, stage
from castlewright.core.record import Record
from castlewright.games import all_games
from counts import IS_THOROUGH
from web.album import DESK, DESK_DARK, LOW, LYING, PHONE, PHONE_DARK, Album, Look, wear
from web.conftest import Visit
from web.people import ask
from web.players import Player
from web.test_games import short_record
from web.ways import Mouse, Touch

GAMES = sorted(all_games())
STEPS: dict[str, dict[str, Wanted]] = {game: import_module(f"games.{game}.moments").STEPS for game in GAMES}
ENDS: dict[str, dict[str, str]] = {game: import_module(f"games.{game}.moments").ENDS for game in GAMES}
WALKED = 30
"""Of so many steps of a record one is opened where there is no time for all."""


@cache
def found(game: str) -> dict[str, tuple[Record, int]]:
    """Where the records show each kind of step."""
    return find_moments(game, STEPS[game])


def screens(kinds: dict[str, Any]) -> list[tuple[str, bool]]:
    """Each kind on a desk or on a phone, one after the other; on both when there is time."""
    if IS_THOROUGH:
        return [(kind, phone) for kind in kinds for phone in (False, True)]
    return [(kind, index % 2 == 1) for index, kind in enumerate(kinds)]


SLOW = pytest.mark.slow


def cases(kinds: Callable[[str], dict[str, Any]]) -> list[Any]:
    """All kinds of all games with the screen on which each is looked at; every second one is slow."""
    return [
        pytest.param(
            game, kind, phone, id=f"{game}, {kind}, {390 if phone else 1280}", marks=SLOW if number % 4 > 1 else ()
        )
        for game in GAMES
        for number, (kind, phone) in enumerate(screens(kinds(game)))
    ]


def sit_down(visit: Visit, phone: bool) -> tuple[Player, Album]:
    """Somebody at a desk with a mouse or with a phone, and who looks over their shoulder."""
    return Player(visit(phone=phone), Touch if phone else Mouse), Album("en", [PHONE if phone else DESK])


def act_and_compare(player: Player, code: str, seat: int, step: int) -> None:
    """One action by what the page offers; the server has it from this seat, and the page is as far as the server."""
    player.act()
    events = ask(player.person, "GET", f"tables/{code}/events?after={step}")
    acted = [event["seat"] for event in events["events"] if event["kind"] == "acted"]
    assert acted, "the server has heard of nothing"
    assert acted[0] == seat


@pytest.mark.parametrize(("game", "kind", "phone"), cases(STEPS.__getitem__))
def test_a_kind_of_step_can_be_read_heard_and_done(visit: Visit, data: Path, game: str, kind: str, phone: bool) -> None:
    record, step = found(game)[kind]
    staged = stage(data, record, step)
    ada, album = sit_down(visit, phone)
    ada.sit_at(staged)
    ada.wait()
    album.take(ada.person, f"{game}, {kind}")
    act_and_compare(ada, staged.code, staged.acting, step)
    album.check()


@pytest.mark.parametrize(("game", "kind", "phone"), cases(ENDS.__getitem__))
def test_a_kind_of_end_can_be_read_and_says_what_the_server_says(
    visit: Visit, data: Path, game: str, kind: str, phone: bool
) -> None:
    record = record_of(game, ENDS[game][kind])
    ada, album = sit_down(visit, phone)
    ada.sit_at(stage(data, record, len(record.actions)))
    assert ada.wait() == "over"
    ada.check_the_end()
    album.take(ada.person, f"{game}, end, {kind}", whole=True)
    album.check()


IN_SIGHT = [
    ("between_two_castles", "a choice of seven"),
    ("between_two_castles", "a room of seven"),
    ("between_two_castles", "a drawn room to lay"),
    ("between_two_cities", "the first choice of seven"),
    ("between_two_cities", "two duplexes of three"),
    ("between_two_cities", "a duplex of seven"),
    ("castles_of_mad_king_ludwig", "a purchase of four"),
    ("castles_of_mad_king_ludwig", "a purchase in a large castle"),
    ("castles_of_mad_king_ludwig", "prices to set"),
]
"""Steps at which pieces of the tray are chosen, in a first game."""

HIDDEN = """() => {
    const piece = document.querySelector('.tray [data-piece]').getBoundingClientRect()
    const buttons = document.querySelector('.tray .buttons').getBoundingClientRect()
    return piece.bottom - buttons.top
}"""
"""How many pixels of the first piece lie under the buttons."""


@pytest.mark.parametrize("look", [LOW, LYING], ids=str)
@pytest.mark.parametrize(("game", "kind"), IN_SIGHT)
def test_on_a_low_phone_what_one_acts_with_is_in_sight(
    visit: Visit, data: Path, game: str, kind: str, look: Look
) -> None:
    ada, _album = sit_down(visit, phone=True)
    wear(ada.person, look)
    ada.sit_at(stage(data, *found(game)[kind]))
    ada.wait()
    hidden = ada.page.evaluate(HIDDEN)
    assert hidden <= 0, f"{hidden} pixels lie under the buttons"


LEFT_OUT = """() => {
    const room = document.querySelector('.tray .buttons').getBoundingClientRect().top
    return [...document.querySelectorAll('.tray :is([data-piece], .option)')].filter(piece => {
        const {bottom, right} = piece.getBoundingClientRect()
        return bottom > room || right > piece.parentElement.getBoundingClientRect().right
    }).length
}"""
"""How many pieces of the tray are not wholly in sight."""


@pytest.mark.parametrize(
    ("game", "kind", "look"),
    [
        ("between_two_cities", "the first choice of seven", PHONE),
        ("castles_of_mad_king_ludwig", "rooms of a stack", Look(768)),
        ("castles_of_mad_king_ludwig", "rooms of a stack in the last round", Look(768)),
        ("castles_of_mad_king_ludwig", "the reward of a downstairs pair", Look(768)),
    ],
    ids=str,
)
def test_all_that_can_be_chosen_is_in_sight(visit: Visit, data: Path, game: str, kind: str, look: Look) -> None:
    ada = Player(visit("fr", phone=look is PHONE), Touch)
    wear(ada.person, look)
    ada.sit_at(stage(data, *found(game)[kind]))
    ada.wait()
    left_out = ada.page.evaluate(LEFT_OUT)
    assert not left_out, f"{left_out} pieces are hidden"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("every", [WALKED, pytest.param(1, marks=pytest.mark.slow)])
def test_a_record_is_walked_step_by_step(visit: Visit, data: Path, game: str, every: int) -> None:
    record = short_record(game)
    ada, album = sit_down(visit, phone=False)
    for step in range(every - 1, len(record.actions), every):
        staged = stage(data, record, step)
        ada.page.goto("about:blank")
        ada.sit_at(staged)
        ada.wait()
        album.audit(ada.person, f"{game}, step {step}")
        act_and_compare(ada, staged.code, staged.acting, step)
    album.check()


NARROW = [Look(320), Look(360), Look(390, special="text-200"), Look(320, special="text-200")]
ROOMY = [Look(1280), Look(844), *(Look(width, special="text-200") for width in (844, 1280))]


@pytest.mark.parametrize("language", [pytest.param("en", marks=SLOW), "fr", pytest.param("pl", marks=SLOW)])
@pytest.mark.parametrize("game", GAMES)
def test_a_ranking_has_room_for_long_names_and_large_type(
    visit: Visit, data: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    monkeypatch.setattr(staging, "NAMES", ["Wolfeschlegelsteinhausen"] * 7)
    phone, desk = visit(language, phone=True), visit(language)
    narrow, wide = Album(language, NARROW), Album(language, ROOMY)
    for kind, name in ENDS[game].items():
        record = record_of(game, name)
        link = stage(data, record, len(record.actions), people=range(len(record.players))).links[0]
        for person, album in ((phone, narrow), (desk, wide)):
            person.page.goto("about:blank")
            person.page.goto(link)
            person.page.locator("main .points, main .ranks").first.wait_for()
            album.take(person, f"{game}, {kind}", whole=True)
    narrow.check()
    wide.check()


DESKS = [DESK, DESK_DARK, Look(1920), Look(1920, dark=True), Look(768), Look(768, dark=True)]
PHONES = [PHONE, PHONE_DARK, LOW, Look(844), Look(844, dark=True), Look(320), Look(320, dark=True)]


@pytest.mark.slow
@pytest.mark.parametrize("looks", [DESKS, PHONES], ids=["desks", "phones"])
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_step_in_every_look(
    visit: Visit, data: Path, game: str, language: str, looks: list[Look]
) -> None:
    ada, album = Player(visit(language, phone=looks is PHONES), Mouse), Album(language, looks)
    ends = {kind: record_of(game, name) for kind, name in ENDS[game].items()}
    steps = {**found(game), **{kind: (record, len(record.actions)) for kind, record in ends.items()}}
    for kind, (record, step) in steps.items():
        ada.page.goto("about:blank")
        ada.sit_at(stage(data, record, step))
        ada.wait()
        album.take(ada.person, f"{game}, {kind}", whole=kind in ends)
    album.check()
