"""How smooth the tables of all games are on a slow machine: Chromium with its CPU throttled four times.

`python -m benchmarks.smooth [FILE] [--beside CHECKOUT]` writes for each table:

long_tasks, worst_ms  tasks of the page's main thread over 50 ms while somebody acts, points or pans, and the longest
handler_ms            the middle of what the page does for one movement of the mouse, drawing left out
layout_shift          how far things jumped, as Chromium counts it; what follows a press at once is left out
bot_move_ms           unthrottled, from a bot's move at the page to the frame after the one that draws it
home_kilobytes        what the home page costs on the line, compressed as the server sends it
load                  how many programs wanted to run meanwhile; timings above the number of cores mean little

With another checkout that was set up by its own `make client`, the seven seats of Between Two Cities and the home page
are measured there as well in the same run, and `ratio` is this one's figure to that one's.
"""

import argparse
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.browser import find_browser
from benchmarks.client import DRAWN, SERVE, Serving, serving, summary
from benchmarks.large import large_castle
from benchmarks.staging import record_of, stage
from castlewright.core.record import Record

THROTTLED = 4
WATCH = """() => {
    window.seen = {tasks: [], shift: 0, handlers: []}
    const watch = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type})
    watch('longtask', task => seen.tasks.push(task.duration))
    watch('layout-shift', shift => { if (!shift.hadRecentInput) seen.shift += shift.value })
    let start = 0
    addEventListener('pointermove', () => { start = performance.now() }, true)
    // Svelte draws in a microtask that was asked for before this one.
    addEventListener('pointermove', () => queueMicrotask(() => seen.handlers.push(performance.now() - start)))
}"""
PLACES = """places => places.map(place => {
    const {left, top, width, height} = place.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
})"""
SEVEN = """async () => {
    const seats = [{kind: 'me'}, ...Array(6).fill({kind: 'bot', level: 'easy'})]
    const csrf = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? ''
    const answer = await fetch('/api/tables', {
        method: 'POST', headers: {'content-type': 'application/json', 'x-csrftoken': csrf},
        body: JSON.stringify({game: 'between_two_cities', seats, start: true}),
    })
    return (await answer.json()).code
}"""
"""Sit down with six bots; spoken to a server of any version."""

TWENTY_ROOMS = ("between_two_castles", "7_players_greedy_1", 212)
ALL_PIECES = ("castellan", "4_players_greedy_greedy_greedy_greedy_2", 255)
"""Tables with as much on them as a game can have: the game, the record, the step."""

REST = 150
"""Milliseconds on each place: long enough that what it would bring is told."""

Doing = Callable[[Page], Callable[[], None]]
"""Finds out what is to be done on a page, and gives what does it."""


