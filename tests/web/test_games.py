"""Whole games of Between Two Cities in a real browser, in every way that people have."""

import re

from playwright.sync_api import expect

from web.conftest import Visit
from web.people import Person

OWN_ACTIONS = 21
"""Seven choices and fourteen tiles."""


def test_a_whole_game_by_mouse_with_dragging_and_undo(visit: Visit) -> None:
    ada = visit()
    ada.sit_with_bots()
    ada.wait_for_step()
    ada.act(ada.choose_by_mouse)
    ada.wait_for_step()
    ada.act(ada.lay_by_dragging)
    undo = ada.tray.get_by_role("button", name=re.compile("^Undo"))
    ada.act(undo.click)
    expect(ada.hand).to_have_count(2)
    ada.play_to_the_end(ada.choose_by_mouse, ada.lay_by_mouse)
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text(re.compile("You (win|share|came)"))


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/")
    ada.page.locator(".game .button.main").first.wait_for()
    ada.tab_to("Play now, Between Two Cities")
    ada.press("Enter")
    ada.page.locator(".frame").wait_for()
    assert ada.play_to_the_end(ada.choose_by_keyboard, ada.lay_by_keyboard) == OWN_ACTIONS
    expect(ada.page.locator("h1")).to_contain_text(re.compile("You (win|share|came)"))


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.sit_with_bots()
    assert ada.play_to_the_end(ada.choose_by_touch, ada.lay_by_touch) == OWN_ACTIONS
    expect(ada.page.locator("h1")).to_contain_text(re.compile("You (win|share|came)"))


def test_two_browsers_in_two_languages_one_reloads_and_loses_its_line(visit: Visit) -> None:
    ada, bruno = visit("en"), visit("pl", phone=True)
    ada.page.goto("/new/between_two_cities")
    ada.page.locator("#name").fill("Ada")
    ada.page.locator("select").nth(1).select_option("easy")
    ada.page.locator("form .button.main").click()
    ada.page.locator("code").first.wait_for()
    bruno.hold_line()
    bruno.page.goto(f"/join/{ada.code}")
    bruno.page.locator("#name").fill("Łucja")
    bruno.page.locator("form .button.main").click()
    ada.page.get_by_role("button", name="Start the game").click()
    ada.page.locator(".frame").wait_for()
    bruno.page.locator(".frame").wait_for()

    both_play(ada, bruno)
    expect(bruno.tray.locator(".now")).to_contain_text("kafelki")
    bruno.page.reload()
    both_play(ada, bruno)
    bruno.cut_line()
    expect(bruno.page.locator(".band.lost")).to_contain_text("Połączenie zerwane")
    bruno.mend_line()
    expect(bruno.page.locator(".band.lost")).to_have_count(0)
    while ada.wait_for_step() != "over":
        both_play(ada, bruno)
    assert bruno.wait_for_step() == "over"
    expect(ada.page.locator("h1")).to_contain_text(re.compile("You (win|share|came)"))
    expect(bruno.page.locator("h1")).to_contain_text(re.compile("Wygrywasz|Dzielisz|Zajmujesz"))


def both_play(ada: Person, bruno: Person) -> None:
    """One turn: both choose, then both lay their two tiles."""
    for person, choose in ((ada, ada.choose_by_mouse), (bruno, bruno.choose_by_touch)):
        if person.wait_for_step() == "choose":
            person.act(choose)
    for person, lay in ((ada, ada.lay_by_mouse), (bruno, bruno.lay_by_touch)):
        for _ in range(2):
            if person.wait_for_step() == "lay":
                person.act(lay)
