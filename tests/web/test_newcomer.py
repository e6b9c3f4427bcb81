"""What a demanding newcomer stumbled over once: boards that jump, what lies out of sight, pages that lead nowhere."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from benchmarks.staging import moments, record_of, stage
from web.conftest import Visit
from web.people import Person, ask
from web.tables import arrive, lay_phase, seat_alone, seat_two

HEADS = """() => [...document.querySelectorAll('.boards section.panel')].map(panel => {
    const small = [...panel.querySelectorAll('.beside svg')].map(tile => tile.getBoundingClientRect().width)
    const total = panel.querySelector('[data-total]').getBoundingClientRect()
    return [Math.min(...small), total.right - panel.getBoundingClientRect().right]
})"""
"""Of each board the width of the smallest tile that a partner brings, and how far its total leaves the card."""
SCREENS = [(390, 844), (768, 1024), (844, 390), (1280, 800), (1920, 1080)]
LYING = {"width": 844, "height": 390}

CELLS = """() => [...document.querySelectorAll('.boards [role=grid]')].map(board => {
    const {x, y, width} = board.getBoundingClientRect()
    return [x, y, width].map(Math.round)
})"""
"""Where the large boards lie, and how large they are."""

MARGINS = """() => {
    const {left, right} = document.querySelector('main .three').getBoundingClientRect()
    const wide = document.documentElement.clientWidth
    return [left, wide - right].map(Math.round)
}"""

FLIGHTS = """window.covered = []
window.flown = 0
const rect = element => element.getBoundingClientRect()
const meets = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
const look = () => {
    for (const flight of document.querySelectorAll('.flight')) {
        window.flown += 1
        for (const place of document.querySelectorAll('.boards [data-place]'))
            if (meets(rect(flight), rect(place))) window.covered.push(flight.innerText)
    }
    requestAnimationFrame(look)
}
requestAnimationFrame(look)"""
"""In every frame: which points in flight lie over a place."""


def finish(ada: Person, code: str) -> None:
    """Let bots play to the end of Ada's game."""
    ask(ada, "POST", f"tables/{code}/abandon")
    ada.page.locator('.frame[data-step="over"]').wait_for(timeout=90_000)
    ada.page.locator("main .three").wait_for()


def check_in_sight(element: Locator) -> None:
    """The whole of it lies on the screen."""
    expect(element).to_be_in_viewport(ratio=1)


def boards(ada: Person) -> Any:
    """Where Ada's boards lie."""
    return ada.page.evaluate(CELLS)


def test_the_end_speaks_to_me_in_the_middle_of_every_screen(ada: Person) -> None:
    finish(ada, seat_alone(ada))
    expect(ada.page.locator("h1")).to_contain_text("You ")
    for width, height in SCREENS:
        ada.page.set_viewport_size({"width": width, "height": height})
        left, right = ada.page.evaluate(MARGINS)
        assert abs(left - right) <= 1, (width, left, right)


def test_a_replay_begins_at_the_beginning_and_plays(ada: Person) -> None:
    finish(ada, seat_alone(ada))
    ada.page.get_by_role("link", name="Watch the replay").click()
    step = ada.page.locator("input[type=range]")
    expect(step).to_have_value("0")
    check_in_sight(ada.page.locator(".hand [data-piece]").first)
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(step).not_to_have_value("0")
    ada.page.get_by_role("button", name="Pause").click()


def test_a_phone_that_lies_shows_what_to_do_the_hand_and_the_button(visit: Visit) -> None:
    ada = visit(phone=True)
    ada.page.set_viewport_size(LYING)  # type: ignore[arg-type]
    arrive(ada, "Ada")
    seat_alone(ada)
    for choose in (True, False):
        ada.wait_for_step()
        for part in (ada.tray.locator(".now"), ada.hand.first, ada.main, ada.page.locator(".boards [role=grid]").first):
            check_in_sight(part)
        if choose:
            ada.act(ada.choose_by_touch)


def test_boards_stay_where_they_are_whatever_is_pointed_at_chosen_and_laid(visit: Visit) -> None:
    ada = visit()
    ada.hold_line()
    arrive(ada, "Ada")
    seat_alone(ada)
    ada.wait_for_step()
    before = boards(ada)
    for tile in range(3):
        ada.hand.nth(tile).hover()
        ada.page.locator(".boards .pill").first.wait_for()
        assert boards(ada) == before
    for _ in range(6):
        ada.act(ada.choose_by_mouse if ada.wait_for_step() == "choose" else ada.lay_by_mouse)
        assert boards(ada) == before
    ada.cut_line()
    expect(ada.page.locator(".band.lost")).to_be_visible()
    assert boards(ada) == before


