"""What only Between Two Castles has in a browser: chains of bonuses, partners who point, Ludwig, castles in words."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from benchmarks.staging import Moment, Staged, Wanted, find_moments, moments, record_of, stage
from castlewright.core.record import Record
from games.between_two_castles.moments import ENDS, GAME, STEPS, bonus_of, is_bonus
from typist import FRAMES
from web.album import DESK, PHONE, Album
from web.conftest import Visit
from web.players import Player
from web.ways import Keyboard, Mouse, Touch


def is_in_a_chain(moment: Moment) -> bool:
    """Whether a room that a bonus brought has just set off this bonus, which lays one of five drawn rooms."""
    before = [(seat, *text.split()[:2]) for seat, text in moment.record.actions[max(0, moment.step - 2) : moment.step]]
    if not is_bonus("tile", "take")(moment):
        return False
    cause = moment.view["castles"][moment.action["board"]]["waits"]["cause"]
    return before == [(moment.seat, "take", cause), (moment.seat, "lay", cause)]


def is_own_room(moment: Moment) -> bool:
    """Whether a room of the own pair is laid."""
    return moment.action["do"] == "lay" and bonus_of(moment) == ""


def with_a_partner(wanted: Wanted) -> Wanted:
    """Whether such a step comes at a table where everybody has a partner on either side."""
    return lambda moment: len(moment.record.players) > 2 and wanted(moment)


BONUSES: dict[str, Wanted] = {
    "chain": is_in_a_chain,
    "tile": with_a_partner(is_bonus("tile", "take")),
    "attendant": with_a_partner(is_bonus("attendant", "take")),
    "room": with_a_partner(is_bonus("room", "lay")),
}


class Settled(NamedTuple):
    """Where a bonus is to be settled: the step of a record, the castle, and who builds it with who acts."""

    record: Record
    step: int
    board: int
    partner: int


@cache
def found(kind: str) -> Settled:
    """The first such bonus of the records."""
    record, step = find_moments(GAME, {kind: BONUSES[kind]})[kind]
    moment = next(each for each in moments(record) if each.step == step)
    board = moment.action["board"]
    builders = moment.view["castles"][board]["builders"]
    return Settled(record, step, board, next(seat for seat in builders if seat != moment.seat))


def staged_for_both(data: Path, kind: str) -> tuple[Staged, int]:
    """A table at such a bonus with a person in the seats of both who build that castle, and the partner's seat."""
    record, step, _, partner = found(kind)
    acting = record.actions[step][0]
    return stage(data, record, step, people=[acting, partner]), partner


def offered(player: Player) -> Locator:
    """What the partner sees of a bonus."""
    return player.page.locator(".boards .offers button")


def test_a_reload_in_a_chain_of_bonuses_keeps_what_is_picked_and_tells_the_chain(visit: Visit, data: Path) -> None:
    staged, partner = staged_for_both(data, "chain")
    ada, lucja = Player(visit("en"), Mouse), Player(visit("pl", phone=True), Touch)
    ada.sit_at(staged)
    lucja.sit_at(staged, partner)
    assert ada.wait() == "bonus"
    chain = ada.page.locator(".tray .steps li")
    steps = chain.all_inner_texts()
    assert len(steps) >= 3
    expect(chain.last).to_be_in_viewport(ratio=0.95)
    ada.way.pick(1)
    ada.way.settle()
    places = ada.way.places.count()
    assert places > 0
    ada.page.reload()
    ada.page.locator(".frame").wait_for()
    ada.way.settle()
    expect(ada.way.choices.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(ada.way.places).to_have_count(places)
    assert chain.all_inner_texts() == steps
    ada.act()
    expect(lucja.page.locator(".frame")).to_have_attribute("data-seq", str(ada.person.seq()))


@pytest.mark.slow
def test_a_whole_game_of_seven_at_a_desk(visit: Visit) -> None:
    ada, album = Player(visit(), Mouse), Album("en", [DESK])
    ada.sit(GAME, bots=6)
    ada.play(lambda step: album.take(ada.person, f"{GAME}-seven-{step}", whole=step == "over"))
    ada.check_the_end()
    album.check()


def test_a_partner_points_at_a_room_and_its_place_and_the_other_takes_it_over(visit: Visit, data: Path) -> None:
    staged, partner = staged_for_both(data, "tile")
    ada, bruno = Player(visit("fr"), Mouse), Player(visit(), Mouse)
    ada.sit_at(staged)
    bruno.sit_at(staged, partner)
    assert ada.wait() == "bonus"
    offered(bruno).nth(2).click()
    expect(offered(bruno).nth(2)).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".tray .wished")).to_have_count(1)
    expect(bruno.page.locator(".tray .now")).to_contain_text("Point at a place")
    bruno.way.settle()
    bruno.page.mouse.click(*bruno.way.free_spots()[0])
    expect(ada.page.locator(".boards .wish-out")).to_have_count(1)
    expect(bruno.page.locator(".tray .now")).not_to_contain_text("Point at a place")
    ada.page.locator(".boards .said").click()
    expect(ada.way.choices.nth(2)).to_have_attribute("aria-pressed", "true")
    expect(ada.page.locator(".boards .chosen")).to_have_count(1)
    ada.person.act(ada.way.main.click)
    expect(ada.page.locator(".boards .wish-out")).to_have_count(0)
    expect(bruno.page.locator(".boards .wish-out")).to_have_count(0)


