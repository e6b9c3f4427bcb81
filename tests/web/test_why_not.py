"""A place that is drawn and not legal says why, with the section of the rules."""

import re

from playwright.sync_api import expect

from web.conftest import Visit
from web.tables import arrive, lay_phase, seat_alone


def test_a_refused_place_says_why_and_leads_to_the_rule(visit: Visit) -> None:
    ada = visit()
    arrive(ada, "Ada")
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    ada.page.locator('.frame[data-step="lay"][data-thinking="0"]').wait_for()
    # The city that has its tile is drawn, and nothing more can be laid there in this turn.
    laid = ada.page.locator(".boards [data-board]").filter(has_not=ada.page.locator(".pickable")).first
    laid.locator('[role="gridcell"][aria-label*=", free"]').first.click()
    now = ada.tray.locator(".now")
    expect(now).to_contain_text("This city has its tile for this turn")
    link = now.get_by_role("link", name="Rules 4.3")
    expect(link).to_have_attribute("href", "/rules/between_two_cities#4.3")
    # A place that is one says nothing against itself.
    ada.places.first.hover()
    expect(link).to_have_count(0)


def test_a_refused_place_says_why_by_keyboard_and_in_french(visit: Visit) -> None:
    ada = visit("fr")
    arrive(ada, "Ada", language="fr")
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    ada.page.locator('.frame[data-step="lay"][data-thinking="0"]').wait_for()
    laid = ada.page.locator(".boards [data-board]").filter(has_not=ada.page.locator(".pickable")).first
    laid.locator('[role="gridcell"]:not(:has(use))').first.focus()
    ada.press("Enter")
    expect(ada.tray.locator(".now")).to_contain_text(re.compile("Cette ville a sa tuile|Règles 4.3"))
