"""Who was away reads what happened, and two hands that reach for one place lose nothing."""

import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from web.album import check_axe
from web.people import Person
from web.tables import common_place, lay_phase, now_line, panel, seat_two


def test_who_comes_back_in_relaxed_play_reads_what_changed(ada: Person, bruno: Person) -> None:
    code = seat_two(ada, bruno, pace="relaxed")
    lay_phase(ada, bruno)
    ada.page.goto("/about")
    bruno.act(lambda: common_place(bruno).click())
    ada.page.goto(f"/table/{code}")
    away = ada.page.get_by_role("region", name="Since you were here")
    expect(away.get_by_role("listitem").first).to_contain_text(re.compile("Bruno laid the"))
    away.get_by_role("button", name=re.compile("Bruno laid")).hover()
    expect(ada.page.locator(".boards .dim").first).to_be_attached()
    check_axe(ada)
    away.get_by_role("button", name="Close").click()
    expect(away).to_have_count(0)
    ada.page.reload()
    ada.page.locator(".frame").wait_for()
    expect(away).to_have_count(0)


def test_a_lost_line_keeps_the_chosen_tile_and_tells_what_was_missed(ada: Person, bruno: Person) -> None:
    ada.hold_line()
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    ada.hand.nth(1).click()
    ada.cut_line()
    expect(ada.page.locator(".band.lost")).to_have_text("Connection lost. Trying again. Your moves are safe.")
    expect(ada.page.locator(".boards [role=grid]").first).to_be_visible()
    bruno.act(lambda: common_place(bruno).click())
    ada.mend_line()
    expect(ada.page.locator(".band.back")).to_have_text("You are back.")
    expect(ada.page.get_by_role("region", name="Since you were here")).to_contain_text("Bruno laid the")
    expect(ada.hand.nth(1)).to_have_attribute("aria-pressed", "true")


def test_a_place_taken_by_another_is_told_and_the_preview_moves_on(ada: Person, bruno: Person) -> None:
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    common_place(ada).focus()
    ada.press("n")
    cell = ada.page.locator('[role="gridcell"]:focus').get_attribute("data-cell")
    board = ada.page.locator('[role="gridcell"]:focus').evaluate("el => el.closest('[data-board]').dataset.board")
    if board != "0":
        ada.press("[" if ada.page.locator(".boards [data-board]").first.get_attribute("data-board") == "0" else "]")
        cell = ada.page.locator('[role="gridcell"]:focus').get_attribute("data-cell")
    bruno.act(lambda: panel(bruno, "0").locator(f'.pickable[data-cell="{cell}"]').click())
    expect(now_line(ada)).to_contain_text("Bruno has just laid there.")
    expect(ada.main).to_be_enabled()
    assert ada.page.locator('[role="gridcell"]:focus').get_attribute("data-cell") != cell or board != "0"


def test_a_refused_move_says_why_and_loses_nothing_else(ada: Person, bruno: Person) -> None:
    held: list[Any] = []
    is_holding = False

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: Any) -> None:
            # What Bruno does reaches Ada only after her own move.
            is_late = is_holding and ('"type":"view"' in message or '"type":"events"' in message)
            held.append(message) if is_late else socket.send(message)

        server.on_message(pass_on)

    ada.page.route_web_socket("**/ws/tables/**", connect)
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    cell = common_place(ada).get_attribute("data-cell")
    is_holding = True
    bruno.act(lambda: panel(bruno, "0").locator(f'.pickable[data-cell="{cell}"]').click())
    common_place(ada).click()
    expect(now_line(ada)).to_contain_text("This is no longer possible")
    expect(ada.hand).to_have_count(2)
    expect(now_line(ada)).to_contain_text("Lay the")
