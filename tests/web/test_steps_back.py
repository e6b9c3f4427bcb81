"""Steps back: held U and lines of the log take several actions back, and a line opens the position of its time."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from typist import FRAMES
from web.conftest import Visit
from web.people import Person
from web.tables import arrive, lay_phase, seat_two


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Ada, who has laid both tiles while Bruno still thinks: nothing was revealed since."""
    ada, bruno = visit(), visit()
    arrive(ada, "Ada")
    arrive(bruno, "Bruno")
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    ada.act(ada.lay_by_mouse)
    ada.act(ada.lay_by_mouse)
    ada.page.locator('.frame[data-step="wait"][data-thinking="0"]').wait_for()
    return ada


def log(person: Person) -> Locator:
    """The lines of the log."""
    person.page.get_by_role("tab", name="Log").click()
    return person.page.locator(".log li")


def test_u_that_is_held_takes_back_one_step_after_the_other(ada: Person) -> None:
    hand = ada.tray.locator(".hand button")
    expect(hand).to_have_count(0)
    # As the keyboard does while a key is held: one more press after the other, until both tiles are back.
    while hand.count() < 2:
        ada.page.keyboard.down("u")
    ada.page.keyboard.up("u")
    expect(hand).to_have_count(2)


def test_one_press_of_u_takes_back_one_step(ada: Person) -> None:
    ada.act(lambda: ada.press("u"))
    expect(ada.tray.locator(".hand button")).to_have_count(1)


def test_a_line_of_the_log_takes_back_everything_from_there_on(ada: Person) -> None:
    lines = log(ada)
    backs = lines.get_by_role("button", name=re.compile("^Undo as far as: Ada laid"))
    expect(backs).to_have_count(2)
    ada.act(backs.first.click)
    expect(ada.tray.locator(".hand button")).to_have_count(2)
    expect(ada.page.locator(".log .struck")).to_have_count(2)
    expect(backs).to_have_count(0)


def test_a_line_of_the_log_opens_the_position_of_that_time(ada: Person) -> None:
    laid = ada.page.locator(".boards [data-board] [role=gridcell][aria-label*=yours]")
    now = laid.count()
    assert now >= 2
    lines = log(ada)
    first = lines.get_by_role("button", name=re.compile("^Ada laid")).first
    before = lines.get_by_role("button", name=re.compile("The choices are shown"))
    before.click()
    expect(ada.page.locator(".boards")).to_contain_text("Earlier position:")
    expect(laid).to_have_count(0)
    # Nobody's hand is in the past, and my own boards are the ones shown.
    names = ada.page.locator(".boards [data-board] h2").all_inner_texts()
    first.click()
    expect(ada.page.locator(".boards")).to_contain_text(re.compile("Earlier position: Ada laid"))
    ada.page.get_by_role("button", name="Back to now").click()
    expect(laid).to_have_count(now)
    assert ada.page.locator(".boards [data-board] h2").all_inner_texts() == names
    before.click()
    expect(laid).to_have_count(0)
    ada.press("Escape")
    expect(laid).to_have_count(now)


def test_who_goes_back_to_now_is_not_shown_a_position_that_comes_late(ada: Person) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/view?seq=*", hold)
    with ada.page.expect_request("**/view?seq=*"):
        log(ada).get_by_role("button", name=re.compile("The choices are shown")).click()
    ada.press("Escape")
    with ada.page.expect_response("**/view?seq=*"):
        for route in held:
            route.continue_()
    ada.page.evaluate(FRAMES)
    expect(ada.page.get_by_role("button", name="Back to now")).to_have_count(0)
