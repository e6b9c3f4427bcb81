"""How smooth the tables of all games are on a slow machine: Chromium with its CPU throttled four times.

`python -m benchmarks.smooth [FILE] [--beside CHECKOUT]` writes for each table:

long_tasks, worst_ms  tasks of the page's main thread over 50 ms while somebody acts, points or pans, and the longest,
                      by the clock on the wall: what waits for other programs of this machine counts as well
own                   the same, done once more unthrottled: what the main thread itself worked for each task, by its own
                      clock and times four. This hardly depends on what else the machine does; a throttled thread's own
                      clock would not do, since the brake also burns time for what the thread was kept waiting
                      (`benchmarks.tasks` shows both). `work_ms` is the sum of all tasks
handler_ms            the middle of what the page does for one movement of the mouse, drawing left out
layout_shift          how far things jumped, as Chromium counts it; what follows a press at once is left out
bot_move_ms           unthrottled, from a bot's move at the page to the frame after the one that draws it
home_kilobytes        what the home page costs on the line, compressed as the server sends it
load                  how many programs wanted to run meanwhile; timings above the number of cores mean little

Nothing is asked of the page meanwhile: keys and movements come from the browser's own process, and that a move has come
is read from the messages on the line. So no task is one of the program that measures.

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

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

from benchmarks.browser import find_browser
from benchmarks.client import DRAWN, SERVE, Serving, serving, summary
from benchmarks.large import large_castle
from benchmarks.staging import record_of, stage
from benchmarks.tasks import trace_tasks
from castlewright.core.record import Record

THROTTLED = 4
LONG = 50
"""Milliseconds from which a task counts as long, as browsers count."""

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
LARGE_HANDS = [("between_two_castles", "7_players_greedy_1", 96), ("between_two_cities", "7_players_greedy_1", 0)]
"""Tables with as much on them as a game can have: the game, the record, the step."""

REST = 150
"""Milliseconds on each place: long enough that what it would bring is told."""

Doing = Callable[[Page], Callable[[], None]]
"""Finds out what is to be done on a page, and gives what does it."""


@contextmanager
def page_at(page: Page, path: str, rate: int) -> Iterator[Page]:
    """The page at a table, throttled by this rate once it lies still."""
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
        **long_ones(seen["tasks"]),
        **({"handler_ms": round(handlers[len(handlers) // 2], 1)} if handlers else {}),
        "layout_shift": round(seen["shift"], 3),
    }


def long_ones(tasks: list[float]) -> dict[str, object]:
    """How many of these tasks are long, and the worst."""
    return {"long_tasks": sum(task > LONG for task in tasks), "worst_ms": round(max(tasks, default=0))}


def own_figures(browser: Browser, page: Page, prepare: Doing) -> dict[str, object]:
    """What the main thread itself worked for each task, as if it were throttled."""
    do = prepare(page)

    def do_and_wait() -> None:
        do()
        page.wait_for_timeout(1000)

    tasks = [THROTTLED * task.worked for task in trace_tasks(browser, page, do_and_wait)]
    return {**long_ones(tasks), "work_ms": round(sum(tasks))}


def point(page: Page) -> Callable[[], None]:
    """Point at all places, one after the other, over the ground between them, and rest on each."""
    spots: list[tuple[float, float]] = page.locator(".boards [data-place]").evaluate_all(PLACES)

    def do() -> None:
        for x, y in spots:
            if 0 < x < 940 and 60 < y < 460:
                page.mouse.move(x, y, steps=3)
                page.wait_for_timeout(REST)

    return do


def point_at_hand(page: Page) -> Callable[[], None]:
    """Point at all pieces of the hand, one after the other and back again, and rest on each."""
    spots: list[tuple[float, float]] = page.locator(".tray [data-piece]").evaluate_all(PLACES)

    def do() -> None:
        for x, y in [*spots, *reversed(spots)]:
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


class Views:
    """The newest view that came on the line to a page."""

    def __init__(self, page: Page) -> None:
        self.seq = -1
        self.legal: list[Any] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        """Hear what comes on this line."""
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))

    def hear(self, message: dict[str, Any]) -> None:
        """Keep what a view says."""
        if message["type"] == "view":
            self.seq, self.legal = message["seq"], message["view"]["legal"]


def look(page: Page, views: Views) -> None:
    """Wait until it is my turn and look for a while; a bot's move may be told between mine and what follows from it."""
    while True:
        while not views.legal:
            page.wait_for_timeout(20)
        page.wait_for_timeout(700)
        if views.legal:
            return


def wait_for_move(page: Page, views: Views, seq: int) -> None:
    """Wait until the table has moved on; a page that was too busy to be drawn in time heard keys of no meaning."""
    for _ in range(200):
        if views.seq > seq:
            return
        page.wait_for_timeout(20)


def act_twelve_times(views: Views) -> Doing:
    """Keep tiles and lay them, as by keyboard."""

    def prepare(page: Page) -> Callable[[], None]:
        def do() -> None:
            for _ in range(12):
                look(page, views)
                seq, is_choice = views.seq, "choose" in json.dumps(views.legal[0])
                while views.seq == seq:
                    for key in ("1", "2", "Enter") if is_choice else ("n", "Enter"):
                        page.keyboard.press(key)
                    wait_for_move(page, views, seq)

        return do

    return prepare


def seven_seats(browser: Browser, server: Serving) -> dict[str, object]:
    """The figures of one person and six bots in Between Two Cities."""

    @contextmanager
    def new_table(rate: int) -> Iterator[tuple[Page, Doing]]:
        page = browser.new_page(base_url=server.address)
        page.goto("/")
        page.locator(".game .button.main").first.wait_for()
        code, views = page.evaluate(SEVEN), Views(page)
        with page_at(page, f"/table/{code}", rate) as there:
            yield there, act_twelve_times(views)

    with new_table(THROTTLED) as (page, do):
        figures = measured(page, do)
    with new_table(1) as (page, do):
        return {**figures, "own": own_figures(browser, page, do)}


def at(browser: Browser, server: Serving, record: Record, step: int, do: Doing) -> dict[str, object]:
    """The figures of one table."""
    staged = stage(server.data, record, step)
    link = staged.links[staged.acting]
    with page_at(browser.new_page(base_url=server.address), link, THROTTLED) as page:
        figures = measured(page, do)
    with page_at(browser.new_page(base_url=server.address), link, 1) as page:
        return {**figures, "own": own_figures(browser, page, do)}


def hands(browser: Browser, server: Serving) -> dict[str, object]:
    """The figures of large hands that are pointed at, and of a market in a large castle."""
    large, step = large_castle()
    tables = [
        *((game, record_of(game, name), at_step) for game, name, at_step in LARGE_HANDS),
        (large.game, large, step),
    ]
    return {f"{game} hand": at(browser, server, record, at_step, point_at_hand) for game, record, at_step in tables}


def bot_purchases(browser: Browser, server: Serving, record: Record, step: int) -> dict[str, object]:
    """How soon bots' moves are drawn beside a large castle, unthrottled."""
    staged = stage(server.data, record, step, with_bots=True)
    with page_at(browser.new_page(base_url=server.address), staged.links[staged.acting], 1) as page:
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
    cities, others = ours["between_two_cities"], theirs["between_two_cities"]
    pairs = [
        ("home_kilobytes", ours["home_kilobytes"], theirs["home_kilobytes"]),
        *((name, cities[name], others[name]) for name in ("long_tasks", "worst_ms")),
        *((f"own {name}", cities["own"][name], others["own"][name]) for name in cities["own"]),
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
                **hands(browser, server),
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
