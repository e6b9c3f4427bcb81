"""People at one table through the terminal client, with a real server and real bots."""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import ioctl
from pathlib import Path
from typing import Any

import pytest

from benchmarks.serving import Guest, ServerProcess
from castlewright.cli.door import read_address
from castlewright.core.errors import BadInputError
from castlewright.games import all_games
from castlewright.server.wire import protocol

PATIENCE = 60
PROMPT = r"Your action \(\? for help\):"


class Terminal:
    """`castlewright join` in a pipe or a pseudo-terminal: reads what it says, types answers."""

    def __init__(self, folder: Path, *arguments: str, full_screen: bool = False) -> None:
        command = [sys.executable, "-m", "castlewright", "join", *arguments, "--lang", "en"]
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "PYTHONUNBUFFERED": "1", "TERM": "xterm-256color"}
        if full_screen:
            ours, theirs = pty.openpty()
            ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
            self.process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
            os.close(theirs)
            self.read_from = self.write_to = ours
        else:
            self.process = subprocess.Popen(
                [*command, "--plain"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env=environment,
            )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.read_from, self.write_to = self.process.stdout.fileno(), self.process.stdin.fileno()
        self.said = ""
        self.seen = 0

    def expect(self, *patterns: str) -> int:
        """Read until one of the patterns is there; its number. What was matched before does not count again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            for number, pattern in enumerate(patterns):
                found = re.compile(pattern).search(self.said, self.seen)
                if found is not None:
                    self.seen = found.end()
                    return number
            if not select.select([self.read_from], [], [], max(deadline - time.monotonic(), 0))[0]:
                raise AssertionError(f"no {patterns} in:\n{self.said[-3000:]}")
            self.said += self.read()

    def read(self) -> str:
        """What is there to read; an error where the program has ended."""
        with suppress(OSError):
            data = os.read(self.read_from, 65536)
            if data:
                return data.decode("utf-8", "replace")
        raise AssertionError(f"the program has ended:\n{self.said[-3000:]}")

    def type(self, line: str) -> None:
        """Type something."""
        os.write(self.write_to, line.encode())

    def end(self) -> int:
        """Wait until the program ends; its exit code."""
        deadline = time.monotonic() + PATIENCE
        while select.select([self.read_from], [], [], max(deadline - time.monotonic(), 0))[0]:
            try:
                self.said += self.read()
            except AssertionError:
                break
        return self.process.wait(PATIENCE)

    def close(self) -> None:
        """End the program if it still runs."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(OSError):
                    stream.close()
        if self.process.stdin is None:
            os.close(self.read_from)


@contextmanager
def terminal(folder: Path, *arguments: str, full_screen: bool = False) -> Iterator[Terminal]:
    """A terminal client that ends with the block."""
    client = Terminal(folder, *arguments, full_screen=full_screen)
    try:
        yield client
    finally:
        client.close()


def set_table(host: Guest, game: str, bots: int = 1) -> str:
    """The code of a new table: the host, an open seat, and bots."""
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "easy"}] * bots]
    return host.ask("POST", "/api/tables", protocol.TableInfo, {"game": game, "seats": seats}).code


