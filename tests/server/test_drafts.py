"""Several actions in one message, and several taken back: all or none, in one transaction, answered once."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.core.match import Given
from castlewright.server.house import House
from castlewright.server.store import schema
from castlewright.server.store.rows import LogRow, Progress
from castlewright.server.tables.live import Live
from castlewright.server.tables.log import Undoing
from castlewright.server.tables.views import undo_info
from castlewright.server.wire.messages import Ack, Draft, Events, Refusal, Undo
from castlewright.server.wire.problems import Refused
from server.houses import open_house, running_table
from server.sockets import Socket

CASTLES = "castles_of_mad_king_ludwig"


def arranging(live: Live, most: int = 64) -> tuple[int, list[Given]]:
    """A seat and the actions by which it arranges the market, as far as nothing is revealed."""
    position = live.playing.position.copy()
    seat, reveals = position.seat_to_act(), position.reveals
    actions: list[Given] = []
    while position.is_waiting(seat) and position.reveals == reveals and len(actions) < most:
        actions.append(position.legal(seat)[0])
        position.play(seat, position.legal(seat)[0])
    return seat, actions


async def at_the_market(house: House) -> Live:
    """A table of Castles at which somebody has several steps to take."""
    live, _ = await running_table(house, CASTLES)
    while len(arranging(live)[1]) < 3:
        seat = live.playing.position.seat_to_act()
        await house.log.play(live, seat, live.playing.position.legal(seat)[0], None)
    return live


async def stored(house: House, live: Live) -> list[tuple[int, str | None, str | None]]:
    """The log of a table on disk: seqs, texts and clients' ids."""
    log = schema.log.c
    query = sa.select(log.seq, log.text, log.client_id).where(log.match == live.row.id).order_by(log.seq)
    async with house.store.engine.connect() as connection:
        return [(seq, text, name) for seq, text, name in await connection.execute(query)]


