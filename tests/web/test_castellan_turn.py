"""The steps of a turn of Castellan in a real browser, at tables that stand where a record stood."""

import re
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from benchmarks.staging import Moment, Wanted, find_moments, moments, stage
from castlewright.core.record import Record
from castlewright.games.castellan.view import outlook
from games.castellan.moments import STEPS, has_handed_on
from web.conftest import Visit
from web.players import Player
from web.ways import Keyboard, Mouse, Touch, middle

GAME = "castellan"
SAID = "kept => [...document.querySelectorAll(kept)].map(each => each.ariaLabel ?? each.innerText)"
"""What elements are called, or show."""
INSIDE = """court => {
    const {left, top, width, height} = court.getBoundingClientRect()
    const parts = [...Array(20).keys()].map(part => (part + 0.5) / 20)
    const points = parts.flatMap(across => parts.map(down => [left + across * width, top + down * height]))
    return points.find(point => document.elementFromPoint(...point) === court)
}"""
"""A point of the screen in a court and on none of its walls."""


def leads_to_a_court(moment: Moment) -> bool:
    """Whether a tower of this turn would let the next piece close a court."""
    if moment.action["do"] != "build" or moment.action["piece"] != "tower" or not moment.view["stock"]["long_walls"]:
        return False
    return any(spot.piece == "tower" for spot, _ in outlook(moment.position, moment.seat))


def has_two_kinds(moment: Moment) -> bool:
    """Whether two play, and pieces of two kinds have places."""
    return (
        len(moment.record.players) == 2
        and moment.action["do"] == "build"
        and len({action["piece"] for _, _, action in moment.view["legal"]}) > 1
    )


def hands_on(moment: Moment) -> bool:
    """Whether cards are drawn and pieces of this turn have found no place."""
    return bool(moment.action["do"] == "draw" and sum(moment.view["stock"].values()) > 0)


def owns_two(moment: Moment) -> bool:
    """Whether who acts has two courts."""
    return [court["owner"] for court in moment.view["courts"]].count(moment.seat) > 1


def cards_shown(moment: Moment) -> int:
    """How many cards lie in the tray of who draws, those to be drawn among them."""
    return len(moment.view["hand"]) + int(moment.action["wall"]) + int(moment.action["tower"])


MOMENTS: dict[str, Wanted] = {
    **{kind: STEPS[kind] for kind in ("pieces handed on", "the last cards", "a court", "a double keep")},
    **{kind: STEPS[kind] for kind in ("several courts closed by one tower", "a court cut", "a double court cut")},
    "cards": lambda moment: moment.action["do"] == "play" and moment.step > 0,
    "a court is close": leads_to_a_court,
    "two kinds to build": has_two_kinds,
    "two ways to draw": lambda moment: moment.action["do"] == "draw" and len(moment.view["legal"]) > 1,
    "pieces without a place": hands_on,
    "pieces handed on to a large hand": lambda moment: has_handed_on(moment) and len(moment.view["hand"]) > 5,
    "pieces without a place beside a large hand": lambda moment: hands_on(moment) and cards_shown(moment) > 5,
    "a large castle": lambda moment: moment.action["do"] == "build" and moment.step > 60,
    "one tower": lambda moment: [piece["piece"] for piece in moment.view["pieces"]] == ["tower"],
    "a castle of four": lambda moment: len(moment.record.players) == 4 and len(moment.view["pieces"]) > 150,
    "courts of mine": lambda moment: moment.action["do"] == "draw" and owns_two(moment),
}


@cache
def found() -> dict[str, tuple[Record, int]]:
    """Where the records show each of these moments."""
    return find_moments(GAME, MOMENTS)


def come_to(ada: Player, data: Path, kind: str, **chosen: Any) -> None:
    """Sit down at a table that stands at such a moment."""
    ada.page.goto("about:blank")
    ada.sit_at(stage(data, *found()[kind], **chosen))
    ada.wait()


def take_the_piece_of(ada: Player, kind: str) -> None:
    """Take up the kind of piece that the record laid at this moment."""
    record, step = found()[kind]
    ada.person.press(str("TLS".index(record.actions[step][1].split()[1]) + 1))
    ada.way.settle()


