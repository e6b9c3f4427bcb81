"""Tables set up by requests, so that a test begins where it gets interesting."""

import json
from typing import Any

from web.people import Person

CITIES = "between_two_cities"
ASK = """async ([method, path, body]) => {
    const token = document.cookie.match(/csrftoken=([^;]+)/)?.[1] ?? ''
    const headers = {'content-type': 'application/json', 'x-csrftoken': token}
    const sent = method === 'GET' ? undefined : JSON.stringify(body)
    const answer = await fetch('/api/' + path, {method, headers, body: sent})
    return answer.status === 204 ? null : answer.json()
}"""


def ask(person: Person, method: str, path: str, body: Any = None) -> Any:
    """A request as this person's browser sends it."""
    return person.page.evaluate(ASK, [method, path, body or {}])


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
