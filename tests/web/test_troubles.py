"""What people see when something is wrong: each trouble has its page or its band, with what to do next."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from benchmarks.serving import ServerProcess
from server.databases import Sqlite, file_of
from web.conftest import Visit
from web.people import answer_as_newer, ask
from web.tables import CITIES
from web.test_together import seat_link


def test_a_seat_link_leads_into_the_seat_and_leaves_no_secret_in_the_address(visit: Visit) -> None:
    ada, elsewhere = visit(), visit("fr")
    ada.sit_with_bots(CITIES)
    elsewhere.page.goto(seat_link(ada))
    elsewhere.page.locator(".frame").wait_for()
    assert "seat=" not in elsewhere.page.url
    assert elsewhere.wait_for_step() == "choose"


def test_a_withdrawn_link_and_a_wrong_one_say_so(visit: Visit) -> None:
    ada, stranger = visit(), visit()
    ada.sit_with_bots(CITIES)
    path = seat_link(ada)
    ask(ada, "DELETE", f"tables/{ada.code}/seat-link")
    for wrong in (path, f"/table/{ada.code}#seat=nonsense"):
        stranger.page.goto("/")
        stranger.page.goto(wrong)
        expect(stranger.page.get_by_role("heading", level=1)).to_have_text("This link does not work any more")
        expect(stranger.page.get_by_role("link", name="Home").last).to_be_visible()


def test_a_full_table_can_be_watched(visit: Visit) -> None:
    ada, late = visit(), visit()
    ada.sit_with_bots(CITIES)
    late.page.goto(f"/join/{ada.code}")
    late.page.get_by_role("link", name="Watch").click()
    expect(late.page.locator(".band.watching")).to_have_text("You are watching.")
    expect(late.hand).to_have_count(0)


def test_a_game_whose_drawings_do_not_arrive_says_so(visit: Visit) -> None:
    ada, friend = visit(), visit()
    ada.sit_with_bots(CITIES)
    friend.page.route("**/assets/face*.css", lambda route: route.abort())
    friend.page.goto(f"/table/{ada.code}")
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("The game could not be loaded")
    friend.page.unroute("**/assets/face*.css")
    friend.page.get_by_role("button", name="Reload").click()
    friend.page.locator(".frame").wait_for()


def test_an_old_client_is_asked_to_reload(visit: Visit) -> None:
    ada = visit()
    ada.page.route("**/api/about", answer_as_newer)
    ada.page.goto("/")
    expect(ada.page.get_by_text("A newer version is here.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Reload")).to_be_visible()


def test_a_server_that_went_away_leaves_the_boards_and_says_so(visit: Visit, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "castlewright", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    server = subprocess.Popen(
        [*command, "--data", str(tmp_path), "--bot-pace", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    ada = visit(address=server.stdout.readline().strip())
    ada.sit_with_bots(CITIES)
    ada.wait_for_step()
    server.terminate()
    server.wait(timeout=20)
    server.stdout.close()
    expect(ada.page.locator(".band.lost")).to_contain_text("Connection lost")
    expect(ada.page.locator(".boards [role=grid]").first).to_be_visible()
    ada.page.get_by_role("link", name="Home").first.click()
    ada.page.locator(".game .button.main").first.click()
    expect(ada.page.get_by_role("alert")).to_contain_text("The server does not answer")


def test_a_board_is_saved_as_a_picture(visit: Visit) -> None:
    ada = visit()
    ada.sit_with_bots(CITIES)
    ada.wait_for_step()
    ask(ada, "POST", f"tables/{ada.code}/abandon")
    ada.page.locator('.frame[data-step="over"]').wait_for(timeout=90_000)
    ada.page.get_by_role("button", name="Share").click()
    for kind in ("SVG", "PNG"):
        with ada.page.expect_download() as download:
            ada.page.get_by_role("button", name=f"Board as {kind}").click()
        content = Path(download.value.path()).read_bytes()
        assert content.startswith(b"<svg" if kind == "SVG" else b"\x89PNG")


def test_a_table_of_older_rules_says_so_and_gives_its_record(visit: Visit, tmp_path: Path) -> None:
    database = Sqlite(tmp_path).fresh()
    with ServerProcess(database, tmp_path / "log") as server:
        ada, eve = visit(address=server.origin), visit("pl", address=server.origin)
        ada.sit_with_bots(CITIES)
        code = ada.code
        server.stop()
        with closing(sqlite3.connect(file_of(database))) as connection, connection:
            connection.execute("UPDATE matches SET settings = json_set(settings, '$.ruleset', 0)")
        server.start()
        for path in ("table/{}", "join/{}", "table/{}/replay"):
            ada.page.goto("/" + path.format(code))
            expect(ada.page.get_by_role("heading", level=1)).to_have_text("This table is set aside")
            expect(ada.page.get_by_text("was played by ruleset 0")).to_be_visible()
        with ada.page.expect_download() as saved:
            ada.page.get_by_role("button", name="Save the record of the game").click()
        record = json.loads(Path(saved.value.path()).read_text("utf-8"))
        assert (record["ruleset"], record["game"]) == (0, "between_two_cities")
        eve.page.goto(f"/table/{code}")
        eve.page.get_by_role("button", name="Zapisz przebieg gry").click()
        expect(eve.page.get_by_role("status")).to_have_text("Nie masz miejsca przy tym stole.")