def test_it_is_told_on_request_where_a_court_is_close(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    come_to(ada, data, "a court is close")
    near = ada.page.locator(".boards circle.near")
    gains = ada.page.locator(".boards .pill").count()
    expect(near).to_have_count(0)
    ada.page.get_by_role("button", name="Nearly closed courts").click()
    expect(near.first).to_be_visible()
    expect(ada.page.locator(".boards .pill")).to_have_count(gains)
    ada.person.press("n")
    expect(ada.page.locator(".tray .promising, .tray .good")).to_be_visible()
    ada.person.press("c")
    expect(near).to_have_count(0)


def test_a_court_is_doubled_by_a_click_on_it(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    come_to(ada, data, "a double keep")
    main = ada.page.locator(".tray .act.main")
    expect(main).to_be_disabled()
    ada.page.locator("[data-cell^=court].choice").first.click()
    expect(main).to_contain_text("Double this one")
    ada.person.act(main.click)
    expect(ada.page.locator("[data-row]").filter(has=ada.page.locator(".used"))).not_to_have_count(0)


def test_the_castle_is_bright_again_once_a_court_is_claimed(visit: Visit, data: Path) -> None:
    ada = Player(visit(phone=True), Touch)
    come_to(ada, data, "a double keep")
    pale = ada.page.locator('.boards [data-board] g[opacity="0.38"]')
    ada.page.locator("button.claim").first.tap()
    ada.person.act(ada.way.main.tap)
    ada.wait()
    expect(pale).to_have_count(0)
    expect(ada.page.locator('.boards [data-board] g[opacity="0.62"]')).to_have_count(0)


@pytest.mark.parametrize("kind", ["several courts closed by one tower", "a court cut"])
def test_one_piece_makes_several_courts_as_the_engine_says(visit: Visit, data: Path, kind: str) -> None:
    record, step = found()[kind]
    moment = next(each for each in moments(record) if each.step == step)
    action, courts = moment.action, moment.view_after()["courts"]
    mine = sorted(court["towers"] for court in courts if court["owner"] == moment.seat)
    ada = Player(visit(), Mouse)
    come_to(ada, data, kind)
    take_the_piece_of(ada, kind)
    name = " ".join(map(str, [action["piece"], *action["place"], action["turn"]])).strip()
    place = ada.page.locator(f'.boards [data-place="{name}"]')
    ada.page.mouse.move(*middle(place))
    expect(ada.page.locator(".tray .good")).to_be_visible()
    ada.person.act(lambda: ada.page.mouse.click(*middle(place)))
    expect(ada.page.locator(".boards path[data-cell^=court]")).to_have_count(len(courts))
    said = ada.page.evaluate(SAID, ".boards path[data-cell^=court]")
    assert sorted(int(words.split()[2]) for words in said if "yours" in words) == mine
    ada.page.get_by_role("tab", name="Log").click()
    expect(ada.page.locator(".log li").last).to_contain_text("this makes courts of")


def test_of_a_double_court_that_is_cut_the_part_that_is_clicked_stays_double(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    come_to(ada, data, "a double court cut")
    parts = ada.page.locator("[data-cell^=court].choice")
    assert parts.count() > 1
    named = ada.page.locator(".claim").all_inner_texts()
    assert len(set(named)) == len(named), "parts of one size are told apart by where they lie"
    expect(ada.page.locator(".claim.none")).to_have_count(0)
    chosen = parts.last.get_attribute("data-cell")
    ada.page.mouse.click(*parts.last.evaluate(INSIDE))
    expect(ada.way.main).to_contain_text("Keep this part double")
    ada.person.act(ada.way.main.click)
    expect(ada.page.locator(f'[data-cell="{chosen}"]')).to_have_attribute("aria-label", re.compile("doubled"))
    expect(ada.page.locator('[data-cell^=court][aria-label*="yours, doubled"]')).to_have_count(1)


def test_two_people_one_reloads_while_building_and_loses_the_line_while_drawing(visit: Visit, data: Path) -> None:
    record, step = found()["two kinds to build"]
    acting = record.actions[step][0]
    staged = stage(data, record, step, people=[0, 1], with_bots=True)
    ada, lucja = Player(visit("en"), Mouse), Player(visit("pl", phone=True), Touch)
    lucja.person.hold_line()
    lucja.sit_at(staged)
    ada.sit_at(staged, 1 - acting)
    lucja.wait()
    lucja.page.locator(".kind:not(:disabled)[aria-pressed=false]").first.tap()
    taken = lucja.page.evaluate(SAID, ".kind[aria-pressed=true]")
    lucja.page.reload()
    lucja.wait()
    assert lucja.page.evaluate(SAID, ".kind[aria-pressed=true]") == taken
    while lucja.wait() != "draw":
        lucja.act()
    split = lucja.page.evaluate(SAID, ".count .number")
    lucja.person.cut_line()
    expect(lucja.page.locator(".band.lost")).to_be_visible()
    expect(lucja.way.main).to_be_disabled()
    lucja.person.mend_line()
    expect(lucja.page.locator(".band.lost")).to_have_count(0)
    assert lucja.page.evaluate(SAID, ".count .number") == split
    lucja.wait()
    lucja.act()
    assert ada.wait() == "cards"


@pytest.mark.parametrize(
    ("kind", "press", "kept"),
    [
        ("cards", ".hand button:nth-of-type(2)", ".hand button[aria-pressed=true]"),
        ("two kinds to build", ".kind:not(:disabled)[aria-pressed=false]", ".kind[aria-pressed=true]"),
        ("a double keep", "button.claim >> nth=0", ".claim[aria-pressed=true]"),
        ("two ways to draw", ".count button:not(:disabled) >> nth=0", ".count .number"),
    ],
)
def test_a_reload_keeps_what_was_prepared(visit: Visit, data: Path, kind: str, press: str, kept: str) -> None:
    ada = Player(visit(), Mouse)
    come_to(ada, data, kind)
    before = ada.page.evaluate(SAID, kept)
    ada.page.locator(f".tray {press}").first.click()
    ada.way.settle()
    prepared = ada.page.evaluate(SAID, kept)
    assert prepared != before
    ada.page.reload()
    ada.wait()
    assert ada.page.evaluate(SAID, kept) == prepared


WATCH_MOTION = """
const {animate} = Element.prototype
window.moved = []
Element.prototype.animate = function (frames, options) {
    moved.push({court: this.dataset.court ?? '', frames: JSON.stringify(frames)})
    return animate.call(this, frames, options)
}"""


def test_a_piece_travels_to_its_place_and_the_court_fills_from_it(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Keyboard)
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.page.add_init_script(WATCH_MOTION)
    come_to(ada, data, "a court")
    take_the_piece_of(ada, "a court")
    ada.person.press("n")
    expect(ada.page.locator(".tray .good")).to_be_visible()
    said = re.compile(r"^(tower|(long|short) wall (east|south|west|north)), .* first tower\. Closes a court of \d+$")
    expect(ada.page.locator(".boards :focus")).to_have_attribute("aria-label", said)
    ada.person.act(lambda: ada.person.press("Enter"))
    ada.page.wait_for_function("moved.some(({court, frames}) => court && frames.includes('circle('))")
    ada.page.wait_for_function("moved.some(({court, frames}) => !court && frames.includes('translate('))")


def test_a_piece_carried_to_an_edge_with_nothing_beyond_pulls_nothing_along(visit: Visit, data: Path) -> None:
    """Neither on its way in nor where it has come in and rests at another edge: the whole castle is in sight."""
    ada = Player(visit(), Mouse)
    come_to(ada, data, "a large castle")
    before = middle(ada.way.places.first)
    edge = ada.page.locator(".plane").bounding_box()
    assert edge is not None
    x, y = middle(ada.page.locator(".kind[aria-pressed=true]"))
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    inner = (edge["x"] + edge["width"] / 2, edge["y"] + edge["height"] / 2)
    for stop in ((x, edge["y"] + edge["height"] - 12), inner, (edge["x"] + 12, inner[1]), inner):
        ada.page.mouse.move(*stop, steps=6)
        ada.page.evaluate("() => new Promise(done => setTimeout(done, 200))")
    assert middle(ada.way.places.first) == before
    ada.page.keyboard.press("Escape")


def test_a_piece_can_be_carried_to_the_place_nearest_to_the_edge(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    mouse = Mouse(ada.page)
    come_to(ada, data, "a large castle")
    edge = ada.page.locator(".plane").bounding_box()
    assert edge is not None
    left, top, right, bottom = edge["x"], edge["y"], edge["x"] + edge["width"], edge["y"] + edge["height"]
    spot = min(mouse.free_spots(), key=lambda at: min(at[0] - left, at[1] - top, right - at[0], bottom - at[1]))
    held = ada.page.locator(".kind[aria-pressed=true]")
    ada.person.act(lambda: mouse.carry(held, spot))


def test_on_a_phone_the_stepper_says_what_each_place_brings(visit: Visit, data: Path) -> None:
    ada = Player(visit(phone=True), Touch)
    come_to(ada, data, "a court")
    take_the_piece_of(ada, "a court")
    stepper = ada.page.locator(".stepper")
    stepper.locator("button").nth(1).tap()
    expect(stepper).to_contain_text("Closes a court of")
    places = ada.page.locator(".kind[aria-pressed=true]").inner_text().split()[-2]
    expect(stepper).to_contain_text(f"Place 1 of {places}")
    ada.person.act(ada.way.main.tap)


def test_a_first_tap_shows_what_a_place_brings_and_a_second_one_builds(visit: Visit, data: Path) -> None:
    ada = Player(visit(phone=True), Touch)
    come_to(ada, data, "a court")
    seq, spot = ada.person.seq(), ada.way.free_spots()[0]
    ada.page.touchscreen.tap(*spot)
    ada.way.settle()
    expect(ada.page.locator(".stepper")).to_contain_text(re.compile(r"Place \d+ of"))
    expect(ada.way.main).to_be_enabled()
    assert ada.person.seq() == seq
    ada.person.act(lambda: ada.page.touchscreen.tap(*spot))


@pytest.mark.parametrize("begun_at", [".plane", ".kind[aria-pressed=true]"])
def test_a_tap_right_after_a_swift_pan_or_carry_counts(visit: Visit, data: Path, begun_at: str) -> None:
    person = visit(phone=True)
    ada, finger = Player(person, Touch), Touch(person.page)
    come_to(ada, data, "two kinds to build")
    x, y = middle(ada.page.locator(begun_at))
    finger.flick((x, y), (x + 40, y - 60))
    other = ada.page.locator(".kind:not(:disabled)[aria-pressed=false]").first
    taken = other.get_attribute("data-piece")
    other.tap()
    expect(ada.page.locator(".kind[aria-pressed=true]")).to_have_attribute("data-piece", taken or "")


def test_pieces_without_a_place_are_seen_to_go_to_the_next_player(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    come_to(ada, data, "pieces without a place")
    expect(ada.page.locator(".leaving [data-goes]")).not_to_have_count(0)
    come_to(ada, data, "pieces handed on")
    expect(ada.page.locator(".tray .handed")).to_have_attribute("aria-label", re.compile("^Handed on by "))


def test_at_a_desk_the_whole_hand_is_in_sight_beside_pieces_handed_on(visit: Visit, data: Path) -> None:
    """In Polish, where what stands before it needs the most room."""
    ada = Player(visit("pl"), Mouse)
    for kind in ("pieces handed on to a large hand", "pieces without a place beside a large hand"):
        come_to(ada, data, kind)
        assert ada.page.locator(".hand").evaluate("hand => hand.scrollWidth <= hand.clientWidth"), kind


def test_cards_stay_where_they_are_while_they_are_picked(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    come_to(ada, data, "pieces handed on to a large hand")
    lefts = "() => [...document.querySelectorAll('.hand button')].map(card => card.getBoundingClientRect().left)"
    before = ada.page.evaluate(lefts)
    for index in range(3):
        ada.way.pick(index)
        ada.way.settle()
        assert ada.page.evaluate(lefts) == before


def test_the_log_says_what_was_handed_on_though_the_view_comes_late(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    late: list[Callable[[], None]] = []
    is_slow = False

    def connect(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            send = partial(socket.send, message)
            late.append(send) if is_slow and '"type":"view"' in str(message) else send()

        socket.connect_to_server().on_message(pass_on)

    ada.page.route_web_socket("**/ws/tables/**", connect)
    come_to(ada, data, "pieces without a place")
    ada.page.get_by_role("tab", name="Log").click()
    is_slow = True
    ada.do()
    last = ada.page.locator(".log li").last
    expect(last).to_contain_text("End of the turn")
    for send in late:
        send()
    expect(last).to_contain_text(re.compile("hands .* on to "))


def test_in_a_last_turn_all_cards_are_played(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    come_to(ada, data, "the last cards")
    cards = ada.page.locator(".hand button")
    expect(ada.page.locator(".hand button[aria-pressed=true]")).to_have_count(cards.count())
    expect(ada.page.get_by_text("Last turns")).to_be_visible()


def test_a_wall_turns_round_its_tower(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Keyboard)
    come_to(ada, data, "one tower")
    ada.person.press("2" if ada.page.locator(".kind").nth(1).is_enabled() else "3")
    ada.person.press("n")
    place = ada.page.locator(".boards :focus")
    first = place.get_attribute("aria-label") or ""
    side, where = re.fullmatch(r"\w+ wall (\w+), (from the first tower)", first.split(".")[0]).groups()  # type: ignore[union-attr]
    ada.person.press("r")
    turned = {"east": "south", "south": "west", "west": "north", "north": "east"}[side]
    expect(place).to_have_attribute("aria-label", re.compile(f"wall {turned}, {where}"))


def test_a_castle_that_does_not_fit_has_a_small_map(visit: Visit, data: Path) -> None:
    ada = Player(visit(phone=True), Touch)
    come_to(ada, data, "one tower")
    small = ada.page.locator(".plane .map")
    expect(small).to_have_count(0)
    come_to(ada, data, "a castle of four")
    seen = "() => document.querySelector('.map .seen').getBoundingClientRect().left"
    before, box = ada.page.evaluate(seen), small.bounding_box()
    assert box is not None
    for part in (0.05, 0.95):
        ada.page.touchscreen.tap(box["x"] + part * box["width"], box["y"] + box["height"] / 2)
    ada.page.wait_for_function(f"before => ({seen})() > before", arg=before)


def test_the_small_map_leaves_places_in_sight(visit: Visit, data: Path) -> None:
    ada = Player(visit(phone=True), Touch)
    ada.sit_at(stage(data, *find_moments(GAME, {"several": STEPS["several courts closed by one tower"]})["several"]))
    ada.wait()
    box = ada.page.locator(".plane .map").bounding_box()
    assert box is not None
    for place in ada.page.locator(".plane [data-place] circle").all():
        x, y = middle(place)
        assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])


def test_a_line_of_my_courts_lights_its_towers(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    come_to(ada, data, "courts of mine")
    lit = ada.page.locator(".boards .ring")
    for line in ada.page.locator(".column .line").all():
        line.hover()
        towers = re.search(r"Court of (\d+)", line.inner_text())
        assert towers is not None
        expect(lit).to_have_count(int(towers[1]))
    line.click()
    ada.page.mouse.move(640, 30)
    expect(lit).not_to_have_count(0)
    ada.person.press("Escape")
    expect(lit).to_have_count(0)


def test_cards_not_yet_played_and_pieces_left_are_in_sight(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    come_to(ada, data, "cards", memory_aid=True)
    expect(ada.page.get_by_label(re.compile(r"^Still on cards: \d+\stower"))).to_be_visible()
    left = ada.page.get_by_role("button", name=re.compile("not yet played")).first
    left.click()
    count = int(left.inner_text().split()[-1])
    expect(ada.page.locator(".memory .left > [role=img]")).to_have_count(count)


def test_a_first_game_explains_each_first_thing_once(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    remark = ada.page.locator(".remark")
    for kind, words, section in [("cards", "Close courts", "3"), ("two kinds to build", "Walls hang on towers", "4")]:
        come_to(ada, data, kind)
        while words not in remark.inner_text():
            remark.locator("button").click()
        expect(remark.locator("a")).to_have_attribute("href", f"/rules/castellan#{section}")
        remark.locator("button").click()
        ada.page.reload()
        ada.wait()
        expect(remark.filter(has_text=words)).to_have_count(0)


def test_a_large_castle_in_words_is_read_from_its_beginning(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Keyboard)
    come_to(ada, data, "a castle of four")
    ada.person.press("b")
    expect(ada.page.locator("dialog h2")).to_be_focused()
    expect(ada.page.locator("dialog li").first).to_be_in_viewport()
