"""The end of a game: the check of the deal, lines that light, what is shared."""

import re

from playwright.sync_api import expect

from web.album import check_axe
from web.people import Person, ask
from web.tables import seat_alone


def test_the_end_checks_the_deal_and_shares(ada: Person) -> None:
    code = seat_alone(ada)
    ask(ada, "POST", f"tables/{code}/abandon")
    ada.page.locator('.frame[data-step="over"]').wait_for(timeout=90_000)
    ada.page.get_by_role("button", name="Check").click()
    expect(ada.page.get_by_text("It matches the hash shown at the start.")).to_be_visible()
    line = ada.page.locator(".sheet .line").first
    line.click()
    expect(line).to_have_attribute("aria-pressed", "true")
    ada.press("Escape")
    expect(line).to_have_attribute("aria-pressed", "false")
    ada.page.get_by_role("button", name="Share").click()
    expect(ada.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    check_axe(ada)
    # A bot has played it to the end: that tells nothing about Ada's level.
    assert ada.page.evaluate("localStorage.getItem('castlewright-levels')") is None