def test_a_partner_on_a_phone_points_at_the_place_of_a_room_that_the_other_lays(visit: Visit, data: Path) -> None:
    staged, partner = staged_for_both(data, "room")
    ada, lucja = Player(visit(), Mouse), Player(visit("pl", phone=True), Touch)
    ada.sit_at(staged)
    lucja.sit_at(staged, partner)
    offered(lucja).first.tap()
    lucja.way.settle()
    lucja.page.touchscreen.tap(*lucja.way.free_spots()[0])
    lucja.way.main.tap()
    expect(ada.page.locator(".boards .wish-out")).to_have_count(1)


def test_what_a_partner_no_longer_points_at_is_gone(visit: Visit, data: Path) -> None:
    staged, partner = staged_for_both(data, "attendant")
    ada, bruno = Player(visit(), Mouse), Player(visit(), Mouse)
    ada.sit_at(staged)
    bruno.sit_at(staged, partner)
    for index in (0, 1):
        offered(bruno).nth(index).click()
        expect(ada.page.locator(".tray .wished")).to_have_count(1)
    expect(ada.page.locator(".boards .said")).to_contain_text("would take")
    offered(bruno).nth(1).click()
    expect(ada.page.locator(".tray .wished")).to_have_count(0)


def test_an_attendant_lights_what_it_would_count_before_it_is_taken(visit: Visit, data: Path) -> None:
    staged, _ = staged_for_both(data, "attendant")
    ada = Player(visit(), Mouse)
    ada.sit_at(staged)
    ada.wait()
    gains = [int(text.split()[0]) for text in ada.page.locator(".tray .gains").all_inner_texts()]
    best = gains.index(max(gains))
    total = ada.page.locator(f'.boards [data-total="{found("attendant").board}"]')
    before = int(total.inner_text().split()[-1])
    ada.way.pick(best)
    ada.way.settle()
    expect(ada.page.locator(".boards .lit")).to_have_count(max(gains))
    ada.person.act(ada.way.main.click)
    expect(total).to_contain_text(str(before + max(gains)))


def test_either_of_two_bonuses_comes_first_and_its_castle_is_seen_whole(visit: Visit, data: Path) -> None:
    record, step = find_moments(GAME, {"two": STEPS["two bonuses at once"]})["two"]
    ada = Player(visit(phone=True), Touch)
    ada.sit_at(stage(data, record, step))
    assert ada.wait() == "bonus"
    first, offered = ada.page.locator(".boards [data-board]").get_attribute("data-board"), ada.way.choices.count()
    ada.page.locator(".tray .beside").tap()
    ada.way.settle()
    expect(ada.page.locator(f'.boards [data-board]:not([data-board="{first}"])')).to_have_count(1)
    assert ada.way.choices.count() != offered
    expect(ada.page.locator(".boards .more")).to_have_count(0)
    ada.act()
    expect(ada.page.locator(f'.boards [data-board="{first}"]')).to_have_count(1)


THRONES = """() => [...document.querySelectorAll('.boards [data-board]')].map(board => {
    const {y, height} = board.querySelector('[data-room^=throne]').getBoundingClientRect()
    return [y, height].map(Math.round)
})"""
"""Where the throne rooms of the castles lie, and how high they are."""


