"""The score assistant in the browser, for every game that has one: worked cases typed in by touch and by keyboard,
what is wrong at its place, undo, what is kept, links and QR, who wins, finished games and replays.
"""

import json
import random
import re
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect

from benchmarks.staging import records_of
from castlewright.core.packing import LETTERS, VERSION, checksum
from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.games import load_game
from castlewright.games.assistant import answer, link_of
from counts import IS_THOROUGH
from typist import Case, Typist, settle
from web.album import Album, looks_of
from web.conftest import Visit
from web.people import Person, ask
from web.tables import arrive

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/assistant.ts"))
LANGUAGES = ("en", "fr", "pl")
IS_FREE = """part => {
    const {x, y, width, height} = part.getBoundingClientRect()
    return part.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
"""Whether the middle of something is in sight and nothing lies over it."""

FUZZED = 100 if IS_THOROUGH else 15
TYPED = [game for game in GAMES if "GOLDEN = " in (ROOT / "tests/games" / game / "typed.py").read_text("utf-8")]
"""The games whose worked cases are typed in here; those that are drawn have tests of their own beside this file."""


def kit_of(game: str) -> Any:
    """How a game's boards are typed in."""
    return import_module(f"games.{game}.typed")


def document_of(game: str, players: int | None = None) -> dict[str, Any]:
    """The boards with which a recorded game ended, the first one or that of so many players."""
    record = read_record(next(path for path in records_of(game) if path.stem.startswith(f"{players or ''}")))
    match = replay(load_game(game), record)
    return load_game(game).assistant.document_of(match.position, [player.name for player in record.players])


def totals_of(document: dict[str, Any]) -> list[int]:
    """What the boards of a document score."""
    return [board["total"] for board in answer({"ask": "assess", "document": document})["report"]["boards"]]


def open_boards(person: Person, document: dict[str, Any]) -> Typist:
    """The page with these boards."""
    person.page.goto(f"/score/{link_of(document)}")
    person.page.locator(".ground > *").first.wait_for()
    return Typist(person.page)


def in_turn() -> list[Any]:
    """Every game in both ways; the quick tests take one way for each game, the other for the next."""
    return [
        pytest.param(game, way, marks=() if (number + turn) % 2 == 0 else pytest.mark.slow)
        for number, game in enumerate(TYPED)
        for turn, way in enumerate(("touch", "keys"))
    ]


