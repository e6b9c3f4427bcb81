"""Reading a tile: by resting on it, by key, by a finger that holds it."""

import re

import pytest
from playwright.sync_api import expect

from web.album import check_axe
from web.conftest import Visit
from web.people import Person, middle
from web.tables import arrive, lay_phase, seat_alone


def test_a_tile_is_read_by_resting_on_it_and_by_key(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    ada.hand.first.hover()
    glance = ada.page.locator(".glance")
    expect(glance).to_contain_text("Best in")
    drawing = glance.locator("svg").first.bounding_box()
    assert drawing is not None
    assert drawing["width"] == pytest.approx(280, abs=1)
    ada.page.mouse.move(640, 30)
    expect(glance).to_have_count(0)
    ada.hand.nth(2).focus()
    ada.press("z")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text(re.compile("^[A-Z]"))
    expect(dialog).to_contain_text("Best in")
    check_axe(ada)
    ada.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_laid_tile_tells_the_lines_it_counts_in(ada: Person) -> None:
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    ada.act(ada.lay_by_mouse)
    ada.wait_for_step()
    laid = ada.page.locator('.boards [role="gridcell"][aria-label*="yours"]').first
    laid.focus()
    ada.press("z")
    expect(ada.page.get_by_role("dialog")).to_contain_text(re.compile("Counts in"))
    ada.press("Escape")
    ada.page.mouse.move(640, 30)
    ada.page.mouse.move(*middle(laid))
    expect(ada.page.locator(".glance")).to_contain_text("Counts in")


def test_a_finger_that_holds_a_tile_reads_it_and_chooses_nothing(visit: Visit) -> None:
    ada = visit(phone=True)
    arrive(ada, "Ada")
    seat_alone(ada)
    ada.wait_for_step()
    x, y = middle(ada.hand.nth(1))
    touch = ada.page.context.new_cdp_session(ada.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(ada.page.get_by_role("dialog").get_by_role("heading")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.get_by_role("button", name="Close").tap()
    expect(ada.tray.locator('.hand [aria-pressed="true"]')).to_have_count(0)