async def test_a_draft_is_played_whole_in_one_transaction(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(database) as house:
        live = await at_the_market(house)
        seat, actions = arranging(live)
        before, sizes, append = live.seq, [], house.store.append

        async def counted(entries: list[LogRow], progress: list[Progress]) -> None:
            sizes.append(len(entries))
            await append(entries, progress)

        monkeypatch.setattr(house.store, "append", counted)
        assert await house.log.play(live, seat, actions, "arrange") == before + len(actions)
        assert sizes == [len(actions)]
        rows = (await stored(house, live))[before:]
        assert [name for _, _, name in rows] == [None] * (len(actions) - 1) + ["arrange"]
        assert [text for _, text, _ in rows] == [played.text for played in live.playing.standing[before:]]


async def test_a_draft_with_an_illegal_action_changes_nothing_and_names_it(database: str) -> None:
    async with open_house(database) as house:
        live = await at_the_market(house)
        seat, actions = arranging(live)
        before, digest = await stored(house, live), live.playing.position.digest()
        for index, wrong in ((0, "fly"), (1, 999_999), (2, "fly")):
            with pytest.raises(Refused) as refused:
                await house.log.play(live, seat, [*actions[:index], wrong, *actions[index + 1 :]], f"bad {index}")
            assert refused.value.index == index
            assert str(refused.value).startswith(f"action {index + 1}: ")
        assert live.playing.position.digest() == digest
        assert await stored(house, live) == before
        assert await house.log.play(live, seat, actions, "good") == len(before) + len(actions)


async def test_a_draft_ends_where_something_is_revealed(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        position = live.playing.position
        await house.log.play(live, 0, position.legal(0)[0], None)
        with pytest.raises(Refused, match="must see first") as refused:
            await house.log.play(live, 1, [position.legal(1)[0], "lay anything"], "both")
        assert (refused.value.code, refused.value.index, live.seq) == ("illegal_action", 1, 1)


async def test_a_retried_draft_is_answered_and_not_played_again(database: str) -> None:
    async with open_house(database) as house:
        live = await at_the_market(house)
        seat, actions = arranging(live)
        end = live.seq + len(actions)
        answers = await asyncio.gather(*(house.log.play(live, seat, actions, "once") for _ in range(3)))
        assert answers == [end] * 3
        code = live.row.code
    async with open_house(database) as house:
        again = await house.hall.find(code)
        assert again.seq == end
        assert await house.log.play(again, seat, actions, "once") == end
        assert len(await stored(house, again)) == end


async def test_a_draft_that_cannot_be_stored_was_never_made(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(database) as house:
        live = await at_the_market(house)
        seat, actions = arranging(live)
        before = live.seq

        async def broken(_entries: list[LogRow], _progress: list[Progress]) -> None:
            raise Refused("storage_full", "the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(house.store, "append", broken)
            with pytest.raises(Refused, match="disk is full"):
                await house.log.play(live, seat, actions, "arrange")
        assert (await house.hall.find(live.row.code)).seq == before
        assert await house.log.play(live, seat, actions, "arrange") == before + len(actions)


async def test_two_houses_race_and_a_draft_stays_whole(postgresql_database: str) -> None:
    async with open_house(postgresql_database) as here, open_house(postgresql_database) as there:
        live = await at_the_market(here)
        twin = await there.hall.find(live.row.code)
        seat, actions = arranging(live)
        before = live.seq
        results = await asyncio.gather(
            here.log.play(live, seat, actions, "here"),
            there.log.play(twin, seat, actions, "there"),
            return_exceptions=True,
        )
        done = [result for result in results if isinstance(result, int)]
        assert done == [before + len(actions)]
        assert len(await stored(here, live)) == before + len(actions)


async def test_several_steps_are_taken_back_at_once_one_entry_each(database: str) -> None:
    async with open_house(database) as house:
        live = await at_the_market(house)
        before, digest = live.seq, live.playing.position.digest()
        seat, actions = arranging(live, 3)
        await house.log.play(live, seat, actions, "arrange")
        info = undo_info(live, seat)
        assert info is not None
        assert info.entries[:3] == [before + 3, before + 2, before + 1]
        with pytest.raises(Refused) as refused:
            await house.log.play(live, seat, Undoing(999), "too many")
        assert (refused.value.code, live.seq) == ("no_undo", before + 3)
        assert await house.log.play(live, seat, Undoing(to=before + 1), "back") == before + 6
        assert live.playing.position.digest() == digest
        undone = [heard.own.args["entry"] for heard in live.heard if heard.own.kind == "undone"]
        assert undone == [before + 3, before + 2, before + 1]
        with pytest.raises(Refused, match=f"entry {before + 1} is no action of seat"):
            await house.log.play(live, seat, Undoing(to=before + 1), "again")
        code = live.row.code
    async with open_house(database) as house:
        again = await house.hall.find(code)
        assert again.playing.position.digest() == digest
        assert await house.log.play(again, seat, Undoing(to=before + 1), "back") == before + 6


def test_a_draft_over_the_socket_has_one_answer(server: ServerProcess) -> None:
    people = [Guest(server.origin, name) for name in ("Ann", "Bob")]
    code = seat_people(people, "castellan").code
    turn = people[0].ask("GET", f"/api/tables/{code}", dict[str, Any])["waiting"][0]
    view = people[turn].ask("GET", f"/api/tables/{code}/view", dict[str, Any])
    first = view["view"]["legal"][0][0]
    with Socket(people[turn], code) as socket:
        socket.send(Draft(id="bad", actions=[first, "fly"]))
        refusal = socket.hear(Refusal)
        assert (refusal.id, refusal.index) == ("bad", 1)
        socket.send(Draft(id="good", actions=[first]))
        assert socket.hear(Events).seq == 1
        assert socket.hear(Ack) == Ack(id="good", seq=1)
        socket.send(Undo(id="back", count=2))
        assert socket.hear(Refusal).code == "no_undo"
    moves = f"/api/tables/{code}/moves"
    problem = people[turn].send("POST", moves, {"id": "x", "actions": ["fly"], "undo": True})
    assert problem.status_code == 422
