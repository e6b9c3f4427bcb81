"""How quick and how small the browser client is: `python -m benchmarks.client [FILE]` writes what it measured.

first_page_seconds    from the start of `castlewright` to the home page on the screen, browser already running
client_kilobytes      everything of the client gzipped, without drawings, fonts and the rules' texts
bot_move_ms           from the arrival of a bot's move at the browser to the drawn board, middle and worst
"""

import gzip
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.browser import find_browser
from castlewright.server.pages import CLIENT

SERVE = [sys.executable, "-m", "castlewright", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
DRAWN = """() => {
    window.waits = []
    const Plain = window.WebSocket
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', event => {
                if (!event.data.startsWith('{"type":"view"')) return
                const start = performance.now()
                requestAnimationFrame(() => setTimeout(() => window.waits.push(performance.now() - start)))
            })
        }
    }
}"""


def first_page(browser: Browser, data: str) -> float:
    """Seconds from the command to the drawn home page; the install is warm, the page is new."""
    start = time.perf_counter()
    server = subprocess.Popen([*SERVE, "--data", data], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    page = browser.new_page()
    page.goto(address)
    page.locator(".game .button.main").first.wait_for()
    seconds = time.perf_counter() - start
    page.close()
    server.terminate()
    server.wait()
    return seconds


def kilobytes() -> dict[str, float]:
    """The client's files, gzipped, by what they are."""
    parts = {"client": 0.0, "drawings": 0.0, "fonts": 0.0, "texts": 0.0}
    for path in (path for path in CLIENT.rglob("*") if path.is_file()):
        parts[part_of(path.name)] += len(gzip.compress(path.read_bytes(), 9)) / 1000
    return {name: round(size, 1) for name, size in parts.items()}


def part_of(name: str) -> str:
    """What a file of the client is: messages and rules of one language are files of their own."""
    if name.endswith((".woff2", "OFL.txt")):
        return "fonts"
    if re.match(r"(en|fr|pl)-", name):
        return "texts"
    return "drawings" if name.startswith(("TilePicture", "BetweenTwo", "Castle")) or name.endswith(".svg") else "client"


def bot_moves(browser: Browser, data: str) -> list[float]:
    """Milliseconds from the arrival of each view to its drawing, over a game that bots play to its end."""
    server = subprocess.Popen([*SERVE, "--data", data, "--bot-pace", "0.1"], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    page = browser.new_page(base_url=server.stdout.readline().strip())
    page.add_init_script(f"({DRAWN})()")
    page.goto("/")
    page.locator(".game .button.main").first.click()
    page.locator(".frame").wait_for()
    leave(page)
    page.locator('.frame[data-step="over"]').wait_for(timeout=120_000)
    waits: list[float] = page.evaluate("window.waits")
    server.terminate()
    server.wait()
    return sorted(waits)


def leave(page: Page) -> None:
    """Let a bot play on, so that every move is a bot's."""
    page.evaluate(
        """() => fetch(location.pathname.replace('/table/', '/api/tables/') + '/abandon', {method: 'POST', body: '{}',
            headers: {'content-type': 'application/json',
                      'x-csrftoken': document.cookie.match(/csrftoken=([^;]+)/)[1]}})"""
    )


def measure() -> dict[str, object]:
    """All figures."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        firsts = [first_page(browser, data) for _ in range(3)]
        waits = bot_moves(browser, data)
        browser.close()
    return {
        "first_page_seconds": round(sorted(firsts)[1], 2),
        "gzipped_kilobytes": kilobytes(),
        "bot_move_ms": {"views": len(waits), "middle": round(waits[len(waits) // 2], 1), "worst": round(waits[-1], 1)},
    }


if __name__ == "__main__":
    answer = json.dumps(measure(), indent=2)
    print(answer)
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(answer + "\n")
