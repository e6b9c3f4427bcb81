"""How quick and how small the browser client is: `python -m benchmarks.client [FILE]` writes what it measured.

first_page_seconds    from the start of `castlewright` to the home page on the screen, browser already running
gzipped_kilobytes     everything of the client gzipped, by what it is
bot_move_ms           from the arrival of a bot's move at the page to the frame after the one that draws it: middle, of
                      ten the slowest but one, and worst. Once while a person plays, once while bots play in all seats
work_ms               how long the page's main thread worked for each of these views, everything included: this one
                      hardly depends on what else the machine does
load                  how many programs wanted to run meanwhile; timings above the number of cores mean little

A view arrives as a message of the socket. The table says which one it shows; the next frame draws it, and the frame
after that begins when the first one has been handed over, so the figure holds scripts, style, layout, painting and one
wait for the screen (up to 17 ms). The first view of a page is left out: it opens the table and is no move.
"""

import gzip
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.browser import find_browser
from castlewright.server.routes.pages import CLIENT

SERVE = [sys.executable, "-m", "castlewright", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
DRAWN = """() => {
    window.waits = []
    let arrived = []
    new MutationObserver(([{target, oldValue}]) => {
        const shown = arrived.filter(({seq}) => oldValue < seq && seq <= target.dataset.seq)
        arrived = arrived.filter(({seq}) => seq > target.dataset.seq)
        const note = () => window.waits.push(...shown.map(view => performance.now() - view.at))
        if (shown.length) requestAnimationFrame(() => requestAnimationFrame(note))
    }).observe(document, {subtree: true, attributeFilter: ['data-seq'], attributeOldValue: true})
    const Plain = window.WebSocket
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given)
            this.addEventListener('message', event => {
                const seq = /^{"type":"view","seq":(\\d+)/.exec(event.data)?.[1]
                if (seq) arrived.push({seq: Number(seq), at: event.timeStamp})
            })
        }
    }
}"""


@dataclass(frozen=True)
class Serving:
    """A server that runs: where it can be reached, and where it keeps its tables."""

    address: str
    data: Path


@contextmanager
def serving(data: Path, *options: str, command: Sequence[str] = SERVE) -> Iterator[Serving]:
    """A server process of its own."""
    server = subprocess.Popen([*command, "--data", str(data), *options], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        yield Serving(server.stdout.readline().strip(), data)
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


def first_page(browser: Browser, data: Path) -> float:
    """Seconds from the command to the drawn home page; the install is warm, the page is new."""
    start = time.perf_counter()
    with serving(data) as server:
        page = browser.new_page()
        page.goto(server.address)
        page.locator(".game .button.main").first.wait_for()
        seconds = time.perf_counter() - start
        page.close()
    return seconds


def kilobytes() -> dict[str, float]:
    """The client's files, gzipped, by what they are."""
    parts = {"client": 0.0, "drawings": 0.0, "fonts": 0.0, "texts": 0.0}
    for path in (path for path in CLIENT.rglob("*") if path.is_file() and path.suffix != ".br"):
        parts[part_of(path.name)] += len(gzip.compress(path.read_bytes(), 9)) / 1000
    return {name: round(size, 1) for name, size in parts.items()}


def part_of(name: str) -> str:
    """What a file of the client is: messages and rules of one language are files of their own."""
    if name.endswith((".woff2", "OFL.txt")):
        return "fonts"
    if re.match(r"(en|fr|pl)-", name):
        return "texts"
    return "drawings" if name.startswith(("TilePicture", "BetweenTwo", "Castle")) or name.endswith(".svg") else "client"


def views(browser: Browser, data: Path, play: Callable[[Page], None]) -> dict[str, object]:
    """How soon and with how much work the views of one game were drawn; `play` brings it to its end."""
    with serving(data, "--bot-pace", "0.1") as server:
        page = browser.new_page(base_url=server.address)
        page.add_init_script(f"({DRAWN})()")
        page.goto("/")
        page.locator(".game .button.main").first.click()
        page.locator(".frame").wait_for()
        work = count_work(page)
        play(page)
        page.locator('.frame[data-step="over"]').wait_for(timeout=120_000)
        waits: list[float] = sorted(page.evaluate("window.waits"))
        figures = {**summary(waits), "work_ms": round(work() / len(waits), 1)}
        page.close()
    return figures


def count_work(page: Page) -> Callable[[], float]:
    """Asked later, how many milliseconds this page's main thread has worked since now, by the thread's own clock."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def work() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")

    return work


def summary(waits: list[float]) -> dict[str, object]:
    """A sorted list in four figures."""
    middle, tenth = waits[len(waits) // 2], waits[len(waits) * 9 // 10]
    return {"views": len(waits), "middle": round(middle, 1), "tenth": round(tenth, 1), "worst": round(waits[-1], 1)}


def play_by_keyboard(page: Page) -> None:
    """A person plays the game to its end: keeps the first two tiles, lays each where it brings most."""
    step = page.locator(", ".join(f'.frame[data-step="{step}"]' for step in ("choose", "lay", "over")))
    while True:
        step.wait_for(timeout=60_000)
        name, seq = step.get_attribute("data-step"), step.get_attribute("data-seq")
        if name == "over":
            return
        for key in ("1", "2", "Enter") if name == "choose" else ("n", "Enter"):
            page.keyboard.press(key)
        page.locator(f'.frame:not([data-seq="{seq}"])').wait_for(timeout=60_000)


def leave(page: Page) -> None:
    """Let a bot play on, so that every move is a bot's."""
    page.evaluate(
        """() => fetch(location.pathname.replace('/table/', '/api/tables/') + '/abandon', {method: 'POST', body: '{}',
            headers: {'content-type': 'application/json',
                      'x-csrftoken': document.cookie.match(/csrftoken=([^;]+)/)[1]}})"""
    )


def measure() -> dict[str, object]:
    """All figures."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        firsts = [first_page(browser, data) for _ in range(3)]
        moves = {"person": views(browser, data, play_by_keyboard), "bots": views(browser, data, leave)}
        browser.close()
    return {
        "first_page_seconds": round(sorted(firsts)[1], 2),
        "gzipped_kilobytes": kilobytes(),
        "bot_move_ms": moves,
        "load": round(os.getloadavg()[0], 1),
    }


if __name__ == "__main__":
    answer = json.dumps(measure(), indent=2)
    print(answer)
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(answer + "\n")
