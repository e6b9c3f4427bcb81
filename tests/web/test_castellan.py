"""What only Castellan has in a real browser beside its turn: take-backs, decks of one's own, its end, who watches."""

import re
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from benchmarks.staging import position_at, record_of, stage
from games.castellan.moments import ENDS
from web.album import DESK, PHONE, PHONE_DARK, SIZE_TEXT, Album
from web.conftest import Visit
from web.people import ask
from web.players import Player
from web.test_castellan_rules import examples
from web.ways import Keyboard, Mouse

GAME = "castellan"


def test_a_piece_can_be_taken_back_and_a_reload_loses_nothing(visit: Visit) -> None:
    ada = Player(visit(), Keyboard)
    ada.sit(GAME, bots=1, memory_aid=True)
    while ada.wait() != "build":
        ada.act()
    left = ada.page.locator(".kinds").inner_text()
    ada.act()
    if ada.wait() == "build":
        ada.person.act(lambda: ada.person.press("u"))
        expect(ada.page.locator(".kinds")).to_have_text(left, use_inner_text=True)
    ada.page.reload()
    ada.page.locator(".frame").wait_for()
    assert ada.wait() in {"build", "claim", "draw"}


def test_a_deck_of_ones_own_is_checked_at_set_up_and_played(visit: Visit) -> None:
    ada = visit()
    ada.page.goto(f"/new/{GAME}")
    ada.page.get_by_text("Your own").click()
    ada.page.get_by_text("As text or from a file").click()
    text = ada.page.locator("textarea")
    deck = text.input_value()
    for wrong, words in [
        (deck.replace('"towers": 1, "long_walls": 2', '"towers": 1 "long_walls": 2', 1), "Line 3 cannot be read."),
        (deck.replace('"T3", "towers": 2', '"T3", "towers": 0'), "Tower card 3: a tower card shows"),
        (deck.replace('"towers": 1', '"towers": 2', 1), "The cards show 17 towers, but the box (supply) holds 16."),
    ]:
        text.fill(wrong)
        ada.page.locator("form .button.main").click()
        expect(ada.page.get_by_role("alert").filter(visible=True)).to_contain_text(words)
    own = deck.replace('"W1", "towers": 1, "long_walls": 2', '"Gate", "towers": 2, "long_walls": 1')
    text.fill(own.replace('"towers": 16, "long_walls": 13', '"towers": 17, "long_walls": 12'))
    ada.page.get_by_text("More", exact=False).first.click()
    ada.page.get_by_text("placed is placed").click()
    ada.page.locator("form .button.main").click()
    expect(ada.page.get_by_text("Deck: Your own. Take back: placed is placed.")).to_be_visible()
    options = ask(ada, "GET", f"tables/{ada.code}")["options"]
    assert options["take_backs"] == "no"
    assert options["deck"]["wall_deck"][0] == {"id": "Gate", "towers": 2, "long_walls": 1, "short_walls": 1, "draw": 0}


def test_a_deck_of_ones_own_is_filled_in_card_by_card(visit: Visit) -> None:
    ada = visit("en", phone=True)
    ada.page.goto(f"/new/{GAME}")
    ada.page.get_by_text("Your own").click()
    towers = ada.page.get_by_label("Tower cards, row 3, Towers")
    towers.fill("0")
    ada.page.locator("form .button.main").click()
    expect(ada.page.get_by_role("alert").filter(visible=True)).to_contain_text("Tower card 3: a tower card shows")
    expect(ada.page.locator("tr.wrong input").nth(1)).to_have_value("0")
    towers.fill("3")
    expect(ada.page.get_by_text("the cards show 17")).to_have_class(re.compile("problem"))
    album = Album("en", [PHONE])
    album.take(ada, "castellan-deck", whole=True)
    album.check()
    ada.page.get_by_label("Wall cards, row 1, Long walls").fill("1")
    ada.page.get_by_label("Pieces in the box for one player: Towers").fill("17")
    ada.page.get_by_label("Pieces in the box for one player: Long walls").fill("12")
    ada.page.locator("form .button.main").click()
    expect(ada.page.get_by_text("Deck: Your own.")).to_be_visible()
    deck = ask(ada, "GET", f"tables/{ada.code}")["options"]["deck"]
    assert deck["tower_deck"][2]["towers"] == 3
    assert deck["supply"]["towers"] == 17


