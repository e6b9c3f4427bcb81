"""Several people at one table: wishes, nudges, seats that change hands, watching, links."""

import re

from playwright.sync_api import expect

from web.conftest import Visit
from web.people import Person, ask
from web.story import meet, shared_city
from web.tables import CITIES


def lay_first_pair(*people: Person) -> None:
    """All choose; then the open phase begins."""
    for person in people:
        person.wait_for_step("choose")
        person.act(person.choose_by_mouse)
    for person in people:
        person.wait_for_step("lay")


def test_a_wish_is_seen_by_the_partner_and_goes_when_the_tile_is_laid(visit: Visit) -> None:
    ada, bruno = visit(), visit("fr")
    meet(ada, bruno)
    lay_first_pair(ada, bruno)
    city = shared_city(ada, bruno)
    here, there = (person.page.locator(f'.boards [data-board="{city}"]') for person in (ada, bruno))
    bruno.wish(city)
    ring = here.locator(".wish-out")
    expect(ring).to_have_count(1)
    expect(here.locator(".said")).to_contain_text("Bruno would like")
    expect(there.locator(".wish-out")).to_have_count(1)
    bruno.act(there.locator(".pickable").first.click)
    expect(ring).to_have_count(0)
    expect(here.locator(".said")).to_have_count(0)


def test_a_bot_plays_in_a_seat_until_its_person_takes_it_back(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    meet(ada, bruno)
    ada.wait_for_step("choose")
    ada.page.locator(".talk [role=tab]").last.click()
    ada.page.get_by_role("button", name="Let a bot play on for me").click()
    ada.act(ada.page.get_by_role("button", name="Yes, a bot takes my seat").click)
    # The bot has chosen for Ada: everybody waits for Bruno alone.
    expect(ada.tray.locator(".now")).to_contain_text("Waiting for Bruno to choose")
    expect(bruno.page.locator(".talk")).to_be_visible()
    ada.page.get_by_role("button", name="Take the seat back").click()
    expect(ada.page.locator(".band.bot")).to_have_count(0)
    bruno.act(bruno.choose_by_mouse)
    # Nobody lays for Ada any more: she does it.
    assert ada.wait_for_step("lay") == "lay"
    expect(ada.hand).to_have_count(2)
    ada.act(ada.lay_by_mouse)
    expect(ada.hand).to_have_count(1)


def test_who_waits_can_nudge(visit: Visit) -> None:
    ada, bruno = visit(), visit("pl")
    ada.page.clock.install()
    meet(ada, bruno)
    ada.wait_for_step("choose")
    ada.act(ada.choose_by_mouse)
    expect(ada.nudge).to_have_count(0)
    ada.pass_time(seconds=12)
    ada.nudge.click()
    expect(bruno.page.locator(".band", has_text="Ada")).to_be_visible()
    bruno.act(bruno.choose_by_mouse)
    expect(bruno.page.locator(".band", has_text="Ada")).to_have_count(0)


def test_the_host_frees_a_seat_and_its_person_reads_why(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    ada.page.goto("/new/between_two_cities")
    ada.page.locator("form .button.main").click()
    ada.page.locator("code").first.wait_for()
    bruno.introduce("Bruno")
    bruno.page.goto(f"/join/{ada.code}")
    bruno.page.locator("form .button.main").click()
    expect(bruno.page.get_by_role("heading", name="Waiting room")).to_be_visible()
    seat = ada.page.locator(".seat select").first
    expect(seat).to_have_value("person")
    seat.select_option("open")
    expect(bruno.page.get_by_role("heading", level=1)).to_have_text("This seat is no longer yours")
    expect(bruno.page.get_by_role("link", name="Home").last).to_be_visible()
    bruno.page.get_by_role("button", name="Only watch").click()
    expect(bruno.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_who_watches_sees_the_boards_and_nobodys_hand(visit: Visit) -> None:
    ada, bruno, cleo = visit(), visit(), visit(phone=True)
    code = meet(ada, bruno)
    cleo.page.goto(f"/table/{code}")
    expect(cleo.page.locator(".band.watching")).to_be_visible()
    expect(cleo.page.locator(".boards [role=grid]")).to_have_count(2)
    expect(cleo.hand).to_have_count(0)
    expect(cleo.places).to_have_count(0)
    expect(cleo.main).to_have_count(0)
    expect(cleo.tray.locator(".now")).to_contain_text("Waiting for")
    lay_first_pair(ada, bruno)
    ada.act(ada.lay_by_mouse)
    expect(cleo.page.locator(".boards")).to_be_visible()
    assert cleo.page.evaluate("document.body.innerText").count("Undo") == 0


def test_who_watches_sees_who_builds_each_city_and_whose_tiles_lie_open(visit: Visit) -> None:
    ada, bruno, cleo = visit(), visit(), visit()
    code = meet(ada, bruno)
    cleo.page.goto(f"/table/{code}")
    boards = cleo.page.locator(".boards [data-board]")
    expect(boards).to_have_count(2)
    builders = [boards.nth(index).locator("header .name-of") for index in range(2)]
    expect(builders[0]).to_have_text(["Ada", "Bruno"])
    expect(builders[1]).to_have_count(2)
    lay_first_pair(ada, bruno)
    # Open tiles stand beside the name of whose they are.
    for person in ("Ada", "Bruno"):
        owner = boards.first.locator("header .with").filter(has_text=person)
        expect(owner.locator("[data-piece]")).to_have_count(2)
    ada.act(ada.page.locator('.boards [data-board="0"] .pickable').first.click)
    expect(boards.first.locator("header .with").filter(has_text="Ada")).to_contain_text("has laid here")


def test_a_relaxed_table_goes_on_from_another_device_by_the_seat_link(visit: Visit) -> None:
    ada, bruno, telephone = visit(), visit(), visit("fr", phone=True)
    meet(ada, bruno, pace="relaxed")
    lay_first_pair(ada, bruno)
    path = seat_link(ada)
    ada.page.close()
    telephone.page.goto(path)
    telephone.page.locator(".frame").wait_for()
    assert "seat=" not in telephone.page.url
    telephone.wait_for_step("lay")
    telephone.act(telephone.lay_by_touch)
    expect(bruno.page.locator(".boards")).to_be_visible()
    # At home the table is found again without the link.
    telephone.page.goto("/")
    telephone.page.locator(f'.table a[href$="{bruno.code}"]').click()
    telephone.page.locator(".frame").wait_for()
    expect(telephone.hand).to_have_count(1)


def test_who_came_by_a_link_that_is_withdrawn_is_sent_away(visit: Visit) -> None:
    ada, thief = visit(), visit()
    ada.sit_with_bots(CITIES)
    thief.page.goto(seat_link(ada))
    thief.page.locator(".frame").wait_for()
    thief.wait_for_step("choose")
    ask(ada, "DELETE", f"tables/{ada.code}/seat-link")
    expect(thief.page.get_by_role("heading", level=1)).to_have_text("This seat is no longer yours")
    ada.act(ada.choose_by_mouse)


def seat_link(person: Person) -> str:
    """The path of a link into this person's seat, its secret after the «#»."""
    links = ask(person, "POST", f"tables/{person.code}/seat-link")["links"]
    return str(re.sub(r"^https?://[^/]+", "", links[0]["url"]))
