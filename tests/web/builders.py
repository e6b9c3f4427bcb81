"""People who play Castles of Mad King Ludwig at a browser, by mouse, by keyboard or by touch."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from web.people import Person, ask, middle

GAME = "castles_of_mad_king_ludwig"
PLACING = ("turn", "free")
SEVERAL = ("arrange", "take")
"""Steps that are sent as several actions."""


class Builder:
    """Somebody in a seat of this game; counts the steps that they have met."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.met: dict[str, int] = {}

    @property
    def step(self) -> str:
        """What I must do, in the game's own word."""
        return self.page.locator(".frame").get_attribute("data-step") or ""

    @property
    def main(self) -> Locator:
        """The one button that does it."""
        return self.page.locator(".tray .act.main")

    @property
    def second(self) -> Locator:
        """Pass, leave it, back."""
        return self.page.locator(".tray .act:not(.main)")

    @property
    def cards(self) -> Locator:
        """What I can buy, or take for nothing."""
        return self.page.locator(".market button.card:not([disabled])")

    @property
    def pills(self) -> Locator:
        """The places of the tile that I am trying out."""
        return self.page.locator(".plane .pill")

    def sit(self, bots: int, **settings: Any) -> None:
        """A table with quick bots in all other seats."""
        self.person.introduce("Ada")
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * bots]
        table = ask(self.person, "POST", "tables", {"game": GAME, "seats": seats, "start": True, **settings})
        self.page.goto(f"/table/{table['code']}")
        self.page.locator(".frame").wait_for()

    def wait(self) -> str:
        """The next step that is mine, counted."""
        self.page.locator('.frame:not([data-step="wait"])[data-thinking="0"]').wait_for()
        step = self.step
        self.met[step] = self.met.get(step, 0) + 1
        return step

    def play_to_the_end(self, how: Callable[[str], None], most: int = 150) -> None:
        """Act in this way until the game is over."""
        for _ in range(most):
            step = self.wait()
            if step == "over":
                return
            self.act(step, how)
        raise AssertionError("the game does not end")

    def act(self, step: str, how: Callable[[str], None]) -> None:
        """Do the step in this way and wait until all of it is done: a purchase and its place are two actions."""
        before = self.person.seq()
        self.placed = False
        how(step)
        if step in SEVERAL:
            self.page.locator(f'.frame:not([data-step="{step}"])').wait_for()
            return
        wanted = before + (2 if self.placed else 1)
        self.page.wait_for_function(
            "wanted => (({step, seq}) => step === 'over' || seq >= wanted)(document.querySelector('.frame').dataset)",
            arg=wanted,
        )

    placed = False
    """Whether the last step bought and placed a tile."""

    def can_buy(self) -> bool:
        """Whether there is a tile for me; now and then it is better to pass."""
        self.placed = self.cards.count() > 0 and self.met.get("turn", 0) % 7 != 6
        return self.placed

    # By mouse.

    def by_mouse(self, step: str) -> None:
        """Click the card, click the place; the second purchase is carried into the castle."""
        if step in PLACING:
            if not self.can_buy():
                self.second.click()
            elif self.met[step] == 2:
                self.carry()
            else:
                self.cards.last.click()
                self.pills.first.wait_for()
                self.pills.first.hover(force=True)
                expect(self.main).to_be_enabled()
                self.main.click()
        elif step == "place":
            self.pills.first.click(force=True)
        elif step == "arrange":
            self.drag_a_price()
            self.main.click()
        else:
            self.choose_first()
            self.main.click()

    def carry(self) -> None:
        """Drag a card to the first place that it shows."""
        start = middle(self.cards.first)
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 10, start[1] - 20, steps=3)
        self.pills.first.wait_for()
        self.page.mouse.move(*middle(self.pills.first), steps=6)
        expect(self.main).to_be_enabled()
        self.page.mouse.up()

    def drag_a_price(self) -> None:
        """Drag the cheapest room to the next price; the two swap at once and nothing is sent."""
        rooms = self.page.locator(".arrange .room")
        names = rooms.evaluate_all("rooms => rooms.map(room => room.dataset.piece)")
        seq = self.person.seq()
        self.page.mouse.move(*middle(rooms.nth(0)))
        self.page.mouse.down()
        self.page.mouse.move(*middle(rooms.nth(1)), steps=5)
        self.page.mouse.up()
        names[0], names[1] = names[1], names[0]
        expect(rooms.nth(0)).to_have_attribute("data-piece", names[0])
        assert self.person.seq() == seq

    def choose_first(self) -> None:
        """Mark the first of what is to be chosen from."""
        self.page.locator(".options .option, .look .room").first.click()

    # By keyboard.

    def by_keyboard(self, step: str) -> None:
        """Digits take a card or an option, N walks to the best place, Enter does it, Shift and Enter passes."""
        if step in PLACING:
            if not self.can_buy():
                self.person.press("Shift+Enter")
                return
            tile = self.cards.first.get_attribute("data-piece")
            every = self.page.locator(".market .card, .market .sold")
            numbers = every.evaluate_all("cards => cards.map(card => card.dataset.piece ?? '')")
            self.person.press(str(numbers.index(tile) + 1))
            self.pills.first.wait_for()
            self.person.press("n")
            expect(self.page.locator(".plane .pill:focus")).to_have_count(1)
            self.person.press("Enter")
        elif step == "place":
            self.pills.first.wait_for()
            self.person.press("n", "Enter")
        elif step == "arrange":
            self.page.locator(".arrange .room").first.focus()
            self.person.press("Enter", "ArrowRight", "Enter")
            self.page.locator("body").evaluate("() => document.activeElement.blur()")
            self.person.press("Enter")
        else:
            self.person.press("1")
            expect(self.main).to_be_enabled()
            self.person.press("Enter")

    # By touch.

    def by_touch(self, step: str) -> None:
        """Tap a card, step to the next place, tap the button."""
        if step in PLACING:
            if not self.can_buy():
                self.second.tap()
                return
            self.cards.first.tap()
            expect(self.main).to_be_enabled()
            self.main.tap()
        elif step == "place":
            expect(self.main).to_be_enabled()
            self.main.tap()
        elif step == "arrange":
            self.main.tap()
        else:
            self.page.locator(".options .option, .look .room").first.tap()
            self.main.tap()