def test_the_end_draws_the_points_turn_by_turn(visit: Visit, data: Path) -> None:
    record = record_of(GAME, ENDS["four players"])
    ada = Player(visit(), Mouse)
    ada.sit_at(stage(data, record, len(record.actions)))
    assert ada.wait() == "over"
    expect(ada.page.locator("[data-course]")).to_have_count(4)


def test_placed_is_placed_where_the_table_was_set_so(visit: Visit) -> None:
    ada = Player(visit(), Keyboard)
    ada.sit(GAME, bots=1, options={"take_backs": "no"})
    while ada.wait() != "build":
        ada.act()
    expect(ada.person.tray).to_contain_text("Placed is placed")
    ada.act()
    ada.wait()
    expect(ada.page.locator(".tray .undo")).to_have_count(0)


def test_who_watches_reads_whose_courts_they_are(visit: Visit, data: Path) -> None:
    staged = stage(data, record_of(GAME, ENDS["four players"]), 40)
    eve = Player(visit(), Mouse)
    eve.look_at(f"/table/{staged.code}?watch")
    expect(eve.page.get_by_text("Courts of Ada")).to_be_visible()
    expect(eve.page.locator(".tray .body")).to_have_count(0)


def test_names_and_chips_of_players_stay_whole_with_text_at_200_percent(visit: Visit, data: Path) -> None:
    staged = stage(data, record_of(GAME, ENDS["four players"]), 40)
    for phone, names in ((False, ".who strong"), (True, ".score")):
        ada = Player(visit(phone=phone), Mouse)
        ada.look_at(staged.links[staged.acting])
        ada.page.evaluate(SIZE_TEXT, "200%")
        rows = ada.page.locator("[data-row]:visible")
        assert rows.count() == 4
        for row in rows.all():
            name, around = row.locator(names).bounding_box(), row.bounding_box()
            assert name is not None
            assert around is not None
            assert name["height"] < 60
            assert name["x"] + name["width"] <= around["x"] + around["width"]
        ada.page.goto("about:blank")


def test_the_replay_draws_the_castle_of_every_step(visit: Visit, data: Path) -> None:
    record = record_of(GAME, ENDS["three players, pieces put aside"])
    staged = stage(data, record, len(record.actions))
    ada = Player(visit(), Keyboard)
    ada.sit_at(staged)
    expect(ada.page.get_by_text("Put aside at the end, without a place:")).to_be_visible()
    castle = ada.page.locator("[data-board]")
    for part in (1, 2, 4):
        step = len(record.actions) * part // 4
        game, position = position_at(record, step)
        view = msgspec.to_builtins(game.views.view(position, 0, with_memory=False))
        ada.page.goto(f"/table/{staged.code}/replay?step={step}&seat=1")
        expect(castle.locator("[data-cell]:not([data-cell^=court])")).to_have_count(len(view["pieces"]))
        expect(castle.locator("[data-cell^=court]")).to_have_count(len(view["courts"]))
    ada.person.press("Home")
    expect(castle.locator("[data-cell]")).to_have_count(0)


def test_the_rules_have_drawn_castles_and_can_be_read_everywhere(visit: Visit) -> None:
    ada, album = visit(), Album("en", [DESK, PHONE_DARK])
    album.visit(ada, "castellan-rules", f"/rules/{GAME}")
    expect(ada.page.locator("main figure")).to_have_count(len(examples("en")))
    album.check()
