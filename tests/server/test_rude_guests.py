"""One rude guest, or one broken row, hurts nobody else."""

import asyncio
import contextlib
import math
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.core.position import Position
from castlewright.core.sheet import Report
from castlewright.core.timeline import Played
from castlewright.games import all_games
from castlewright.server.house import House
from castlewright.server.routes.play import while_there
from castlewright.server.settings import Settings
from castlewright.server.store import schema
from castlewright.server.store.database import MOST_LISTED_OF_HOST
from castlewright.server.store.rows import TableSettings
from castlewright.server.supervising import end, supervise
from castlewright.server.tables import log, sheets
from castlewright.server.tables.links import local_address
from castlewright.server.tables.live import REST_AFTER, Live
from castlewright.server.tables.log import Undoing
from castlewright.server.tables.sheets import report_for
from castlewright.server.tables.views import undo_info
from castlewright.server.wire.messages import Nudge, Presence, Refusal, Said, Say, Welcome, Wish
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import NewSeat, NewTable, Share, TableInfo, Tables
from server.databases import address_of, file_of
from server.houses import next_action, open_house, running_table
from server.sockets import Socket

CITIES = "between_two_cities"
MOST_LOOKS = 40
"""Actions that are looked at to say what a seat can take back."""


async def spoil(house: House, code: str, **values: object) -> None:
    """Make nonsense of a stored table."""
    async with house.store.engine.begin() as connection:
        await connection.execute(schema.matches.update().where(schema.matches.c.code == code).values(**values))