@contextmanager
def slow_page(page: Page, path: str, rate: int = THROTTLED) -> Iterator[Page]:
    """The page at a table, throttled once it lies still."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.set_default_timeout(120_000)
    page.add_init_script(f"({DRAWN})()")
    page.goto(path)
    page.locator(".frame").wait_for()
    page.wait_for_timeout(1500)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.wait_for_timeout(500)
    yield page
    page.close()


def measured(page: Page, prepare: Doing) -> dict[str, object]:
    """What the page's main thread did while somebody did this; looking for what to point at is not watched."""
    do = prepare(page)
    page.evaluate(WATCH)
    page.wait_for_timeout(200)
    page.evaluate("seen.tasks.length = 0")
    do()
    page.wait_for_timeout(1000)
    seen: dict[str, Any] = page.evaluate("window.seen")
    handlers = sorted(seen["handlers"])
    return {
        "long_tasks": len(seen["tasks"]),
        "worst_ms": round(max(seen["tasks"], default=0)),
        **({"handler_ms": round(handlers[len(handlers) // 2], 1)} if handlers else {}),
        "layout_shift": round(seen["shift"], 3),
    }


def point(page: Page) -> Callable[[], None]:
    """Point at all places, one after the other, over the ground between them, and rest on each."""
    spots: list[tuple[float, float]] = page.locator(".boards [data-place]").evaluate_all(PLACES)

    def do() -> None:
        for x, y in spots:
            if 0 < x < 940 and 60 < y < 460:
                page.mouse.move(x, y, steps=3)
                page.wait_for_timeout(REST)

    return do


def pan_and_point(page: Page) -> Callable[[], None]:
    """Drag the board to and fro, then point."""
    then = point(page)

    def do() -> None:
        for way in (1, -1, 1, -1):
            page.mouse.move(470, 260)
            page.mouse.down()
            page.mouse.move(470 + 160 * way, 260 + 90 * way, steps=20)
            page.mouse.up()
        then()

    return do


def act_twelve_times(page: Page) -> Callable[[], None]:
    """Keep tiles and lay them, as by keyboard."""
    mine = page.locator(".frame:is([data-step=choose], [data-step=lay]):not([data-resting=true])")

    def do() -> None:
        for _ in range(12):
            mine.wait_for()
            page.wait_for_timeout(500)
            seq, step = mine.get_attribute("data-seq"), mine.get_attribute("data-step")
            for key in ("1", "2", "Enter") if step == "choose" else ("n", "Enter"):
                page.keyboard.press(key)
            page.locator(f'.frame:not([data-seq="{seq}"])').wait_for()

    return do


def seven_seats(browser: Browser, server: Serving) -> dict[str, object]:
    """The figures of one person and six bots in Between Two Cities."""
    page = browser.new_page(base_url=server.address)
    page.goto("/")
    page.locator(".game .button.main").first.wait_for()
    code = page.evaluate(SEVEN)
    with slow_page(page, f"/table/{code}") as slow:
        return measured(slow, act_twelve_times)


def at(browser: Browser, server: Serving, record: Record, step: int, do: Doing) -> dict[str, object]:
    """The figures of one table."""
    staged = stage(server.data, record, step)
    with slow_page(browser.new_page(base_url=server.address), staged.links[staged.acting]) as page:
        return measured(page, do)


def bot_purchases(browser: Browser, server: Serving, record: Record, step: int) -> dict[str, object]:
    """How soon bots' moves are drawn beside a large castle, unthrottled."""
    staged = stage(server.data, record, step, with_bots=True)
    with slow_page(browser.new_page(base_url=server.address), staged.links[staged.acting], rate=1) as page:
        page.evaluate("window.waits.length = 0")
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        page.wait_for_timeout(6000)
        return summary(sorted(page.evaluate("window.waits")))


def home_kilobytes(browser: Browser, server: Serving) -> float:
    """Bytes of the home page on the line, headers included."""
    page = browser.new_page(base_url=server.address)
    session = page.context.new_cdp_session(page)
    sizes: list[float] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto("/")
    page.locator(".game .button.main").first.wait_for()
    page.wait_for_timeout(1000)
    page.close()
    return round(sum(sizes) / 1000, 1)


def common(browser: Browser, server: Serving) -> dict[str, Any]:
    """What can be measured of any version."""
    return {"home_kilobytes": home_kilobytes(browser, server), "between_two_cities": seven_seats(browser, server)}


def beside(browser: Browser, checkout: Path, ours: dict[str, Any]) -> dict[str, object]:
    """The same of another checkout, and the ratios of our figures to those."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str((checkout / ".venv/bin/python").absolute()), *SERVE[1:]]
        with serving(Path(folder), "--bot-pace", "0.1", command=command) as server:
            theirs = common(browser, server)
    pairs = [
        ("home_kilobytes", ours["home_kilobytes"], theirs["home_kilobytes"]),
        *(
            (name, ours["between_two_cities"][name], theirs["between_two_cities"][name])
            for name in ("long_tasks", "worst_ms")
        ),
    ]
    return {"beside": theirs, "ratio": {name: round(mine / other, 2) for name, mine, other in pairs if other}}


def measure(checkout: Path | None) -> dict[str, object]:
    """All figures."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        with serving(Path(folder), "--bot-pace", "0.1") as server:
            large, step = large_castle()
            rooms, pieces = (record_of(game, name) for game, name, _ in (TWENTY_ROOMS, ALL_PIECES))
            ours = common(browser, server)
            figures: dict[str, object] = {
                **ours,
                "castles_of_mad_king_ludwig": at(browser, server, large, step, point),
                "castles_of_mad_king_ludwig bot_move_ms": bot_purchases(browser, server, large, step),
                "between_two_castles": at(browser, server, rooms, TWENTY_ROOMS[2], point),
                "castellan": at(browser, server, pieces, ALL_PIECES[2], pan_and_point),
            }
        if checkout is not None:
            figures |= beside(browser, checkout, ours)
        browser.close()
    return {**figures, "load": round(os.getloadavg()[0], 1)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How smooth the tables are on a slow machine.")
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT")
    given = parser.parse_args()
    answer = json.dumps(measure(given.beside), indent=2)
    print(answer)
    if given.file is not None:
        given.file.write_text(answer + "\n")
