"""People at a browser: what they do, by mouse, by keyboard or by touch. They use only what can be seen or heard."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

OVER, CHOOSE, LAY, WAIT = "over", "choose", "lay", "wait"
ASK = """async ([method, path, body]) => {
    const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? ''
    const headers = {'content-type': 'application/json', 'x-csrftoken': token}
    const content = method === 'GET' ? undefined : JSON.stringify(body)
    const answer = await fetch('/api/' + path, {method, headers, body: content})
    return answer.status === 204 ? null : answer.json().catch(() => null)
}"""


class Person:
    """Somebody with a browser window."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cut = False
        """Whether the line of this person is cut; see `hold_line`."""

    # The table.

    @property
    def code(self) -> str:
        """The code of the table on the page."""
        return self.page.url.split("/table/")[1].split("/")[0]

    @property
    def tray(self) -> Locator:
        """What I act with."""
        return self.page.locator(".tray")

    @property
    def hand(self) -> Locator:
        """The tiles that can be pressed."""
        return self.tray.locator(".hand button")

    @property
    def places(self) -> Locator:
        """The places on my boards."""
        return self.page.locator(".boards .pickable")

    @property
    def main(self) -> Locator:
        """The one button that does it."""
        return self.tray.locator(".button.main")

    @property
    def hint(self) -> Locator:
        """The bulb."""
        return self.tray.locator(".button:has([data-icon=lightbulb])")

    @property
    def list(self) -> Locator:
        """The button of the list of places."""
        return self.tray.locator("[aria-expanded]:has([data-icon=list])")

    @property
    def nudge(self) -> Locator:
        """The button that nudges who is waited for."""
        return self.tray.locator(".buttons .button:not(.icon, .main, .undo)")

    def introduce(self, name: str) -> None:
        """Come to the home page and give a name."""
        self.page.goto("/")
        self.page.locator(".game").first.wait_for()
        ask(self, "POST", "session", {"name": name})

    def seq(self) -> int:
        """How far the table is."""
        return int(self.page.locator(".frame").get_attribute("data-seq") or 0)

    def play_now(self, title: str) -> None:
        """From the home page to a running game: one click."""
        self.page.goto("/")
        self.page.locator(".game", has_text=title).locator(".button.main").first.click()
        self.page.locator(".frame").wait_for()

    def sit_with_bots(self, game: str, level: str = "easy", bots: int = 2) -> None:
        """A table with quick bots, through the set-up page."""
        self.page.goto(f"/new/{game}")
        selects = self.page.locator("select")
        selects.first.wait_for()
        while selects.count() > bots:
            self.page.locator(".seat button").last.click()
        while selects.count() < bots:
            self.page.get_by_role("button", name="Add a seat").click()
        for index in range(bots):
            selects.nth(index).select_option(level)
        self.page.locator("form .button.main").click()
        self.page.locator(".frame").wait_for()

    def wait_for_step(self, *wanted: str) -> str:
        """What I must do next, as soon as I must do something (or one of these steps has come)."""
        steps = [f'.frame[data-step="{step}"][data-thinking="0"]' for step in wanted or (CHOOSE, LAY, OVER)]
        frame = self.page.locator(", ".join(steps))
        frame.wait_for()
        return frame.get_attribute("data-step") or ""

    def act(self, how: Callable[[], None]) -> None:
        """Do something and wait until the table has moved on."""
        # Between a move and its answer nothing can be done.
        before = self.page.locator('.frame[data-resting="false"]').get_attribute("data-seq") or ""
        how()
        self.page.locator(f'.frame:not([data-seq="{before}"])').wait_for()

    def play_to_the_end(self, choose: Callable[[], None], lay: Callable[[], None], most: int = 40) -> int:
        """Play with these two ways until the game is over; how often I acted."""
        for actions in range(most):
            step = self.wait_for_step()
            if step == OVER:
                return actions
            self.act(choose if step == CHOOSE else lay)
        raise AssertionError("the game does not end")

    def pass_time(self, seconds: int) -> None:
        """Let this browser believe that time has passed; its clock must have been taken in hand at the beginning."""
        self.page.clock.fast_forward(1000 * seconds)

    # By mouse.

    def choose_by_mouse(self) -> None:
        """Click two tiles and the button."""
        self.hand.nth(0).click()
        self.hand.nth(1).click()
        self.main.click()

    def lay_by_mouse(self) -> None:
        """Click a place."""
        self.places.first.click()

    def lay_by_dragging(self) -> None:
        """Carry the tile from the hand to a place."""
        start, end = middle(self.hand.first), middle(self.places.first)
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 12, start[1] - 12)
        self.page.mouse.move(*end, steps=4)
        expect(self.page.locator(".ghost")).to_be_visible()
        self.page.mouse.up()

    def wish(self, city: str) -> None:
        """Show the partner of this city where I would like my first tile."""
        board = self.page.locator(f'.boards [data-board="{city}"]')
        self.hand.first.click()
        board.locator("summary").click()
        board.locator(".menu button").first.click()
        board.locator(".pickable").first.click()

    # By keyboard.

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, words: str) -> None:
        """Press Tab until the focus is on what begins with these words."""
        for _ in range(60):
            self.press("Tab")
            if (self.page.evaluate("document.activeElement.textContent") or "").strip().startswith(words):
                return
        raise AssertionError(f"Tab does not lead to {words}")

    def choose_by_keyboard(self) -> None:
        """Digits mark tiles, Enter keeps them."""
        self.press("1", "2", "Enter")

    def lay_by_keyboard(self) -> None:
        """N walks to the best place, Enter lays there."""
        self.press("n")
        expect(self.page.locator('[role="gridcell"]:focus')).to_have_count(1)
        self.press("Enter")

    # By touch.

    def choose_by_touch(self) -> None:
        """Tap two tiles and the button."""
        self.hand.nth(0).tap()
        self.hand.nth(1).tap()
        self.main.tap()

    def lay_by_touch(self) -> None:
        """Tap a place to see what it brings, tap it again to lay there."""
        self.places.first.tap()
        expect(self.main).to_be_enabled()
        self.places.first.tap()

    # The line.

    def hold_line(self) -> None:
        """From now on the line to the table goes through my hands, so that I can cut it and know what I said."""
        self.sockets: list[object] = []
        self.said: list[str] = []

        def connect(socket: WebSocketRoute) -> None:
            if self.cut:
                socket.close()
                return
            server = socket.connect_to_server()

            def pass_on(message: str | bytes) -> None:
                self.said.append(str(message))
                server.send(message)

            socket.on_message(pass_on)
            self.sockets.append(socket)

        self.page.route_web_socket("**/ws/tables/**", connect)

    def cut_line(self) -> None:
        """Lose the connection."""
        self.cut = True
        for socket in self.sockets:
            socket.close()  # type: ignore[attr-defined]
        self.sockets.clear()

    def mend_line(self) -> None:
        """Let the connection come back."""
        self.cut = False


def ask(person: Person, method: str, path: str, body: Any = None) -> Any:
    """A request as this person's browser sends it."""
    return person.page.evaluate(ASK, [method, path, body or {}])


def answer_as_newer(route: Route) -> None:
    """What a server of a later version says of itself."""
    about = route.fetch().json()
    route.fulfill(body=json.dumps({**about, "version": "99.0.0"}), content_type="application/json")


def middle(element: Locator) -> tuple[float, float]:
    """Where to point at."""
    box = element.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