@pytest.mark.parametrize("values", [{"settings": "{"}, {"game": "chess"}, {"settings": '{"options": 7}'}])
async def test_a_table_that_cannot_be_read_is_set_aside_and_all_others_go_on(
    database: str, values: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(database) as house:
        broken, guests = await running_table(house)
        sound, _ = await running_table(house)
        codes = broken.row.code, sound.row.code
        await spoil(house, broken.row.code, **values)
    async with open_house(database) as house:
        with pytest.raises(Refused) as refused:
            await house.hall.find(codes[0])
        assert refused.value.code == "unreadable_table"
        assert codes[0] in caplog.text
        live = await house.hall.find(codes[1])
        assert await house.log.play(live, *next_action(live), "a") == 1
        assert [row.code for row in await house.store.tables_of(guests[0].id, 10)] == []
    async with open_house(database) as house:
        caplog.clear()
        with pytest.raises(Refused, match="cannot be read"):
            await house.hall.find(codes[0])
        assert not caplog.records, "what was set aside is not read again"


async def test_a_log_that_cannot_be_played_sets_its_table_aside(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        await house.log.play(live, *next_action(live), "a")
        code = live.row.code
        async with house.store.engine.begin() as connection:
            await connection.execute(schema.log.update().values(text="nonsense"))
    async with open_house(database) as house:
        with pytest.raises(Refused, match="cannot be read"):
            await house.hall.find(code)
        query = sa.select(schema.matches.c.aside).where(schema.matches.c.code == code)
        async with house.store.engine.connect() as connection:
            assert "nonsense" in str((await connection.execute(query)).scalar())


async def test_bytes_that_are_no_text_set_their_own_table_aside(sqlite_database: str) -> None:
    async with open_house(sqlite_database) as house:
        broken, guests = await running_table(house)
        sound, _ = await running_table(house)
        for live in (broken, sound):
            live.row.public = True
        async with house.store.engine.begin() as connection:
            await connection.execute(schema.matches.update().values(public=True))
            harm = "UPDATE matches SET settings = CAST(x'7bff' AS TEXT) WHERE code = :code"
            await connection.execute(sa.text(harm), {"code": broken.row.code})
    async with open_house(sqlite_database) as house:
        assert [row.code for row in await house.store.public_tables(10)] == [sound.row.code]
        assert await house.store.tables_of(guests[0].id, 10) == []
        with pytest.raises(Refused, match="cannot be read"):
            await house.hall.find(broken.row.code)


async def test_a_table_is_not_set_aside_for_want_of_files_or_memory(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        code = live.row.code
    async with open_house(database) as house:
        with monkeypatch.context() as patch:
            patch.setattr("castlewright.server.tables.live.load_game", raise_error(OSError(24, "too many open files")))
            with pytest.raises(OSError, match="too many open files"):
                await house.hall.find(code)
        assert (await house.hall.find(code)).row.aside is None


def raise_error(error: Exception) -> Any:
    """A function that raises."""

    def fail(*_: object) -> None:
        raise error

    return fail


async def test_a_background_task_that_fails_is_logged_and_begins_again(caplog: pytest.LogCaptureFixture) -> None:
    begun = []

    async def work() -> None:
        begun.append(1)
        if len(begun) == 1:
            raise ValueError("broken")

    async with asyncio.timeout(10):
        await supervise(work, "the work")
    assert len(begun) == 2
    assert "the work failed" in caplog.text


async def test_a_table_of_bots_rests_until_somebody_looks(database: str) -> None:
    async with open_house(database) as house:
        guest, _ = await house.sessions.make("Ann")
        live = await house.create(NewTable(game="castellan", seats=[NewSeat(kind="bot", level="easy")] * 2), guest)
        house.turns.pace = 0.05
        await house.start(live, guest, "a")
        await moved(live.row, 1)
        live.looked_at = time.monotonic() - REST_AFTER - 1
        async with asyncio.timeout(60):
            while live.thinking:
                await asyncio.sleep(0.02)
        seq = live.seq
        await asyncio.sleep(0.3)
        assert live.seq == seq
        await house.hall.find(live.row.code)
        await moved(live.row, seq + 1)


async def moved(row: object, seq: int) -> None:
    """Wait until a table has come so far."""
    async with asyncio.timeout(60):
        while getattr(row, "seq", 0) < seq:
            await asyncio.sleep(0.02)


async def test_a_start_touches_no_table_and_a_look_wakes_it(database: str) -> None:
    async with open_house(database) as house:
        guest, _ = await house.sessions.make("Ann")
        seats = [NewSeat(kind="bot", level="easy")] * 2
        live = await house.create(NewTable(game="castellan", seats=seats), guest)
        house.turns.is_closing = True
        await house.start(live, guest, "a")
        code = live.row.code
    async with open_house(database) as house:
        await asyncio.sleep(0.3)
        assert not house.hall.lives
        await moved((await house.hall.find(code)).row, 1)


async def test_the_longest_forgotten_table_of_a_host_rests_when_too_many_are_awake(database: str) -> None:
    async with open_house(database) as house:
        lives = [(await running_table(house))[0] for _ in range(3)]
        host = lives[0].row.host
        for live in lives:
            live.row.host = host
        house.settings = Settings(database=database, most_running=2)
        house.wake(lives[2])
        assert [live.looked_at == -math.inf for live in lives] == [True, False, False]


async def test_absence_is_measured_from_when_the_person_went(database: str) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house)
        live.row.moved_at -= 10_000
        with pytest.raises(Refused) as refused:
            house.check_absent(live, 1)
        assert refused.value.code == "not_absent"
        live.loaded_at -= 61
        house.check_absent(live, 1)
        live.note_leaving(Presence(seats=[1], spectators=0))
        with pytest.raises(Refused):
            house.check_absent(live, 1)
        live.left_at[1] -= 61
        house.check_absent(live, 1)


async def test_a_relaxed_seat_is_given_away_after_days_of_absence_only(database: str) -> None:
    async with open_house(database) as house:
        live, guests = await running_table(house)
        live.row.settings = TableSettings(options={}, pace="relaxed")
        live.loaded_at -= 100
        with pytest.raises(Refused):
            house.check_absent(live, 1)
        live.row.seen[guests[1].id] = time.time() - 4 * 24 * 3600
        house.check_absent(live, 1)


def test_a_second_server_on_one_file_is_told_what_to_do(sqlite_database: str, tmp_path: Path) -> None:
    file = file_of(sqlite_database)
    (tmp_path / "link").symlink_to(file)
    second = ServerProcess(address_of(tmp_path / "link"), tmp_path / "second")
    with ServerProcess(sqlite_database, tmp_path / "first"):
        with pytest.raises(RuntimeError, match="another Castlewright server uses"):
            second.start()
        assert second.end(signal.SIGKILL) == 2


@pytest.fixture
def ann(server: ServerProcess) -> Guest:
    return Guest(server.origin, "Ann")


@pytest.fixture
def bob(server: ServerProcess) -> Guest:
    return Guest(server.origin, "Bob")


@pytest.fixture
def eve(server: ServerProcess) -> Guest:
    return Guest(server.origin, "Аnn")


def test_a_stranger_cannot_talk_as_a_player(ann: Guest, bob: Guest, eve: Guest) -> None:
    code = seat_people([ann, bob], "castellan").code
    with Socket(bob, code) as here, Socket(eve, code) as there:
        there.send(Say(id="1", text="I am Ann\u202e"))
        said = here.hear(Said)
    assert (said.seat, said.name, said.text) == (-1, "Аnn 2", "I am Ann")


def test_a_host_mutes_and_shows_out(ann: Guest, bob: Guest, eve: Guest) -> None:
    code = seat_people([ann, bob], "castellan").code
    with Socket(ann, code) as here, Socket(eve, code) as there:
        there.send(Say(id="1", text="boo"))
        path = f"/api/tables/{code}/guests/{here.hear(Said).guest}"
        assert bob.send("PUT", path, {"manners": "muted"}).json()["code"] == "not_host"
        ann.ask("PUT", path, TableInfo, {"manners": "muted"})
        there.send(Say(id="2", text="boo"))
        assert there.hear(Refusal).code == "muted"
        ann.ask("PUT", path, TableInfo, {"manners": "removed"})
        assert there.hear(Refusal).code == "not_welcome"
    assert eve.ask_problem("GET", f"/api/tables/{code}/view").code == "not_welcome"
    ann.ask("PUT", path, TableInfo, {"manners": "welcome"})
    assert eve.send("GET", f"/api/tables/{code}/view").is_success


def test_who_is_muted_neither_points_nor_nudges(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], "castellan").code
    with Socket(ann, code) as here, Socket(bob, code) as there:
        there.send(Say(id="1", text="boo"))
        ann.ask("PUT", f"/api/tables/{code}/guests/{here.hear(Said).guest}", TableInfo, {"manners": "muted"})
        for message in (Wish(tile="S"), Nudge()):
            there.send(message)
            assert there.hear(Refusal).code == "muted"


def test_a_closed_table_has_no_spectators(ann: Guest, bob: Guest, eve: Guest) -> None:
    code = seat_people([ann, bob], "castellan").code
    with Socket(eve, code) as there:
        assert ann.ask("PUT", f"/api/tables/{code}/closed", TableInfo, {"is_closed": True}).is_closed
        assert there.hear(Refusal).code == "closed_table"
    for what in ("sheets", "view", "events", "course", "boards", "screen", "record"):
        assert eve.ask_problem("GET", f"/api/tables/{code}/{what}").code == "closed_table"
    with Socket(eve, code, hello=False) as there:
        there.send('{"type": "hello"}')
        assert there.hear(Refusal).code == "closed_table"
    with Socket(bob, code):
        pass


def test_who_opened_a_socket_before_the_table_was_closed_sees_nothing(ann: Guest, bob: Guest, eve: Guest) -> None:
    code = seat_people([ann, bob], "castellan").code
    with Socket(eve, code, hello=False) as there:
        ann.ask("PUT", f"/api/tables/{code}/closed", TableInfo, {"is_closed": True})
        there.send('{"type": "hello"}')
        assert there.hear((Refusal, Welcome)).code == "closed_table"  # type: ignore[arg-type]


def test_a_new_name_is_no_message_at_a_running_table(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES).code
    waiting = ann.ask("POST", "/api/tables", TableInfo, {"game": CITIES, "seats": [{"kind": "me"}, {"kind": "open"}]})
    ann.send("POST", "/api/session", {"name": "take the park"}).raise_for_status()
    names = {table.code: table.seats[0].name for table in ann.ask("GET", "/api/tables", Tables).mine}
    assert (names[code], names[waiting.code]) == ("Ann", "take the park")


def test_an_answer_of_whatever_kind_has_the_headers(server: ServerProcess, ann: Guest) -> None:
    answers = [
        ann.send("GET", "/api/nothing"),
        ann.send("GET", "/assets/nothing"),
        ann.send("GET", "/api/tables/%00/view"),
        ann.client.post(f"{server.origin}/api/session", json={"name": "x"}),
        ann.send("GET", "/api/about"),
    ]
    assert [answer.status_code for answer in answers] == [404, 404, 404, 403, 200]
    for answer in answers:
        assert answer.headers["x-frame-options"] == "DENY"
        assert "connect-src 'self';" in answer.headers["content-security-policy"]
        assert answer.headers.get_list("x-content-type-options") == ["nosniff"]


@pytest.mark.parametrize("path", ["session", "tables", "records", "score", "seat-link"])
def test_bytes_that_are_no_text_are_a_bad_message(ann: Guest, path: str) -> None:
    headers = {"content-type": "application/json", "x-csrftoken": ann.cookie["csrftoken"], "cookie": ann.cookies}
    answer = ann.client.post(f"/api/{path}", content=b'{"name": "\xff\xfe"}', headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_an_action_is_previewed_once_a_question(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], "castellan").code
    mover = [ann, bob][ann.ask("GET", f"/api/tables/{code}", TableInfo).waiting[0]]
    number = mover.send("GET", f"/api/tables/{code}/view").json()["view"]["legal"][0][0]
    problem = mover.ask_problem("POST", f"/api/tables/{code}/previews", {"seq": 0, "actions": [number] * 4096})
    assert problem.code == "bad_value"


async def test_no_log_grows_for_ever_by_taking_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "LONGEST_LOG", 6)
    async with open_house(database) as house:
        live, _ = await running_table(house, "castles_of_mad_king_ludwig")
        seat, action = next_action(live)
        for _ in range(3):
            await house.log.play(live, seat, action, None)
            await house.log.play(live, seat, Undoing(), None)
        await house.log.play(live, seat, action, None)
        with pytest.raises(Refused, match="too much was taken back"):
            await house.log.play(live, seat, Undoing(), None)
        assert await house.log.play(live, *next_action(live), None) == 8


