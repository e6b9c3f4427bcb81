"""A real server process and a real browser for the client's tests."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from benchmarks.browser import find_browser
from web.people import Person

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots answer at once."""
    data = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "castlewright", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    with (data / "log.txt").open("w") as log:
        server = subprocess.Popen(
            [*command, "--data", str(data), "--bot-pace", "0", "--no-limits"],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert server.stdout is not None
        line = server.stdout.readline().strip()
        assert re.fullmatch(r"http://[\w.]+:\d+", line), (data / "log.txt").read_text()
        yield line
        server.terminate()
        server.wait(timeout=20)
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

    def come(language: str = "en", phone: bool = False, dark: bool = False, address: str = address) -> Person:
        context = chromium.new_context(
            base_url=address,
            locale={"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}[language],
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(20_000)
        contexts.append(context)
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
