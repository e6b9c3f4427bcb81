"""A real server process and a real browser for the client's tests."""

import re
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from benchmarks.browser import find_browser
from web.people import Person
from web.tables import arrive

PATIENCE = 30_000
"""Milliseconds until what is waited for counts as not coming: a loaded machine is no reason to fail."""

START_WITHIN = 60
"""Seconds in which a server starts or stops on a busy machine."""

expect.set_options(timeout=PATIENCE)

SAVE_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
"""The engine in the browser takes seconds to start: it comes by itself only for those who test it."""

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables, for those that begin in the middle of a record."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    """The address of a server whose bots answer at once."""
    with serve(data) as address:
        yield address


@contextmanager
def serve(data: Path, port: int = 0) -> Iterator[str]:
    """A server of its own for the tables that are kept there; its address."""
    command = [sys.executable, "-m", "castlewright", "serve", "--host", "127.0.0.1", "--no-browser"]
    with (data / "log.txt").open("w") as log:
        server = subprocess.Popen(
            [*command, "--port", str(port), "--data", str(data), "--bot-pace", "0", "--no-limits"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert server.stdout is not None
        assert select.select([server.stdout], [], [], START_WITHIN)[0], (data / "log.txt").read_text()
        line = server.stdout.readline().strip()
        assert re.fullmatch(r"http://[\w.]+:\d+", line), (data / "log.txt").read_text()
        try:
            yield line
        finally:
            server.terminate()
            try:
                server.wait(START_WITHIN)
            finally:
                server.kill()
                server.stdout.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser itself, one for all tests of this process."""
    path = find_browser()
    assert path is not None, "no browser: make browser"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield browser
        browser.close()


Visit = Callable[..., Person]


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Lets a person come with a browser window of their own; nothing may go wrong in it unseen."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def come(
        language: str = "en", phone: bool = False, dark: bool = False, address: str = address, engine: bool = False
    ) -> Person:
        context = chromium.new_context(
            base_url=address,
            locale={"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}[language],
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if not engine:
            context.add_init_script(SAVE_DATA)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda request: check_request(request.url, address))
        return Person(page)

    def check_request(url: str, address: str) -> None:
        if not url.startswith((address, address.replace("http", "ws"), "data:", "blob:")):
            problems.append(f"outside request: {url}")

    yield come
    for context in contexts:
        context.close()
    assert not problems


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