async def test_the_public_tables_of_one_host_leave_room_for_others(database: str) -> None:
    async with open_house(database) as house:
        modest, greedy = [(await house.sessions.make(name))[0] for name in ("Ann", "Eve")]
        seats = [NewSeat(kind="me"), NewSeat(kind="open")]
        for guest in (modest, *[greedy] * 8):
            await house.create(NewTable(game="castellan", seats=seats, public=True), guest)
        hosts = [row.host for row in await house.store.public_tables(6)]
        assert hosts == [greedy.id] * MOST_LISTED_OF_HOST + [modest.id]


def test_a_hint_is_asked_for_by_post_alone(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], "castellan").code
    assert ann.send("GET", f"/api/tables/{code}/hint").status_code == 405


async def test_nobody_works_for_a_request_whose_asker_has_gone() -> None:
    ended: list[str] = []

    async def work() -> str:
        try:
            await asyncio.sleep(600)
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise
        return "worked out"

    class Gone:
        async def receive(self) -> dict[str, str]:
            await asyncio.sleep(0)
            return {"type": "http.disconnect"}

    async with asyncio.timeout(10):
        with pytest.raises(Refused, match="has gone"):
            await while_there(Gone(), work())  # type: ignore[arg-type]
    assert ended == ["cancelled"]


