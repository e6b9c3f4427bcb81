"""The ways in which people act on what can be seen or heard, the same in all games: by mouse, by keyboard, by touch.

What there is to act on is told by the page alone: what can be picked in the tray is a button with `aria-pressed` or a
radio, an open place on a board has `data-place`, what can be put in another order lies in a `data-slot`, and the two
buttons of the tray do it.
"""

from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

from typist import FRAMES

IN_SIGHT = """places => places.flatMap(place => {
    const {left, top, width, height} = place.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const boardOf = element => element?.closest('.plane > .ground') ?? element?.closest('svg')
    return boardOf(document.elementFromPoint(x, y)) === boardOf(place) ? [[x, y]] : []
})"""
SETTLED = """() => {
    const {resting} = document.querySelector('.frame').dataset
    return resting !== 'true' && document.querySelector('.boards[aria-busy=true]') === null
}"""
STILL = """async () => {
    const seen = () => JSON.stringify([...document.querySelectorAll('.boards, .boards [data-place]')].map(each => {
        const {left, top, width} = each.getBoundingClientRect()
        return [left, top, width].map(Math.round)
    }))
    for (let before = '', same = 0; same < 3; before = seen()) {
        await new Promise(requestAnimationFrame)
        same = seen() === before ? same + 1 : 0
    }
}"""
"""Until boards and places lie where they lay some frames ago."""


class Way(ABC):
    """How somebody picks, lays and presses the buttons."""

    name: str

    def __init__(self, page: Page) -> None:
        self.page = page
        self.laid = 0
        """How often a piece was laid in this way: some of them are carried, some turned."""

    @property
    def main(self) -> Locator:
        """The one button that does it."""
        return self.page.locator(".tray .act.main")

    @property
    def second(self) -> Locator:
        """Pass, leave it, back."""
        return self.page.locator(".tray .act:not(.main)")

    @property
    def choices(self) -> Locator:
        """What can be picked in the tray."""
        pickable = ":is([aria-pressed], [aria-checked]):not(:disabled, .near, [data-slot] > *)"
        return self.page.locator(f".tray .body {pickable}")

    @property
    def places(self) -> Locator:
        """The open places on my boards; while tiles are chosen those that are shown are only thought of."""
        return self.page.locator(".frame:not([data-step=choose]) .boards [data-place]")

    @property
    def slots(self) -> Locator:
        """What lies in slots and can go to another one."""
        return self.page.locator(".tray [data-slot] > button")

    def settle(self) -> None:
        """Wait until what was pressed is on the page, and what it made the page ask is answered."""
        self.page.evaluate(FRAMES)
        self.page.wait_for_function(SETTLED)

    def free_spots(self) -> list[tuple[float, float]]:
        """Points of the screen at which an open place lies in sight; the page is scrolled where there is none."""
        for look_further in (self.scroll, self.fit, self.scroll):
            spots = self.spots_in_sight()
            if spots:
                return spots
            look_further()
        spots = self.spots_in_sight()
        assert spots, "no place lies in sight"
        return spots

    def spots_in_sight(self) -> list[tuple[float, float]]:
        """Points of the screen at which an open place lies and nothing covers it, once the board stands still."""
        self.page.evaluate(STILL)
        return [(x, y) for x, y in self.places.evaluate_all(IN_SIGHT)]

    def scroll(self) -> None:
        """Scroll the page to the first place."""
        self.places.first.scroll_into_view_if_needed()

    def fit(self) -> None:
        """Fit whole boards into their views, where there are buttons for that."""
        for button in self.page.locator(".boards button:has([data-icon=maximize])").all():
            button.click()

    @property
    def reach(self) -> int:
        """How many things can be picked in this way."""
        return self.choices.count()

    @abstractmethod
    def pick(self, index: int) -> None:
        """Pick one thing of the tray, or let go of it."""

    @abstractmethod
    def lay(self) -> None:
        """Lay the piece in hand at one of its places."""

    @abstractmethod
    def press(self, button: Locator) -> None:
        """Press one of the two buttons of the tray."""

    @abstractmethod
    def reorder(self) -> None:
        """Let the first thing change places with the second."""


