"""Every kind of reward of Castles of Mad King Ludwig in a real browser, as recorded games came to it.

What the record did is done on the page, and the page then shows what the engine says: the step, points and money.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from benchmarks.staging import Wanted, find_moments, position_at, stage
from castlewright.core.record import Record
from games.castles_of_mad_king_ludwig.moments import DOWNSTAIRS, REWARDS, SUPPLY
from web.conftest import Visit
from web.players import Player
from web.ways import Mouse

GAME = "castles_of_mad_king_ludwig"
STEPS = {
    "turn": "turn",
    "reward": "reward",
    "free tile": "free",
    "choose stack": "stack",
    "keep a card": "keep",
    "choose reward": "choose",
    "choose room": "rescore",
}
FLOWN = """window.flown = []
new MutationObserver(changes => {
    for (const {addedNodes} of changes)
        for (const node of addedNodes)
            for (const each of node.querySelectorAll?.('.plate .change') ?? []) window.flown.push(each.textContent)
    for (const each of document.querySelectorAll('.plate .change')) window.flown.push(each.textContent)
}).observe(document, {childList: true, subtree: true})"""
"""Remembers what money has flown into my purse; it is seen for a moment only."""


@dataclass(frozen=True)
class Case:
    """What a record did at a step, by number and among its like, and what the seat saw after it."""

    record: Record
    step: int
    number: int
    index: int
    before: dict[str, Any]
    after: dict[str, Any]

    @property
    def seat(self) -> int:
        """Who did it."""
        return self.record.actions[self.step][0]

    @property
    def shown(self) -> str:
        """The step of the page after it."""
        return STEPS[self.after["phase"]] if self.after["legal"] else "wait"

    def own(self, view: dict[str, Any]) -> dict[str, Any]:
        """What is seen of this seat."""
        return dict(view["seats"][self.seat])


def cases(wanted: dict[str, Wanted]) -> dict[str, Case]:
    """Each kind as the records show it first; all of them must be there."""
    found = find_moments(GAME, wanted)
    assert found.keys() == wanted.keys()
    return {kind: case_of(*found[kind]) for kind in wanted}


def case_of(record: Record, step: int) -> Case:
    """What happened at a step of a record."""
    seat, text = record.actions[step]
    game, position = position_at(record, step)
    before = msgspec.to_builtins(game.views.view(position, seat, with_memory=True))
    number = game.notation.action_from_text(position, seat, text)
    kind = next(action["do"] for each, _, action in before["legal"] if each == number)
    alike = [each for each, _, action in before["legal"] if action["do"] == kind]
    position.play(seat, number)
    after = msgspec.to_builtins(game.views.view(position, seat, with_memory=True))
    return Case(record, step, number, alike.index(number), before, after)


def money(amount: int) -> str:
    """An amount as it is written."""
    return f"{amount:,}".replace(",", "\u00a0")


def sit_at(ada: Player, data: Path, case: Case) -> None:
    """Come to the table where the record stood."""
    ada.page.goto("about:blank")
    ada.sit_at(stage(data, case.record, case.step, memory_aid=True))
    ada.wait()


def check(page: Page, kind: str, case: Case) -> None:
    """The page shows what the engine says after the action."""
    own = case.own(case.after)
    frame = page.locator(f'.frame[data-seq="{case.step + 1}"]')
    expect(frame, kind).to_have_attribute("data-step", case.shown)
    expect(page.locator(f'.plate [data-total="{case.seat}"]'), kind).to_have_text(f"Points:{own['points']}")
    expect(page.locator(".plate .money"), kind).to_contain_text(money(own["money"]))


def test_a_room_of_every_type_is_completed_and_rewarded(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    for kind, case in cases(REWARDS).items():
        sit_at(ada, data, case)
        ada.page.evaluate(FLOWN)
        ada.page.keyboard.press("l")
        ada.page.locator(f'.places [data-action="{case.number}"]').click()
        check(ada.page, kind, case)
        earned = case.own(case.after)["money"] - case.own(case.before)["money"]
        if earned:
            ada.page.wait_for_function("words => window.flown.includes(words)", arg=f"+{money(earned)}")


def test_a_pair_of_downstairs_rooms_brings_any_of_the_other_rewards(visit: Visit, data: Path) -> None:
    ada = Player(visit(), Mouse)
    for kind, case in cases(DOWNSTAIRS).items():
        sit_at(ada, data, case)
        ada.page.keyboard.press(str(case.index + 1))
        ada.way.press(ada.way.main)
        check(ada.page, kind, case)


def test_the_supply_is_seen_in_its_rarer_states(visit: Visit, data: Path) -> None:
    found = cases(SUPPLY)
    ada = Player(visit(), Mouse)
    for kind, case in found.items():
        view = case.before
        sit_at(ada, data, case)
        ada.page.get_by_role("tab", name="Stacks").click()
        empty = [count for count in view["stacks"].values() if count == 0]
        expect(ada.page.locator(".stacks .empty"), kind).to_have_count(len(empty))
        expect(ada.page.locator(".stacks .low"), kind).to_have_count(
            len([count for count in view["stacks"].values() if 0 < count < 3])
        )
        expect(ada.page.locator("[data-deck] li"), kind).to_have_count(len(view["deck"]))
        expect(ada.page.locator("[data-removed] li"), kind).to_have_count(len(view["removed"]))
        sold = [slot for slot in view["market"] if slot["tile"] is None]
        expect(ada.page.locator(".market .sold"), kind).to_have_count(len(sold))
