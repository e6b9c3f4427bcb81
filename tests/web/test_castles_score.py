"""What only Castles needs in the score assistant: what lies beside a castle and on the table, previews, long lists."""

from typing import Any

import pytest
from playwright.sync_api import expect

from castlewright.core.texts import LANGUAGES
from castlewright.games.assistant import answer, link_of
from counts import IS_THOROUGH
from games.castles_of_mad_king_ludwig.typed import by_keys
from typist import Typist
from web.album import DESK, DESK_DARK, PHONE, PHONE_DARK, Album
from web.conftest import Visit

GAME = "castles_of_mad_king_ludwig"
TILES = [["foyer_red", 0, 0, 0], ["dining_room", 3, 0, 0], ["gallery_of_mirrors", 7, 1, 0]]
CASTLES: dict[str, Any] = {
    "game": GAME,
    "players": [
        {"name": "A", "tiles": TILES, "money": 0},
        {"name": "B", "tiles": [["foyer_green", 0, 0, 0]], "money": 0},
    ],
    "favors": [],
}
BESIDE: dict[str, Any] = {"bonus_cards": ["type_living", "type_food"], "money": 29000, "start": 2}
TABLE: dict[str, Any] = {"favors": ["money", "count_living"], "depleted": [450, "stairs"], "edition": "first"}


def type_what_lies_beside(typist: Typist) -> None:
    """The cards, money and starting score of the first castle; favours, empty stacks and edition of the table."""
    page = typist.page
    if page.locator("details.belongings").get_attribute("open") is None:
        page.locator("details.belongings summary").click()
    for card in BESIDE["bonus_cards"]:
        page.locator(f'[data-card="{card}"]').click()
    page.locator("details.belongings input[type=number]").fill(str(BESIDE["money"]))
    page.locator("details.belongings select").select_option(str(BESIDE["start"]))
    page.locator("details.things summary").click()
    for favour in TABLE["favors"]:
        page.locator(f'[data-favour="{favour}"]').click()
    for stack in TABLE["depleted"]:
        page.locator(f'[data-stack="{stack}"]').click()
    page.locator("details.things .choices label").first.click()


@pytest.mark.parametrize("phone", [True, False])
def test_what_lies_beside_a_castle_and_on_the_table_counts(visit: Visit, phone: bool) -> None:
    """Cards, money, starting score, favours, empty stacks: every category as the engine has it, all of them undone."""
    typist = Typist(visit(phone=phone).page)
    typist.page.goto(f"/score/{link_of(CASTLES)}")
    typist.page.locator(".ground > *").first.wait_for()
    typist.show("type")
    before = typist.totals()
    type_what_lies_beside(typist)
    owner, other = CASTLES["players"]
    document = {**CASTLES, **TABLE, "players": [{**owner, **BESIDE}, other]}
    report = answer({"ask": "assess", "document": document})["report"]
    for board, wanted in enumerate(report["boards"]):
        found = typist.points(board)
        assert {name: found.get(name, 0) for name in wanted["categories"]} == wanted["categories"], board
        assert found["total"] == wanted["total"]
    assert all(report["boards"][0]["categories"][name] for name in ("favors", "bonus_cards", "money", "start"))
    expect(typist.page.locator("details.things summary")).to_contain_text("1st edition, favours: 2, empty stacks: 2")
    undo = typist.page.locator(".steps .button").first
    while undo.is_enabled():
        undo.click()
    assert typist.totals() == before


def test_what_was_chosen_comes_first_when_a_list_is_opened_again(visit: Visit) -> None:
    """There are 27 cards and 24 favours; while one chooses nothing moves."""
    typist = Typist(visit(phone=True).page)
    typist.open(GAME)
    page, last = typist.page, {"card": "size_600", "favour": "circular_rooms"}
    for kind, name in last.items():
        page.locator("details.belongings summary" if kind == "card" else "details.things summary").click()
        page.locator(f'[data-{kind}="{name}"]').click()
        expect(page.locator(f"[data-{kind}]").last).to_have_attribute("aria-pressed", "true")
    page.reload()
    page.locator(".ground > *").first.wait_for()
    for kind, name in last.items():
        page.locator("details.belongings summary" if kind == "card" else "details.things summary").click()
        expect(page.locator(f"[data-{kind}]").first).to_have_attribute(f"data-{kind}", name)


def test_a_room_in_hand_shows_what_the_totals_would_be(visit: Visit) -> None:
    """On the chips, «7 → 9», before it is laid; and so much it then brings."""
    typist = Typist(visit().page)
    typist.open(GAME)
    by_keys(typist, {**CASTLES, "players": CASTLES["players"][:1]})
    before = typist.totals()
    typist.type("nap")
    promised = typist.page.locator(".chips .new")
    expect(promised).to_have_count(1)
    after = int(promised.inner_text())
    assert after != before[0]
    typist.press("Enter")
    expect(promised).to_have_count(0)
    assert typist.totals() == [after]


def test_enter_lays_what_was_typed_after_a_button_was_pressed(visit: Visit) -> None:
    """One castle more by a click, then by keys: Enter is not another click."""
    typist = Typist(visit().page)
    typist.open(GAME)
    typist.page.locator(".chips .more").click()
    typist.type("nap")
    typist.settle()
    typist.press("Enter")
    expect(typist.page.locator(".ground path[data-cell]")).to_have_count(2)
    assert len(typist.totals()) == 2


def test_one_castle_has_a_rank_and_wins_against_nobody(visit: Visit) -> None:
    """Until the castles of others are typed in; then somebody wins."""
    typist = Typist(visit(phone=True).page)
    typist.page.goto(f"/score/{link_of({**CASTLES, 'players': CASTLES['players'][:1]})}")
    typist.page.locator(".ground > *").first.wait_for()
    typist.page.locator(".last .button.main").click()
    dialog = typist.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Apprentice on the building site")
    expect(dialog).not_to_contain_text("wins with")
    typist.page.keyboard.press("Escape")
    typist.page.locator(".chips .more").click()
    typist.settle()
    typist.page.locator(".last .button.main").click()
    expect(dialog).to_contain_text("A wins with")
    expect(dialog).not_to_contain_text("Apprentice")


@pytest.mark.parametrize(
    ("language", "phone"),
    [(language, phone) for language in LANGUAGES for phone in (True, False)]
    if IS_THOROUGH
    else [("pl", True), ("fr", False)],
)
def test_every_list_can_be_read_and_heard(visit: Visit, language: str, phone: bool) -> None:
    """What a search finds, a room in hand and a room that was pressed, and all lists open."""
    person = visit(language, phone=phone)
    album = Album(language, [PHONE, PHONE_DARK] if phone else [DESK, DESK_DARK])
    typist = Typist(person.page)
    typist.page.goto(f"/score/{link_of(CASTLES)}")
    typist.page.locator(".ground > *").first.wait_for()
    typist.show("type")
    field = typist.page.locator(".search input")
    field.fill("o")
    typist.settle()
    album.take(person, f"score-{GAME}-found")
    field.fill("qqq")
    typist.settle()
    album.take(person, f"score-{GAME}-none-found")
    field.fill("")
    typist.page.locator('.ground path[data-cell="2"]').click(force=True)
    expect(typist.page.locator(".chosen")).to_be_visible()
    album.take(person, f"score-{GAME}-chosen")
    typist.page.locator(".chosen [data-icon=x]").click()
    type_what_lies_beside(typist)
    typist.settle()
    album.take(person, f"score-{GAME}-lists", whole=True)
    album.check()
