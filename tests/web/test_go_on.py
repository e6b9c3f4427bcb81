"""A replay can be left for a game of one's own: from the step that is shown, in the seat that is looked through."""

import re

from playwright.sync_api import expect

from web.conftest import Visit
from web.people import ask
from web.tables import arrive, seat_alone


def test_somebody_goes_on_from_a_step_of_a_replay(visit: Visit) -> None:
    ada, cleo = visit(), visit()
    arrive(ada, "Ada")
    code = seat_alone(ada)
    ask(ada, "POST", f"tables/{code}/abandon")
    ada.page.locator('.frame[data-step="over"]').wait_for(timeout=90_000)
    cleo.page.goto(f"/table/{code}/replay?step=0&seat=-1")
    button = cleo.page.get_by_role("button", name="Go on from here")
    button.wait_for()
    # Who looks through nobody's eyes, or at the end, has no seat to go on in.
    expect(button).to_be_disabled()
    cleo.page.goto(f"/table/{code}/replay?step=9&seat=1")
    button.wait_for()
    button.click()
    cleo.page.wait_for_url(re.compile(rf"/table/(?!{code})\w+$"))
    cleo.page.locator(".frame[data-step]").wait_for()
    table = ask(cleo, "GET", f"tables/{cleo.code}")
    assert (table["state"], table["you"]["seat"]) == ("running", 1)
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
    cleo.wait_for_step("choose", "lay")
    cleo.act(cleo.choose_by_mouse if cleo.wait_for_step() == "choose" else cleo.lay_by_mouse)