class Scripted(threading.Thread):
    """The host plays the first legal action whenever it may."""

    def __init__(self, host: Guest, code: str) -> None:
        super().__init__(daemon=True)
        self.host = host
        self.code = code
        self.failure: BaseException | None = None

    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.host.ask("GET", f"/api/tables/{self.code}", protocol.TableInfo).state == "finished"

    def run(self) -> None:
        """Play until the game is over."""
        deadline = time.monotonic() + 4 * PATIENCE
        try:
            while time.monotonic() < deadline and not self.is_over():
                seen = self.host.ask("GET", f"/api/tables/{self.code}/view", dict[str, Any])
                if seen["view"]["legal"]:
                    move = {"id": f"m{seen['seq']}", "action": seen["view"]["legal"][0][1]}
                    self.host.send("POST", f"/api/tables/{self.code}/moves", move)
                else:
                    time.sleep(0.02)
        except BaseException as failure:
            self.failure = failure


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True)
@pytest.mark.parametrize("game", list(all_games()))
def test_two_people_and_a_bot_play_a_whole_game_over_a_pipe(server: ServerProcess, game: str, tmp_path: Path) -> None:
    host = Guest(server.origin, "Ann")
    code = set_table(host, game)
    with terminal(tmp_path, f"{server.origin}/table/{code}") as bob:
        bob.expect("Your name at the table:")
        bob.type("Bob\n")
        bob.expect(f"Table {code} waits for its start. Ann, Bob, ")
        host.ask("POST", f"/api/tables/{code}/start", protocol.TableInfo)
        scripted = Scripted(host, code)
        scripted.start()
        bob.expect(PROMPT)
        for line, answer in (
            ("?", "your seat stays yours"),
            ("list", r"\n   1  "),
            ("sheet", "Total"),
            ("fly away", "Not possible: "),
            ("999999", "There is no such number"),
        ):
            bob.type(f"{line}\n")
            bob.expect(answer)
        play_on(bob)
        assert bob.end() == 0
    scripted.join(PATIENCE)
    assert scripted.failure is None
    assert re.search(r"\n1\. .+: \d+ points?", bob.said)


def play_on(person: Terminal) -> None:
    """Take the first action of the list until the game is over."""
    while True:
        person.type("1\n")
        if person.expect(PROMPT, "The game is over.") == 1:
            return


def test_people_talk_take_back_and_ask_for_hints(server: ServerProcess, tmp_path: Path) -> None:
    host = Guest(server.origin, "Ann")
    code = set_table(host, "castles_of_mad_king_ludwig", bots=0)
    with (
        terminal(tmp_path / "bob", server.origin, code, "--name", "Bob") as bob,
        terminal(tmp_path / "eve", server.origin, code, "--watch") as eve,
    ):
        bob.expect("waits for its start. Ann, Bob")
        bob.type("start\n")
        bob.expect("Not possible: ")
        eve.expect("waits for its start")
        host.ask("POST", f"/api/tables/{code}/start", protocol.TableInfo)
        bob.expect(PROMPT)
        bob.type("hint\n")
        bob.expect("Hint: ")
        bob.type("say good luck\n")
        bob.expect("Bob says: good luck")
        eve.expect("Bob says: good luck")
        bob.type("1\n")
        bob.expect("Bob: return ")
        eve.expect("Bob has chosen")
        bob.type("quit\n")
        assert bob.end() == 0
        assert "your seat stays yours" in bob.said
        assert "return " not in eve.said
    with terminal(tmp_path / "bob", server.origin, code) as back:
        back.expect("Waiting for Ann", PROMPT)


def test_a_client_comes_back_by_itself_after_the_server_was_killed(database: str, tmp_path: Path) -> None:
    with ServerProcess(database, tmp_path / "log") as server:
        host = Guest(server.origin, "Ann")
        code = set_table(host, "between_two_cities")
        with terminal(tmp_path, f"{server.origin}/table/{code}", "--name", "Bob") as bob:
            bob.expect("waits for its start")
            host.ask("POST", f"/api/tables/{code}/start", protocol.TableInfo)
            bob.expect(PROMPT)
            server.kill()
            bob.expect("The connection is lost")
            bob.type("1\n")
            server.start()
            bob.expect("Bob: choose ")
            Scripted(host, code).start()
            bob.expect(PROMPT)
            play_on(bob)
            assert bob.end() == 0


def test_a_seat_link_opens_the_full_screen_at_ones_seat(server: ServerProcess, tmp_path: Path) -> None:
    host = Guest(server.origin, "Ann")
    code = set_table(host, "between_two_cities", bots=1)
    bob = Guest(server.origin, "Bob")
    bob.ask("POST", f"/api/tables/{code}/join", protocol.TableInfo, {})
    link = bob.ask("POST", f"/api/tables/{code}/seat-link", protocol.SeatLink).links[0].url
    host.ask("POST", f"/api/tables/{code}/start", protocol.TableInfo)
    with terminal(tmp_path, link, full_screen=True) as screen:
        screen.expect("Choose two tiles|choose ")
        screen.type("\r")
        deadline = time.monotonic() + PATIENCE
        while bob.ask("GET", f"/api/tables/{code}/view", dict[str, Any])["view"]["chosen"] is None:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        screen.type("\x18")
        assert screen.end() == 0
        assert "your seat stays yours" in screen.said


