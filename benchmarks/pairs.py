"""The finished screens beside the pictures that planned them: `python -m benchmarks.pairs PICTURES PAGE [NAME]`.

PICTURES is a folder of drawings named `<what>-<width>.svg` or `.png`; PAGE is the folder in which `index.html` is
written, with each drawing of which this program knows the step beside the real product at the same step; with a
NAME only those whose name contains it.
"""

import html
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.browser import find_browser
from benchmarks.client import Serving, serving
from benchmarks.staging import moments, record_of, stage

HEIGHTS = {390: 844, 1280: 800}
DRAWN = "() => new Promise(done => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 200))"
ANSWERED = "() => document.querySelector('[aria-busy=true]') === null"
STYLE = """
body { font: 16px sans-serif; margin: 16px }
div { display: flex; gap: 12px; align-items: start }
img { width: 49%; border: 1px solid #888 }
"""


@dataclass(frozen=True)
class Pair:
    """A drawing and the step of a record that shows the same: the first such action after a part of the game."""

    picture: str
    width: int
    game: str = ""
    record: str = ""
    does: tuple[str, ...] = ()
    part: float = 0.0
    keys: tuple[str, ...] = ()
    """What is pressed to get there, such as the digit that picks a tile."""


CITIES, CASTLES, TWO_CASTLES, CASTELLAN = (
    "between_two_cities",
    "castles_of_mad_king_ludwig",
    "between_two_castles",
    "castellan",
)
PAIRS = (
    Pair("home-1280", 1280),
    Pair("table-between-two-cities-1280", 1280, CITIES, "4_players_greedy_1", ("place",), 0.55, ("n",)),
    Pair("table-between-two-cities-390", 390, CITIES, "4_players_greedy_1", ("place",), 0.55, ("n",)),
    Pair("end-1280", 1280, CITIES, "4_players_greedy_1"),
    Pair("table-castles-1280", 1280, CASTLES, "4_players_second_greedy_1", ("buy",), 0.6, ("1", "n")),
    Pair("table-castles-390", 390, CASTLES, "4_players_second_greedy_1", ("buy",), 0.6, ("1", "n")),
    Pair("table-castles-rewards-1280", 1280, CASTLES, "4_players_extra_turns_in_extra_turns", ("reward",)),
    Pair("table-castles-look-1280", 1280, CASTLES, "4_players_search_empties_a_stack_in_the_last_round", ("take",)),
    Pair("table-castles-arrange-390", 390, CASTLES, "4_players_second_greedy_1", ("set",), 0.5),
    Pair("arrange-market", 1280, CASTLES, "4_players_second_greedy_1", ("set",), 0.5),
    Pair("end-castles-1280", 1280, CASTLES, "4_players_second_greedy_1"),
    Pair("table-between-two-castles-1280", 1280, TWO_CASTLES, "4_players_greedy_1", ("choose",), 0.6, ("1", "2")),
    Pair("table-between-two-castles-390", 390, TWO_CASTLES, "4_players_greedy_1", ("choose",), 0.5, ("1", "2")),
    Pair("table-between-two-castles-390", 390, TWO_CASTLES, "4_players_greedy_1", ("lay",), 0.55, ("n",)),
    Pair("table-between-two-castles-390", 390, TWO_CASTLES, "4_players_greedy_1", ("take",), 0.3, ("1",)),
    Pair("table-between-two-castles-bonus-1280", 1280, TWO_CASTLES, "4_players_random_0", ("take",), 0.793, ("1",)),
    Pair("table-between-two-castles-ludwig-1280", 1280, TWO_CASTLES, "2_players_greedy_1", ("give",), 0.3),
    Pair("table-between-two-castles-ludwig-1280", 1280, TWO_CASTLES, "2_players_greedy_1", ("lay",), 0.35, ("n",)),
    Pair("end-between-two-castles-1280", 1280, TWO_CASTLES, "4_players_greedy_1"),
    Pair("table-castellan-1280", 1280, CASTELLAN, "3_players_greedy_greedy_greedy_1", ("build",), 0.4, ("n",)),
    Pair("table-castellan-390", 390, CASTELLAN, "3_players_greedy_greedy_greedy_1", ("play",), 0.4, ("1", "3")),
    Pair("table-castellan-390", 390, CASTELLAN, "3_players_greedy_greedy_greedy_1", ("build",), 0.4, ("n",)),
    Pair("table-castellan-390", 390, CASTELLAN, "3_players_double_cut_0", ("double",), 0.36, ("1",)),
    Pair(
        "table-castellan-cards-1280", 1280, CASTELLAN, "3_players_greedy_greedy_greedy_2", ("play",), 0.09, ("1", "4")
    ),
    Pair("table-castellan-cards-1280", 1280, CASTELLAN, "3_players_greedy_greedy_greedy_2", ("draw",), 0.09),
    Pair("end-castellan-1280", 1280, CASTELLAN, "3_players_greedy_greedy_greedy_1"),
)