def test_who_came_by_link_neither_leaves_for_the_owner_nor_revokes(
    server: ServerProcess, ann: Guest, bob: Guest
) -> None:
    code = seat_people([ann, bob], "castellan").code
    link = bob.send("POST", f"/api/tables/{code}/seat-link").json()["links"][0]["url"]
    phone = Guest(server.origin, None)
    phone.send("POST", "/api/seat-link", {"code": code, "secret": link.partition("#seat=")[2]}).raise_for_status()
    assert phone.ask_problem("DELETE", f"/api/tables/{code}/seat-link").code == "not_owner"
    assert phone.ask_problem("POST", f"/api/tables/{code}/abandon", {}).code == "not_owner"
    assert phone.ask_problem("POST", f"/api/tables/{code}/abandon", {"seat": 1}).code == "not_owner"
    table = phone.ask("POST", f"/api/tables/{code}/leave", TableInfo)
    assert (table.you.seat, table.seats[1].bot_plays) == (-1, False)
    assert bob.ask("GET", f"/api/tables/{code}", TableInfo).you.seat == 1


def test_who_sits_at_the_machine_opens_the_server_to_the_network_by_one_press(
    sqlite_database: str, tmp_path: Path
) -> None:
    address = local_address()
    if address is None:
        pytest.skip("this machine is in no network")
    with ServerProcess(sqlite_database, tmp_path / "log") as server:
        ann = Guest(server.origin, "Ann")
        code = ann.ask(
            "POST", "/api/tables", TableInfo, {"game": "castles_of_mad_king_ludwig", "seats": [{"kind": "me"}]}
        ).code
        share = ann.ask("GET", f"/api/tables/{code}/share", Share)
        assert (share.can_open, len(share.links)) == (True, 1)
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://{address}:{server.port}/api/about")
        ann.send("POST", "/api/network").raise_for_status()
        assert httpx.get(f"http://{address}:{server.port}/api/about").is_success
        assert httpx.get(f"{server.origin}/api/about", headers={"Host": "castle.example"}).is_success
        share = ann.ask("GET", f"/api/tables/{code}/share", Share)
        assert (share.can_open, len(share.links)) == (False, 2)
        far = Guest(f"http://{address}:{server.port}", "Bob")
        assert far.ask_problem("POST", "/api/network").code == "not_allowed"