def test_a_bonus_moves_no_castle_that_is_in_sight_anyway(visit: Visit, data: Path) -> None:
    record, step = find_moments(GAME, {"special": STEPS["a special room to choose"]})["special"]
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, step))
    assert ada.wait() == "bonus"
    before = ada.page.evaluate(THRONES)
    assert before[0] == before[1]
    ada.way.pick(0)
    ada.way.settle()
    assert ada.way.places.count() > 0
    assert ada.page.evaluate(THRONES) == before
    assert ada.page.locator(".boards .tools").count() == 0


USED_UP = [
    ("7_players_fountains_used_up", "special", 3, "No Fountain is left: take another special room instead.", 2),
    ("7_players_fountains_used_up", "special", 5, "No longer there: Fountain.", 2),
    ("7_players_painters_used_up", "attendant", 3, "No longer there: Painter.", 3),
]


@pytest.mark.parametrize(("name", "bonus", "number", "said", "left"), USED_UP)
def test_what_has_run_out_is_said_and_not_offered(
    visit: Visit, data: Path, name: str, bonus: str, number: int, said: str, left: int
) -> None:
    record = record_of(GAME, name)
    supply = "attendants" if bonus == "attendant" else "specials"
    step = next(
        each.step
        for each in moments(record)
        if is_bonus(bonus, "take")(each)
        and each.view["castles"][each.action["board"]]["waits"]["number"] == number
        and 0 in each.view["supply"][supply].values()
    )
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, step))
    assert ada.wait() == "bonus"
    expect(ada.page.locator(".tray .head .now")).to_contain_text(said)
    expect(ada.way.choices).to_have_count(left)


WORDS = {
    "Room": "Five rooms are drawn; you lay one of them at once.",
    "Attendant": "1 point for every room of the castle with its decoration.",
    "Card": "Three cards are drawn; you keep one",
}


@pytest.mark.slow
def test_each_of_the_six_bonuses_of_the_downstairs_rooms_is_chosen_by_its_name_and_settled(
    visit: Visit, data: Path
) -> None:
    record, step = find_moments(GAME, {"six": STEPS["the bonus of the downstairs rooms"]})["six"]
    six = {"Room": 5, "Attendant": 4, "Card": 3, "Fountain": 0, "Tower": 0, "Foyer": 0}
    for index, (name, offers) in enumerate(six.items()):
        ada = Player(visit(phone=True), Touch)
        ada.sit_at(stage(data, record, step))
        assert ada.wait() == "bonus"
        expect(ada.way.choices).to_have_count(len(six))
        expect(ada.way.choices.nth(index)).to_contain_text(name)
        ada.way.pick(index)
        ada.way.settle()
        if offers:
            expect(ada.page.locator(".tray .body")).to_contain_text(WORDS[name])
        assert (ada.way.places.count() > 0) == (offers == 0)
        ada.act()
        if offers:
            assert ada.wait() == "bonus"
            expect(ada.way.choices).to_have_count(offers)
            ada.act()


def test_the_end_says_that_both_lose_to_ludwig(visit: Visit, data: Path) -> None:
    record = record_of(GAME, ENDS["two players and Ludwig"])
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, len(record.actions)))
    assert ada.wait() == "over"
    expect(ada.page.locator("main .title")).to_contain_text("Ludwig has won, so both of you lose.")


BELOW = """() => {
    const bottom = document.querySelector('.tray').getBoundingClientRect().bottom
    const names = [...document.querySelectorAll('.tray .name-of')]
    return names.filter(name => name.getBoundingClientRect().bottom > bottom - 1).map(name => name.textContent)
}"""
"""Names of pieces that hang over the edge of the tray."""


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_no_long_name_hangs_over_the_edge_of_the_tray(visit: Visit, data: Path, language: str) -> None:
    ada = Player(visit(language), Mouse)
    names = (
        "two rooms of nine",
        "a room",
        "one of the drawn rooms",
        "the bonus of the downstairs rooms",
        "an attendant",
    )
    for record, step in find_moments(GAME, {name: STEPS[name] for name in names}).values():
        ada.page.goto("about:blank")
        ada.sit_at(stage(data, record, step))
        ada.wait()
        expect(ada.page.locator(".tray .name-of").first).to_be_visible()
        assert ada.page.evaluate(BELOW) == []