def path_of(server: Serving, pair: Pair) -> str:
    """The address of the step that the drawing shows."""
    if not pair.game:
        return "/"
    record = record_of(pair.game, pair.record)
    first, step = pair.part * len(record.actions), len(record.actions)
    if pair.does:
        step = next(each.step for each in moments(record) if each.step >= first and each.action["do"] in pair.does)
    staged = stage(server.data, record, step, with_bots=False, memory_aid=True)
    return staged.links[staged.acting]


def photograph(browser: Browser, server: Serving, pair: Pair, target: Path) -> None:
    """A picture of the real page at the step of a drawing, without the remarks of a first game."""
    page: Page = browser.new_page(
        base_url=server.address,
        viewport={"width": pair.width, "height": HEIGHTS[pair.width]},
        is_mobile=pair.width < 600,
        has_touch=pair.width < 600,
        reduced_motion="reduce",
    )
    page.goto(path_of(server, pair))
    page.locator(".frame, .game").first.wait_for()
    if pair.game and not pair.does:
        page.locator("main .points").first.wait_for()
    remark = page.locator(".remark button")
    while remark.count():
        remark.click()
    for key in ("", *pair.keys):
        if key:
            page.keyboard.press(key)
        page.evaluate(DRAWN)
        page.wait_for_function(ANSWERED)
        page.evaluate(DRAWN)
    page.screenshot(path=target, full_page=not pair.does)
    page.close()


def page_of(rows: list[tuple[str, str, str]]) -> str:
    """The page with drawing and product side by side."""
    pairs = "\n".join(
        f"<h2>{html.escape(name)}</h2><div><img src='{drawing}' alt='planned'><img src='{real}' alt='real'></div>"
        for name, drawing, real in rows
    )
    return f"<!doctype html><meta charset=utf-8><title>Pairs</title><style>{STYLE}</style>\n{pairs}\n"


def main(pictures: Path, target: Path, name: str = "") -> None:
    """Write the page of all pairs whose drawing is there and has this in its name."""
    target.mkdir(parents=True, exist_ok=True)
    rows = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as data, serving(Path(data)) as server:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for number, pair in enumerate(each for each in PAIRS if name in each.picture):
            drawing = next(
                (path for end in ("svg", "png") if (path := pictures / f"{pair.picture}.{end}").exists()), None
            )
            if drawing is None:
                print(f"no drawing of {pair.picture}", file=sys.stderr)
                continue
            shutil.copy(drawing, target / f"planned-{drawing.name}")
            real = f"real-{pair.picture}-{number}.png"
            photograph(browser, server, pair, target / real)
            rows.append((pair.picture, f"planned-{drawing.name}", real))
        browser.close()
    (target / "index.html").write_text(page_of(rows))
    print(target / "index.html")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit("python -m benchmarks.pairs PICTURES PAGE [NAME]")
    main(Path(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
