"""Undo says what it takes back and, when it is closed, why."""

import re

from playwright.sync_api import expect

from web.people import Person
from web.tables import common_place, lay_phase, now_line, seat_alone, seat_two


def test_undo_names_what_it_takes_back_and_the_log_strikes_it_through(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    ada.act(ada.choose_by_mouse)
    ada.page.locator('.frame[data-step="lay"][data-thinking="0"]').wait_for()
    closed = ada.tray.get_by_role("button", name=re.compile("^Undo is closed"))
    closed.focus()
    ada.press("Enter")
    expect(now_line(ada)).to_contain_text(re.compile("final|revealed"))
    ada.act(ada.lay_by_mouse)
    undo = ada.tray.get_by_role("button", name=re.compile("^Undo: the .+ in "))
    what = (undo.get_attribute("aria-label") or "").removeprefix("Undo: ")
    expect(undo).to_contain_text(what)
    ada.act(undo.click)
    ada.page.get_by_role("tab", name="Log").click()
    tile = re.sub(r" in .*", "", what)
    expect(ada.page.locator(".log .struck")).to_contain_text(f"laid {tile}")
    expect(ada.page.locator(".log")).to_contain_text("takes back")


def test_a_closed_undo_says_who_has_built_on_it(ada: Person, bruno: Person) -> None:
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    # Each lays in the city that both build, Bruno after Ada.
    ada.act(lambda: common_place(ada).click())
    bruno.page.locator('.frame[data-thinking="0"]').wait_for()
    bruno.act(lambda: common_place(bruno).click())
    closed = ada.tray.get_by_role("button", name="Undo is closed: Bruno has built on it since.")
    closed.focus()
    ada.press("Enter")
    expect(now_line(ada)).to_contain_text("Bruno has built on it since.")