ERRORS = [
    pytest.param(["http://127.0.0.1:9/table/X"], "no server answers at http://127.0.0.1:9", id="no server"),
    pytest.param(["ftp://host"], "this is no address of a server", id="no address"),
    pytest.param(["{origin}"], "give the link of a table or its code", id="no table"),
    pytest.param(["{origin}", "NOTHERE", "--name", "Bob"], "NOTHERE", id="a table that is not there"),
    pytest.param(["{origin}/table/NOTHERE#seat=x"], "castlewright: ", id="a seat link that is none"),
]


@pytest.mark.parametrize(("arguments", "message"), ERRORS)
def test_errors_say_what_to_do(server: ServerProcess, arguments: list[str], message: str, tmp_path: Path) -> None:
    with terminal(tmp_path, *(word.replace("{origin}", server.origin) for word in arguments)) as client:
        assert client.end() == 2
        assert message in client.said
        assert "Traceback" not in client.said


def test_links_are_read() -> None:
    assert read_address("http://host:8000/table/ABC") == ("http://host:8000", "ABC", None)
    assert read_address("https://host/table/ABC#seat=s3cret.x") == ("https://host", "ABC", "s3cret.x")
    assert read_address("host:8000", "ABC") == ("http://host:8000", "ABC", None)
    with pytest.raises(BadInputError, match="no address of a server"):
        read_address("http:///table/ABC")


PROGRAM = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    ready = {"type": "ready", "protocol": 1}
    print(json.dumps(ready if message["type"] == "start" else %s), flush=True)
"""


def program(folder: Path, answer: str) -> str:
    """A program that gives this answer whenever it is to choose, as `--bot` names it."""
    (folder / "bot.py").write_text(PROGRAM % answer, "utf-8")
    return f"Robby=cmd:{sys.executable} {folder / 'bot.py'}"


def start_with(host: Guest, code: str, name: str) -> None:
    """Start the game when somebody of this name sits in the second seat."""
    deadline = time.monotonic() + PATIENCE
    while host.ask("GET", f"/api/tables/{code}", protocol.TableInfo).seats[1].name != name:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    host.ask("POST", f"/api/tables/{code}/start", protocol.TableInfo)


def test_a_program_plays_a_whole_game_at_a_servers_table(server: ServerProcess, tmp_path: Path) -> None:
    host = Guest(server.origin, "Ann")
    code = set_table(host, "between_two_cities")
    first = program(tmp_path, '{"type": "action", "action": message["view"]["legal"][-1][1]}')
    with terminal(tmp_path, f"{server.origin}/table/{code}", "--bot", first) as robby:
        start_with(host, code, "Robby")
        scripted = Scripted(host, code)
        scripted.start()
        assert robby.end() == 0, robby.said
    scripted.join(PATIENCE)
    assert scripted.failure is None
    assert re.search(r"1\. .+: \d+ points?", robby.said)


def test_a_program_that_fails_at_a_servers_table_is_named(server: ServerProcess, tmp_path: Path) -> None:
    host = Guest(server.origin, "Ann")
    code = set_table(host, "between_two_cities")
    with terminal(tmp_path, f"{server.origin}/table/{code}", "--bot", program(tmp_path, "'nonsense'")) as robby:
        start_with(host, code, "Robby")
        assert robby.end() == 3
        assert "bot Robby in seat 1 answered '\"nonsense\"', which cannot be used" in robby.said


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--bot", "me=greedy:Bot"), "only a program can play at a server's table"),
        (("--bot", "me=cmd:./no-such-bot"), "there is no program './no-such-bot'"),
        (("--bot", "me=cmd:true", "--watch"), "a bot needs a seat"),
    ],
)
def test_a_bot_that_cannot_sit_down_is_refused_before_anything_else(
    arguments: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    with terminal(tmp_path, "http://127.0.0.1:9", "ABCDEF", *arguments) as nobody:
        assert nobody.end() == 2
        assert reason in nobody.said
