"""What says that it is my turn: title, icon, button, sound, notification; and what says nothing, the console."""

import pytest
from playwright.sync_api import ConsoleMessage, expect

from web.conftest import Visit
from web.people import Person
from web.tables import arrive, lay_phase, now_line, seat_alone


def test_title_icon_and_button_say_what_to_do(ada: Person) -> None:
    seat_alone(ada)
    ada.wait_for_step()
    assert ada.page.title().startswith("● Choose two tiles")
    expect(ada.page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon-turn.svg")
    expect(ada.main).to_have_text("Choose two tiles")
    ada.hand.first.click()
    expect(ada.main).to_have_text("Choose one more")
    expect(ada.main).to_be_disabled()
    live = now_line(ada).get_by_role("status")
    expect(live).to_have_attribute("aria-live", "assertive")


def test_a_game_leaves_the_console_clean(ada: Person) -> None:
    messages: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        messages.append(message.text)

    ada.page.on("console", hear)
    seat_alone(ada)
    for _ in range(9):
        if ada.wait_for_step() == "choose":
            for tile in range(ada.hand.count()):
                ada.hand.nth(tile).hover()
            ada.act(ada.choose_by_mouse)
        else:
            ada.act(ada.lay_by_mouse)
    assert messages == []


def test_moves_work_on_plain_http_in_a_network(visit: Visit) -> None:
    ada = visit()
    ada.page.add_init_script("delete Crypto.prototype.randomUUID; delete Navigator.prototype.clipboard")
    arrive(ada, "Ada")
    seat_alone(ada)
    ada.wait_for_step()
    ada.act(ada.choose_by_mouse)


SOUNDS = """window.sounds = 0
const make = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () { window.sounds += 1; return make.call(this) }"""


@pytest.mark.parametrize("is_on", [False, True], ids=["off", "on"])
def test_sound_is_off_unless_it_is_wanted(visit: Visit, is_on: bool) -> None:
    ada = visit()
    ada.page.add_init_script(SOUNDS)
    arrive(ada, "Ada", sound=is_on)
    seat_alone(ada)
    lay_phase(ada)
    ada.act(ada.lay_by_mouse)
    if is_on:
        ada.page.wait_for_function("window.sounds > 0")
    else:
        assert ada.page.evaluate("window.sounds") == 0


NOTIFICATIONS = """window.told = []
window.Notification = class {
    static permission = 'granted'
    constructor(words) { window.told.push(words) }
}
Object.defineProperty(document, 'hidden', {get: () => true})"""


@pytest.mark.parametrize("is_on", [False, True], ids=["off", "on"])
def test_my_turn_is_notified_if_wanted_while_the_page_is_not_looked_at(visit: Visit, is_on: bool) -> None:
    ada = visit()
    ada.page.add_init_script(NOTIFICATIONS)
    arrive(ada, "Ada", notifications=is_on)
    seat_alone(ada)
    ada.wait_for_step()
    if is_on:
        ada.page.wait_for_function("window.told.length > 0")
    assert ada.page.evaluate("window.told") == (["Choose two tiles to keep"] if is_on else [])
