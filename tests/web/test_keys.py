"""Keys of the table, and settings that change what a press does."""

import re
from contextlib import suppress

from playwright.sync_api import expect

from web.album import check_axe
from web.conftest import Visit
from web.people import Person
from web.tables import arrive, lay_phase, seat_alone


def test_every_key_of_the_table_does_what_it_says(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    ada.press("b")
    words = ada.page.get_by_role("dialog")
    expect(words).to_contain_text("Row 1:")
    expect(words.get_by_role("heading", level=3)).to_have_count(3)
    check_axe(ada)
    ada.press("b")
    expect(words).to_have_count(0)
    ada.press("1", "3")
    expect(ada.tray.locator('.hand [aria-pressed="true"]')).to_have_count(2)
    ada.act(lambda: ada.press("Enter"))
    lay_by_walking(ada)


def lay_by_walking(ada: Person) -> None:
    """Walk the places by keys, then lay and take back."""
    ada.page.locator('.frame[data-step="lay"][data-thinking="0"]').wait_for()
    focus = ada.page.locator('[role="gridcell"]:focus')
    ada.press("ArrowRight")
    expect(focus).to_have_attribute("aria-label", re.compile(r"^row \d, column \d, free.*\. [+−]?\d"))
    board = "el => el.closest('[data-board]').dataset.board"
    ada.press("]")
    right = focus.evaluate(board)
    ada.press("[")
    assert focus.evaluate(board) != right
    ada.press("n")
    first = focus.get_attribute("aria-label")
    ada.press("n", "p")
    expect(focus).to_have_attribute("aria-label", first or "")
    ada.press("l")
    expect(ada.tray.locator(".places button").first).to_be_visible()
    ada.press("l")
    ada.press("n")
    ada.act(lambda: ada.press("Enter"))
    ada.wait_for_step()
    ada.act(lambda: ada.press("u"))
    expect(ada.hand).to_have_count(2)


def test_letter_keys_can_be_switched_off(visit: Visit) -> None:
    ada = visit()
    arrive(ada, "Ada", letterKeys=False)
    seat_alone(ada)
    ada.wait_for_step()
    ada.press("1", "b", "z")
    expect(ada.tray.locator('.hand [aria-pressed="true"]')).to_have_count(0)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_every_action_can_be_confirmed_with_the_button(visit: Visit) -> None:
    ada = visit()
    ada.hold_line()
    arrive(ada, "Ada", confirm=True)
    seat_alone(ada)
    lay_phase(ada)
    ada.said.clear()
    hold_a_place(ada)
    assert not any('"act"' in message for message in ada.said), "nothing is laid before the button is pressed"
    ada.act(ada.main.click)
    assert any('"act"' in message for message in ada.said)


def hold_a_place(person: Person) -> None:
    """Choose a place that stays chosen; a partner may lay a tile on one meanwhile."""
    for _ in range(5):
        person.places.first.click()
        person.page.mouse.move(640, 30)
        with suppress(AssertionError):
            expect(person.main).to_be_enabled(timeout=3000)
            return
    raise AssertionError("no place stays chosen")
