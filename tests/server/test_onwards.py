"""Going on from a step of a finished game: the seat keeps what it knew there, and everything hidden is drawn anew."""

from collections.abc import AsyncIterator

import msgspec
import pytest

from castlewright.core.branch import Branch, first_position
from castlewright.core.record import record_from_json
from castlewright.core.replay import replay
from castlewright.games import load_game
from castlewright.server.house import House
from castlewright.server.store.rows import Guest
from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import GoOn
from playing import SETUPS, Setup, random_match
from server.houses import next_action, open_house, running_table

GAMES = ["between_two_cities", "between_two_castles", "castles_of_mad_king_ludwig", "castellan"]


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    """A house on each kind of database."""
    async with open_house(database) as opened:
        yield opened


async def finished(house: House, game: str) -> tuple[Live, Guest]:
    """A finished game of two people, and a stranger."""
    live, _ = await running_table(house, game)
    while live.row.state == "running":
        await house.log.play(live, *next_action(live), None)
    return live, (await house.sessions.make("stranger"))[0]


def seen(live: Live, seat: int, seq: int | None = None) -> bytes:
    """What a seat sees, now or after a log entry, in its own words."""
    position = live.playing.position if seq is None else live.playing.timeline.position_after(seq)
    return msgspec.json.encode(live.game.views.view(position, seat))


@pytest.mark.parametrize("game", GAMES)
async def test_the_new_table_shows_its_seat_what_it_saw_then_and_runs_to_its_end(house: House, game: str) -> None:
    live, guest = await finished(house, game)
    seq = live.seq // 2
    new = await house.go_on(live, guest, GoOn(seq=seq, seat=1))
    assert (new.row.state, new.seq, new.row.sitters) == ("running", 0, {guest.id: 1})
    assert [seat.kind for seat in new.row.seats] == ["bot", "person"]
    assert seen(new, 1) == seen(live, 1, seq)
    # The table is there with its moves when the server comes anew to it.
    await house.log.play(new, *next_action(new), None)
    before = new.playing.position.digest()
    await house.hall.reload(new, is_forced=True)
    assert (new.playing.position.digest(), new.seq) == (before, 1)


async def test_what_is_left_to_play_is_asked_and_a_running_game_stays_closed(house: House) -> None:
    live, guest = await finished(house, "between_two_cities")
    with pytest.raises(Refused, match="nothing left"):
        await house.go_on(live, guest, GoOn(seq=live.seq, seat=0))
    with pytest.raises(Refused, match="nothing left"):
        await house.go_on(live, guest, GoOn(seq=live.seq + 5, seat=0))
    with pytest.raises(Refused, match="no seat"):
        await house.go_on(live, guest, GoOn(seq=0, seat=7))
    running, _ = await running_table(house)
    with pytest.raises(Refused, match="not over"):
        await house.go_on(running, guest, GoOn(seq=0, seat=0))


async def test_a_branch_of_a_branch_is_played_to_its_end_recorded_and_replayed(house: House) -> None:
    live, guest = await finished(house, "castellan")
    for _ in range(2):
        live = await house.go_on(live, guest, GoOn(seq=min(live.seq - 1, 6), seat=0))
        await house.turns.stop()
        while live.row.state == "running":
            await house.log.play(live, *next_action(live), None)
    record = live.playing.record()
    again = replay(load_game("castellan"), record_from_json(msgspec.json.decode(record.to_json()), "x"), checked=True)
    assert again.position.digest() == live.playing.position.digest()
    assert record.branch is not None
    assert record.branch.before is not None


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.seats == 3], ids=str)
def test_what_the_seat_had_not_seen_is_drawn_anew_and_nothing_else(setup: Setup) -> None:
    match = random_match(setup, 3)
    game, options = match.game, match.options
    hidden = 0
    for step in range(0, len(match.standing), max(1, len(match.standing) // 12)):
        actions = [(played.seat, played.text) for played in match.standing[:step]]
        branch = Branch(seed=match.seed, actions=actions, seat=1)
        first, second = (first_position(game, setup.seats, options, seed, branch) for seed in ("a", "b"))
        views = {
            msgspec.json.encode(game.views.view(position, 1)) for position in (match.position_at(step), first, second)
        }
        assert len(views) == 1
        hidden += first.digest() != second.digest()
        assert first == first_position(game, setup.seats, options, "a", branch)
    assert hidden


async def test_a_host_of_too_many_running_tables_goes_on_from_no_more(house: House) -> None:
    live, guest = await finished(house, "between_two_cities")
    house.settings = msgspec.structs.replace(house.settings, has_rates=True, most_running=2)
    for _ in range(2):
        await house.go_on(live, guest, GoOn(seq=1, seat=1))
    with pytest.raises(Refused) as refused:
        await house.go_on(live, guest, GoOn(seq=1, seat=1))
    assert refused.value.code == "too_many_tables"