BROKEN = """() => [...document.querySelectorAll('.boards .chips .grow')].filter(name => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return range.getClientRects().length > name.textContent.trim().split(' ').length
}).map(name => name.textContent)"""


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_no_name_of_a_castle_breaks_within_a_word_on_the_smallest_phone(
    visit: Visit, data: Path, language: str
) -> None:
    record, step = find_moments(GAME, {"room": STEPS["a room"]})["room"]
    ada = Player(visit(language, phone=True), Touch)
    ada.page.set_viewport_size({"width": 320, "height": 640})
    ada.sit_at(stage(data, record, step))
    assert ada.wait() == "lay"
    expect(ada.page.locator(".boards .chips .grow")).to_contain_text(["Mespelbrunn", "Hohenschwangau"])
    assert ada.page.evaluate(BROKEN) == []


def test_the_names_of_six_bonuses_stand_apart_on_a_phone_that_lies(visit: Visit, data: Path) -> None:
    record, step = find_moments(GAME, {"six": STEPS["the bonus of the downstairs rooms"]})["six"]
    ada = Player(visit("pl", phone=True), Touch)
    ada.page.set_viewport_size({"width": 844, "height": 390})
    ada.sit_at(stage(data, record, step))
    ada.wait()
    names = ada.page.locator(".tray .name-of")
    expect(names).to_have_count(6)
    edges = names.evaluate_all("names => names.map(name => name.getBoundingClientRect().toJSON())")
    assert all(name["right"] + 4 <= following["left"] for name, following in pairwise(edges))
    assert edges[-1]["right"] <= 844


def test_the_total_stays_in_sight_under_many_lines(visit: Visit, data: Path) -> None:
    record, step = find_moments(GAME, {"attendant": STEPS["an attendant"]})["attendant"]
    ada = Player(visit("fr"), Mouse)
    ada.page.set_viewport_size({"width": 1920, "height": 1080})
    ada.sit_at(stage(data, record, step))
    ada.wait()
    expect(ada.page.locator("#column tfoot td")).to_have_text(["65", "47"])
    expect(ada.page.locator("#column tfoot td").first).to_be_in_viewport(ratio=0.95)


def test_every_room_says_where_it_lies_and_what_it_counts(visit: Visit, data: Path) -> None:
    record = record_of(GAME, ENDS["four players"])
    late = len(record.actions) * 0.7
    step = next(each.step for each in moments(record) if each.step > late and is_own_room(each))
    ada = Player(visit(), Keyboard)
    ada.sit_at(stage(data, record, step))
    ada.wait()
    names = ada.page.locator(".boards [data-room]").evaluate_all("rooms => rooms.map(room => room.ariaLabel)")
    assert len(names) > 12
    where = r"(ground floor|first floor|second floor|third floor|floor \d|first cellar|second cellar|cellar \d)"
    side = r"(, (next to|second|third|\d+|over|under) .*throne.*?)?"
    for name in names:
        assert re.match(rf"^{where}{side}, [A-Z].+, \w+(, .+)?; .*point", name), name


@pytest.mark.parametrize("phone", [False, True], ids=["1280", "390"])
def test_a_replay_shows_every_step_through_the_eyes_of_a_seat(visit: Visit, data: Path, phone: bool) -> None:
    record = record_of(GAME, ENDS["two players and Ludwig"])
    staged = stage(data, record, len(record.actions))
    cleo = visit(phone=phone)
    cleo.page.goto(f"/table/{staged.code}/replay?step=20&seat=1")
    slider = cleo.page.locator("input[type=range]")
    slider.wait_for()
    laid = cleo.page.locator("[data-board] [data-room]")
    cleo.press("Home")
    expect(laid).to_have_count(2)
    cleo.press("End")
    expect(slider).to_have_value(str(len(record.actions)))
    for step in range(1, 4):
        cleo.press("ArrowLeft")
        expect(slider).to_have_value(str(len(record.actions) - step))


def test_a_replay_shows_what_a_bonus_offered(visit: Visit, data: Path) -> None:
    record, step = find_moments(GAME, {"tile": STEPS["one of the drawn rooms"]})["tile"]
    staged = stage(data, record, len(record.actions))
    cleo = visit()
    cleo.page.goto(f"/table/{staged.code}/replay?step={step}&seat={record.actions[step][0]}")
    expect(cleo.page.locator(".hand [data-piece]")).to_have_count(5)


