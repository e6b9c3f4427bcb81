"""What the table does beyond laying tiles: points in flight, readings, keys, wishes, undo, absences, troubles."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ConsoleMessage, Locator, WebSocketRoute, expect

from web.conftest import Visit
from web.people import Person, middle
from web.tables import arrive, ask, lay_phase, seat_alone, seat_two

AXE = Axe()


def check_axe(person: Person) -> None:
    """No violation on what is shown now."""
    found = AXE.run(person.page).response["violations"]
    assert not found, [(rule["id"], [node["html"][:200] for node in rule["nodes"]]) for rule in found]


@pytest.fixture
def ada(visit: Visit) -> Person:
    """Ada at a desk."""
    person = visit()
    arrive(person, "Ada")
    return person


@pytest.fixture
def bruno(visit: Visit) -> Person:
    """Bruno at another desk."""
    person = visit()
    arrive(person, "Bruno")
    return person


def now_line(person: Person) -> Locator:
    """What to do now."""
    return person.tray.locator(".now")


def panel(person: Person, board: str) -> Locator:
    """One of a person's large boards."""
    return person.page.locator(f'.boards [data-board="{board}"]')


# Points.


def test_points_rise_from_their_tile_and_fly_to_the_total_with_their_reason(visit: Visit) -> None:
    ada = visit()
    arrive(ada, "Ada", motion="full")
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    flight = ada.page.locator(".flights:not(.still) .flight").first
    expect(flight).to_contain_text(re.compile(r"[+−]\d"))
    assert ada.page.evaluate("getComputedStyle(document.querySelector('.flight')).pointerEvents") == "none"
    moving = flight.evaluate("flight => flight.getAnimations().map(each => each.effect.getKeyframes())")
    names = {name for frames in moving for frame in frames for name in frame}
    assert names - {"offset", "computedOffset", "easing", "composite"} == {"opacity", "transform"}
    expect(flight).to_have_count(0)
    total = ada.page.locator(".boards .total[data-total]").first
    assert total.inner_text()


def test_without_motion_the_points_stand_still_beside_the_total(ada: Person) -> None:
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    expect(ada.page.locator(".flights.still .flight").first).to_contain_text(re.compile(r"[+−]\d"))
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
    assert sum(int(mark) for mark in marks.all_text_contents()) == sum(points)
    assert ada.page.locator(".boards .dim").count() > 0
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


# Reading.


