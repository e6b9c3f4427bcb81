"""Wishes, who lays first, and talk."""

import re

from playwright.sync_api import expect

from web.album import check_axe
from web.conftest import Visit
from web.people import Person
from web.tables import arrive, common_place, lay_phase, now_line, panel, seat_two


def test_a_wish_is_seen_heard_and_taken_over(ada: Person, bruno: Person) -> None:
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    say(ada, "I would like it here…")
    expect(panel(ada, "0")).to_contain_text("Now point at a place.")
    before = ada.seq()
    common_place(ada).click()
    chip = panel(bruno, "0").get_by_role("button", name=re.compile("Ada would like the .+Show it as my preview"))
    expect(chip).to_be_visible()
    expect(panel(bruno, "0").locator(".wish-out")).to_have_count(1)
    expect(bruno.page.locator("[role=status]").filter(has_text="Ada would like")).to_have_count(1)
    check_axe(bruno)
    chip.focus()
    bruno.press("Enter")
    expect(bruno.main).to_be_enabled()
    expect(panel(bruno, "0").locator(".chosen")).to_have_count(1)
    assert ada.seq() == before
    panel(ada, "0").get_by_role("button", name=re.compile("Take the wish back")).click()
    expect(chip).to_have_count(0)


def say(person: Person, words: str) -> None:
    """Open the menu of wishes at the common city by keyboard and choose one."""
    menu = panel(person, "0").locator("summary")
    menu.focus()
    person.press("Enter")
    choice = panel(person, "0").get_by_role("button", name=words)
    expect(choice).to_be_visible()
    choice.focus()
    person.press("Enter")


def test_not_here_marks_a_place_and_you_first_orders_the_laying(ada: Person, bruno: Person) -> None:
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    say(ada, "Please not here…")
    common_place(ada).click()
    expect(panel(bruno, "0")).to_contain_text("Ada: please not here")
    say(ada, "Me first")
    expect(panel(bruno, "0")).to_contain_text("Ada: me first")
    # Whoever is quicker than the page leaves no open menu behind.
    panel(bruno, "0").locator("details").evaluate(
        "menu => { menu.querySelector('summary').click(); menu.querySelectorAll('button')[2].click() }"
    )
    expect(now_line(bruno)).to_contain_text("You let the others lay first")
    expect(panel(bruno, "0").locator("details[open]")).to_have_count(0)
    expect(now_line(ada)).to_contain_text("Bruno waits for you to lay first.")
    say(ada, "You first")
    wait_for_bots(ada)
    expect(now_line(ada)).to_contain_text("Everybody waits for the others: please begin.")
    expect(now_line(bruno)).to_contain_text("Everybody waits for the others: Ada begins.")


def wait_for_bots(person: Person) -> None:
    """Until no bot has anything to do."""
    person.page.locator('.frame[data-thinking="0"]').wait_for()


def test_wishes_by_touch(visit: Visit, ada: Person) -> None:
    bruno = visit(phone=True)
    arrive(bruno, "Bruno")
    seat_two(ada, bruno)
    ada.wait_for_step()
    ada.act(ada.choose_by_mouse)
    bruno.act(bruno.choose_by_touch)
    bruno.page.locator('.frame[data-step="lay"][data-thinking="0"]').wait_for()
    bruno.page.locator(".chips .chip").nth(1 if panel(bruno, "0").count() == 0 else 0).tap()
    board = bruno.page.locator(".boards [data-board]").last
    board.locator("summary").tap()
    board.get_by_role("button", name="You first").tap()
    expect(bruno.page.locator(".boards")).to_contain_text("Bruno: you first")


def test_talk_rests_while_tiles_are_chosen(ada: Person, bruno: Person) -> None:
    seat_two(ada, bruno)
    field = ada.page.get_by_role("textbox", name="Write to the table")
    expect(field).to_be_disabled()
    lay_phase(ada, bruno)
    field.fill("Good, shop on top.")
    ada.press("Enter")
    expect(bruno.page.get_by_role("log")).to_contain_text("Good, shop on top.")
