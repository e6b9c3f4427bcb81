"""Tables of one game, the shared table's own example, set up by requests: a test begins where it gets interesting."""

import json
from typing import Any

from playwright.sync_api import Locator

from web.people import Person, ask

CITIES = "between_two_cities"


def arrive(person: Person, name: str, **settings: Any) -> None:
    """Come to the server under a name, with these settings of the browser."""
    person.page.add_init_script(f"localStorage.setItem('castlewright-settings', {json.dumps(json.dumps(settings))})")
    person.page.goto("/about")
    ask(person, "POST", "session", {"name": name})


def seat_two(ada: Person, bruno: Person, bots: int = 1, **options: Any) -> str:
    """Ada and Bruno, who have arrived, and easy bots at a running table; both look at it."""
    seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "level": "easy"} for _ in range(bots))]
    code = ask(ada, "POST", "tables", {"game": CITIES, "seats": seats, **options})["code"]
    ask(bruno, "POST", f"tables/{code}/join")
    ask(ada, "POST", f"tables/{code}/start")
    for person in (ada, bruno):
        person.page.goto(f"/table/{code}")
        person.page.locator(".frame").wait_for()
    return str(code)


def seat_alone(ada: Person, bots: int = 2, **options: Any) -> str:
    """Ada, who has arrived, and easy bots at a running table; she looks at it."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(bots))]
    table = {"game": CITIES, "seats": seats, "start": True, **options}
    code = ask(ada, "POST", "tables", table)["code"]
    ada.page.goto(f"/table/{code}")
    ada.page.locator(".frame").wait_for()
    return str(code)


def lay_phase(*people: Person) -> None:
    """Let everybody choose, until tiles are laid."""
    for person in people:
        person.wait_for_step()
        person.act(person.choose_by_mouse)
    for person in people:
        person.page.locator('.frame[data-step="lay"][data-thinking="0"]').wait_for()


def now_line(person: Person) -> Locator:
    """What to do now."""
    return person.tray.locator(".now")


def panel(person: Person, board: str) -> Locator:
    """One of a person's large boards."""
    return person.page.locator(f'.boards [data-board="{board}"]')


def common_place(person: Person) -> Locator:
    """A place in the city of Ada and Bruno: the first seat's left and the second's right, city 0."""
    return panel(person, "0").locator(".pickable").first