def test_a_tile_is_read_by_resting_on_it_and_by_key(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    ada.hand.first.hover()
    glance = ada.page.locator(".glance")
    expect(glance).to_contain_text("Best in")
    drawing = glance.locator("svg").first.bounding_box()
    assert drawing is not None
    assert drawing["width"] == pytest.approx(280, abs=1)
    ada.page.mouse.move(640, 30)
    expect(glance).to_have_count(0)
    ada.hand.nth(2).focus()
    ada.press("z")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_be_visible()
    expect(dialog).to_contain_text("Best in")
    check_axe(ada)
    ada.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_laid_tile_tells_the_lines_it_counts_in(ada: Person) -> None:
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    ada.act(ada.lay_by_mouse)
    ada.wait_for_step()
    laid = ada.page.locator('.boards [role="gridcell"][aria-label*="yours"]').first
    laid.focus()
    ada.press("z")
    expect(ada.page.get_by_role("dialog")).to_contain_text(re.compile("Counts in"))
    ada.press("Escape")
    ada.page.mouse.move(*middle(laid))
    expect(ada.page.locator(".glance")).to_contain_text("Counts in")


def test_a_finger_that_holds_a_tile_reads_it_and_chooses_nothing(visit: Visit) -> None:
    ada = visit(phone=True)
    arrive(ada, "Ada")
    seat_alone(ada)
    ada.wait_for_step()
    x, y = middle(ada.hand.nth(1))
    touch = ada.page.context.new_cdp_session(ada.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(ada.page.get_by_role("dialog").get_by_role("heading")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.page.get_by_role("button", name="Close").tap()
    expect(ada.tray.locator('.hand [aria-pressed="true"]')).to_have_count(0)


# Keys.


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
    arrive(ada, "Ada", confirm=True)
    seat_alone(ada)
    lay_phase(ada)
    before = ada.seq()
    ada.places.first.click()
    ada.page.mouse.move(640, 30)
    expect(ada.main).to_be_enabled()
    assert ada.seq() == before
    ada.act(ada.main.click)


# The now line.


def test_title_icon_and_button_say_what_to_do(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    assert ada.page.title().startswith("● Choose two tiles")
    expect(ada.page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
    expect(ada.main).to_have_text("Choose two tiles")
    ada.hand.first.click()
    expect(ada.main).to_have_text("Choose one more")
    expect(ada.main).to_be_disabled()
    live = now_line(ada).get_by_role("status")
    expect(live).to_have_attribute("aria-live", "assertive")


def test_a_game_leaves_the_console_clean(ada: Person) -> None:
    messages: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        messages.append(message.text)

    ada.page.on("console", hear)
    seat_alone(ada)
    for _ in range(9):
        if ada.wait_for_step() == "choose":
            for tile in range(ada.hand.count()):
                ada.hand.nth(tile).hover()
            ada.act(ada.choose_by_mouse)
        else:
            ada.act(ada.lay_by_mouse)
    assert messages == []


def test_moves_work_on_plain_http_in_a_network(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script("delete Crypto.prototype.randomUUID; delete Navigator.prototype.clipboard")
    arrive(ada, "Ada")
    seat_alone(ada)
    ada.wait_for_step()
    ada.act(ada.choose_by_mouse)


SOUNDS = """window.sounds = 0
const make = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { window.sounds += 1; return make.call(this) }"""


@pytest.mark.parametrize("is_on", [False, True], ids=["off", "on"])
def test_sound_is_off_unless_it_is_wanted(visit: Visit, is_on: bool) -> None:
    ada = visit()
    ada.page.add_init_script(SOUNDS)
    arrive(ada, "Ada", sound=is_on)
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    assert (ada.page.evaluate("window.sounds") > 0) == is_on


NOTIFICATIONS = """window.told = []
window.Notification = class {
    static permission = 'granted'
    constructor(words) { window.told.push(words) }
}
Object.defineProperty(document, 'hidden', {get: () => true})"""


@pytest.mark.parametrize("is_on", [False, True], ids=["off", "on"])
def test_my_turn_is_notified_if_wanted_while_the_page_is_not_looked_at(visit: Visit, is_on: bool) -> None:
    ada = visit()
    ada.page.add_init_script(NOTIFICATIONS)
    arrive(ada, "Ada", notifications=is_on)
    seat_alone(ada)
    ada.wait_for_step()
    assert ada.page.evaluate("window.told") == (["Choose two tiles to keep"] if is_on else [])


# Help.


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


@pytest.mark.parametrize("is_on", [False, True], ids=["off", "on"])
def test_memory_is_shown_where_the_table_allows_it(ada: Person, is_on: bool) -> None:
    seat_alone(ada, memory_aid=is_on)
    lay_phase(ada)
    while ada.wait_for_step() != "choose":
        ada.act(ada.lay_by_mouse)
    expect(ada.page.locator(".column .known")).to_have_count(1 if is_on else 0)


# Undo.


def test_undo_names_what_it_takes_back_and_the_log_strikes_it_through(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    ada.act(ada.choose_by_mouse)
    ada.page.locator('.frame[data-step="lay"][data-thinking="0"]').wait_for()
    closed = ada.tray.get_by_role("button", name=re.compile("^Undo is closed"))
    closed.focus()
    ada.press("Enter")
    expect(now_line(ada)).to_contain_text(re.compile("final|revealed"))
    ada.act(ada.lay_by_mouse)
    undo = ada.tray.get_by_role("button", name=re.compile("^Undo: the .+ in "))
    what = (undo.get_attribute("aria-label") or "").removeprefix("Undo: ")
    expect(undo).to_contain_text(what)
    ada.act(undo.click)
    ada.page.get_by_role("tab", name="Log").click()
    tile = re.sub(r" in .*", "", what)
    expect(ada.page.locator(".log .struck")).to_contain_text(f"laid {tile}")
    expect(ada.page.locator(".log")).to_contain_text("takes back")


def test_a_closed_undo_says_who_has_built_on_it(ada: Person, bruno: Person) -> None:
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    # Each lays in the city that both build, Bruno after Ada.
    ada.act(lambda: common_place(ada).click())
    bruno.page.locator('.frame[data-thinking="0"]').wait_for()
    bruno.act(lambda: common_place(bruno).click())
    closed = ada.tray.get_by_role("button", name="Undo is closed: Bruno has built on it since.")
    closed.focus()
    ada.press("Enter")
    expect(now_line(ada)).to_contain_text("Bruno has built on it since.")


def common_place(person: Person) -> Locator:
    """A place in the city of Ada and Bruno: the first seat's left and the second's right, city 0."""
    return panel(person, "0").locator(".pickable").first


# Wishes and order.


def test_a_wish_is_seen_heard_and_taken_over(ada: Person, bruno: Person) -> None:
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    say(ada, "I would like it here …")
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
    say(ada, "Please not here …")
    common_place(ada).click()
    expect(panel(bruno, "0")).to_contain_text("Ada: please not here")
    say(ada, "Me first")
    expect(panel(bruno, "0")).to_contain_text("Ada: me first")
    say(bruno, "You first")
    expect(now_line(bruno)).to_contain_text("You let the others lay first")
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


# Away and back.


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


# Two hands at one place.


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


# The end.


def test_the_end_checks_the_deal_and_shares(ada: Person) -> None:
    code = seat_alone(ada)
    ask(ada, "POST", f"tables/{code}/abandon")
    ada.page.locator('.frame[data-step="over"]').wait_for(timeout=60_000)
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
