"""Playing again: who asks is named to everybody who sat there, on whatever page, and nobody plays without a yes."""

import re

from playwright.sync_api import Locator, expect

from web.album import check_axe
from web.conftest import Visit
from web.people import Person, ask
from web.tables import CITIES, arrive

NAMES = ("Ada", "Bruno", "Cleo")


def finish(*people: Person, leaver: Person | None = None) -> str:
    """A game that these people have played to the end, by bots in their place; all look at its end."""
    first, *others = people
    for person, name in zip(people, NAMES, strict=False):
        arrive(person, name)
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
    code = str(ask(first, "POST", "tables", {"game": CITIES, "seats": seats})["code"])
    for person in others:
        ask(person, "POST", f"tables/{code}/join")
    ask(first, "POST", f"tables/{code}/start")
    for person in people:
        ask(person, "POST", f"tables/{code}/abandon")
    for person in people:
        person.page.goto(f"/table/{code}")
        person.page.locator('.frame[data-step="over"]').wait_for(timeout=90_000)
        if person is not leaver:
            ask(person, "POST", f"tables/{code}/return")
    return code


def card(person: Person) -> Locator:
    """The question, wherever it stands."""
    return person.page.get_by_role("region", name="Rematch")


def press(person: Person, name: str) -> None:
    """Press a button of the question."""
    card(person).get_by_role("button", name=name).click()


def ask_for_rematch(person: Person) -> None:
    """Ask at the end page."""
    person.page.get_by_role("button", name="Rematch", exact=True).click()


def is_at_new_table(person: Person, old: str) -> str:
    """The code of the table to which somebody has come."""
    person.page.wait_for_url(re.compile(rf"/table/(?!{old})\w+$"))
    person.page.locator(".frame").wait_for()
    return person.code


def test_two_people_play_again_when_both_have_said_yes(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    code = finish(ada, bruno)
    bruno.page.goto("/rules")
    ask_for_rematch(ada)
    expect(card(ada)).to_contain_text("You ask for a rematch of Between Two Cities.")
    expect(card(ada)).to_contain_text("One of 2 says yes. Waiting for Bruno.")
    expect(card(ada).get_by_role("button")).to_have_text(["Take it back"])
    # Bruno reads the rules and is told there.
    expect(card(bruno)).to_contain_text("Ada asks for a rematch of Between Two Cities. One of 2 says yes.")
    check_axe(bruno)
    assert ada.code == code
    press(bruno, "Yes, play again")
    new = is_at_new_table(ada, code)
    expect(card(bruno)).to_contain_text("The rematch of Between Two Cities has begun.")
    card(bruno).get_by_role("link", name="Go to the rematch").click()
    assert is_at_new_table(bruno, code) == new
    assert bruno.wait_for_step() == "choose"
    expect(card(bruno)).to_have_count(0)


def test_of_three_people_one_says_no_and_the_others_begin_with_a_bot(visit: Visit) -> None:
    ada, bruno, cleo = visit(), visit("fr"), visit()
    code = finish(ada, bruno, cleo)
    ask_for_rematch(ada)
    question = bruno.page.get_by_role("region", name="Revanche")
    expect(question).to_contain_text("Ada propose une revanche à Between Two Cities. 1 oui sur 3.")
    press(cleo, "No")
    expect(card(ada)).to_contain_text("Cleo says no. Waiting for Bruno.")
    expect(card(cleo)).to_contain_text("You said no.")
    # Bruno has still time: nobody can begin without him.
    expect(card(ada).get_by_role("button")).to_have_text(["Take it back"])
    question.get_by_role("button", name="Oui, rejouer").click()
    expect(card(ada)).to_contain_text("2 of 3 say yes. Cleo says no.")
    press(ada, "Begin with bots for Cleo")
    new = is_at_new_table(ada, code)
    assert is_at_new_table(bruno, code) == new
    seats = ask(ada, "GET", f"tables/{new}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
    # Cleo stays where Cleo is, and may watch.
    expect(cleo.page.get_by_role("button", name="Go to the rematch")).to_be_visible()
    assert cleo.code == code


def test_who_has_left_is_asked_but_not_waited_for(visit: Visit) -> None:
    ada, bruno = visit(), visit()
    code = finish(ada, bruno, leaver=bruno)
    bruno.page.goto("/")
    ask_for_rematch(ada)
    expect(card(bruno)).to_contain_text("Ada asks for a rematch")
    press(ada, "Begin with bots for Bruno")
    new = is_at_new_table(ada, code)
    expect(card(bruno)).to_have_count(0)
    assert new not in [table["code"] for table in ask(bruno, "GET", "tables")["mine"]]


def test_a_question_is_taken_back(visit: Visit) -> None:
    ada, bruno = visit(), visit(phone=True)
    finish(ada, bruno)
    ask_for_rematch(ada)
    expect(card(bruno)).to_contain_text("Ada asks for a rematch")
    press(ada, "Take it back")
    expect(card(bruno)).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()


def test_who_plays_with_bots_alone_begins_at_once(visit: Visit) -> None:
    ada = visit()
    arrive(ada, "Ada")
    bots = [{"kind": "bot", "level": "easy"}] * 2
    code = ask(ada, "POST", "tables", {"game": CITIES, "seats": [{"kind": "me"}, *bots], "start": True})["code"]
    ask(ada, "POST", f"tables/{code}/abandon")
    ada.page.goto(f"/table/{code}")
    ada.page.locator('.frame[data-step="over"]').wait_for(timeout=90_000)
    ask_for_rematch(ada)
    is_at_new_table(ada, code)
