"""Somebody looks at the choices of a finished game again: what was done, what would have been better, and where."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from benchmarks.staging import record_of, records_of, stage
from castlewright.games import all_games
from web.album import DESK, PHONE, Album
from web.conftest import Visit

ON_PHONES = ("between_two_castles", "castellan")


@pytest.mark.parametrize("game", all_games())
def test_choices_are_looked_at_from_the_end_on(visit: Visit, data: Path, game: str) -> None:
    record = record_of(game, records_of(game)[-1].stem)
    seat = record.actions[0][0]
    table = stage(data, record, len(record.actions), people=[seat])
    ada = visit("fr" if game == "castellan" else "en")
    page, album = ada.page, Album("en", [PHONE if game in ON_PHONES else DESK])
    page.goto(table.links[seat])
    page.locator('footer.bar a[href$="better"]').click()
    told, choice = page.locator(".review li"), page.locator(".review .label")
    told.first.wait_for()
    before, on = page.locator(".review .button").all()
    expect(before).to_be_disabled()
    first = choice.inner_text()
    on.click()
    expect(choice).not_to_have_text(first)
    told.first.wait_for()
    # What was done is marked, or said below.
    assert page.locator(".review .done").count() + page.locator(".review .told > p").count() > 0
    album.take(ada, f"review-{game}")
    # Nothing can be done in a replay: a place that is pressed only tells about itself.
    step = page.url
    for place in page.locator(".boards [data-place]").all()[:1]:
        place.click(force=True)
    before.click()
    expect(choice).to_have_text(first)
    assert page.url != step
    better = page.locator(".better")
    better.click()
    expect(better).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".review")).to_have_count(0)
    album.check()
