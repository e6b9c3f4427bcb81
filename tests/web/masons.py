"""People who play Castellan at a browser, by mouse, by keyboard or by touch."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from web.people import Person, ask, middle

GAME = "castellan"
IS_FREE = "([x, y]) => document.elementFromPoint(x, y)?.closest('svg.ground') !== null"


class Mason:
    """Somebody in a seat of this game; counts the steps that they have met."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.met: Counter[str] = Counter()

    @property
    def main(self) -> Locator:
        """The one button that does it."""
        return self.page.locator(".tray .act.main")

    @property
    def cards(self) -> Locator:
        """My cards, while they can be picked."""
        return self.page.locator(".tray .card-button")

    @property
    def places(self) -> Locator:
        """The places of the piece in hand."""
        return self.page.locator(".boards [data-place]")

    def sit(self, bots: int, **settings: Any) -> None:
        """A table with quick bots in all other seats."""
        self.person.introduce("Ada")
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
        table = ask(self.person, "POST", "tables", {"game": GAME, "seats": seats, "start": True, **settings})
        self.page.goto(f"/table/{table['code']}")
        self.page.locator(".frame").wait_for()

    def wait(self) -> str:
        """The next step that is mine, counted."""
        frame = self.page.locator('.frame:not([data-step="wait"])[data-thinking="0"]')
        frame.wait_for()
        step = frame.get_attribute("data-step") or ""
        self.met[step] += 1
        return step

    def act(self, step: str, how: Callable[[str], None]) -> None:
        """Do this step in one of the ways, and see the table move on."""
        seq = self.person.seq()
        how(step)
        self.page.locator(f'.frame:not([data-seq="{seq}"])').wait_for()

    def play_to_the_end(self, how: Callable[[str], None], most: int = 400) -> None:
        """Play on until the game is over."""
        for _ in range(most):
            step = self.wait()
            if step == "over":
                return
            self.act(step, how)
        raise AssertionError("the game does not end")

    # By mouse.

    def by_mouse(self, step: str) -> None:
        """Click cards until they can be played, a place, a court; every fifth piece is carried."""
        if step == "cards":
            self.pick(lambda card: card.click())
        elif step == "build":
            self.build(self.drag if self.met["build"] % 5 == 0 else self.click)
            return
        elif step == "claim":
            self.page.locator("button.claim").first.click()
        self.main.click()

    def pick(self, press: Callable[[Locator], None]) -> None:
        """Take one card that may be played; another where it may not."""
        for index in range(self.cards.count()):
            if self.main.is_enabled():
                return
            press(self.cards.nth(index))
            if not self.is_ready():
                press(self.cards.nth(index))

    def is_ready(self) -> bool:
        """Whether the button can be pressed, now or as soon as the move before has arrived."""
        try:
            expect(self.main).to_be_enabled(timeout=1_000)
        except AssertionError:
            return False
        return True

    def build(self, how: Callable[[float, float], None]) -> None:
        """Lay the piece in hand at the first of its places that lies free in sight."""
        spots = [middle(place) for place in self.places.all()]
        how(*next(spot for spot in spots if self.page.evaluate(IS_FREE, list(spot))))

    def click(self, x: float, y: float) -> None:
        """Click where the place is."""
        self.page.mouse.click(x, y)

    def drag(self, x: float, y: float) -> None:
        """Carry the piece from its button to the place."""
        start = middle(self.page.locator('.kind[aria-pressed="true"]'))
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 12, start[1] - 12)
        self.page.mouse.move(x, y, steps=4)
        expect(self.page.locator("[data-carried]")).to_have_count(1)
        self.page.mouse.up()

    # By keyboard.

    def by_keyboard(self, step: str) -> None:
        """Digits pick cards and courts, N walks to the best place, Enter does it."""
        if step == "cards":
            for key in "123456789":
                if self.main.is_enabled():
                    break
                self.person.press(key)
                if not self.is_ready():
                    self.person.press(key)
        elif step == "build":
            self.person.press("n")
            expect(self.page.locator("[data-place]:focus")).to_have_count(1)
        elif step == "claim":
            self.person.press("1")
        else:
            self.person.press("ArrowLeft")
        self.person.press("Enter")

    # By touch.

    def by_touch(self, step: str) -> None:
        """Tap cards and the button; walk to a place with the stepper and build there."""
        if step == "cards":
            self.pick(lambda card: card.tap())
        elif step == "build":
            self.page.locator(".stepper button").nth(1).tap()
        elif step == "claim":
            self.page.locator("button.claim").last.tap()
        expect(self.main).to_be_enabled()
        self.main.tap()
