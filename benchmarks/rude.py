"""One rude guest: what do others wait for while somebody fills the bots' line, the talk and the helpers?

`python -m benchmarks.rude benchmarks/rude.json` plays a quiet game with easy bots, alone on the server and then
beside a guest who runs as many tables of experts as there may be, talks without end and asks for previews and hints
all the time; the limits are those of every server. It compares the waits and counts refusals of the database, on SQLite
and on PostgreSQL.
"""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.serving import Guest, ServerProcess
from benchmarks.sockets import LeanSocket

GAME = "between_two_castles"
MOVES, WARM_UP = 40, 5
RUDE = "--rude"
TABLES = 300
TALKERS = 10
ASKERS = 6
OPTIONS = ("--bot-pace", "0", "--requests-per-minute", "1000000", "--sockets-per-address", "1000")
"""All come from one address here, so that the limits on addresses cannot tell them apart."""

ME = {"kind": "me"}
EASY = {"kind": "bot", "level": "easy"}
EXPERT = {"kind": "bot", "level": "expert"}


def new_table(guest: Guest, seats: list[dict[str, str]]) -> str | None:
    """The code of a running table, None where one more is refused."""
    answer = guest.send("POST", "/api/tables", {"game": GAME, "seats": seats, "start": True})
    return str(answer.json()["code"]) if answer.is_success else None


class Polite:
    """A guest who plays with an easy bot and notes every wait."""

    def __init__(self, server: ServerProcess) -> None:
        self.guest = Guest(server.origin, "Polite")
        self.waits: dict[str, list[float]] = {"move": [], "bot": [], "preview": []}
        self.refused = 0

    def play(self, moves: int) -> dict[str, float]:
        """Make so many moves; the middle of each kind of wait, in milliseconds."""
        self.waits = {kind: [] for kind in self.waits}
        code = new_table(self.guest, [ME, EASY, EASY])
        for number in range(moves):
            view = self.view_to_act(code)
            if view["view"]["phase"] == "over":
                code = new_table(self.guest, [ME, EASY, EASY])
                view = self.view_to_act(code)
            legal = [row[0] for row in view["view"]["legal"]]
            self.timed("preview", f"{code}/previews", {"seq": view["seq"], "actions": legal[:20]})
            self.timed("move", f"{code}/moves", {"id": f"{code} {number}", "action": legal[0]})
        return {kind: round(1000 * statistics.median(waits), 1) for kind, waits in self.waits.items() if waits}

    def view_to_act(self, code: str | None) -> dict[str, Any]:
        """My view as soon as I may act or the game is over; waiting for the bots is noted."""
        begin = time.perf_counter()
        while True:
            view: dict[str, Any] = self.guest.send("GET", f"/api/tables/{code}/view").json()
            if view["view"]["legal"] or view["view"]["phase"] == "over":
                self.waits["bot"].append(time.perf_counter() - begin)
                return view
            time.sleep(0.02)

    def timed(self, kind: str, path: str, body: object) -> None:
        """Ask for something, note how long it took, and whether the database refused it."""
        begin = time.perf_counter()
        answer = self.guest.send("POST", f"/api/tables/{path}", body)
        self.waits[kind].append(time.perf_counter() - begin)
        self.refused += not answer.is_success and answer.json()["code"].startswith("storage")


class Rude:
    """A guest who takes all there is to take, in a process of its own: it would sit at another machine."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.guest = Guest(origin, "Rude")
        self.tables = [code for _ in range(TABLES) if (code := new_table(self.guest, [EXPERT] * 4)) is not None]

    def be_rude(self) -> None:
        """Never end."""
        for _ in range(ASKERS):
            threading.Thread(target=self.ask, daemon=True).start()
        asyncio.run(self.talk())

    def ask(self) -> None:
        """Ask for help again and again, under a name of its own."""
        guest = Guest(self.origin, "Asker")
        code = new_table(guest, [ME, EXPERT])
        while True:
            view = guest.send("GET", f"/api/tables/{code}/view").json()
            legal = [row[0] for row in view["view"]["legal"]]
            if legal:
                guest.send("POST", f"/api/tables/{code}/previews", {"seq": view["seq"], "actions": legal})
                guest.send("POST", f"/api/tables/{code}/hint")

    async def talk(self) -> None:
        """Talk as fast as can be."""
        sockets = []
        port = int(self.origin.rpartition(":")[2])
        for _ in range(TALKERS):
            socket = LeanSocket(port, f"/ws/tables/{self.tables[0]}", self.guest.cookies, lambda *_: None)
            sockets.append(await socket.connect())
            socket.send(b'{"type":"hello","views":false}')
        while True:
            for socket in [one for one in sockets if not one.is_lost]:
                socket.send(b'{"type":"chat","id":"a","text":"la la la"}')
            await asyncio.sleep(0.05)


def begin_to_be_rude(origin: str) -> "tuple[subprocess.Popen[bytes], int]":
    """The rude guest's process, and how many tables of experts it was allowed."""
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.rude", RUDE, origin], stdout=subprocess.PIPE)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


def measure(database: str, log: Path) -> dict[str, Any]:
    """The waits alone and beside the rude guest, and their ratios."""
    with ServerProcess(database, log, OPTIONS) as server:
        polite = Polite(server)
        polite.play(WARM_UP)
        alone = polite.play(MOVES)
        process, tables = begin_to_be_rude(server.origin)
        try:
            time.sleep(5)
            beside = polite.play(MOVES)
        finally:
            process.kill()
            process.wait(30)
    return {
        "tables of experts": tables,
        "milliseconds alone": alone,
        "milliseconds beside a rude guest": beside,
        "times as long": {kind: round(beside[kind] / alone[kind], 2) for kind in alone},
        "refusals of the database": polite.refused,
        "load average": os.getloadavg()[0],
    }


def main() -> None:
    """Measure on both databases, print, and write to the file that is named."""
    if sys.argv[1:2] == [RUDE]:
        rude = Rude(sys.argv[2])
        print(len(rude.tables), flush=True)
        rude.be_rude()
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
    from server.databases import Postgresql, Sqlite
    from server.postgres import cluster

    with tempfile.TemporaryDirectory() as name, cluster(safe=True) as running:
        folder = Path(name)
        addresses = {"sqlite": Sqlite(folder).fresh(), "postgresql": Postgresql(running).fresh()}
        found: dict[str, Any] = {"cores": os.cpu_count()}
        for kind, address in addresses.items():
            found[kind] = measure(address, folder / f"{kind}.log")
            result = msgspec.json.format(msgspec.json.encode(found), indent=1)
            print(result.decode(), flush=True)
            if len(sys.argv) > 1:
                Path(sys.argv[1]).write_bytes(result + b"\n")


if __name__ == "__main__":
    main()
