"""Whole games of Between Two Castles in a real browser, in every way that people have, looked at in every phase."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from web.album import DESK, PHONE, Album
from web.conftest import Visit
from web.people import Person, ask

GAME = "between_two_castles"
STEPS = ("give", "choose", "bonus", "lay", "over")
MOST = 120
"""Actions of one person in the longest game, bonuses included."""

Way = Callable[[Person], None]


def sit(person: Person, seats: int) -> None:
    """A running table with easy bots."""
    person.introduce("Ada")
    bots = [{"kind": "bot", "level": "easy"}] * (seats - 1)
    table = ask(person, "POST", "tables", {"game": GAME, "seats": [{"kind": "me"}, *bots], "start": True})
    person.page.goto(f"/table/{table['code']}")
    person.page.locator(".frame").wait_for()


def play(person: Person, ways: dict[str, Way], watch: Callable[[str], None] | None = None) -> set[str]:
    """Play to the end; the steps that came. Whoever watches sees each of them once, while it is the person's turn."""
    seen: set[str] = set()
    for _ in range(MOST):
        step = person.wait_for_step(*STEPS)
        if watch and step not in seen:
            watch(step)
        seen.add(step)
        if step == "over":
            return seen
        person.act(partial(ways[step], person))
    raise AssertionError("the game does not end")


# By mouse.


def lay_by_mouse(person: Person) -> None:
    """Click a place, or carry on by the button where the castle hides it."""
    person.places.first.click(force=True)


def settle_by_mouse(person: Person) -> None:
    """Take the first thing that a bonus offers; a room goes to a place at once, by one gesture."""
    if not person.places.count():
        person.hand.first.click()
        expect(person.main).to_be_enabled()
        person.main.click()
    else:
        lay_by_mouse(person)


BY_MOUSE: dict[str, Way] = {
    "give": lambda person: person.main.click(),
    "choose": Person.choose_by_mouse,
    "lay": lay_by_mouse,
    "bonus": settle_by_mouse,
}


# By keyboard.


def lay_by_keyboard(person: Person) -> None:
    """N walks to the best place, Enter lays there."""
    person.press("n")
    expect(person.page.locator("[data-cell]:focus")).to_have_count(1)
    person.press("Enter")


def settle_by_keyboard(person: Person) -> None:
    """A digit means what is offered, Enter takes it."""
    if person.places.count():
        lay_by_keyboard(person)
    else:
        person.press("1")
        expect(person.main).to_be_enabled()
        person.press("Enter")


BY_KEYBOARD: dict[str, Way] = {
    "give": lambda person: person.press("Enter"),
    "choose": Person.choose_by_keyboard,
    "lay": lay_by_keyboard,
    "bonus": settle_by_keyboard,
}


# By touch.


def lay_by_touch(person: Person) -> None:
    """Tap a place to see what it brings, then the button under the thumb."""
    person.places.first.tap(force=True)
    expect(person.main).to_be_enabled()
    person.main.tap()


def settle_by_touch(person: Person) -> None:
    """Tap what is offered, then the button."""
    if person.places.count():
        lay_by_touch(person)
    else:
        person.hand.first.tap()
        expect(person.main).to_be_enabled()
        person.main.tap()


BY_TOUCH: dict[str, Way] = {
    "give": lambda person: person.main.tap(),
    "choose": Person.choose_by_touch,
    "lay": lay_by_touch,
    "bonus": settle_by_touch,
}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_mouse_looked_at_in_every_phase(visit: Visit, seats: int) -> None:
    """With two players Ludwig is the third, and his rooms are given."""
    ada = visit()
    album = Album("en", [DESK])
    sit(ada, seats)
    seen = play(ada, BY_MOUSE, lambda step: album.take(ada, f"two-castles-{seats}-{step}"))
    assert {"choose", "lay", "over"} <= seen
    assert ("give" in seen) == (seats == 2)
    album.check()


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    sit(ada, 3)
    play(ada, BY_KEYBOARD)
    expect(ada.page.locator("h1")).to_be_visible()


def test_a_whole_game_by_touch_on_a_phone(visit: Visit) -> None:
    ada = visit(phone=True)
    album = Album("en", [PHONE])
    sit(ada, 3)
    play(ada, BY_TOUCH, lambda step: album.take(ada, f"two-castles-{step}"))
    album.check()