def some(cases: list[Case]) -> list[Case]:
    """All worked cases when thorough, else a few of them."""
    return cases if IS_THOROUGH else cases[:: max(1, len(cases) // 4)][:5]


@pytest.mark.parametrize(("game", "way"), in_turn())
def test_worked_cases_typed_into_the_page(visit: Visit, game: str, way: str) -> None:
    """At 390 pixels by touch, at 1280 by keyboard: equal points, and no more taps and keystrokes than promised."""
    kit, typist = kit_of(game), Typist(visit(phone=way == "touch").page)
    strokes = pieces = 0
    for case in some(kit.GOLDEN):
        typist.open(game)
        (kit.by_touch if way == "touch" else kit.by_keys)(typist, case.document)
        if case.is_paced:
            strokes, pieces = strokes + typist.count, pieces + case.pieces
        for board, wanted in enumerate(case.expect):
            found = typist.points(board)
            assert {name: found.get(name, 0) for name in wanted} == wanted, (case.name, board)
        assert (typist.problems().count() > 0) == case.has_problem, case.name
    assert pieces
    assert strokes <= kit.PACE * pieces, f"{strokes} taps and keystrokes for {pieces} pieces"


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("way", ["touch", "keys"])
@pytest.mark.parametrize("game", TYPED)
def test_a_whole_table_is_typed_into_the_page(visit: Visit, game: str, way: str) -> None:
    """All boards with which a recorded game ended, as large as they are at real tables, and no slower."""
    kit, typist = kit_of(game), Typist(visit(phone=way == "touch").page)
    document, pieces = kit.boards_alone(document_of(game, players=2))
    typist.open(game)
    (kit.by_touch if way == "touch" else kit.by_keys)(typist, document)
    assert typist.totals() == totals_of(document)
    expect(typist.problems()).to_have_count(0)
    assert typist.count <= kit.PACE * pieces, f"{typist.count} taps and keystrokes for {pieces} pieces"


@pytest.mark.slow
@pytest.mark.parametrize("language", ["fr", "pl"])
def test_rooms_are_typed_in_every_language_with_few_keys(visit: Visit, language: str) -> None:
    """Castles of a recorded game; the page finds what `typed.py` thinks that it finds."""
    game = "castles_of_mad_king_ludwig"
    kit, typist = kit_of(game), Typist(visit(language).page)
    document, pieces = kit.boards_alone(document_of(game, players=2))
    typist.open(game)
    kit.by_keys(typist, document, language)
    assert typist.count <= kit.PACE * pieces, f"{typist.count} keystrokes for {pieces} tiles"


@pytest.mark.parametrize("game", TYPED)
def test_steps_back_and_forth_and_what_is_kept(visit: Visit, game: str) -> None:
    """Undo to an empty table and redo to the full one; a reload keeps it, also beside a table begun anew."""
    kit, person = kit_of(game), visit()
    typist, page = Typist(person.page), person.page
    typist.open(game)
    case = kit.GOLDEN[0]
    kit.by_keys(typist, case.document)
    before = typist.totals()
    undo = page.locator(".steps .button").first
    while undo.is_enabled():
        page.keyboard.press("Control+z")
    assert sum(typist.totals()) < sum(before)
    redo = page.locator(".steps .button").nth(1)
    while redo.is_enabled():
        page.keyboard.press("Control+Shift+z")
    assert typist.totals() == before
    page.reload()
    assert typist.totals() == before
    page.locator(".bar [data-icon=folder-open]").click()
    page.locator("dialog[open] .button.main").click()
    assert typist.totals() != before
    page.locator(".bar [data-icon=folder-open]").click()
    expect(page.locator("dialog[open] li")).to_have_count(1)
    page.locator("dialog[open] li .grow").click()
    assert typist.totals() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_link_and_its_picture_lead_to_the_same_boards(visit: Visit, game: str) -> None:
    document, ada = document_of(game), visit()
    before = open_boards(ada, document).totals()
    assert before == totals_of(document)
    ada.page.locator(".bar [data-icon=share-2]").click()
    address = ada.page.locator("dialog[open] code").inner_text()
    assert address.split("/score/")[1] == link_of(document)
    assert read_picture(ada) == [address]
    bruno = Typist(visit("pl", phone=True).page)
    bruno.page.goto(address)
    bruno.page.locator(".ground > *").first.wait_for()
    assert bruno.totals() == before
    bruno.page.reload()
    assert bruno.totals() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_link_opens_with_its_explanation_ready_to_be_changed(visit: Visit, game: str) -> None:
    """On a phone the sheet comes first, one press leads to what is typed with; what was changed leaves the address."""
    typist = open_boards(visit(phone=True), document_of(game))
    page, before = typist.page, typist.totals()
    lines = page.locator(".sheet li[data-category]")
    expect(lines.first).to_be_visible()
    points = [int(text) for text in lines.locator("[data-points]").all_inner_texts()]
    assert sum(points) == int(page.locator(".sheet .sum .total").inner_text()) == before[0]
    typist.show("type")
    expect(page.locator("section.tools")).to_be_visible()
    typist.chip(0).click()
    page.locator("dialog[open] .field").fill("Zoë")
    page.keyboard.press("Enter")
    expect(typist.chip(0)).to_contain_text("Zoë")
    expect(page).to_have_url(re.compile(f"/score/{game}$"))
    page.reload()
    expect(typist.chip(0)).to_contain_text("Zoë")
    assert typist.totals() == before


def read_picture(person: Person) -> list[str]:
    """What a camera reads in the QR picture on the page."""
    import zxingcpp

    picture = Image.open(BytesIO(person.page.locator("dialog[open] .qr").screenshot()))
    return [found.text for found in zxingcpp.read_barcodes(picture)]


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_link_says_so(visit: Visit, game: str) -> None:
    page = visit().page
    link = link_of(document_of(game))
    for wrong in (link[:-3], link.replace("#1", "#9"), f"{game}#nonsense", f"{game}#1" + "A" * 3000):
        page.goto("/about")
        page.goto(f"/score/{wrong}")
        expect(page.locator(".message h1")).to_be_visible()
    page.locator(".message .button.main").click()
    page.locator(".ground > *").first.wait_for()
    page.goto("/score/no_such_game")
    expect(page.locator(".message")).to_be_visible()


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", GAMES)
def test_fuzzed_links_open_boards_or_a_clear_page(visit: Visit, game: str) -> None:
    """Random boards, most of them against all rules, are drawn and scored; random letters open them or say so."""
    page, chance = visit(phone=True).page, random.Random(game)
    for _ in range(FUZZED):
        document = kit_of(game).random_document(chance)
        page.goto("/about")
        assert open_boards(Person(page), document).totals() == totals_of(document), link_of(document)
    for _ in range(FUZZED):
        letters = "".join(chance.choice(LETTERS) for _ in range(chance.randrange(1, 90)))
        page.goto("/about")
        page.goto(f"/score/{game}#{VERSION}{checksum(letters)}{letters}")
        expect(page.locator(".message h1, .ground > *").first).to_be_visible()


def test_what_breaks_a_rule_is_named_at_its_place_and_all_else_counts(visit: Visit) -> None:
    typist = Typist(visit().page)
    typist.open("between_two_cities")
    typist.type("SS.S")
    assert typist.totals() == [7]
    problem = typist.problems().first
    expect(problem).to_contain_text("share an edge")
    assert problem.locator("a").get_attribute("href") == "/rules/between_two_cities#5.2"
    expect(typist.page.locator('.ground [data-wrong="d1"]')).to_be_visible()
    assert "breaks a rule" in (typist.cell("d1").get_attribute("aria-label") or "")
    expect(typist.chip(0)).to_have_attribute("aria-label", "A, 7\u00a0points, something breaks a rule")
    field = typist.page.locator(".letters input")
    field.fill("SSXS")
    expect(typist.page.locator(".tools .problem")).to_contain_text("Row 1, column 3")
    assert typist.totals() == [7]
    field.fill("SSSS")
    assert typist.totals() == [16]
    expect(typist.page.locator(".problem")).to_have_count(0)


def test_what_breaks_a_rule_is_named_by_its_piece(visit: Visit) -> None:
    """One line in every game, with the piece, the reason and the rule."""
    ada = visit(phone=True)
    for game in GAMES:
        document, piece = kit_of(game).WRONG
        ada.page.goto("/about")
        problems = open_boards(ada, document).problems()
        expect(problems).to_have_count(1)
        expect(problems).to_contain_text(piece)
        assert (problems.locator("a").get_attribute("href") or "").startswith(f"/rules/{game}#")


def top_of(typist: Typist, selector: str) -> float:
    """How far from the upper edge of the screen something begins."""
    box = typist.page.locator(selector).bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_nothing_moves_under_the_finger_that_types(visit: Visit, game: str) -> None:
    """What breaks a rule makes room beside the board; the buttons lie at the lower edge, however much is above them."""
    person = visit(phone=True)
    typist = Typist(person.page)
    typist.open(game)
    tools, steps = top_of(typist, "section.tools"), top_of(typist, ".steps")
    box = typist.page.locator(".steps").bounding_box()
    assert box is not None
    assert steps + box["height"] == pytest.approx(844, abs=1)
    for document in (kit_of(game).WRONG[0], document_of(game)):
        person.page.goto("/about")
        open_boards(person, document)
        typist.show("type")
        typist.settle()
        assert top_of(typist, "section.tools") == pytest.approx(tools, abs=1)
        assert top_of(typist, ".steps") == pytest.approx(steps, abs=1)


def test_the_board_that_is_typed_is_among_the_chips_in_sight(visit: Visit) -> None:
    """Seven cities are more than a phone is wide, seven castles with long names more than a desk."""
    typist = Typist(visit(phone=True).page)
    typist.open("between_two_cities")
    for number in range(7):
        typist.piece("shop").click()
        expect(typist.chip(number)).to_have_attribute("aria-pressed", "true")
        expect(typist.chip(number)).to_be_in_viewport(ratio=1)
        if number < 6:
            typist.main.click()
    typist.chip(0).click()
    expect(typist.chip(0)).to_be_in_viewport(ratio=1)
    castle = kit_of("between_two_castles").table_of({"rooms": [["kitchen", 2, 0]]})["castles"][0]
    names = ("mespelbrunn", "lichtenstein", "hohenschwangau")
    table = {"game": "between_two_castles", "castles": [{**castle, "name": name} for name in names], "players": []}
    desk = open_boards(visit("fr"), table)
    for number in range(3):
        expect(desk.chip(number)).to_be_in_viewport(ratio=1)
    expect(desk.page.locator(".chips .more")).to_be_in_viewport(ratio=1)


def test_the_button_that_lays_a_room_keeps_its_place(visit: Visit) -> None:
    """Found, in hand, laid, nothing found: on a phone one presses it again and again."""
    typist = Typist(visit(phone=True).page)
    typist.open("castles_of_mad_king_ludwig")
    place = top_of(typist, ".steps .main")
    field = typist.page.locator(".search input")
    for letters in ("gar", "nap", "zzz", ""):
        field.fill(letters)
        typist.settle()
        assert top_of(typist, ".steps .main") == pytest.approx(place, abs=1), letters
    field.fill("nap")
    typist.settle()
    typist.main.click()
    typist.settle()
    assert top_of(typist, ".steps .main") == pytest.approx(place, abs=1)


@pytest.mark.parametrize("game", ["between_two_castles", "castles_of_mad_king_ludwig"])
def test_with_letters_on_the_screen_field_and_rooms_are_in_sight(visit: Visit, game: str) -> None:
    """They take half of a phone: the board, the field, what it finds and the button stay."""
    page = visit(phone=True).page
    open_boards(Person(page), document_of(game, players=2)).show("type")
    field = page.locator(".tools input.field").first
    field.focus()
    page.set_viewport_size({"width": 390, "height": 500})
    field.fill("b")
    settle(page)
    assert page.evaluate("scrollY") == 0
    for part in (".ground", ".tools input.field", ".tools [data-piece]", ".steps .main"):
        assert page.locator(part).first.evaluate(IS_FREE), part


def test_a_line_lights_nothing_while_one_types(visit: Visit) -> None:
    typist = open_boards(visit(phone=True), document_of("between_two_cities"))
    typist.page.locator(".sheet .line").first.click()
    pills = typist.page.locator(".ground .pill")
    expect(pills.first).to_be_visible()
    typist.show("type")
    typist.settle()
    expect(pills).to_have_count(0)


def test_letters_land_once_wherever_the_focus_is(visit: Visit) -> None:
    """On a cell that was clicked, which then follows the cursor; never with Ctrl, and not in a dialog."""
    typist = Typist(visit().page)
    typist.open("between_two_cities")
    field = typist.page.locator(".letters input")
    typist.cell("b1").click()
    typist.type("ss")
    expect(field).to_have_value(".SS")
    expect(typist.cell("d1")).to_be_focused()
    typist.press("ArrowDown")
    typist.type("F")
    expect(field).to_have_value(".SS. ...F")
    typist.press("Backspace")
    typist.press("Control+f")
    typist.chip(0).click()
    typist.page.locator("dialog[open] button").first.focus()
    typist.type("ss")
    typist.page.keyboard.press("Escape")
    expect(field).to_have_value(".SS")
    typist.page.keyboard.press("Control+z")
    expect(field).to_have_value(".SS. ...F")


def test_who_wins_with_what_breaks_the_tie(visit: Visit) -> None:
    """Three cities of which two are equal: the higher city decides between their builders."""
    typist = Typist(visit(phone=True).page)
    document = {
        "game": "between_two_cities",
        "cities": [
            {"name": name, "rows": rows} for name, rows in zip("ABC", (["SSSS"], ["SSSS"], ["SSS"]), strict=True)
        ],
        "players": ["Ann", "Bob", "Cy"],
    }
    expected = answer({"ask": "assess", "document": document})["report"]["players"]
    typist.page.goto(f"/score/{link_of(document)}")
    typist.page.locator(".last .button.main").click()
    rows = typist.page.locator("dialog[open] ol > li")
    expect(rows).to_have_count(3)
    shown = [
        (row.locator("input").input_value(), int(row.locator(".total").inner_text()), row.locator(".rank").inner_text())
        for row in rows.all()
    ]
    ranked = sorted(expected, key=lambda row: row["rank"])
    assert shown == [(row["name"], row["score"], str(row["rank"])) for row in ranked]
    assert rows.first.locator("input").input_value() in typist.page.locator(".headline").inner_text()
    expect(typist.page.locator("dialog[open] .tie").first).to_be_visible()


def test_boards_are_put_into_the_order_of_the_table(visit: Visit) -> None:
    """Neighbours share a city: where one lies wrongly it is moved, and what follows is another ranking."""
    rows = [["SSSS"], ["SS"], ["SSS"], ["S"]]
    document = {**kit_of("between_two_cities").table_of(*rows), "players": ["Ann", "Bob", "Cy", "Di"]}
    typist = open_boards(visit(phone=True), document)
    assert typist.totals() == [16, 5, 10, 2]
    typist.page.locator(".last .button.main").click()
    expect(typist.page.locator("dialog[open]")).to_contain_text("in which they lie round the table")
    typist.page.keyboard.press("Escape")
    typist.chip(0).click()
    dialog = typist.page.locator("dialog[open]")
    expect(dialog.get_by_label("One place earlier")).to_be_disabled()
    dialog.get_by_label("One place later").click()
    dialog.get_by_label("One place later").click()
    typist.page.keyboard.press("Escape")
    assert typist.totals() == [5, 10, 16, 2]
    expect(typist.chip(2)).to_have_attribute("aria-pressed", "true")
    typist.page.locator(".last .button.main").click()
    cities = [document["cities"][number] for number in (1, 2, 0, 3)]
    players = answer({"ask": "assess", "document": {**document, "cities": cities}})["report"]["players"]
    scores = {
        row.locator("input").input_value(): row.locator(".total").inner_text() for row in dialog.locator("li").all()
    }
    assert scores == {player["name"]: str(player["score"]) for player in players}
    typist.page.keyboard.press("Escape")
    typist.show("type")
    for _ in range(2):
        typist.page.locator(".steps .button").first.click()
    assert typist.totals() == [16, 5, 10, 2]


def test_the_worked_table_of_six_is_ranked_as_it_should_be(visit: Visit) -> None:
    """The cities stand in the ring of the example; everybody has the lower of two, and Emily wins."""
    kit = kit_of("between_two_cities")
    table = json.loads(kit.COPY.read_text("utf-8"))["table"]
    left, ring = list(table["cities"]), []
    for total in table["ring"]:
        ring.append(next(city for city in left if city["expect"]["total"] == total))
        left.remove(ring[-1])
    document = {**kit.table_of(*(city["rows"] for city in ring)), "players": table["players"]}
    typist = Typist(visit(phone=True).page)
    typist.page.goto(f"/score/{link_of(document)}")
    assert typist.totals() == table["ring"]
    typist.page.locator(".last .button.main").click()
    rows = typist.page.locator("dialog[open] ol > li")
    expect(rows).to_have_count(len(table["players"]))
    shown = {row.locator("input").input_value(): int(row.locator(".total").inner_text()) for row in rows.all()}
    assert shown == table["scores"]
    expect(typist.page.locator(".headline")).to_contain_text(f"{table['winner']} wins with 62")
    expect(typist.page.locator(".headline")).to_contain_text("5 points ahead of Anna")


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_and_a_step_of_its_replay_open_with_their_totals(visit: Visit, game: str) -> None:
    person = visit()
    arrive(person, "Ada")
    record = json.loads(records_of(game)[0].read_text("utf-8"))
    code = ask(person, "POST", "records", record)["code"]
    steps = len(record["actions"])
    for seq in (steps, steps // 2):
        sheets = ask(person, "GET", f"tables/{code}/sheets?seq={seq}", None)
        person.page.goto(f"/table/{code}/replay?step={seq}&seat=0")
        person.page.locator(".controls [data-icon=calculator]").click()
        person.page.wait_for_url("**/score/**")
        person.page.locator(".ground > *").first.wait_for()
        assert Typist(person.page).totals() == [board["total"] for board in sheets["boards"]]
    person.page.goto(f"/table/{code}")
    person.page.locator("footer.bar [data-icon=calculator]").click()
    person.page.wait_for_url("**/score/**")
    expect(person.page).to_have_title(re.compile(load_game(game).meta.title))


LOOKS = [(game, language) for game in GAMES for language in LANGUAGES]
if not IS_THOROUGH:  # each game in one language, each language in a game
    LOOKS = [(game, LANGUAGES[number % len(LANGUAGES)]) for number, game in enumerate(GAMES)]


@pytest.mark.parametrize(("game", "language"), LOOKS)
def test_the_page_looks_and_reads_well(visit: Visit, game: str, language: str) -> None:
    """Axe and the audit, with boards new and whole, something wrong, a line pinned, and every dialog."""
    album, person = Album(language, looks_of(language)), visit(language)
    page = person.page
    if game == GAMES[0]:
        album.visit(person, "score", "/score")
    page.goto(f"/score/{game}")
    page.locator(".ground > *").first.wait_for()
    album.take(person, f"score-{game}-new", is_key=True)
    page.goto("/about")
    open_boards(person, kit_of(game).WRONG[0]).settle()
    page.goto("/about")
    page.goto(f"/score/{game}")  # kept boards open where they are typed
    page.locator(".ground > *").first.wait_for()
    Typist(page).settle()
    album.take(person, f"score-{game}-wrong")
    page.goto("/about")
    open_boards(person, document_of(game)).settle()
    album.take(person, f"score-{game}", is_key=True)
    page.locator(".chips [aria-pressed=true]").click()
    album.take(person, f"score-{game}-named")
    page.keyboard.press("Escape")
    Typist(page).show("explain")
    page.locator(".sheet .line").first.click()
    album.take(person, f"score-{game}-explained", is_key=True)
    for icon, name in (("folder-open", "tables"), ("share-2", "share")):
        page.locator(f".bar [data-icon={icon}]").click()
        album.take(person, f"score-{game}-{name}")
        page.keyboard.press("Escape")
    Typist(page).show("explain")
    page.locator(".last .button.main").click()
    page.locator("dialog[open] h2").wait_for()
    Typist(page).settle()
    album.take(person, f"score-{game}-winner")
    page.goto(f"/score/{game}#1broken")
    page.locator(".message").wait_for()
    album.take(person, f"score-{game}-broken")
    album.check()
