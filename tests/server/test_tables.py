"""Tables over the protocol: set up, joined, started, left, played by bots and people, played again."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from benchmarks.serving import Guest, ServerProcess, seat_people
from castlewright.server.wire.messages import Ack, Act, Events, Refusal, Say, View, Wish, Wished
from castlewright.server.wire.protocol import BoardLink, Course, Problem, Share, Sheets, Standing, TableInfo, Tables
from server.sockets import Socket

CITIES = "between_two_cities"
RECORDS = Path(__file__).parents[1] / "records"
BOT = {"kind": "bot", "level": "easy"}


@pytest.fixture
def ann(server: ServerProcess) -> Guest:
    return Guest(server.origin, "Ann")


@pytest.fixture
def bob(server: ServerProcess) -> Guest:
    return Guest(server.origin, "Bob")


def set_up(guest: Guest, *seats: dict[str, str], **settings: object) -> TableInfo:
    """A table of Between Two Cities."""
    return guest.ask("POST", "/api/tables", TableInfo, {"game": CITIES, "seats": list(seats), **settings})


def do(guest: Guest, code: str, what: str, body: object = None) -> TableInfo:
    """Something done to a table."""
    return guest.ask("POST", f"/api/tables/{code}/{what}", TableInfo, body)


def refused(guest: Guest, method: str, path: str, body: object = None) -> str:
    """The word of the problem with which the server answers."""
    answer = guest.send(method, path, body)
    assert answer.is_error, answer.text
    return str(answer.json()["code"])


def play_to_the_end(guest: Guest, code: str) -> None:
    """Play whatever is first, until the game is over."""
    with Socket(guest, code) as socket:
        number = 0
        while not any(event.kind == "finished" for event in events_of(socket)):
            view = socket.hear(View)
            if view.view["legal"]:
                number += 1
                socket.send(Act(id=str(number), action=view.view["legal"][0][1]))


def events_of(socket: Socket) -> list[Any]:
    """Everything that was heard."""
    return [event for message in socket.heard if isinstance(message, Events) for event in message.events]


def test_a_first_game_is_one_request_and_its_seed_is_proven(server: ServerProcess) -> None:
    stranger = Guest(server.origin, None)
    table = set_up(stranger, {"kind": "me"}, BOT, start=True)
    assert (table.state, table.you.seat, table.seed) == ("running", 0, None)
    play_to_the_end(stranger, table.code)
    over = stranger.ask("GET", f"/api/tables/{table.code}", TableInfo)
    assert over.state == "finished"
    assert over.seed is not None
    assert len(over.seed) == 64
    assert hashlib.sha256(over.seed.encode()).hexdigest() == table.seed_hash == over.seed_hash


def test_a_finished_game_is_exported_imported_replayed_and_played_again(ann: Guest) -> None:
    table = set_up(ann, {"kind": "me"}, BOT, start=True)
    own = ann.ask("GET", f"/api/tables/{table.code}/record", dict[str, Any])
    assert own["seat"] == 0
    assert "seed" not in own
    play_to_the_end(ann, table.code)
    record = ann.ask("GET", f"/api/tables/{table.code}/record", dict[str, Any])
    assert len(record["digests"]) == len(record["actions"])
    imported = ann.ask("POST", "/api/records", TableInfo, record)
    assert (imported.state, imported.is_imported, imported.seq) == ("finished", True, len(record["actions"]))
    for seat in (-1, 0, 1):
        view = ann.ask("GET", f"/api/tables/{imported.code}/view?seq=3&seat={seat}", dict[str, Any])
        assert (view["seq"], view["view"]["seat"]) == (3, seat)
    assert refused(ann, "POST", "/api/records", {**record, "seed": "other"}) in {"bad_value", "check_failed"}
    again = do(ann, table.code, "rematch", {}).rematch
    assert again not in {None, table.code}
    assert ann.ask("GET", f"/api/tables/{again}", TableInfo).state == "running"
    assert do(ann, table.code, "rematch", {}).rematch == again


def test_guests_join_leave_and_are_kicked_before_the_start(ann: Guest, bob: Guest) -> None:
    code = set_up(ann, {"kind": "me"}, {"kind": "open"}, {"kind": "open"}).code
    assert refused(ann, "POST", f"/api/tables/{code}/start") == "seats_open"
    assert do(bob, code, "join", {"seat": 2}).you.seat == 2
    assert do(bob, code, "join", {"seat": 1}).you.seat == 1
    assert refused(bob, "PUT", f"/api/tables/{code}/seats/2", BOT) == "not_host"
    ann.ask("PUT", f"/api/tables/{code}/seats/1", TableInfo, {"kind": "open"})
    assert bob.ask("GET", f"/api/tables/{code}", TableInfo).you.seat == -1
    assert do(bob, code, "join", {}).you.seat == 1
    assert [seat.kind for seat in do(bob, code, "leave").seats] == ["person", "open", "open"]
    for seat in (1, 2):
        table = ann.ask("PUT", f"/api/tables/{code}/seats/{seat}", TableInfo, BOT)
    assert [seat.name for seat in table.seats] == ["Ann", "easy", "easy 2"]
    assert do(ann, code, "start").state == "running"
    assert refused(bob, "POST", f"/api/tables/{code}/join", {}) == "already_started"


def test_another_person_becomes_host_when_the_host_leaves(ann: Guest, bob: Guest) -> None:
    code = set_up(ann, {"kind": "me"}, {"kind": "open"}).code
    do(bob, code, "join", {})
    do(ann, code, "leave")
    assert bob.ask("GET", f"/api/tables/{code}", TableInfo).you.is_host


def test_a_bot_holds_an_abandoned_seat_until_its_person_returns(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES).code
    with Socket(ann, code) as socket:
        assert do(bob, code, "abandon", {}).seats[1].bot_plays
        while not any(event.kind == "acted_secretly" for event in events_of(socket)):
            socket.hear(Events)
        assert [event.kind for event in events_of(socket)][:3] == ["started", "bot_took_over", "acted_secretly"]
        assert not do(bob, code, "return").seats[1].bot_plays
        assert socket.hear(Events).events[-1].kind == "person_returned"


def test_nobody_gives_a_present_persons_seat_to_a_bot(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES).code
    with Socket(bob, code):
        assert refused(ann, "POST", f"/api/tables/{code}/abandon", {"seat": 1}) == "not_absent"


def test_my_tables_begin_with_those_that_wait_for_me(ann: Guest, bob: Guest) -> None:
    mine = [seat_people([ann, bob], "castellan").code for _ in range(4)]
    codes = [table.code for table in ann.ask("GET", "/api/tables", Tables).mine]
    assert set(mine) <= set(codes)
    tables = ann.ask("GET", "/api/tables", Tables).mine
    waits = [table.you.seat in table.waiting for table in tables]
    assert waits == sorted(waits, reverse=True)


def test_public_tables_are_listed_and_others_are_not(ann: Guest, bob: Guest) -> None:
    public = set_up(ann, {"kind": "me"}, {"kind": "open"}, public=True).code
    hidden = set_up(ann, {"kind": "me"}, {"kind": "open"}).code
    listed = {table.code for table in bob.ask("GET", "/api/tables", Tables).public}
    assert public in listed
    assert hidden not in listed


def test_a_new_name_is_seen_at_waiting_tables(ann: Guest, bob: Guest) -> None:
    code = set_up(ann, {"kind": "me"}, {"kind": "open"}).code
    ann.ask("POST", "/api/session", dict[str, Any], {"name": " Łucja  B. "})
    assert bob.ask("GET", f"/api/tables/{code}", TableInfo).seats[0].name == "Łucja B."


def test_share_gives_an_address(ann: Guest) -> None:
    code = set_up(ann, {"kind": "me"}, BOT).code
    share = ann.ask("GET", f"/api/tables/{code}/share", Share)
    assert share.links[0].url.endswith(f"/table/{code}")
    assert share.links[0].where == "this_machine"


def test_what_a_person_could_remember_is_shown_only_with_the_memory_aid(ann: Guest, bob: Guest) -> None:
    for aid in (False, True):
        code = seat_people([ann, bob], CITIES, memory_aid=aid).code
        view = ann.ask("GET", f"/api/tables/{code}/view", dict[str, Any])["view"]
        assert (view["known"] is not None) == aid


def test_take_backs_can_be_switched_off(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], "castellan", take_backs=False).code
    for guest in (ann, bob):
        assert refused(guest, "POST", f"/api/tables/{code}/moves", {"id": "u", "undo": True}) == "take_backs_off"


def test_chat_is_kept_and_closed_while_tiles_are_chosen(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], "castellan").code
    with Socket(ann, code) as socket:
        socket.send(Say(id="1", text="Cześć!"))
        assert socket.hear(Ack).id == "1"
    with Socket(bob, code) as socket:
        said = [message for message in socket.settle() if type(message).__name__ == "Said"]
        assert [(line.name, line.text, line.seat) for line in said] == [("Ann", "Cześć!", 0)]  # type: ignore[union-attr]
    secret = seat_people([ann, bob], CITIES).code
    with Socket(ann, secret) as socket:
        socket.send(Say(id="2", text="take the park"))
        socket.send(Wish(tile="park"))
        refusals = [message for message in socket.settle() if type(message).__name__ == "Refusal"]
        assert [refusal.code for refusal in refusals] == ["talk_closed", "talk_closed"]  # type: ignore[union-attr]


def test_a_wish_is_seen_by_all_and_gone_when_the_tile_is_laid(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES).code
    with Socket(ann, code) as mine, Socket(bob, code) as others:
        choose(mine)
        choose(others)
        view = newest_view(mine)
        tile = view.view["seats"][0]["to_lay"][0]
        mine.send(Wish(tile=tile, board=0, place="d4"))
        assert others.hear(Wished).tile == tile
        mine.send(Wish(tile=f"{tile}\u202e", board=0, place="d4"))
        assert mine.hear(Refusal).code == "bad_message"
        place = next(legal for legal in view.view["legal"] if f" {tile.lower()} " in legal[1].lower())
        mine.send(Act(id="lay", action=place[0]))
        mine.hear(Ack)
    with Socket(bob, code) as socket:
        assert not [message for message in socket.settle() if isinstance(message, Wished)]


def choose(socket: Socket) -> None:
    """Choose the first pair."""
    view = socket.hear(View)
    socket.send(Act(id="choose", action=view.view["legal"][0][0]))
    socket.hear(Ack)


def newest_view(socket: Socket) -> View:
    """The last view that was sent."""
    return [message for message in socket.settle() if isinstance(message, View)][-1]


def test_a_viewer_without_views_hears_events_only(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES).code
    with Socket(bob, code, views=False) as quiet, Socket(ann, code) as socket:
        choose(socket)
        assert not [message for message in quiet.settle() if isinstance(message, View)]
        assert events_of(quiet)[-1].kind == "acted_secretly"


def test_previews_and_hints_follow_the_tables_switches(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES, helping_figures=False, hints=False).code
    legal = ann.ask("GET", f"/api/tables/{code}/view", dict[str, Any])["view"]["legal"]
    asked = {"seq": 0, "actions": [legal[0][0]]}
    assert ann.ask("POST", f"/api/tables/{code}/previews", dict[str, Any], asked)["previews"] == []
    assert refused(ann, "POST", f"/api/tables/{code}/hint") == "not_allowed"


def test_a_tile_of_the_hand_is_tried_out_in_both_cities(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES).code
    hand = ann.ask("GET", f"/api/tables/{code}/view", dict[str, Any])["view"]["hand"]
    asked = {"seq": 0, "tile": hand[0]}
    previews = ann.ask("POST", f"/api/tables/{code}/previews", dict[str, Any], asked)["previews"]
    assert [(row["board"], row["place"], row["tile"]) for row in previews] == [(0, "d4", hand[0]), (1, "d4", hand[0])]
    late = {**asked, "seq": 9}
    assert ann.ask("POST", f"/api/tables/{code}/previews", dict[str, Any], late) == {"seq": 0, "previews": []}
    assert refused(ann, "POST", f"/api/tables/{code}/previews", {**asked, "tile": "castle"}) == "help_failed"


def test_the_sheets_tell_what_changed_since_they_were_asked_for(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES).code
    before = ann.ask("GET", f"/api/tables/{code}/sheets", Sheets)
    assert (before.seq, before.changes) == (0, [])
    with Socket(ann, code) as one, Socket(bob, code) as other:
        choose(one)
        choose(other)
        legal = newest_view(one).view["legal"]
        one.send(Act(id="lay", action=legal[0][0]))
        one.hear(Ack)
    after = ann.ask("GET", f"/api/tables/{code}/sheets?since=0", Sheets)
    gains = [line.points - line.points_before for line in after.changes]
    assert sum(gains) == sum(board["total"] for board in after.boards) > 0
    again = ann.ask("GET", f"/api/tables/{code}/sheets?since={after.seq}", Sheets)
    assert (again.seq, again.changes) == (after.seq, [])


def test_the_course_of_a_finished_game_ends_with_its_scores(ann: Guest, bob: Guest) -> None:
    record = json.loads((RECORDS / "castellan" / "2_players_cut_0.json").read_text())
    code = ann.ask("POST", "/api/records", TableInfo, record).code
    course = ann.ask("GET", f"/api/tables/{code}/course", Course)
    assert course.steps == len(record["actions"])
    assert course.standings[0] == Standing(step=0, scores=[0, 0])
    players = ann.ask("GET", f"/api/tables/{code}/sheets", Sheets).players
    assert course.standings[-1].scores == [player["score"] for player in players]
    steps = [standing.step for standing in course.standings]
    assert steps == sorted(set(steps))
    running = seat_people([ann, bob], CITIES).code
    assert refused(ann, "GET", f"/api/tables/{running}/course") == "not_finished"


def test_hints_name_good_actions(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES).code
    legal = ann.ask("GET", f"/api/tables/{code}/view", dict[str, Any])["view"]["legal"]
    hints = ann.ask("POST", f"/api/tables/{code}/hint", dict[str, Any])["hints"]
    assert hints
    assert {hint["action"] for hint in hints} <= {action[0] for action in legal}


def test_others_seats_and_the_past_are_closed_while_the_game_runs(ann: Guest, bob: Guest) -> None:
    code = seat_people([ann, bob], CITIES).code
    assert refused(ann, "GET", f"/api/tables/{code}/view?seat=1") == "not_allowed"
    with Socket(ann, code) as socket:
        choose(socket)
    assert refused(ann, "GET", f"/api/tables/{code}/view?seq=0") == "old_seq"
    # What everybody has seen can be seen again: the boards, and nobody's hand.
    past = ann.ask("GET", f"/api/tables/{code}/view?seq=0&seat=-1", dict[str, Any])
    assert (past["seq"], past["view"]["seat"], past["view"]["hand"], past["undo"]) == (0, -1, [], None)
    assert refused(ann, "GET", f"/api/tables/{code}/view?seq=9&seat=-1") == "old_seq"


def test_boards_are_scored_as_on_the_command_line(ann: Guest) -> None:
    board = {"game": CITIES, "cities": [{"name": "A", "rows": ["SSSS", "HHOm", "OPOO", "OPHP"]}]}
    sheet = ann.ask("POST", "/api/score", dict[str, Any], board)
    assert sheet["boards"][0]["total"] == sum(line["points"] for line in sheet["boards"][0]["lines"])


def test_the_assistant_opens_the_boards_of_a_finished_game(ann: Guest) -> None:
    record = json.loads(next((RECORDS / CITIES).glob("3_*.json")).read_text("utf-8"))
    code = ann.ask("POST", "/api/records", TableInfo, record).code
    for step in ("", f"?seq={len(record['actions']) // 2}"):
        link = ann.ask("GET", f"/api/tables/{code}/boards{step}", BoardLink).link
        opened = ann.ask("POST", "/api/assistant", dict[str, Any], {"ask": "open", "link": link})
        found = ann.ask("POST", "/api/assistant", dict[str, Any], {"ask": "assess", **opened})
        boards = ann.ask("GET", f"/api/tables/{code}/sheets{step}", Sheets).boards
        assert [board["total"] for board in found["report"]["boards"]] == [board["total"] for board in boards]
        assert (found["link"], found["problems"]) == (link, [])


def test_texts_and_rules_are_served(ann: Guest) -> None:
    assert "event-acted" in ann.send("GET", f"/api/texts/pl?game={CITIES}").text
    assert "cities-shops" in ann.send("GET", f"/api/texts/fr?game={CITIES}").text
    assert "§" in ann.send("GET", f"/api/rules/{CITIES}").text or "#" in ann.send("GET", f"/api/rules/{CITIES}").text
    assert ann.send("GET", "/api/texts/xx").status_code == 400
    assert Problem(**ann.send("GET", "/api/rules/chess").json()).code == "unknown_name"


def test_answers_carry_security_headers_and_a_session_no_script_can_read(server: ServerProcess) -> None:
    guest = Guest(server.origin, None)
    answer = guest.send("POST", "/api/session", {"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    for path in ("/", "/api/about", "/table/abc"):
        headers = guest.send("GET", path).headers
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