async def test_sheets_are_worked_out_once_for_all_who_may_know_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(database) as house:
        live, _ = await running_table(house, "castles_of_mad_king_ludwig", seats=3)
        for number in range(6):
            await house.log.play(live, *next_action(live), str(number))
        worked: list[int] = []

        def noted(live: Live, seat: int, position: Position) -> Report:
            worked.append(seat)
            return report_for(live, seat, position)

        monkeypatch.setattr(sheets, "report_for", noted)
        for _ in range(10):
            for seat in (-1, 0, 1, 2):
                report = sheets.newest_report(live, seat)
                sheets.recent_changes(live, seat, report, 3)
        assert sorted(worked) == [-1, -1, 0, 0, 1, 1, 2, 2]
        await house.log.play(live, *next_action(live), "next")
        assert sheets.newest_report(live, 0) == report_for(live, 0, live.playing.position)


class Counted(list[Played]):
    """Actions that stand, and how often one of them was looked at."""

    looks = 0

    def __getitem__(self, index: Any) -> Any:
        self.looks += 1
        return super().__getitem__(index)


@pytest.mark.parametrize("game", list(all_games()))
async def test_what_can_be_taken_back_is_found_without_reading_the_whole_match(sqlite_database: str, game: str) -> None:
    async with open_house(sqlite_database) as house:
        live, _ = await running_table(house, game, seats=3)
        while not live.playing.position.is_over:
            await house.log.play(live, *next_action(live), None)
            timeline = live.playing.timeline
            timeline.standing = Counted(timeline.standing)
            for seat in range(3):
                if any(played.seat == seat for played in list(timeline.standing)):
                    timeline.standing.looks = 0
                    undo_info(live, seat)
                    assert timeline.standing.looks <= MOST_LOOKS, f"{len(timeline.standing)} stand"
        assert live.seq > MOST_LOOKS


async def test_a_task_that_misses_its_end_is_told_again(caplog: pytest.LogCaptureFixture) -> None:
    told = 0

    async def work() -> None:
        nonlocal told
        while told < 2:
            try:
                await asyncio.sleep(600)
            except asyncio.CancelledError:
                told += 1

    task = supervise(work, "the work")
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await end([task])
    assert (told, task.done(), caplog.text) == (2, True, "")


async def test_nobody_waits_for_a_task_that_never_ends(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("castlewright.server.supervising.PATIENCE", 0.1)
    is_over = False

    async def work() -> None:
        while not is_over:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(600)

    task = supervise(work, "the work")
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await end([task], at_once=False)
    assert "1 tasks do not end: the work" in caplog.text
    is_over = True
    await end([task])
