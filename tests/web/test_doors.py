"""Links into the house: to the network of one's own by one press, and to a game that this client cannot draw."""

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import WebSocketRoute, expect

from castlewright.server.tables.links import local_address
from web.conftest import Visit, serve
from web.people import Person, ask
from web.tables import CITIES, arrive, seat_alone


@pytest.mark.slow
def test_friends_of_the_network_are_let_in_by_one_press(visit: Visit, tmp_path: Path) -> None:
    outside = local_address()
    if outside is None:
        pytest.skip("this machine is in no network")
    with serve(tmp_path) as address:
        ada = visit(address=address)
        arrive(ada, "Ada")
        code = ask(ada, "POST", "tables", {"game": CITIES, "seats": [{"kind": "me"}, {"kind": "open"}]})["code"]
        ada.page.goto(f"/table/{code}")
        share = ada.page.locator(".share")
        expect(share).to_contain_text("Only this computer")
        share.get_by_role("button", name="Open it to my network").click()
        link = f"{address.replace('127.0.0.1', outside)}/table/{code}"
        expect(share).to_contain_text(link)
        expect(share.get_by_role("button", name="Open it to my network")).to_have_count(0)
        assert httpx.get(link).is_success


def test_a_game_that_this_client_cannot_draw_is_said_to_be_one(ada: Person) -> None:
    code = seat_alone(ada)

    def rename(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda said: route.send(str(said).replace(f'"game":"{CITIES}"', '"game":"chess"')))

    ada.page.route_web_socket(lambda url: "/ws/" in url, rename)
    ada.page.goto(f"/table/{code}")
    expect(ada.page.locator("main")).to_contain_text("could not be loaded")
