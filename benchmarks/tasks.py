"""What a page's main thread works for each of its tasks, by the thread's own clock.

Run as a program it shows that this clock can be trusted: `python -m benchmarks.tasks` lets a page be busy for the same
sum in every task, alone and then while other programs want both cores, and prints the middle and the worst of the
tasks by the clock on the wall and by the thread's own, unthrottled and throttled.
"""

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.browser import find_browser

TASK, CATEGORY = "ThreadControllerImpl::RunTask", "toplevel"
MAIN_THREAD = "CrRendererMain"
BUSY = """<script>
onpointermove = () => { let sum = 0; for (let turn = 0; turn < 400000; turn++) sum = Math.sin(sum + turn) }
</script>"""
MOVES = 40


@dataclass(frozen=True)
class Task:
    """One task of a main thread in milliseconds: how long it took, and how long the thread itself ran meanwhile."""

    lasted: float
    worked: float


def trace_tasks(browser: Browser, page: Page, do: Callable[[], None]) -> list[Task]:
    """All tasks of the page's main thread while somebody did this."""
    browser.start_tracing(page=page, categories=[CATEGORY, "__metadata"])
    do()
    return read_tasks(json.loads(browser.stop_tracing())["traceEvents"])


def read_tasks(events: list[dict[str, Any]]) -> list[Task]:
    """The tasks of main threads in a trace; other pages that are open have nothing to do."""
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN_THREAD
    }
    return [
        Task(event["dur"] / 1000, event["tdur"] / 1000)
        for event in events
        if event["name"] == TASK and "tdur" in event and (event["pid"], event["tid"]) in threads
    ]


def spin() -> None:
    """Want a core for ever."""
    while True:
        pass


@contextmanager
def others(count: int) -> Iterator[None]:
    """Programs beside this one that always want to run."""
    spinning = [multiprocessing.get_context("spawn").Process(target=spin, daemon=True) for _ in range(count)]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.kill()


def busy_tasks(browser: Browser, rate: int) -> dict[str, float]:
    """How long the same sum takes in each task of a page, throttled by this rate."""
    page = browser.new_page()
    page.set_content(BUSY)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def move() -> None:
        for step in range(MOVES):
            page.mouse.move(10 + step, 10)
            page.wait_for_timeout(100)

    tasks = trace_tasks(browser, page, move)
    page.close()
    lasted, worked = ([getattr(task, clock) for task in tasks] for clock in ("lasted", "worked"))
    return {
        f"{name} {clock}": round(sorted(times)[-place], 1)
        for clock, times in (("on the wall", lasted), ("own", worked))
        for name, place in (("middle", MOVES // 2), ("worst", 1))
    }


def show() -> None:
    """Print what the clocks say."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for count in (0, os.cpu_count() or 1):
            with others(count):
                for rate in (1, 4):
                    print(f"{count} other programs, throttled by {rate}:", busy_tasks(browser, rate))
        browser.close()


if __name__ == "__main__":
    show()
