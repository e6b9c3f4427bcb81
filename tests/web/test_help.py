"""Help at the table: hints with their reasons, and what one may remember."""

import re

import pytest
from playwright.sync_api import expect

from web.people import Person
from web.tables import lay_phase, seat_alone


def test_hints_are_numbered_ghosts_with_a_reason(ada: Person) -> None:
    seat_alone(ada)
    lay_phase(ada)
    ada.tray.get_by_role("button", name="Hint").click()
    reasons = ada.tray.get_by_role("list", name="Hint").get_by_role("listitem")
    expect(reasons.first).to_contain_text(re.compile("the .+ in .+, row"))
    best = reasons.first.inner_text().split(" in ")[0]
    expect(ada.page.locator(".boards .hint").first).to_be_visible()
    of_this_tile = [words for words in reasons.all_inner_texts() if words.split(" in ")[0][2:] == best[2:]]
    assert ada.page.locator(".boards .hint").count() == len(of_this_tile)
    for words in of_this_tile:
        check_gain(ada, words)


def test_hints_about_the_hand_leave_all_of_it_in_sight(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    ada.tray.get_by_role("button", name="Hint").click()
    expect(ada.tray.get_by_role("list", name="Hint").get_by_role("listitem").first).to_be_visible()
    assert ada.hand.count() == 7
    for width, height in ((1280, 800), (1024, 768), (1280, 640)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.hand.last).to_be_in_viewport(ratio=1)
        tops = ada.hand.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
        assert len(set(tops)) == 1, tops


def check_gain(ada: Person, words: str) -> None:
    """The reason of a hint tells the gain that its place carries."""
    found = re.search(r" in ([^,]+), (row \d, column \d): (?:(\d+)\spoints?|no\spoints)", words)
    assert found, words
    board = ada.page.locator(f'.boards [data-board][aria-label="{found[1]}"]')
    gain = f"+{found[3]}" if found[3] else "0"
    place = board.get_by_role("gridcell", name=re.compile(rf"^{found[2]}, free.*\. {re.escape(gain)}(:|$)"))
    expect(place).to_have_count(1)


@pytest.mark.parametrize("is_on", [False, True], ids=["off", "on"])
def test_memory_is_shown_where_the_table_allows_it(ada: Person, is_on: bool) -> None:
    seat_alone(ada, memory_aid=is_on)
    lay_phase(ada)
    while ada.wait_for_step() != "choose":
        ada.act(ada.lay_by_mouse)
    expect(ada.page.locator(".column .known")).to_have_count(1 if is_on else 0)