def test_the_best_place_of_a_high_castle_lies_whole_in_the_view(visit: Visit, data: Path) -> None:
    record = record_of(GAME, "4_players_greedy_1")
    half = 0.6 * len(record.actions)
    step = next(each.step for each in moments(record) if each.step >= half and each.action["do"] == "choose")
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, step))
    ada.wait()
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("2")
    pills = ada.page.locator(".boards .live .pill:has-text('+')")
    expect(pills).to_have_count(2)
    for pill in pills.all():
        expect(pill).to_be_in_viewport(ratio=0.99)


def test_the_bonus_that_a_place_would_set_off_is_in_sight_whatever_else_it_brings(visit: Visit, data: Path) -> None:
    record = record_of(GAME, "2_players_greedy_1")
    later = 0.35 * len(record.actions)
    step = next(each.step for each in moments(record) if each.step >= later and is_own_room(each))
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, step))
    ada.wait()
    ada.page.keyboard.press("n")
    expect(ada.page.locator(".tray .bonus.small")).to_be_in_viewport(ratio=0.95)


COVERED = """() => {
    const {left, right, top, bottom} = document.querySelector('.boards .live [data-chosen]').getBoundingClientRect()
    const corners = [[left, top - 10], [right, top - 10], [left, bottom], [right, bottom]]
    const over = corners.map(([x, y]) => document.elementFromPoint(x, y)?.closest('.more, .tools, .wishes, .tray'))
    return over.filter(each => each !== null).map(each => each.outerHTML)
}"""


@pytest.mark.parametrize(("name", "part"), [("4_players_greedy_1", 0.93), ("2_players_greedy_1", 0.7)])
def test_the_place_in_question_is_whole_and_uncovered_on_a_phone(
    visit: Visit, data: Path, name: str, part: float
) -> None:
    record = record_of(GAME, name)
    late = part * len(record.actions)
    step = next(each.step for each in moments(record) if each.step >= late and is_own_room(each))
    ada = Player(visit(phone=True), Touch)
    ada.sit_at(stage(data, record, step))
    ada.wait()
    ada.way.settle()
    ada.page.keyboard.press("n")
    expect(ada.page.locator(".tray .card .pill")).to_be_visible()
    ada.way.settle()
    assert ada.page.evaluate(COVERED) == []


MEET = """sign => {
    const {left, top, right, bottom} = sign.getBoundingClientRect()
    const drawn = [...sign.closest('.plane').querySelectorAll('[data-room], [data-place]')]
    return drawn.map(each => each.getBoundingClientRect()).filter(box =>
        box.left < right - 1 && left < box.right - 1 && box.top < bottom - 1 && top < box.bottom - 1).length
}"""
"""How many rooms and places a sign at the edge of a castle lies over."""


def test_what_lies_outside_is_told_where_nothing_is_built_and_a_wide_neighbour_moves_no_castle(
    visit: Visit, data: Path
) -> None:
    record = record_of(GAME, "4_players_greedy_1")
    late = 0.9 * len(record.actions)
    ada = Player(visit(), Mouse)
    step = next(each.step for each in moments(record) if each.step >= late and is_own_room(each))
    ada.sit_at(stage(data, record, step))
    ada.wait()
    ada.way.settle()
    left, right = ada.page.locator(".boards .plane").all()
    assert [sign.evaluate(MEET) for sign in left.locator(".more").all()] == [0]
    places = right.locator(".pickable").all()
    assert len(places) > 4
    for place in places:
        expect(place).to_be_in_viewport(ratio=0.99)
    expect(right.locator(".more")).to_have_count(0)


OVER_PLACES = """() => [...document.querySelectorAll('.boards .pickable')].flatMap(place => {
    const {left, right, top, bottom} = place.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const over = document.elementFromPoint(x, y)?.closest('.wish, .wishes')
    return over ? [over.outerHTML] : []
})"""


