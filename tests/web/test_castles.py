"""What only Castles of Mad King Ludwig has in a browser: nothing is paid too soon, prices that live there until the
market opens, castles as pictures and in words, and a rank for who plays alone."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from benchmarks.staging import Moment, Wanted, find_moments, position_at, record_of, stage
from castlewright.games import load_game
from games.castles_of_mad_king_ludwig.moments import ENDS, STEPS, does
from web.album import SETTLED
from web.conftest import Visit, serve
from web.people import Person, ask
from web.players import Player
from web.ways import Keyboard, Mouse, Touch, middle

GAME = "castles_of_mad_king_ludwig"
FLIGHTS = """window.flights = []
new MutationObserver(() => {
    for (const each of document.querySelectorAll('.flight'))
        flights.push([each.textContent, each.getBoundingClientRect().left])
}).observe(document.body, {childList: true, subtree: true})"""
"""Remembers what has flown to a total and how far at the left; it is seen for a moment only."""

TRIAL = """() => [...document.querySelectorAll('.boards .trial, .boards .trial .chosen')]
    .map(each => each.getAttribute('transform') ?? each.getAttribute('d')).join()"""
"""Where the room in question lies, and how it is turned."""
IS_BESIDE = """([x, y]) => {
    const away = box => Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0))
    const [shown, ...places] = document.querySelectorAll('.boards .trial, .boards [data-place]')
    const isShown = shown?.matches('.trial') && away(shown.getBoundingClientRect()) > 4
    return isShown && places.every(place => away(place.getBoundingClientRect()) > 40)
}"""
"""Whether a carried room is shown at a place, and neither it nor any place lies under the pointer."""

COVERED = """() => {
    const plate = document.querySelector('.boards .plate .plate').getBoundingClientRect()
    return [...document.querySelectorAll('.boards [data-place]')].filter(place => {
        const {left, right, top, bottom} = place.getBoundingClientRect()
        return left < plate.right && right > plate.left && top < plate.bottom && bottom > plate.top
    }).map(place => place.dataset.place)
}"""
"""The places under points and money."""


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["first", "second"])
def test_alone_to_the_rank_of_an_edition(visit: Visit, edition: str) -> None:
    ada = Player(visit(), Keyboard)
    ada.sit(GAME, bots=0, options={"edition": edition})
    ada.play()
    expect(ada.page.locator("h1")).to_contain_text("points", timeout=20_000)
    expect(ada.page.locator(".ranks .here")).to_have_count(1)
    expect(ada.page.locator(".ranks")).to_contain_text("Court jester" if edition == "first" else "Apprentice")


@pytest.mark.parametrize(("edition", "lowest"), [("first", "Court jester"), ("second", "Apprentice")])
def test_who_plays_alone_reads_the_rank_and_how_far_it_is_to_the_next(
    visit: Visit, data: Path, edition: str, lowest: str
) -> None:
    record = record_of(GAME, ENDS[f"alone, {edition} edition"])
    ada = Player(visit(), Keyboard)
    ada.sit_at(stage(data, record, len(record.actions) - 6))
    ada.play()
    ada.check_the_end()
    expect(ada.page.locator(".ranks li")).to_have_count(5)
    expect(ada.page.locator(".ranks .here")).to_have_count(1)
    expect(ada.page.locator(".ranks")).to_contain_text(lowest)
    rank = ada.page.locator(".ranks .here strong").inner_text()
    expect(ada.page.locator("h1")).to_contain_text(rank)
    expect(ada.page.locator("main")).to_contain_text(re.compile("more for |highest rank"))


def test_one_undo_takes_back_a_purchase_with_its_place(visit: Visit, data: Path) -> None:
    ada = stand_at(visit, data, lambda moment: moment.action["do"] == "buy" and is_first_of_two(moment.view))
    seq, purse = ada.person.seq(), ada.page.locator(".plate .money")
    before = purse.inner_text()
    assert ada.pick_something()
    ada.person.act(ada.way.lay)
    assert ada.person.seq() == seq + 2
    ada.page.locator(".tray .undo").click()
    expect(ada.page.locator(".frame")).to_have_attribute("data-seq", str(seq + 4))
    expect(ada.page.locator(".frame")).to_have_attribute("data-step", "turn")
    expect(purse).to_have_text(before)


def test_one_undo_takes_back_all_prices_of_a_market(visit: Visit, data: Path) -> None:
    ada = stand_at(visit, data, does("set"))
    lying = prices(ada)
    swap_two(ada)
    ada.way.press(ada.way.main)
    ada.page.locator('.frame:not([data-step="arrange"])').wait_for()
    ada.page.locator(".tray .undo").click()
    expect(ada.page.locator(".frame")).to_have_attribute("data-step", "arrange")
    assert prices(ada) == lying


def test_two_people_in_two_languages_one_reloads_at_a_reward_one_loses_the_line_at_the_prices(
    visit: Visit, data: Path
) -> None:
    ada, lucja = Player(visit(), Mouse), Player(visit("pl", phone=True), Touch)
    lucja.person.hold_line()
    several = find_moments(GAME, {"rewards": lambda moment: moment.action["do"] == "reward"})["rewards"]
    rewards = stage(data, *several, people=range(len(several[0].players)))
    ada.sit_at(rewards)
    lucja.sit_at(rewards, (rewards.acting + 1) % len(several[0].players))
    assert ada.wait() == "reward"
    ada.way.pick(1)
    ada.page.reload()
    assert ada.wait() == "reward"
    expect(ada.way.choices.nth(1)).to_have_attribute("aria-checked", "true")
    seq = ada.person.seq()
    ada.way.press(ada.way.main)
    expect(lucja.page.locator(".frame")).to_have_attribute("data-seq", str(seq + 1))

    markets = find_moments(GAME, {"prices": does("set")})["prices"]
    market = stage(data, *markets, people=range(len(markets[0].players)))
    lucja.sit_at(market)
    ada.sit_at(market, (market.acting + 1) % len(markets[0].players))
    assert lucja.wait() == "arrange"
    first, second = prices(lucja)[:2]
    lucja.way.slots.nth(0).tap()
    lucja.way.slots.nth(1).tap()
    lucja.person.cut_line()
    expect(lucja.page.locator(".band.lost")).to_be_visible()
    lucja.person.mend_line()
    expect(lucja.page.locator(".band.lost")).to_have_count(0)
    assert prices(lucja)[:2] == [second, first]
    lucja.way.press(lucja.way.main)
    ada.wait()
    offered = ada.page.locator(".market [data-piece]")
    assert [offered.nth(index).get_attribute("data-piece") for index in range(2)] == [second, first]


def test_prices_outlive_a_restart_of_the_server(visit: Visit, tmp_path: Path) -> None:
    with serve(tmp_path) as address:
        ada = Player(visit(address=address), Mouse)
        ada.sit_at(stage(tmp_path, *find_moments(GAME, {"prices": does("set")})["prices"]))
        assert ada.wait() == "arrange"
        swap_two(ada)
        prepared = prices(ada)
    expect(ada.page.locator(".band.lost")).to_be_visible()
    with serve(tmp_path, int(address.rsplit(":", 1)[1])):
        expect(ada.page.locator(".band.lost")).to_have_count(0)
        assert prices(ada) == prepared
        ada.way.press(ada.way.main)
        ada.page.locator('.frame:not([data-step="arrange"])').wait_for()
        # What the page still asks is answered before the server goes.
        ada.page.goto("about:blank")


def test_rooms_and_doors_have_names_that_can_be_said(visit: Visit) -> None:
    ada = come_to(visit, "turn")
    foyer = ada.page.locator('.boards [data-cell="0"]')
    said = foyer.get_attribute("aria-label") or ""
    assert re.fullmatch(r"\w+ Foyer, corridor, 3 by 3(; (north|east|south|west) door open){3}", said), said
    assert ada.pick_something()
    place = ada.way.places.first.get_attribute("aria-label") or ""
    assert re.match(r"joins \w+ Foyer, (north|east|south|west) door", place), place


def test_types_are_letters_where_the_system_gives_the_colours(visit: Visit) -> None:
    ada = come_to(visit, "turn")
    badges = ada.page.locator(".market svg[data-type]")
    assert badges.locator("text").count() == 0
    ada.page.emulate_media(forced_colors="active")
    expect(badges.first.locator("text")).to_have_count(1)
    letters = set(badges.locator("text").all_text_contents())
    assert letters <= set("FLUOSCDA")


def test_a_castle_is_saved_as_svg_and_png(visit: Visit, data: Path) -> None:
    record = record_of(GAME, ENDS["two players, first edition"])
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, len(record.actions)))
    assert ada.wait() == "over"
    for kind, first in (("svg", b"<svg"), ("png", b"\x89PNG")):
        ada.page.get_by_role("button", name="Share").click()
        with ada.page.expect_download() as download:
            ada.page.get_by_role("button", name=re.compile(kind.upper())).first.click()
        assert download.value.path().read_bytes().startswith(first)
        ada.page.keyboard.press("Escape")


def test_nothing_is_paid_before_a_room_lies_in_the_castle(visit: Visit) -> None:
    ada = come_to(visit, "turn")
    seq = ada.person.seq()
    assert ada.pick_something()
    expect(ada.page.locator(".plate .less")).to_have_count(1)
    ada.way.press(ada.way.second)
    expect(ada.way.places).to_have_count(0)
    assert ada.person.seq() == seq


@pytest.mark.parametrize("phone", [False, True])
def test_what_was_looked_at_leaves_nothing_behind(visit: Visit, data: Path, phone: bool) -> None:
    ada = stand_at(
        visit, data, lambda moment: moment.action["do"] == "buy" and is_first_of_two(moment.view), phone=phone
    )
    if not phone:
        ada.way.choices.first.hover()
        expect(ada.page.locator(".boards .trial")).to_have_count(1)
    assert ada.pick_something()
    ada.person.act(ada.way.lay)
    expect(ada.page.locator(".boards .trial")).to_have_count(0)


def test_points_and_money_cover_no_place(visit: Visit, data: Path) -> None:
    kinds = {kind: STEPS[kind] for kind in ("a purchase of four", "a purchase in a large castle")}
    ada = Player(visit(), Mouse)
    for record, step in find_moments(GAME, kinds).values():
        ada.sit_at(stage(data, record, step))
        ada.wait()
        for room in ada.way.choices.all():
            room.click()
            ada.way.settle()
            # What points and money would be stands there, too.
            ada.person.press("n")
            expect(ada.page.locator(".boards .plate .after").first).to_be_attached()
            assert ada.page.evaluate(COVERED) == []
            ada.person.press("Escape")


def test_all_figures_of_the_ranking_are_in_sight_on_a_phone(visit: Visit, data: Path) -> None:
    record = record_of(GAME, ENDS["four players, second edition"])
    ada = Player(visit(phone=True), Touch)
    ada.sit_at(stage(data, record, len(record.actions)))
    assert ada.wait() == "over"
    ranking = ada.page.get_by_role("region", name="Ranking")
    expect(ranking.locator("tbody .figure:not(.points)")).to_have_count(7 * len(record.players))
    expect(ranking.get_by_role("columnheader", name="Favours")).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_a_phone_shows_all_of_a_purchase_without_scrolling(visit: Visit, data: Path, language: str) -> None:
    person = visit(language, phone=True)
    buying = {kind: STEPS[kind] for kind in STEPS if kind.startswith(("a purchase", "the last round", "an extra turn"))}
    for kind, (record, step) in find_moments(GAME, buying).items():
        person.page.goto("about:blank")
        Player(person, Touch).sit_at(stage(data, record, step))
        person.page.locator(".market .card").first.wait_for()
        person.page.evaluate(SETTLED)
        assert person.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0, kind


@pytest.mark.parametrize("edition", ["first", "second"])
def test_what_decided_between_equals_is_said(visit: Visit, data: Path, edition: str) -> None:
    kind = "a shared win, first edition" if edition == "first" else "a tie decided by money"
    record = record_of(GAME, ENDS[kind])
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, len(record.actions)))
    assert ada.wait() == "over"
    told = (
        "Points and area are equal."
        if edition == "first"
        else "Equal points; decisive: 65 000 in money against 62 000."
    )
    expect(ada.page.locator("main .title p")).to_have_text(told.replace(" 000", "\u00a0000"))


@pytest.mark.parametrize("phone", [False, True])
def test_points_are_read_beside_the_total_that_they_raise(visit: Visit, data: Path, phone: bool) -> None:
    ada = stand_at(visit, data, scores, phone=phone)
    ada.page.evaluate(FLIGHTS)
    if not phone:
        ada.person.press("n")
    expect(ada.way.main).to_be_enabled()
    ada.person.act(ada.way.main.click)
    ada.page.wait_for_function("() => window.flights.length > 0")
    flown = ada.page.evaluate("() => window.flights")
    assert all(left >= 0 and re.search(r": .+[+−]\d+$", words) for words, left in flown), flown


def test_a_carried_room_lies_where_it_is_shown(visit: Visit, data: Path) -> None:
    ada = stand_at(visit, data, does("buy"))
    mouse, seq = ada.page.mouse, ada.person.seq()
    mouse.move(*middle(ada.way.choices.first))
    mouse.down()
    plane = ada.page.locator(".boards .plane").bounding_box()
    assert plane is not None
    # It snaps from some way off, with the pointer beside it.
    for x, y in product(range(40, 600, 24), range(40, 320, 24)):
        mouse.move(plane["x"] + x, plane["y"] + y)
        if ada.page.evaluate(IS_BESIDE, [plane["x"] + x, plane["y"] + y]):
            break
    else:
        raise AssertionError("it never snaps")
    mouse.up()
    expect(ada.page.locator(".frame")).to_have_attribute("data-seq", str(seq + 2))


def test_a_finger_carries_a_room_from_the_market_and_a_second_one_turns_it(visit: Visit, data: Path) -> None:
    ada = stand_at(visit, data, does("buy"), phone=True)
    hand, seq = ada.page.context.new_cdp_session(ada.page), ada.person.seq()

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = middle(ada.way.choices.first)
    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 20))
    expect(ada.way.places.first).to_be_attached()
    board = middle(ada.page.locator(".boards .plane"))
    for reached in (0.5, 0.8, 1.0):
        over = (x + (board[0] - x) * reached, y + (board[1] + 60 - y) * reached)
        touch("touchMove", over)
    expect(ada.page.locator(".boards .trial")).to_have_count(1)
    lying = ada.page.evaluate(TRIAL)
    touch("touchStart", over, (100, 700))
    ada.page.wait_for_function(f"lying => ({TRIAL})() !== lying", arg=lying)
    touch("touchEnd")
    expect(ada.page.locator(".frame")).to_have_attribute("data-seq", str(seq + 2))
    expect(ada.page.locator("[data-carried]")).to_have_count(0)


def test_ground_that_is_no_place_says_why_with_the_rule(visit: Visit) -> None:
    ada = come_to(visit, "turn")
    seq = ada.person.seq()
    assert ada.pick_something()
    ada.page.locator(".boards .castle").click(position={"x": 30, "y": 330})
    now = ada.page.locator(".tray .now")
    expect(now).to_contain_text("A door of the tile must meet a door of the castle.")
    assert now.get_by_role("link").get_attribute("href") == f"/rules/{GAME}#4.1"
    assert ada.person.seq() == seq


def test_a_room_bought_from_another_device_is_told_and_nothing_is_bought_twice(visit: Visit) -> None:
    ada = come_to(visit, "turn")
    assert ada.pick_something()
    other = on_another_device(ada)
    assert other.pick_something()
    other.way.lay()
    expect(ada.page.locator(".tray .now")).to_contain_text("was bought for you from another device")
    expect(ada.way.places).to_have_count(0)


def test_prices_that_another_device_overtook_are_told(visit: Visit) -> None:
    ada = come_to(visit, "arrange")
    seq = ada.person.seq()
    swap_two(ada)
    assert ada.person.seq() == seq
    other = on_another_device(ada)
    other.way.press(other.way.main)
    expect(ada.page.locator(".tray .now")).to_contain_text("The market was opened from another device")


def test_prices_outlive_a_lost_line_and_a_reload(visit: Visit) -> None:
    ada = come_to(visit, "arrange", holds_line=True)
    swap_two(ada)
    prepared = prices(ada)
    ada.person.cut_line()
    expect(ada.page.locator(".band.lost")).to_be_visible()
    assert prices(ada) == prepared
    ada.person.mend_line()
    expect(ada.page.locator(".band.lost")).to_have_count(0)
    ada.page.reload()
    assert ada.wait() == "arrange"
    assert prices(ada) == prepared
    ada.way.press(ada.way.main)
    ada.page.locator('.frame:not([data-step="arrange"])').wait_for()


def test_the_first_game_explains_itself_and_only_once(visit: Visit, data: Path) -> None:
    found = find_moments(
        GAME, {"market": does("set"), "purchase": does("buy"), "completed": buys_with_a_completed_room}
    )
    market, purchase, completed = (stage(data, *found[kind]) for kind in ("market", "purchase", "completed"))
    ada = Player(visit(), Mouse)
    remark = ada.page.locator(".remark")
    ada.sit_at(market)
    expect(remark).to_contain_text("You set the prices")
    remark.locator("button").click()
    ada.sit_at(purchase)
    expect(remark).to_contain_text("what it would score at its best place")
    assert ada.pick_something()
    expect(remark).to_contain_text("Each number stands at a door")
    expect(remark.get_by_role("link")).to_have_attribute("href", f"/rules/{GAME}#4")
    remark.locator("button").click()
    ada.way.press(ada.way.second)
    remark.locator("button").click()
    ada.sit_at(completed)
    expect(remark).to_contain_text("A room is complete when all its doors are joined")
    remark.locator("button").click()
    for table in (market, purchase, completed):
        ada.sit_at(table)
        ada.wait()
        expect(remark).to_have_count(0)


def test_a_look_through_a_stack_is_seen_by_one_pair_of_eyes(visit: Visit, data: Path) -> None:
    looks = find_moments(
        GAME, {"look": lambda moment: moment.action["do"] == "take" and len(moment.record.players) > 1}
    )
    record, step = looks["look"]
    staged = stage(data, record, step, people=range(len(record.players)))
    ada, bruno = Player(visit(), Mouse), Player(visit(), Mouse)
    ada.sit_at(staged)
    bruno.sit_at(staged, (staged.acting + 1) % len(record.players))
    rooms = ada.page.locator(".look [data-piece]")
    expect(rooms.nth(1)).to_be_visible()
    expect(bruno.page.locator(".tray .now")).to_contain_text("looks through a stack")
    for name in rooms.evaluate_all("rooms => rooms.map(room => room.dataset.piece)"):
        expect(bruno.page.locator(f'[data-piece="{name}"]')).to_have_count(0)


@pytest.mark.parametrize("is_on", [False, True])
def test_what_was_seen_is_remembered_where_the_table_allows_it(visit: Visit, data: Path, is_on: bool) -> None:
    record, step = find_moments(GAME, {"known": remembers})["known"]
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, step, memory_aid=is_on))
    ada.page.get_by_role("tab", name="Stacks").click()
    known = ada.page.locator(".column .known")
    expect(ada.page.locator(".column .stacks")).to_be_visible()
    expect(known.filter(has_text=re.compile(r"Size \d+: \w"))).to_have_count(1 if is_on else 0)
    expect(known.filter(has_text="Under the deck:")).to_have_count(1 if is_on else 0)


def test_every_line_of_the_last_sheet_lights_its_rooms(visit: Visit, data: Path) -> None:
    record = record_of(GAME, ENDS["four players, second edition"])
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, len(record.actions)))
    assert ada.wait() == "over"
    lines = ask(ada.person, "GET", f"tables/{ada.person.code}/sheets")["boards"][0]["lines"]
    rings = ada.page.locator(".middle .ground .ring")
    for category in sorted({line["category"] for line in lines}):
        about = ada.page.locator(f'.sheet [data-category="{category}"]')
        about.locator(".line").click()
        for told, tiles in zip(about.locator(".reasons button").all(), tiles_told(lines, category), strict=True):
            told.hover()
            # Every ring has a dark rim.
            expect(rings).to_have_count(2 * len(tiles))
        about.locator(".line").click()


def test_the_replay_draws_the_castles_of_every_step(visit: Visit, data: Path) -> None:
    record = record_of(GAME, ENDS["two players, first edition"])
    staged = stage(data, record, len(record.actions))
    ada = Player(visit(), Keyboard)
    ada.sit_at(staged)
    rooms = ada.page.locator(".boards [data-cell]:not([data-place])")
    for part in (1, 2, 3):
        step = len(record.actions) * part // 4
        game, position = position_at(record, step)
        view = msgspec.to_builtins(game.views.view(position, 0, with_memory=False))
        ada.page.goto(f"/table/{staged.code}/replay?step={step}&seat=0")
        expect(rooms).to_have_count(len(view["seats"][0]["castle"]))


def tiles_told(lines: list[dict[str, Any]], category: str) -> list[set[int]]:
    """What is lit by each line of a category; lines that say the same are told once."""
    found: dict[str, set[int]] = {}
    for line in lines:
        if line["category"] == category:
            found.setdefault(str([line["message"], line["args"]]), set()).update(line["tiles"])
    return list(found.values())


def is_first_of_two(view: dict[str, Any]) -> bool:
    """Whether somebody else buys after me, so that nothing new is turned up."""
    return len(view["seats"]) == 2 and view["builder"] != view["turn"]


def looks_among_others(moment: Moment) -> bool:
    """Whether somebody who does not play alone has a stack open."""
    return moment.action["do"] == "take" and len(moment.record.players) > 1


def buys_with_a_completed_room(moment: Moment) -> bool:
    """Whether somebody buys who has completed a room."""
    castle = moment.view["seats"][moment.seat]["castle"] if moment.action["do"] == "buy" else []
    return any("completed_by" in tile for tile in castle)


def remembers(moment: Moment) -> bool:
    """Whether somebody buys who has looked through a stack, and put a bonus card under the deck."""
    mine = [text for seat, text in moment.record.actions[: moment.step] if seat == moment.seat]
    if moment.action["do"] != "buy" or not any(text.startswith("search") for text in mine):
        return False
    known = msgspec.to_builtins(load_game(GAME).views.view(moment.position, moment.seat, with_memory=True))["known"]
    return bool(known["returned"]) and any(lot.get("is_searched") and lot["tiles"] for lot in known["lots"])


def scores(moment: Moment) -> bool:
    """Whether a tile in the hand is laid for points."""
    if moment.action["do"] != "place":
        return False
    before, after = (view["seats"][moment.seat]["points"] for view in (moment.view, moment.view_after()))
    return bool(after > before)


def stand_at(visit: Visit, data: Path, wanted: Wanted, *, phone: bool = False) -> Player:
    """Somebody at the first such step of the records; all others are away."""
    ada = Player(visit(phone=phone), Touch if phone else Mouse)
    ada.sit_at(stage(data, *find_moments(GAME, {"wanted": wanted})["wanted"]))
    ada.wait()
    return ada


def come_to(visit: Visit, step: str, *, holds_line: bool = False) -> Player:
    """Somebody who has played until this step is theirs."""
    ada = Player(visit(), Mouse)
    if holds_line:
        ada.person.hold_line()
    ada.sit(GAME, bots=1)
    while ada.wait() != step:
        ada.act()
    return ada


def on_another_device(ada: Player) -> Player:
    """The same seat in a second window."""
    other = Player(Person(ada.page.context.new_page()), Mouse)
    other.look_at(ada.page.url)
    other.wait()
    return other


def swap_two(ada: Player) -> None:
    """Press one room of the market, then another: they change places."""
    before = prices(ada)
    ada.way.slots.nth(0).click()
    ada.way.slots.nth(2).click()
    before[0], before[2] = before[2], before[0]
    assert prices(ada) == before


def prices(ada: Player) -> list[str]:
    """The rooms as they are prepared, the cheapest first."""
    return list(ada.way.slots.locator("[data-piece]").evaluate_all("rooms => rooms.map(room => room.dataset.piece)"))