class Mouse(Way):
    """Clicks; every fourth piece is carried from the tray to its place."""

    name = "mouse"

    def pick(self, index: int) -> None:
        """Click it."""
        self.choices.nth(index).click()

    def lay(self) -> None:
        """Click a place, or carry the piece there."""
        spots = self.free_spots()
        self.laid += 1
        spot = spots[self.laid % len(spots)]
        held = self.page.locator(".tray [aria-pressed=true]:not(.near)")
        if self.laid % 4 == 0 and held.count():
            self.carry(held.first, spot)
        else:
            self.page.mouse.click(*spot)

    def carry(self, piece: Locator, spot: tuple[float, float]) -> None:
        """Carry a piece of the tray to a place."""
        x, y = middle(piece)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 12, y - 14, steps=3)
        self.page.mouse.move(*spot, steps=5)
        expect(self.page.locator("[data-carried]").first).to_be_attached()
        self.page.mouse.up()

    def press(self, button: Locator) -> None:
        """Click it."""
        button.click()

    def reorder(self) -> None:
        """Drag the first to the second."""
        self.page.mouse.move(*middle(self.slots.nth(0)))
        self.page.mouse.down()
        self.page.mouse.move(*middle(self.slots.nth(1)), steps=6)
        self.page.mouse.up()


class Keyboard(Way):
    """Digits pick, N walks to the best place, Enter does it, Shift and Enter is the second button."""

    name = "keyboard"

    @property
    def reach(self) -> int:
        """As many as there are digits; one that means nothing now does nothing."""
        return 9 if self.choices.count() else 0

    def pick(self, index: int) -> None:
        """Press its digit."""
        self.page.keyboard.press(str(index + 1))

    def lay(self) -> None:
        """Walk to the best place, now and then to the next; the focus goes there."""
        self.laid += 1
        for _ in range(1 + self.laid % 2):
            self.page.keyboard.press("n")
        expect(self.page.locator(".boards :focus")).to_have_count(1)
        self.page.keyboard.press("Enter")

    def press(self, button: Locator) -> None:
        """Enter is the main button, wherever the focus rests but on a control."""
        is_main = "main" in (button.get_attribute("class") or "").split()
        self.page.evaluate("document.activeElement?.matches('.tray *') && document.activeElement.blur()")
        self.page.keyboard.press("Enter" if is_main else "Shift+Enter")

    def reorder(self) -> None:
        """Tab to the first, lift it, move it, drop it."""
        for _ in range(60):
            if self.slots.first.evaluate("button => button === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        for key in ("Enter", "ArrowRight", "Enter"):
            self.page.keyboard.press(key)


class Touch(Way):
    """Taps; the stepper walks through the places where there is one."""

    name = "touch"

    def pick(self, index: int) -> None:
        """Tap it."""
        self.choices.nth(index).tap()

    def lay(self) -> None:
        """Step or tap to a place, look at what it brings, then the button under the thumb."""
        self.laid += 1
        on = self.page.locator(".stepper button").nth(1)
        if on.count():
            for _ in range(1 + self.laid % 2):
                on.tap()
        else:
            spots = self.free_spots()
            self.page.touchscreen.tap(*spots[self.laid % len(spots)])
        expect(self.main).to_be_enabled()
        self.main.tap()

    def press(self, button: Locator) -> None:
        """Tap it."""
        button.tap()

    def reorder(self) -> None:
        """Tap the first to lift it, and move it where there are buttons for that."""
        self.slots.first.tap()
        self.slots.first.tap()

    def flick(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """One finger that is still moving when it lifts."""
        session = self.page.context.new_cdp_session(self.page)
        for kind, points in (("touchStart", [start]), ("touchMove", [end]), ("touchEnd", [])):
            told = [{"x": x, "y": y} for x, y in points]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


WAYS: dict[str, type[Way]] = {way.name: way for way in (Mouse, Keyboard, Touch)}


def middle(element: Locator) -> tuple[float, float]:
    """Where to point at."""
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
