"""Every page and every phase of the table: pictures to look at, axe, and no text that is small, cut off or missing.

In English on a light desk and on a dark phone, for an album on both in both; in French and Polish on both; key pages
also on a phone in landscape (844 by 390) and on a large screen (1920 by 1080). With CASTLEWRIGHT_THOROUGH=1 all pages
in all languages so, and at 320, 768 and 1600 pixels, with text at 200 %, forced colours and more contrast.
"""

import pytest
from playwright.sync_api import expect

from web.album import Album, looks_of
from web.conftest import Visit
from web.people import Person, answer_as_newer
from web.story import Story


@pytest.mark.parametrize("language", ["en", *(pytest.param(other, marks=pytest.mark.slow) for other in ("fr", "pl"))])
def test_every_page(visit: Visit, language: str) -> None:
    album, ada = Album(language, looks_of(language)), visit(language)
    page = ada.page
    page.goto("/")
    page.locator(".game").first.wait_for()
    album.take(ada, "home", whole=True, is_key=True)
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
        album.visit(ada, name, path)
    page.locator("form summary").click()
    album.take(ada, "new-more", whole=True)
    wait_for_friends(ada, visit(language), album)
    meet_trouble(visit(language), album)
    album.check()


def meet_trouble(ada: Person, album: Album) -> None:
    """A server that does not answer, and one that is newer than the page."""
    ada.page.route("**/api/about", lambda route: route.abort())
    album.visit(ada, "unreachable", "/")
    ada.page.unroute_all()
    ada.page.route("**/api/about", answer_as_newer)
    album.visit(ada, "outdated", "/")


def wait_for_friends(ada: Person, bruno: Person, album: Album) -> None:
    """From the set-up page to a waiting room, as the host and the guest see it, and to a table that is full."""
    ada.page.locator("#name").fill("Ada")
    ada.page.locator("form .button.main").click()
    ada.page.locator("img").wait_for()
    album.take(ada, "waiting-room", whole=True)
    bruno.page.goto("/")
    album.visit(bruno, "join", f"/join/{ada.code}")
    bruno.page.locator("#name").fill("Bruno")
    bruno.page.locator("form .button.main").click()
    bruno.page.locator("img").wait_for()
    album.take(bruno, "waiting-room-guest", whole=True)
    code = ada.code
    album.visit(ada, "home-mine", "/")
    bruno.page.context.clear_cookies()
    album.visit(bruno, "join-full", f"/join/{code}")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_phase_of_the_table(visit: Visit, language: str) -> None:
    album = Album(language, looks_of(language))
    story = Story(visit(language), visit(language), visit(language), album)
    story.choose()
    story.wait()
    story.lay()
    story.read_and_talk()
    story.leave_and_come_back()
    story.end()
    album.check()


def test_the_theme_follows_the_system_until_one_is_chosen(visit: Visit) -> None:
    page = visit(dark=True).page
    page.goto("/about")
    root = page.locator("html")
    expect(root).to_have_css("color-scheme", "dark")
    page.emulate_media(color_scheme="light")
    expect(root).to_have_css("color-scheme", "light")
    page.get_by_role("button", name="Dark colours").click()
    expect(root).to_have_css("color-scheme", "dark")
