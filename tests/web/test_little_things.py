"""What a demanding newcomer noticed: two windows, empty pages, slow answers, half-made choices, the focus."""

import re

from playwright.sync_api import Response, Route, expect

from web.conftest import Visit
from web.people import Person, ask
from web.tables import arrive, lay_phase, seat_alone, seat_two


def test_of_two_windows_the_newer_one_plays_and_the_older_can_take_over(ada: Person) -> None:
    code = seat_alone(ada)
    ada.wait_for_step()
    newer = Person(ada.page.context.new_page())
    newer.page.goto(f"/table/{code}")
    newer.wait_for_step()
    band = ada.page.locator(".band", has_text="You play at this table in another window.")
    expect(band).to_be_visible()
    ada.hand.nth(0).click()
    ada.hand.nth(1).click()
    expect(ada.main).to_be_disabled()
    band.get_by_role("button", name="Play here").click()
    expect(band).to_have_count(0)
    expect(newer.page.locator(".band", has_text="another window")).to_be_visible()
    ada.act(ada.main.click)


def test_a_home_page_without_tables_says_so_and_starts_one(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/")
    none = ada.page.get_by_role("region", name="My tables")
    expect(none).to_contain_text("No tables yet. Play now, it takes one click.")
    none.get_by_role("button", name=re.compile("Play now")).click()
    ada.page.locator(".frame").wait_for()
    ada.page.goto("/")
    expect(none).not_to_contain_text("No tables yet")


def test_play_now_seats_bots_that_suit(visit: Visit) -> None:
    ada = visit()
    ada.page.goto("/")
    card = ada.page.locator(".game", has_text="Castellan").last
    expect(card).to_contain_text("Play now: against 2 bots, medium")
    won = [{"code": str(number), "level": "medium", "won": True} for number in range(3)]
    ada.page.evaluate("games => localStorage.setItem('castlewright-levels', JSON.stringify({castellan: games}))", won)
    ada.page.reload()
    expect(card).to_contain_text("Play now: against 2 bots, hard")
    card.get_by_role("button", name=re.compile("Play now")).click()
    ada.page.locator(".frame").wait_for()
    table = ask(ada, "GET", f"tables/{ada.page.url.rsplit('/', 1)[1]}")
    assert [seat["level"] for seat in table["seats"]] == [None, "hard", "hard"]
    ada.page.goto("/new/castellan")
    expect(ada.page.get_by_role("combobox", name="Seat 3")).to_have_value("hard")


def test_a_short_log_leaves_the_column_at_its_top(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".game", has_text="Castles of Mad King Ludwig").last.locator(".button.main").click()
    page.locator(".log li").last.wait_for()
    page.wait_for_timeout(500)
    column = page.locator("#column")
    assert column.evaluate("column => column.scrollHeight > column.clientHeight")
    assert column.evaluate("column => column.scrollTop") == 0


def test_the_log_of_a_phone_opens_at_its_newest_line(visit: Visit) -> None:
    ada = visit(phone=True)
    arrive(ada, "Ada")
    seat_alone(ada, bots=6)
    for _ in range(4):
        step = ada.wait_for_step()
        ada.act(ada.choose_by_touch if step == "choose" else ada.lay_by_touch)
    ada.wait_for_step()
    ada.page.locator("nav.tabs button").last.tap()
    ada.page.get_by_role("tab", name="Log").tap()
    lines = ada.page.locator(".log li")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


def test_home_follows_whose_turn_it_is(visit: Visit, ada: Person) -> None:
    bruno = visit()
    arrive(bruno, "Bruno")
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    ada.act(ada.lay_by_mouse)
    ada.act(ada.lay_by_mouse)
    ada.page.goto("/")
    row = ada.page.locator(".table").first
    expect(row).to_contain_text("Running")
    for _ in range(2):
        bruno.act(bruno.lay_by_mouse)
    expect(row).to_contain_text("Your turn")


def test_an_answer_that_takes_long_is_announced_by_a_calm_bar(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/hint", hold)
    bar = ada.page.get_by_role("progressbar", name="Something is on its way.")
    expect(bar).to_have_count(0)
    ada.hint.click()
    expect(bar).to_be_visible()
    held[0].abort()
    expect(bar).to_have_count(0)


def test_a_reload_keeps_a_half_made_choice(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    ada.hand.nth(2).click()
    ada.page.reload()
    ada.wait_for_step()
    expect(ada.hand.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(ada.main).to_have_text("Choose one more")


def test_the_focus_stays_on_the_board_after_a_lay_by_keyboard(ada: Person) -> None:
    seat_alone(ada)
    lay_phase(ada)
    for _ in range(2):
        ada.act(ada.lay_by_keyboard)
        ada.wait_for_step()
    assert ada.page.evaluate("document.activeElement.closest('.boards, .tray') !== null")


def test_n_before_the_numbers_are_there_leads_to_the_best_place_when_they_come(ada: Person) -> None:
    seat_alone(ada)
    lay_phase(ada)
    while ada.wait_for_step() == "lay":
        ada.act(ada.lay_by_mouse)
    held: list[Route] = []
    is_held = True

    def hold(route: Route) -> None:
        if is_held:
            held.append(route)
        else:
            route.continue_()

    ada.page.route("**/previews", hold)
    with ada.page.expect_request(lambda request: '"actions"' in (request.post_data or "")):
        ada.act(ada.choose_by_mouse)
    ada.page.locator('.frame[data-step="lay"]').wait_for()
    ada.press("n")
    focus = ada.page.locator('[role="gridcell"]:focus')
    expect(focus).to_have_count(1)
    # A question may be asked anew meanwhile: whatever comes from now on is answered.
    is_held = False
    for route in held:
        route.continue_()
    expect(ada.page.locator(".boards .pill").first).to_be_visible()
    gains = [int(words.replace("−", "-")) for words in ada.page.locator(".boards .pill text").all_text_contents()]
    shown = ada.tray.locator(".card-of-gain .first .pill")
    expect(shown).to_be_visible()
    assert int(shown.inner_text().replace("−", "-")) == max(gains)


def test_places_rest_while_the_line_is_down_and_say_so(visit: Visit) -> None:
    ada = visit()
    ada.hold_line()
    arrive(ada, "Ada")
    seat_alone(ada)
    lay_phase(ada)
    assert any('"act"' in message for message in ada.said), "the choice was said"
    ada.said.clear()
    ada.cut_line()
    expect(ada.page.locator(".band.lost")).to_be_visible()
    ada.places.first.click()
    expect(ada.tray.locator(".now")).to_contain_text("The line is down: places rest until it is back.")
    ada.mend_line()
    expect(ada.page.locator(".band.back")).to_be_visible()
    ada.page.locator('.frame[data-step="lay"]').wait_for()
    assert not any('"act"' in message for message in ada.said), "what was pointed at meanwhile is not laid later"


SHIFTS = """window.shift = 0
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
}).observe({type: 'layout-shift', buffered: true})"""


def test_nothing_jumps_on_the_home_page_and_at_the_table(ada: Person) -> None:
    ada.page.add_init_script(SHIFTS)
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    ada.wait_for_step()
    assert ada.page.evaluate("window.shift") < 0.1
    ada.page.goto("/")
    ada.page.locator(".game").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate("window.shift") < 0.1


HOME_WEIGHS, HOME_FILES = 90_000, 20
"""Bytes and files of code and styles that come over the line for the home page, at most."""


def test_a_games_own_code_is_loaded_only_with_the_game_and_packed(visit: Visit) -> None:
    ada = visit()
    asked: list[str] = []
    answers: list[Response] = []
    ada.page.on("response", lambda answer: answers.extend([answer]))
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.page.goto("/")
    ada.page.locator(".game").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/face-" in url]
    code = [answer for answer in answers if answer.url.endswith((".js", ".css"))]
    assert {answer.header_value("content-encoding") for answer in code} <= {"gzip", "br", "zstd"}
    assert 20_000 < sum(answer.request.sizes()["responseBodySize"] for answer in code) < HOME_WEIGHS
    assert len(code) < HOME_FILES
    ada.play_now("Castellan")
    faces = [url for url in asked if "/face-" in url and url.endswith(".js")]
    assert len(faces) == 1


def test_words_on_a_filled_button_are_seen_where_the_system_gives_the_colours(visit: Visit) -> None:
    """Chromium lays a plate of the page's colour under words whose colour it gives; light words on it would vanish."""
    page = visit().page
    page.emulate_media(forced_colors="active")
    page.goto("/")
    button = page.locator(".game .button.main").first
    button.wait_for()
    style = "({ color, backgroundColor, forcedColorAdjust }) => [color !== backgroundColor, forcedColorAdjust]"
    assert button.evaluate(f"button => ({style})(getComputedStyle(button))") == [True, "none"]


def test_what_comes_in_from_the_side_makes_no_phone_wider(visit: Visit) -> None:
    ada = visit(phone=True)
    arrive(ada, "Ada")
    seat_alone(ada)
    ada.page.locator(".hand button").first.evaluate("tile => { tile.style.transform = 'translateX(390px)' }")
    assert ada.page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [390, 390]
