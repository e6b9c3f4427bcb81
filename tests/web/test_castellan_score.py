"""Castles of Castellan drawn into the score assistant, by finger on a phone and by keys at a desk, and counted.

People see a finished castle and the keeps in it. So worked cases are typed in as they end, all of them when thorough;
the page then says what the cases say, with no more than one and a half taps and keystrokes a piece.
"""

import re

import pytest
from playwright.sync_api import Route, expect

from benchmarks.staging import records_of
from counts import IS_THOROUGH
from web.album import DESK, PHONE, Album
from web.conftest import Visit
from web.drawers import ENDINGS, Drawer, Finger, Keys, Typist, ending_of

MOST = 1.5
"""Taps and keystrokes a piece."""


@pytest.mark.parametrize("typist", [Finger, Keys])
def test_worked_cases_are_typed_in_and_score_what_they_should(visit: Visit, typist: type[Typist]) -> None:
    is_phone = typist is Finger
    ada = typist(visit(phone=is_phone))
    album = Album("en", [PHONE if is_phone else DESK])
    typed = ENDINGS if IS_THOROUGH else ENDINGS[::3]
    for number, end in enumerate(typed):
        ada.type(end)
        assert ada.page.locator(".problem").count() == 0, end.name
        if number % 6 == 0:
            album.take(ada.person, f"castellan-score-{end.name}")
    album.check()
    pieces = sum(len(end.pieces) for end in typed)
    print(f"{ada.taps} taps or keys for {pieces} pieces: {ada.taps / pieces:.2f}")
    assert ada.taps <= MOST * pieces


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("typist", [Finger, Keys])
def test_a_whole_castle_is_typed_in(visit: Visit, typist: type[Typist]) -> None:
    """As large as it is at the end of a real game, and no slower."""
    ada, end = typist(visit(phone=typist is Finger)), ending_of(records_of("castellan")[0])
    ada.type(end)
    assert ada.page.locator(".problem").count() == 0
    assert ada.taps <= MOST * len(end.pieces), f"{ada.taps} taps or keys for {len(end.pieces)} pieces"


def test_no_small_map_covers_a_castle_that_is_seen_whole(visit: Visit) -> None:
    """Of what is out of sight only a castle is worth a map, not the free meadow round it."""
    ada = Finger(visit(phone=True))
    ada.open()
    for first, last in [((-3, 0), (3, 0)), ((3, 0), (6, 0)), ((-3, 0), (-5, 0))]:
        ada.stroke(first, last)
    expect(ada.page.locator('[data-cell$=" h"]')).to_have_count(6)
    ada.settle()
    expect(ada.page.locator("svg.map")).to_have_count(0)


def test_a_castle_is_drawn_in_one_stroke_given_away_mended_and_won(visit: Visit) -> None:
    ada = Drawer(visit())
    ada.open()
    ada.stroke((0, 0), (2, 0), (2, 1), (0, 1), (0, 0))
    ada.expect_totals(4, 0)
    assert len(ada.shown()) == 8
    expect(ada.page.locator("[data-picked]")).to_contain_text("Court of 4 towers. Whose is it?")
    ada.page.locator('[data-owner="1"]').click()
    ada.expect_totals(0, 4)
    ada.page.locator("[data-double]").click()
    ada.expect_totals(0, 8)
    ada.stroke((1, 0))
    ada.page.locator("[data-away]").click()
    ada.expect_totals(0, 0)
    problem = ada.page.locator("li.problem")
    expect(problem).to_contain_text("A keep stands where no court is closed.")
    expect(problem.locator("a")).to_have_attribute("href", "/rules/castellan#3.3")
    ada.page.keyboard.press("Control+z")
    ada.expect_totals(0, 8)
    expect(problem).to_have_count(0)
    ada.page.get_by_role("button", name="Who wins?").click()
    expect(ada.page.locator("dialog[open] .winner .total")).to_have_text("8")


def test_a_castle_is_kept_and_taken_back_step_by_step(visit: Visit) -> None:
    """A reload keeps it, also beside a castle begun anew; undo leads to bare ground, redo to the castle again."""
    ada = Drawer(visit())
    ada.open()
    ada.stroke((0, 0), (2, 0), (2, 1), (0, 1), (0, 0))
    ada.page.locator('[data-owner="1"]').click()
    ada.expect_totals(0, 4)
    whole = ada.shown()
    undo, redo = ada.page.locator(".steps .button").first, ada.page.locator(".steps .button").nth(1)
    while undo.is_enabled():
        undo.click()
    assert ada.shown() == set()
    ada.expect_totals(0, 0)
    while redo.is_enabled():
        redo.click()
    ada.expect_totals(0, 4)
    ada.settle()
    ada.page.reload()
    ada.expect_totals(0, 4)
    assert ada.shown() == whole
    ada.page.locator(".bar [data-icon=folder-open]").click()
    ada.page.locator("dialog[open] .button.main").click()
    ada.expect_totals(0, 0)
    ada.page.locator(".bar [data-icon=folder-open]").click()
    ada.page.locator("dialog[open] li .grow").click()
    ada.expect_totals(0, 4)


def test_a_tap_right_after_a_swift_stroke_counts(visit: Visit) -> None:
    """Chromium takes such a stroke for a fling, also where nothing scrolls, and the next tap for one that stops it."""
    ada = Finger(visit(phone=True))
    ada.open()
    for start, end in (((0, 0), (1, 0)), ((1, 0), (1, 1)), ((0, 0), (0, 1)), ((0, 1), (1, 1))):
        ada.flick(start, end)
    expect(ada.page.locator("[data-picked]")).to_be_visible()
    ada.give(1)
    ada.expect_totals(0, 4)
    ada.flick((0, 0), (2, 0))
    ada.press("[aria-label=Undo]")
    expect(ada.page.locator('[data-cell="short 1 0 h"]')).to_have_count(0)
    ada.expect_totals(0, 4)


def test_a_stroke_that_rests_says_what_it_would_bring(visit: Visit) -> None:
    ada = Drawer(visit())
    ada.open()
    ada.stroke((0, 0), (1, 0), (1, 1), (0, 1))
    ada.stroke((0, 1), (0, 0), is_held=True)
    expect(ada.page.locator("[data-tools] .gain")).to_have_text("+4")
    ada.page.mouse.up()
    ada.expect_totals(4, 0)


def test_a_court_that_was_taken_stays_taken_when_another_one_closes_late(visit: Visit) -> None:
    """The scorer is slow: meanwhile another court is taken, and the tap on an owner is meant for that one."""
    ada = Drawer(visit())
    ada.open()
    ada.stroke((0, 0), (1, 0), (1, 1), (0, 1), (0, 0))
    ada.expect_totals(4, 0)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/api/assistant", hold)
    ada.stroke((3, 0), (4, 0), (4, 1), (3, 1), (3, 0))
    ada.stroke((0.5, 0.5))
    expect(ada.page.locator("[data-picked]")).to_have_attribute("data-picked", "0 0")
    for route in held:
        route.continue_()
    ada.page.unroute("**/api/assistant")
    ada.expect_totals(8, 0)
    ada.page.locator('[data-owner="1"]').click()
    ada.expect_totals(4, 4)
    expect(ada.page.locator('[data-cell="court 0 0"]')).to_have_attribute("aria-label", re.compile("of B,"))
