"""People who play any game to its end, in one of the ways: they know no rules, only what the page shows them."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, expect

from benchmarks.staging import Staged
from web.people import OVER, Person, ask
from web.ways import Way

MY_TURN = '.frame:not([data-step="wait"])[data-thinking="0"][data-resting="false"], .frame[data-step="over"]'
MOVED = "([seq]) => (({step, seq: now}) => step === 'over' || now !== seq)(document.querySelector('.frame').dataset)"
STUCK = """() => {
    const tray = document.querySelector('.tray')?.innerText
    const places = document.querySelectorAll('.boards [data-place]').length
    return JSON.stringify({...document.querySelector('.frame')?.dataset, tray, places})
}"""
LONGEST = 500
"""Actions of one person in the longest game."""

Look = Callable[[str], None]


class Player:
    """Somebody in a seat; counts the steps that they have met."""

    def __init__(self, person: Person, way: type[Way]) -> None:
        self.person = person
        self.page = person.page
        self.way = way(person.page)
        self.met: Counter[str] = Counter()

    # Coming to a table.

    def sit(self, game: str, bots: int, **settings: Any) -> None:
        """A table with quick bots in all other seats."""
        self.person.introduce("Ada")
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
        table = ask(self.person, "POST", "tables", {"game": game, "seats": seats, "start": True, **settings})
        self.look_at(f"/table/{table['code']}")

    def sit_at(self, staged: Staged, seat: int | None = None) -> None:
        """Come into a seat of a table that stands ready: that of who acts, or another one."""
        self.look_at(staged.links[staged.acting if seat is None else seat])

    def look_at(self, path: str) -> None:
        """Open the table."""
        self.page.goto(path)
        self.page.locator(".frame").wait_for()

    # Acting.

    def wait(self) -> str:
        """The next step that is mine, counted."""
        self.page.locator(MY_TURN).wait_for()
        self.way.settle()
        step = self.page.locator(".frame").get_attribute("data-step") or ""
        self.met[step] += 1
        return step

    @property
    def is_to_act(self) -> bool:
        """Whether it is my turn and nothing is under way."""
        return self.page.locator(MY_TURN).count() > 0

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.page.locator('.frame[data-step="over"]').count() > 0

    def act(self) -> None:
        """Do one step, whatever it is, and wait until the table has moved on."""
        before = self.page.locator(".frame").get_attribute("data-seq") or ""
        self.do()
        try:
            self.page.wait_for_function(MOVED, arg=[before])
        except Error as error:
            raise AssertionError(f"nothing came of it: {self.page.evaluate(STUCK)}") from error

    def do(self) -> None:
        """Lay where there are places, put in order, press the button, or pick until one of these can be done."""
        if self.way.slots.count() > 1:
            self.way.reorder()
        if not self.is_ready() and not self.pick_something():
            self.way.press(self.way.second)
        elif self.way.places.count():
            self.way.lay()
        else:
            self.way.press(self.way.main)

    def is_ready(self) -> bool:
        """Whether there is a place to lay at, or the button can be pressed."""
        return self.way.places.count() > 0 or self.way.main.is_enabled()

    def pick_something(self) -> bool:
        """Pick one thing after the other until that is enough, then each alone; whether anything was enough."""
        count = self.way.reach
        picked: list[int] = []
        for index in range(count):
            picked.append(index)
            if self.is_enough_with(index):
                return True
        pressed = self.way.choices.and_(self.page.locator("[aria-pressed=true]"))
        while pressed.count():
            pressed.first.click()
        return any(self.is_enough_with(index) or self.lets_go_of(index) for index in range(count))

    def is_enough_with(self, index: int) -> bool:
        """Pick one more; whether something can be done now."""
        self.way.pick(index)
        self.way.settle()
        return self.is_ready()

    def lets_go_of(self, index: int) -> bool:
        """Lay it back; never enough."""
        self.way.pick(index)
        return False

    def look_and_act(self, step: str, look: Look | None) -> None:
        """Look at a step that comes for the first time, which takes a while, then act if the game goes on."""
        if look and self.met[step] == 1:
            look(step)
            self.way.settle()
        if step != OVER:
            self.act()

    def play(self, look: Look | None = None, most: int = LONGEST) -> None:
        """Play on until the game is over; `look` is called when a step comes for the first time."""
        for _ in range(most):
            step = self.wait()
            self.look_and_act(step, look)
            if step == OVER:
                return
        raise AssertionError("the game does not end")

    def play_turns(self, turns: int, look: Look | None = None) -> None:
        """Act so many times."""
        for _ in range(turns):
            step = self.wait()
            self.look_and_act(step, look)
            if step == OVER:
                return

    # The end.

    def check_the_end(self) -> None:
        """The ranking on the page is the server's, and the heading says whose the game is."""
        report = ask(self.person, "GET", f"tables/{self.person.code}/sheets")
        scores = [player["score"] for player in sorted(report["players"], key=lambda player: player["rank"])]
        points = self.page.locator("main table .points")
        if len(scores) > 1:
            expect(points).to_have_text([str(score) for score in scores])
        else:
            expect(self.page.locator("main")).to_contain_text(str(scores[0]))
        expect(self.page.locator("h1")).not_to_be_empty()
