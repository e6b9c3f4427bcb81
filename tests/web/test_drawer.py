"""Between a phone and a desk the right column is a drawer: others, score, talk and log beside the boards."""

from playwright.sync_api import Locator, expect

from web.album import check_axe
from web.conftest import Visit
from web.people import Person
from web.tables import arrive, lay_phase, seat_alone, seat_two

TABLET = {"width": 768, "height": 1024}


def at_tablet(visit: Visit, name: str = "Ada") -> Person:
    """Somebody with a tablet held upright."""
    person = visit()
    person.page.set_viewport_size(TABLET)  # type: ignore[arg-type]
    arrive(person, name)
    return person


def handle(person: Person) -> Locator:
    """What opens and closes the drawer."""
    return person.page.get_by_role("button", name="Others", expanded=None)


def test_the_drawer_opens_beside_the_boards_and_closes_again(visit: Visit) -> None:
    ada = at_tablet(visit)
    seat_alone(ada)
    lay_phase(ada)
    drawer = ada.page.get_by_role("complementary", name="Others, score and talk")
    expect(ada.page.locator("nav.tabs")).to_have_count(0)
    expect(drawer).to_have_count(0)
    before = ada.page.locator(".boards").bounding_box()
    handle(ada).click()
    expect(drawer).to_contain_text("The other cities")
    expect(drawer).to_contain_text("Score now")
    expect(drawer.get_by_role("tab")).to_have_text(["Talk", "Log", "Table"])
    assert ada.page.locator(".boards").bounding_box() == before
    check_axe(ada)
    # What lies beside it can still be played.
    ada.act(ada.places.first.click)
    ada.press("Escape")
    expect(drawer).to_have_count(0)


def test_unread_talk_is_marked_on_the_handle(visit: Visit) -> None:
    ada, bruno = at_tablet(visit), visit()
    arrive(bruno, "Bruno")
    seat_two(ada, bruno)
    lay_phase(ada, bruno)
    field = bruno.page.get_by_role("textbox", name="Write to the table")
    field.fill("Shop on top?")
    bruno.press("Enter")
    expect(handle(ada)).to_have_accessible_name("Others 1 unread")
    handle(ada).click()
    expect(ada.page.get_by_role("log")).to_contain_text("Shop on top?")
    expect(handle(ada)).to_have_accessible_name("Others")


def test_a_wider_and_a_smaller_screen_have_no_drawer(visit: Visit) -> None:
    ada = at_tablet(visit)
    seat_alone(ada)
    ada.wait_for_step()
    expect(handle(ada)).to_have_count(1)
    for width, height in ((1024, 768), (599, 900), (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.page.locator("button.drawer")).to_have_count(0)
    expect(ada.page.locator("nav.tabs")).to_have_count(1)
