"""The same stories of every game in a real browser: played in every way that people have, alone and by two.

A table begins at the beginning, or near the end of a recorded game, so that both are met soon; whole games are slow.
"""

from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

from benchmarks.staging import Staged, record_of, records_of, stage
from castlewright.core.record import Record
from castlewright.games import all_games, load_game
from typist import FRAMES
from web.album import DESK, PHONE, Album
from web.conftest import PATIENCE, Visit
from web.players import LONGEST, Player
from web.ways import WAYS, Keyboard, Mouse, Touch

GAMES = sorted(all_games())
LANGUAGES = {"mouse": "en", "keyboard": "fr", "touch": "pl"}


FIRST, LAST = 8, 12
"""Actions at the beginning, and how many actions of all seats before the end a late table stands."""


def in_turn(shift: int) -> list[Any]:
    """Every game in every way; the quick tests take one way for each game, another for the next."""
    return [
        pytest.param(game, way, marks=[] if (number + turn + shift) % len(WAYS) == 0 else [pytest.mark.slow])
        for number, game in enumerate(GAMES)
        for turn, way in enumerate(WAYS)
    ]


def short_record(game: str) -> Record:
    """The recorded game of two or three players with the fewest actions, of those in which something is built."""
    found = [record_of(game, path.stem) for path in records_of(game)]
    few = [record for record in found if 2 <= len(record.players) <= 3 and is_built(record)]
    return min(few, key=lambda record: len(record.actions))


def is_built(record: Record) -> bool:
    """Whether most actions are done only once; where all pass, nobody builds."""
    return 2 * len({text for _, text in record.actions}) > len(record.actions)


def album_of(way: str) -> Album:
    """Where the pictures of this way go: a phone's, or a desk's."""
    return Album(LANGUAGES[way], [PHONE if way == "touch" else DESK])


def bots_for(game: str, way: str) -> int:
    """Two bots by mouse, the fewest by keyboard, all seats full by touch."""
    return {"mouse": 2, "keyboard": 1, "touch": load_game(game).meta.max_seats - 1}[way]


def player(visit: Visit, way: str) -> Player:
    """Somebody who plays in this way, in a language of their own."""
    return Player(visit(LANGUAGES[way], phone=way == "touch"), WAYS[way])


@pytest.mark.parametrize(("game", "way"), in_turn(1))
def test_the_first_turns_can_be_played_read_and_heard(visit: Visit, game: str, way: str) -> None:
    ada, album = player(visit, way), album_of(way)
    ada.sit(game, bots=bots_for(game, way))
    ada.play_turns(FIRST, lambda step: album.take(ada.person, f"{game}-{step}"))
    album.check()


@pytest.mark.parametrize(("game", "way"), in_turn(0))
def test_the_last_turns_lead_to_the_score_of_the_server(visit: Visit, data: Path, game: str, way: str) -> None:
    record = short_record(game)
    ada, album = player(visit, way), album_of(way)
    ada.sit_at(stage(data, record, len(record.actions) - LAST, with_bots=True))
    ada.play(lambda step: album.take(ada.person, f"{game}-late-{step}", whole=step == "over"))
    ada.check_the_end()
    album.check()


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit: Visit, game: str, way: str) -> None:
    ada, album = player(visit, way), album_of(way)
    ada.sit(game, bots=bots_for(game, way))
    ada.play(lambda step: album.take(ada.person, f"{game}-{step}", whole=step == "over"))
    ada.check_the_end()
    album.check()


@pytest.mark.parametrize("game", GAMES)
def test_two_people_in_two_languages_one_reloads_and_loses_the_line(visit: Visit, data: Path, game: str) -> None:
    record = short_record(game)
    staged = stage(data, record, len(record.actions) // 2, people=[0, 1], with_bots=True)
    play_together(visit, staged, turns=6)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_people_in_two_languages_play_a_whole_game(visit: Visit, data: Path, game: str) -> None:
    staged = stage(data, short_record(game), 0, people=[0, 1], with_bots=True)
    for person in play_together(visit, staged):
        person.check_the_end()


def play_together(visit: Visit, staged: Staged, turns: int | None = None) -> tuple[Player, Player]:
    """Ada in English by mouse, Łucja in Polish on a phone: she reloads with something picked, then her line is lost."""
    ada, lucja = Player(visit("en"), Mouse), Player(visit("pl", phone=True), Touch)
    lucja.person.hold_line()
    ada.sit_at(staged, 0)
    lucja.sit_at(staged, 1)
    has_reloaded = False
    for acted in range(LONGEST if turns is None else turns):
        who = whose_turn(ada, lucja)
        if who is None:
            break
        if who is lucja and not has_reloaded and can_pick(lucja):
            reload_with_something_picked(lucja)
            has_reloaded = True
        if acted == 3:
            lose_the_line(lucja)
        who.wait()
        who.act()
    return ada, lucja


def whose_turn(*players: Player) -> Player | None:
    """Who can act now; nobody when the game is over."""
    ends = monotonic() + PATIENCE / 1000
    while monotonic() < ends:
        for each in players:
            if each.is_over:
                return None
            if each.is_to_act:
                return each
        players[0].page.evaluate(FRAMES)
    raise AssertionError("nobody can act")


def can_pick(who: Player) -> bool:
    """Whether something is to be picked before anything else can be done."""
    who.way.settle()
    return not who.is_ready() and who.way.reach > 0


def reload_with_something_picked(who: Player) -> None:
    """What was picked in the tray is picked after a reload, and the places that it opened are open."""
    who.way.pick(0)
    who.way.settle()
    before = prepared(who)
    assert before != (0, 0)
    who.page.reload()
    who.page.locator(".frame").wait_for()
    who.way.settle()
    assert prepared(who) == before


def prepared(who: Player) -> tuple[int, int]:
    """How much is picked, and how many places are open."""
    picked = who.page.locator(".tray .body :is([aria-pressed=true], [aria-checked=true])")
    return picked.count(), who.way.places.count()


def lose_the_line(who: Player) -> None:
    """A lost line is said, nothing can be pressed meanwhile, and it comes back by itself."""
    who.person.cut_line()
    expect(who.page.locator(".band.lost")).to_be_visible()
    expect(who.page.locator(".frame")).to_have_attribute("data-resting", "true")
    who.person.mend_line()
    expect(who.page.locator(".band.lost")).to_have_count(0)


def test_a_game_is_found_and_begun_by_keyboard_alone(visit: Visit) -> None:
    ada = Player(visit(), Keyboard)
    ada.page.goto("/")
    ada.page.locator(".game .button.main").first.wait_for()
    ada.person.tab_to("Play now")
    ada.person.press("Enter")
    ada.page.locator(".frame").wait_for()
    ada.play_turns(3)
