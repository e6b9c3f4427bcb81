"""Without a server: the assistant after it is switched off, and plain files with whole games against bots."""

import fcntl
import re
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import build_client
from counts import IS_THOROUGH
from typist import Go, Typist, turn
from web.conftest import Visit, serve
from web.drawers import ENDINGS, Finger, Keys
from web.people import Person
from web.players import Player
from web.ways import Mouse

ENGINE_WITHIN = 200_000
"""Milliseconds in which the engine starts on a loaded machine; on a quiet one it takes some seconds."""

GAMES = ["between_two_cities", "between_two_castles", "castellan", "castles_of_mad_king_ludwig"]
IS_KEPT = """async () => {
  const engine = await (await caches.open('engine')).keys()
  const shell = (await caches.keys()).some(name => name.startsWith('shell-'))
  return shell && engine.some(request => request.url.endsWith('.zip'))
}"""


def wait_until_kept(page: Page) -> None:
    """Wait until client and engine lie on the device; a promise is true for `wait_for_function` before it is kept."""
    until = time.monotonic() + ENGINE_WITHIN / 1000
    while not page.evaluate(IS_KEPT):
        assert time.monotonic() < until, "client and engine were not kept"
        page.wait_for_timeout(500)


def some(cases: list[Any]) -> list[Any]:
    """All worked cases when thorough, else the first."""
    return cases if IS_THOROUGH else cases[:1]


def type_cases(page: Page, game: str, way: str, go: Go) -> None:
    """Type worked cases in and compare their points."""
    kit = import_module(f"games.{game}.typed")
    typist = Typist(page, go)
    for case in some(kit.GOLDEN):
        typist.open(game)
        (kit.by_touch if way == "touch" else kit.by_keys)(typist, case.document)
        for board, wanted in enumerate(case.expect):
            found = typist.points(board)
            assert {name: found.get(name, 0) for name in wanted} == wanted, (case.name, board)
        assert (typist.problems().count() > 0) == case.has_problem, case.name


def draw_cases(person: Person, way: str, go: Go) -> None:
    """The same for castles that are drawn."""
    drawer = (Finger if way == "touch" else Keys)(person, go)
    for end in some(ENDINGS):
        drawer.type(end)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("way", ["touch", "keys"])
def test_the_assistant_scores_with_the_server_stopped(visit: Visit, tmp_path: Path, way: str) -> None:
    """One visit brings it here; then boards are scored, rules are read and other pages say what is missing."""
    with serve(tmp_path) as address:
        person = visit(address=address, engine=True, phone=way == "touch")
        page = person.page
        page.goto("/score/between_two_cities")
        wait_until_kept(page)
    page.context.set_offline(True)
    page.set_default_timeout(ENGINE_WITHIN)
    page.goto("/rules/castellan")
    expect(page.locator("h1")).to_contain_text("Castellan")
    for game in GAMES:
        if game == "castellan":
            draw_cases(person, way, turn)
        else:
            type_cases(page, game, way, turn)
    page.goto("/")
    expect(page.locator("h1")).to_have_text("The server does not answer")


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_server_is_asked_until_the_engine_is_there(visit: Visit) -> None:
    """The first visit loads the engine beside the page, says how far that is, and from then on asks nobody else."""
    page = visit(engine=True).page
    page.set_default_timeout(ENGINE_WITHIN)
    held: list[Route] = []
    asked: list[str] = []
    page.context.route("**/*.whl", lambda route: held.append(route))  # noqa: PLW0108
    page.on("request", lambda request: asked.append(request.url) if "/api/assistant" in request.url else None)
    typist = Typist(page)
    typist.open("between_two_cities")
    typist.type("SSSS")
    assert typist.totals() == [16]
    assert asked
    expect(page.locator(".alone")).to_contain_text(re.compile(r"[0-9]+\s%"))
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_text("")  # it would lie on the buttons
    until = time.monotonic() + ENGINE_WITHIN / 1000
    while not held and time.monotonic() < until:
        page.wait_for_timeout(200)
    for route in held:
        route.continue_()
    expect(page.locator(".alone")).not_to_contain_text("%", timeout=ENGINE_WITHIN)
    asked.clear()
    typist.type("HHOm")
    assert typist.totals()[0] > 16
    assert not asked


def test_the_client_can_be_installed(visit: Visit) -> None:
    page = visit().page
    page.goto("/settings")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(found => found.json())")
    for icon in manifest["icons"]:
        found = page.request.get(f"/{icon['src']}")
        assert (found.status, found.headers["content-type"]) == (200, icon["type"])
    header = page.request.get("/").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in header
    assert "worker-src 'self';" in header
    assert "unsafe-eval'" not in header.replace("'wasm-unsafe-eval'", "")


