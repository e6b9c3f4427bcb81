"""Every page and every phase of the table, on a desk and on a phone, light and dark: pictures to look at, and axe."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from web.conftest import Visit
from web.people import Person

AXE = Axe()
LOOKS = [
    pytest.param((False, False), id="1280-light"),
    pytest.param((False, True), id="1280-dark"),
    pytest.param((True, False), id="390-light"),
    pytest.param((True, True), id="390-dark"),
]
LEAVE = """code => fetch(`/api/tables/${code}/abandon`, {method: 'POST', body: '{}', headers:
    {'content-type': 'application/json', 'x-csrftoken': document.cookie.match(/csrftoken=([^;]+)/)[1]}})"""


class Album:
    """Takes pictures of one person's pages and lets axe look at each."""

    def __init__(self, person: Person, folder: Path, look: str) -> None:
        self.person = person
        self.folder = folder
        self.look = look

    def take(self, name: str, whole: bool = False) -> None:
        """A picture of what is on the screen, and no violation in it."""
        page = self.person.page
        self.person.rest()
        page.screenshot(path=self.folder / f"{name}-{self.look}.png", full_page=whole)
        found = AXE.run(page).response["violations"]
        assert not found, [(name, rule["id"], [node["html"][:200] for node in rule["nodes"]]) for rule in found]
        wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{name} scrolls sideways by {wide} pixels"

    def visit(self, name: str, path: str) -> None:
        """A whole page by its address."""
        self.person.page.goto(path)
        self.person.page.locator("h1").first.wait_for()
        self.take(name, whole=True)


@pytest.fixture
def album(request: pytest.FixtureRequest, visit: Visit, pictures: Path) -> Album:
    phone, dark = request.param
    look = f"{390 if phone else 1280}-{'dark' if dark else 'light'}"
    return Album(visit(phone=phone, dark=dark), pictures, look)


@pytest.mark.parametrize("album", LOOKS, indirect=True)
def test_every_page(album: Album) -> None:
    page = album.person.page
    page.goto("/")
    page.locator(".game").first.wait_for()
    album.take("home", whole=True)
    for name, path in (
        ("rules", "/rules/between_two_cities"),
        ("settings", "/settings"),
        ("about", "/about"),
        ("replays", "/replay"),
        ("missing", "/nowhere/at/all"),
        ("no-table", "/table/zzzzzz"),
        ("bad-link", "/table/zzzzzz#seat=wrong"),
        ("new", "/new/between_two_cities"),
    ):
        album.visit(name, path)
    page.locator("form .button.main").click()
    page.locator("code").first.wait_for()
    album.take("waiting-room", whole=True)
    code = album.person.code
    page.context.clear_cookies()
    album.visit("join", f"/join/{code}")


@pytest.mark.parametrize("album", LOOKS, indirect=True)
def test_every_phase_of_the_table(album: Album, visit: Visit) -> None:
    person = album.person
    page, is_phone = person.page, album.look.startswith("390")
    choose = person.choose_by_touch if is_phone else person.choose_by_mouse
    lay = person.lay_by_touch if is_phone else person.lay_by_mouse
    person.sit_with_bots(bots=3)
    person.wait_for_step()
    album.take("table-choose")
    person.hand.nth(2).click()
    person.hand.nth(4).click()
    album.take("table-chosen")
    person.act(person.main.click)
    person.wait_for_step()
    for _ in range(8):
        person.act(choose if person.wait_for_step() == "choose" else lay)
    while person.wait_for_step() != "lay":
        person.act(choose)
    album.take("table-lay")
    (person.places.first.tap if is_phone else person.places.first.hover)()
    expect(person.main).to_be_enabled()
    album.take("table-lay-pointed")
    person.tray.get_by_role("button", name="Hint").click()
    person.tray.locator(".hint li").first.wait_for()
    album.take("table-hint")
    person.tray.get_by_role("button", name="List of places").click()
    album.take("table-list")
    person.tray.get_by_role("button", name="List of places").click()
    for name in ("Others", "Score", "Talk") if is_phone else ("Log", "Table"):
        page.get_by_role("button" if is_phone else "tab", name=name, exact=True).click()
        album.take(f"table-{name.lower()}")
    if is_phone:
        page.get_by_role("button", name="Board").click()
    else:
        page.locator(".column tbody button").first.click()
        album.take("table-lit")
        page.locator(".column tbody button").first.click()
    page.locator(".boards [role=gridcell]:not(.pickable)[aria-label*=yours]").first.click()
    album.take("table-reading")
    page.keyboard.press("Escape")
    watch(album, visit, person.code)
    page.evaluate(LEAVE, person.code)
    page.locator('.frame[data-step="over"]').wait_for(timeout=60_000)
    page.locator(".points").first.wait_for()
    album.take("end", whole=True)
    page.get_by_role("button", name="Share").click()
    page.locator("dialog img").wait_for()
    album.take("end-share")
    page.keyboard.press("Escape")
    page.goto(f"/table/{person.code}/replay?step=30&seat=1")
    page.locator("input[type=range]").wait_for()
    album.take("replay", whole=True)


def watch(album: Album, visit: Visit, code: str) -> None:
    """What a spectator sees."""
    look = album.look
    watcher = visit(phone=look.startswith("390"), dark=look.endswith("dark"))
    watcher.page.goto(f"/table/{code}")
    watcher.page.locator(".frame").wait_for()
    Album(watcher, album.folder, look).take("table-watch")
