"""Whole games of Castles of Mad King Ludwig in a real browser, in every way that people have."""

import re

import pytest
from playwright.sync_api import expect

from web.album import DESK, PHONE, Album
from web.builders import Builder
from web.conftest import Visit


@pytest.mark.slow
def test_a_whole_game_by_mouse_with_dragging(visit: Visit) -> None:
    ada = Builder(visit())
    ada.sit(bots=2)
    ada.play_to_the_end(ada.by_mouse)
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(re.compile("You (win|came|share)"))
    assert ada.met["arrange"] > 1


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ada = Builder(visit("fr"))
    ada.sit(bots=1)
    ada.play_to_the_end(ada.by_keyboard)
    expect(ada.page.locator("h1")).to_contain_text(re.compile("Vous|place"))


@pytest.mark.slow
def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ada = Builder(visit("pl", phone=True))
    ada.sit(bots=3)
    ada.play_to_the_end(ada.by_touch)
    expect(ada.page.locator("h1")).to_contain_text(re.compile("Wygrywasz|miejsce|Dzielisz"))


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "second"])
def test_alone_to_the_rank_of_an_edition(visit: Visit, edition: str) -> None:
    ada = Builder(visit())
    ada.sit(bots=0, options={"edition": edition})
    ada.play_to_the_end(ada.by_keyboard)
    expect(ada.page.locator("h1")).to_contain_text("points")
    expect(ada.page.locator(".ranks .here")).to_have_count(1)
    expect(ada.page.locator(".ranks")).to_contain_text("Court jester" if edition == "first" else "Apprentice")


def test_nothing_is_paid_before_a_room_lies_in_the_castle(visit: Visit) -> None:
    ada = Builder(visit())
    ada.sit(bots=1)
    while (step := ada.wait()) != "turn":
        ada.act(step, ada.by_keyboard)
    seq = ada.person.seq()
    ada.cards.first.click()
    ada.pills.first.wait_for()
    expect(ada.page.locator(".plate .less")).to_have_count(1)
    ada.second.click()
    assert (ada.person.seq(), ada.pills.count()) == (seq, 0)


@pytest.mark.parametrize("phone", [False, True])
def test_every_phase_can_be_read_and_heard(visit: Visit, phone: bool) -> None:
    album = Album("en", [PHONE if phone else DESK])
    ada = Builder(visit(phone=phone))
    ada.sit(bots=1)
    for _ in range(16):
        step = ada.wait()
        if ada.met[step] == 1:
            album.take(ada.person, f"castles-{step}")
        ada.act(step, ada.by_touch if phone else ada.by_keyboard)
    album.check()
    assert {"return", "arrange", "turn"} <= set(ada.met)