# Plain files.


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, as `python -m http.server` does, and says nothing.

    Browsers keep what is not new for a while by themselves; here they must not, so that only our own keeping counts.
    """

    def end_headers(self) -> None:
        """Everything is asked for anew."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Say nothing."""


def is_built() -> bool:
    """Whether the site is there and newer than everything that it is made of."""
    built = build_client.STATIC / "about.json"
    newest = max(path.stat().st_mtime for path in (*build_client.sources(), *(build_client.ROOT / "src").rglob("*.py")))
    return built.exists() and built.stat().st_mtime > newest


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of plain files, built once for all who test it."""
    build_client.STATIC.parent.mkdir(exist_ok=True)
    with (build_client.STATIC.parent / "static.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_built():
            build_client.build_static()
    return build_client.STATIC


@pytest.fixture
def host(site: Path) -> Iterator[ThreadingHTTPServer]:
    """A web host that has the folder somewhere below its root and can do no more than hand out files."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=site.parent))
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def come(visit: Visit, host: ThreadingHTTPServer) -> Player:
    """Somebody at the site, patient with its engine."""
    person = visit(address=f"http://127.0.0.1:{host.server_port}", engine=True)
    person.page.set_default_timeout(ENGINE_WITHIN)
    return Player(person, Mouse)


def sit(ada: Player, game: str, bots: int) -> None:
    """Sit down with easy bots, through the pages."""
    page = ada.page
    page.goto(f"/static/#/new/{game}")
    selects = page.locator("select:has(option[value=easy])")
    selects.first.wait_for()
    while selects.count() > bots:
        page.locator(".seat button").last.click()
    assert selects.first.locator("option").evaluate_all("all => all.map(one => one.value)") == [
        "beginner",
        "easy",
        "medium",
    ]
    for index in range(bots):
        selects.nth(index).select_option("easy")
    page.locator("form .button.main").click()
    page.locator(".frame").wait_for()


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_plain_files_play_and_keep_a_game(visit: Visit, host: ThreadingHTTPServer) -> None:
    """Pages are there before the engine; a game is played, survives a reload, and goes on when the host is gone."""
    ada = come(visit, host)
    page = ada.page
    page.goto("/static/")
    expect(page.locator(".game")).to_have_count(4)
    page.locator("nav a[href*='rules']").click()
    page.locator("a[href*='between_two_cities']").first.click()
    expect(page.locator("h1")).to_contain_text("Between Two Cities")
    sit(ada, "between_two_cities", 2)
    ada.play_turns(2)
    wait_until_kept(page)
    host.shutdown()
    host.server_close()
    for _ in range(2):  # the first visit without a host must leave everything for the second
        before = seq_of(page)
        page.reload()
        page.locator(".frame").wait_for()
        assert seq_of(page) >= before, "what was played is kept"
        ada.play_turns(1)
    page.goto("/static/#/")
    expect(page.locator(".game")).to_have_count(4)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_plain_files_promise_no_other_people(visit: Visit, host: ThreadingHTTPServer) -> None:
    """There are bots only, and nobody comes back after days."""
    page = come(visit, host).person.page
    for path in ("", "new/castellan"):
        page.goto(f"/static/#/{path}")
        expect(page.locator("h1")).to_be_visible()
        expect(page.locator("main")).not_to_contain_text(re.compile("friend|days|Relaxed|link", re.IGNORECASE))


def seq_of(page: Page) -> int:
    """How far the table is."""
    return int(page.locator(".frame").get_attribute("data-seq") or 0)


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("is_served", [True, False], ids=["served", "offline"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_plain_files(visit: Visit, host: ThreadingHTTPServer, game: str, is_served: bool) -> None:
    """With the folder served and nothing else, and without any host after the first visit."""
    ada = come(visit, host)
    if not is_served:
        ada.page.goto("/static/#/score")
        wait_until_kept(ada.page)
        host.shutdown()
        host.server_close()
        ada.page.goto("about:blank")
    sit(ada, game, 1 if game in {"castellan", "castles_of_mad_king_ludwig"} else 2)
    ada.play()
    expect(ada.page.locator("main table .points").first).to_be_visible()


def load_plain(page: Page, path: str) -> None:
    """Go to a page of the site."""
    page.goto(f"/static/#{path}")


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_worked_cases_on_plain_files(visit: Visit, host: ThreadingHTTPServer) -> None:
    """The same points as anywhere, by the engine alone; a link that is none gets a clear page here, too."""
    person = come(visit, host).person
    for game in GAMES:
        if game == "castellan":
            draw_cases(person, "keys", load_plain)
        else:
            type_cases(person.page, game, "keys", load_plain)
    for letters in ("1broken", "9AAAAAAAA", "%00%ff"):
        person.page.goto("/static/#/about")
        person.page.goto(f"/static/#/score/castellan#{letters}")
        expect(person.page.locator(".message h1")).to_be_visible()
