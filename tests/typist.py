"""Somebody who types a real table into the score assistant: taps and keystrokes are counted.

Each game says in `tests/games/<game>/typed.py` how its boards are typed: `GOLDEN`, `boards_alone`, `PACE`,
`by_touch` and `by_keys`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect


class Case(NamedTuple):
    """A worked case: a table, and what must come out on each of its boards, by categories or in all (`total`)."""

    name: str
    document: dict[str, Any]
    expect: list[dict[str, int]]
    pieces: int
    """How many pieces are typed in."""

    has_problem: bool = False
    """Whether something on the boards breaks a rule of placement."""

    is_paced: bool = True
    """Whether it is a whole board, as one would type in, and so counts for the pace."""


FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
TURN = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
Go = Callable[[Page, str], object]


def load(page: Page, path: str) -> None:
    """Load a page."""
    page.goto(path)


def turn(page: Page, path: str) -> None:
    """Go to a page of ours from another one without loading anything: an engine in the browser goes on."""
    page.evaluate(TURN, path)


def settle(page: Page) -> None:
    """Wait until the last tap has arrived, and until everything that was typed is scored."""
    page.evaluate(FRAMES)
    page.locator("main[aria-busy=false]").wait_for()


class Typist:
    """Somebody at the page of the assistant, with a finger or at a keyboard."""

    def __init__(self, page: Page, go: Go = load) -> None:
        self.page = page
        self.go = go
        """How pages are reached."""

        self.count = 0
        """Taps and keystrokes so far."""

    def open(self, game: str) -> None:
        """A table on which nothing lies."""
        self.go(self.page, "/score")
        self.page.evaluate("localStorage.removeItem('castlewright-score')")
        self.go(self.page, f"/score/{game}")
        self.page.locator(".ground > *").first.wait_for()
        self.settle()
        self.count = 0

    def tap(self, what: Locator) -> None:
        """One tap, or one click where there are no fingers."""
        self.count += 1
        what.click()

    def press(self, key: str) -> None:
        """One keystroke; capitals are one, too."""
        self.count += 1
        self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Several letters, each a keystroke."""
        for letter in text:
            self.press(letter)

    def settle(self) -> None:
        """Wait until everything that was typed is scored."""
        settle(self.page)

    # What the page has.

    @property
    def main(self) -> Locator:
        """The main button under the tools."""
        return self.page.locator(".steps .button.main")

    def cell(self, name: str) -> Locator:
        """A cell of the board that is typed."""
        return self.page.locator(f'.ground [data-cell="{name}"]')

    def piece(self, name: str) -> Locator:
        """A piece of the palette."""
        return self.page.locator(f'.tools [data-piece="{name}"]')

    def chip(self, board: int) -> Locator:
        """The chip of a board."""
        return self.page.locator(".chips .chip").nth(board)

    def totals(self) -> list[int]:
        """The totals on the chips."""
        self.settle()
        return [int(text) for text in self.page.locator(".chips [data-total]").all_inner_texts()]

    def show(self, mode: str) -> None:
        """Where the screen is small: what is typed with (`type`), or the sheet (`explain`)."""
        switch = self.page.locator(f'[data-mode="{mode}"]')
        if switch.count():
            switch.click()

    def points(self, board: int) -> dict[str, int]:
        """The sheet of a board: its categories, and `total`."""
        if self.chip(board).get_attribute("aria-pressed") != "true":
            self.chip(board).click()
        self.show("explain")
        self.settle()
        lines = self.page.locator(".sheet li[data-category]")
        expect(self.page.locator(".sheet .sum")).to_be_visible()
        found = {
            line.get_attribute("data-category") or "": int(line.locator("[data-points]").inner_text())
            for line in lines.all()
        }
        total = int(self.page.locator(".sheet .sum .total").inner_text())
        self.show("type")
        return {**found, "total": total}

    def problems(self) -> Locator:
        """What breaks a rule on the board that is shown, once all is scored."""
        self.settle()
        return self.page.locator(".left li.problem")