def test_partners_on_a_desk_and_a_phone_say_who_lays_first_and_no_wish_covers_a_place(visit: Visit, data: Path) -> None:
    record = record_of(GAME, "4_players_greedy_1")
    half = 0.55 * len(record.actions)
    moment = next(each for each in moments(record) if each.step >= half and is_own_room(each))
    ada, lucja = Player(visit(), Mouse), Player(visit("pl", phone=True), Touch)
    seat = moment.seat
    board = next(board for board, castle in enumerate(moment.view["castles"]) if seat in castle["builders"])
    partner = next(each for each in moment.view["castles"][board]["builders"] if each != seat)
    staged = stage(data, record, moment.step, people=[seat, partner])
    ada.sit_at(staged)
    lucja.sit_at(staged, partner)
    lucja.wait()
    lucja.way.settle()
    if lucja.page.locator(f'.boards [data-board="{board}"] .ground').count() == 0:
        lucja.page.locator('.boards .chip[aria-pressed="false"]').tap()
    assert lucja.page.evaluate(OVER_PLACES) == []
    own = lucja.page.locator(f'.boards section[data-board="{board}"]')
    own.locator(".wish summary").tap()
    own.locator(".wish .menu button").nth(2).tap()
    expect(ada.page.locator(f'.boards section[data-board="{board}"] .said')).to_have_count(1)
    ada.act()
    expect(lucja.page.locator(".frame")).to_have_attribute("data-seq", str(ada.person.seq()))


def test_the_rules_and_the_set_up_are_read_on_every_screen(visit: Visit) -> None:
    ada, album = visit(), Album("en", [DESK, PHONE])
    for page in ("rules", "new"):
        album.visit(ada, f"{GAME}-{page}", f"/{page}/{GAME}")
    album.check()


@pytest.mark.parametrize("phone", [False, True], ids=["1280", "390"])
def test_every_castle_is_seen_whole_at_the_end(visit: Visit, data: Path, phone: bool) -> None:
    record = record_of(GAME, "7_players_greedy_1")
    ada = Player(visit(phone=phone), Mouse)
    ada.sit_at(stage(data, record, len(record.actions)))
    ada.wait()
    for castle in ada.page.locator("main .chip").all():
        castle.click()
        sizes = ada.page.locator("main .whole").evaluate("view => [view.scrollWidth, view.clientWidth]")
        assert sizes[0] == sizes[1]


def test_nothing_that_is_chosen_from_lies_out_of_sight(visit: Visit, data: Path) -> None:
    nine, seven = record_of(GAME, "4_players_greedy_1"), record_of(GAME, "7_players_greedy_1")
    half = 0.6 * len(seven.actions)
    late = next(each.step for each in moments(seven) if each.step >= half and each.action["do"] == "choose")
    offered = find_moments(GAME, {"give": STEPS["Ludwig's rooms to give"], "special": is_bonus("special", "take")})
    cases = [(nine, 0, "en", True), (seven, late, "en", False), *((*offered[kind], "fr", False) for kind in offered)]
    for record, step, language, phone in cases:
        ada = Player(visit(language, phone=phone), Touch if phone else Mouse)
        ada.sit_at(stage(data, record, step, memory_aid=True))
        ada.wait()
        while ada.page.locator(".remark button").count():
            ada.page.locator(".remark button").click()
        ada.page.keyboard.press("1")
        ada.page.keyboard.press("2")
        ada.way.settle()
        assert ada.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


TEXTS = """() => [...document.querySelectorAll('.boards :is(text, use)')].flatMap(drawn => {
    const within = drawn.tagName === 'use' ? document.querySelectorAll(`${drawn.getAttribute('href')} text`) : [drawn]
    return [...within].map(text => text.getAttribute('font-size') * drawn.getScreenCTM().a)
})"""
"""How large every text in the castles is on the screen, that of shared drawings too."""


def test_no_text_of_a_castle_is_ever_below_12_pixels(visit: Visit, data: Path) -> None:
    record = record_of(GAME, "4_players_greedy_1")
    late = 0.9 * len(record.actions)
    ada = Player(visit(), Mouse)
    step = next(each.step for each in moments(record) if each.step >= late and is_own_room(each))
    ada.sit_at(stage(data, record, step))
    ada.wait()
    ada.way.settle()
    sizes: list[float] = []
    for board in ada.page.locator(".boards .plane").all():
        board.hover(position={"x": 5, "y": 200})
        for turns in (-100, 50):
            for _ in range(12):
                ada.page.mouse.wheel(0, turns)
                ada.page.evaluate(FRAMES)
                sizes += ada.page.evaluate(TEXTS)
    assert len(sizes) > 1000
    assert min(sizes) >= 12