def test_points_fly_over_no_place(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(FLIGHTS)
    arrive(ada, "Ada", motion="full")
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    ada.page.wait_for_function("() => window.flown > 0")
    expect(ada.page.locator(".flight")).to_have_count(0)
    assert ada.page.evaluate("window.covered") == []


def test_a_friends_link_leads_to_one_page_with_one_button(visit: Visit, ada: Person) -> None:
    ada.page.goto("/new/between_two_cities")
    ada.page.locator("form .button.main").click()
    link = ada.page.locator("code").first.inner_text()
    bruno = visit()
    bruno.page.goto(link)
    bruno.page.get_by_role("button", name="Sit down").click()
    expect(bruno.page.get_by_role("heading", name="Waiting room")).to_be_visible()
    expect(bruno.page.get_by_role("button", name="Sit down")).to_have_count(0)
    assert ask(bruno, "GET", f"tables/{ada.code}")["you"]["seat"] >= 0


def test_who_has_chosen_is_never_said_to_be_on_turn(ada: Person, bruno: Person) -> None:
    seat_two(ada, bruno)
    for person in (ada, bruno):
        person.wait_for_step("choose")
    mine = bruno.page.locator('.boards [data-seat="0"]').first
    expect(mine).to_contain_text("to play")
    ada.act(ada.choose_by_mouse)
    expect(mine).to_contain_text("done")
    bruno.page.reload()
    expect(mine).to_contain_text("done")


def test_talk_that_was_not_read_is_marked_at_a_desk_too(ada: Person, bruno: Person) -> None:
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    ada.page.get_by_role("tab", name="Log").click()
    bruno.page.get_by_role("textbox", name="Write to the table").fill("Shop on top?")
    bruno.press("Enter")
    talk = ada.page.get_by_role("tab", name="Talk")
    expect(talk).to_have_accessible_name("Talk 1 unread")
    talk.click()
    expect(talk).to_have_accessible_name("Talk")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)], ids=["1280", "1920"])
def test_with_seven_seats_boards_are_equal_hands_together_and_cities_named(ada: Person, size: tuple[int, int]) -> None:
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    seat_alone(ada, bots=6)
    ada.wait_for_step()
    (_, top, wide), (_, other_top, other_wide) = boards(ada)
    assert (top, wide) == (other_top, other_wide)
    hand = [tile.bounding_box() for tile in ada.hand.all()]
    gaps = [b["x"] - a["x"] - a["width"] for a, b in pairwise(hand) if a and b]
    assert max(gaps) <= 40
    names = ada.page.locator(".column button.city").all_inner_texts()
    assert len(names) == 5
    assert all(name.strip()[0].isalpha() for name in names)


def test_long_words_make_no_board_smaller_on_a_low_screen(visit: Visit, data: Path) -> None:
    """In French «compte pour vous : la plus faible» stands beside one of the two totals."""
    record = record_of("between_two_cities", "7_players_greedy_1")
    staged = stage(data, record, len(record.actions) // 2)
    ada = visit("fr")
    ada.page.set_viewport_size({"width": 1280, "height": 640})
    ada.page.goto(staged.links[staged.acting])
    ada.page.get_by_text("la plus faible", exact=False).first.wait_for()
    (_, top, wide), (_, other_top, other_wide) = boards(ada)
    assert (top, wide) == (other_top, other_wide)


def test_what_a_partner_brings_is_large_enough_and_pushes_nothing_out_of_its_card(visit: Visit, data: Path) -> None:
    """Two lying duplexes beside «counts for you: the lower one» are the widest head there is."""
    record = record_of("between_two_cities", "4_players_greedy_1")
    step = next(at.step for at in moments(record) if at.action["do"] == "place" and at.view["round"] == 2)
    staged = stage(data, record, step)
    ada = visit("pl")
    ada.page.goto(staged.links[staged.acting])
    ada.page.locator(".beside svg").first.wait_for()
    for width, height in ((1024, 768), (1280, 640), (1280, 800), (1920, 1080)):
        ada.page.set_viewport_size({"width": width, "height": height})
        heads = ada.page.evaluate(HEADS)
        assert len(heads) == 2
        assert all(least >= 18 and over <= 0 for least, over in heads), (width, height, heads)
