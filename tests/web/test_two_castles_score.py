"""What only castles need in the score assistant: letters in three languages, rooms moved or mistyped, Ludwig."""

import pytest
from playwright.sync_api import expect

from castlewright.games.assistant import link_of
from games.between_two_castles.typed import by_keys, by_touch, table_of
from typist import Typist
from web.album import DESK, PHONE, Album
from web.conftest import Visit

GAME = "between_two_castles"
CASTLE = {"rooms": [["kitchen", 2, 0], ["library", 2, 1]], "attendants": ["painter"], "bonus_cards": ["height"]}


@pytest.mark.parametrize(
    ("language", "letters", "room"),
    [("en", "KIT", "kitchen"), ("fr", "glaciere", "ice_house"), ("pl", "kuch", "kitchen")],
)
def test_letters_of_the_readers_language_find_a_room_without_case_and_accents(
    visit: Visit, language: str, letters: str, room: str
) -> None:
    typist = Typist(visit(language).page)
    typist.open(GAME)
    typist.type(letters)
    expect(typist.page.locator(f'.found [data-piece="{room}"]')).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(("language", "phone"), [("pl", True), ("fr", False)])
def test_every_shelf_can_be_read_and_heard(visit: Visit, language: str, phone: bool) -> None:
    person, album = visit(language, phone=phone), Album(language, [PHONE if phone else DESK])
    typist = Typist(person.page)
    typist.open(GAME)
    by_touch(typist, table_of(CASTLE))
    typist.settle()
    for number, shelf in enumerate(["rooms", "throne", "attendants", "cards"]):
        person.page.locator(".tools .shelves label").nth(number).click()
        album.take(person, f"score-{GAME}-{shelf}")
    person.page.locator('[data-room="kitchen"]').click()
    album.take(person, f"score-{GAME}-moved")
    album.check()


def test_a_shelf_that_is_opened_is_shown_whatever_was_typed(visit: Visit) -> None:
    typist = Typist(visit(phone=True).page)
    typist.open(GAME)
    field = typist.page.locator(".tools input.field")
    typist.page.locator(".tools .shelves label").nth(0).click()
    field.fill("gre")
    expect(typist.piece("great_hall")).to_be_visible()
    typist.page.locator(".tools .shelves label").nth(2).click()
    expect(typist.piece("great_hall")).to_have_count(0)
    expect(typist.piece("painter")).to_be_visible()


def test_a_room_is_moved_taken_away_and_brought_back(visit: Visit) -> None:
    typist = Typist(visit(phone=True).page)
    typist.open(GAME)
    by_touch(typist, table_of({"rooms": [["kitchen", 2, 0]]}))
    kitchen = typist.page.locator('.ground [data-room="kitchen"]')
    kitchen.click()
    typist.cell("-1,0").click()
    expect(kitchen).to_have_attribute("data-cell", "-1,0")
    kitchen.click()
    typist.page.locator(".taken button").click()
    expect(kitchen).to_have_count(0)
    typist.page.locator(".steps .button").first.click()
    expect(kitchen).to_have_attribute("data-cell", "-1,0")


def test_what_breaks_a_rule_is_marked_in_the_castle_and_named_with_its_section(visit: Visit) -> None:
    typist = Typist(visit().page)
    typist.open(GAME)
    by_keys(typist, table_of({"rooms": [["kitchen", 2, 0], ["library", 2, -1]]}))
    expect(typist.page.locator('.ground [data-wrong="2,-1"]')).to_be_visible()
    expect(typist.problems()).to_have_count(1)
    assert (typist.problems().locator("a").get_attribute("href") or "").startswith(f"/rules/{GAME}#4")
    assert "breaks a rule" in (typist.cell("2,-1").get_attribute("aria-label") or "")


def test_a_castle_of_a_link_may_have_a_card_twice(visit: Visit) -> None:
    page = visit().page
    page.goto(f"/score/{link_of(table_of({**CASTLE, 'bonus_cards': ['height', 'height']}))}")
    expect(page.locator(".ground .cards li")).to_have_count(2)


def test_two_players_are_ranked_with_ludwig_and_three_without(visit: Visit) -> None:
    typist = Typist(visit().page)
    typist.open(GAME)
    castles = [table_of({"rooms": [[room, 2, 0]]})["castles"][0] for room in ("kitchen", "library", "salon")]
    by_keys(typist, {**table_of({}), "castles": castles})
    assert len(typist.totals()) == len(castles)
    typist.page.locator(".last .button.main").click()
    dialog = typist.page.locator("dialog[open]")
    expect(dialog.locator("ol > li")).to_have_count(3)
    expect(dialog).to_contain_text("Ludwig")
    dialog.locator(".choices label").nth(1).click()
    expect(dialog).not_to_contain_text("Ludwig")
    expect(dialog.locator("ol > li")).to_have_count(3)
