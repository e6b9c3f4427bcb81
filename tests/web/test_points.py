"""Points on the table: in flight to the total, line by line on the sheet, before a tile is laid."""

import re
from typing import Any

from playwright.sync_api import expect

from web.album import check_axe
from web.conftest import Visit
from web.people import Person
from web.tables import arrive, lay_phase, seat_alone

FLIGHTS = """window.flights = []
const watch = () => new MutationObserver(changes => {
    for (const {addedNodes} of changes)
        for (const node of addedNodes)
            for (const flight of node.querySelectorAll?.('.flight') ?? [])
                window.flights.push({
                    words: flight.innerText,
                    isStill: node.matches('.still'),
                    takesClicks: getComputedStyle(flight).pointerEvents !== 'none',
                    moves: flight.getAnimations().flatMap(each => each.effect.getKeyframes().flatMap(Object.keys)),
                })
}).observe(document.body, {childList: true, subtree: true})
if (document.body) watch()
else addEventListener('DOMContentLoaded', watch)"""
"""The page itself notes what flies: it is soon gone again."""


def points_in_flight(ada: Person) -> list[dict[str, Any]]:
    """What flew after Ada's first tile was laid."""
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    ada.page.wait_for_function("window.flights.length > 0")
    found: list[dict[str, Any]] = ada.page.evaluate("window.flights")
    assert all(re.search(r"[+−]\d", flight["words"]) for flight in found)
    assert not any(flight["takesClicks"] for flight in found)
    return found


def test_points_rise_from_their_tile_and_fly_to_the_total_with_their_reason(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script(FLIGHTS)
    arrive(ada, "Ada", motion="full")
    for flight in points_in_flight(ada):
        assert set(flight["moves"]) - {"offset", "computedOffset", "easing", "composite"} == {"opacity", "transform"}
    expect(ada.page.locator(".flight")).to_have_count(0)


def test_without_motion_the_points_stand_still_beside_the_total(ada: Person) -> None:
    ada.page.add_init_script(FLIGHTS)
    assert all(flight["isStill"] and not flight["moves"] for flight in points_in_flight(ada))
    ada.page.mouse.click(640, 30)
    expect(ada.page.locator(".flight")).to_have_count(0)


def test_a_line_of_the_sheet_lights_its_tiles_and_writes_what_each_adds(ada: Person) -> None:
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    ada.act(ada.lay_by_mouse)
    ada.wait_for_step()
    row = ada.page.locator("tbody tr").filter(has=ada.page.locator("td:not(:text-is('0'))")).first
    name = row.get_by_role("button").inner_text().strip()
    points = [int(figure) for figure in row.locator("td").all_inner_texts()]
    row.get_by_role("button").hover()
    marks = ada.page.locator(".boards .pill.mark text")
    expect(marks.first).to_be_visible()
    expect(ada.page.locator(".boards .dim").first).to_be_attached()
    assert sum(int(mark) for mark in marks.all_text_contents()) == sum(points)
    row.get_by_role("button").click()
    ada.page.mouse.move(640, 30)
    expect(marks.first).to_be_visible()
    check_axe(ada)
    ada.press("Escape")
    expect(marks).to_have_count(0)
    expect(ada.page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "false")


def test_the_preview_leaves_out_lines_that_do_not_change(ada: Person) -> None:
    seat_alone(ada)
    lay_phase(ada)
    for _ in range(3):
        if ada.wait_for_step() == "choose":
            ada.act(ada.choose_by_mouse)
        else:
            ada.act(ada.lay_by_mouse)
    while ada.wait_for_step() != "lay":
        ada.act(ada.choose_by_mouse)
    for place in range(min(4, ada.places.count())):
        ada.places.nth(place).hover()
        ada.tray.locator(".card-of-gain .first .pill").wait_for()
        gains = ada.tray.locator(".card-of-gain li strong").all_inner_texts()
        total = ada.tray.locator(".card-of-gain .first .pill").inner_text()
        assert "0" not in gains
        assert sum(number(gain) for gain in gains) == number(total)


def number(shown: str) -> int:
    """Points as they are shown."""
    return int(shown.replace("−", "-"))
