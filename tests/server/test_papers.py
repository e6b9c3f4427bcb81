"""Records and boards that people send are worked out in a worker process: the tables of everybody else go on."""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from castlewright.games import assistant
from castlewright.server.app import create_app, prepare
from castlewright.server.help.line import Asker
from castlewright.server.help.tasks import AskBoards
from castlewright.server.help.thinkers import PAPER_TRIES, Thinkers
from castlewright.server.settings import Settings
from castlewright.server.tables import archive
from castlewright.server.wire.problems import Refused

RECORD = next(iter(sorted((Path(__file__).parents[1] / "records" / "castellan").glob("*.json")))).read_bytes()
BOARDS = {"game": "between_two_cities", "cities": [{"name": "Rome", "rows": ["SSFP", "....", "....", "...."]}]}


@pytest.fixture
def client(sqlite_database: str) -> Iterator[TestClient[Litestar]]:
    settings = Settings(database=sqlite_database, workers=1, has_rates=False)
    with TestClient(create_app(settings, asyncio.run(prepare(settings)))) as client:
        client.get("/api/session")
        client.headers.update({"x-csrftoken": str(client.cookies["csrftoken"]), "content-type": "application/json"})
        yield client


PAPERS = [
    pytest.param("/api/records", RECORD, 201, id="a record"),
    pytest.param("/api/score", msgspec.json.encode(BOARDS), 200, id="boards"),
    pytest.param("/api/assistant", msgspec.json.encode({"ask": "assess", "document": BOARDS}), 200, id="a question"),
    pytest.param("/api/records", b'{"game": "castellan", "seed": 7}', 422, id="half a record"),
    pytest.param("/api/score", b'{"game": "chess"}', 422, id="no game of ours"),
    pytest.param("/api/score", b'{"game": "castellan", "builds": ' + b"9" * 400 + b"}", 422, id="a huge number"),
    pytest.param("/api/assistant", b'{"ask": "the way"}', 422, id="no question"),
]


@pytest.mark.parametrize(("path", "body", "status"), PAPERS)
def test_no_document_is_worked_out_where_the_tables_are(
    client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, path: str, body: bytes, status: int
) -> None:
    for module, name in ((archive, "read"), (assistant, "answer"), (assistant, "game_of")):
        monkeypatch.delattr(module, name)
    answer = client.post(path, content=body)
    assert answer.status_code == status, answer.text


async def test_a_document_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    script = tmp_path / "worker.py"
    script.write_text(f"open({str(tmp_path / 'asked')!r}, 'a').write('x')\nwhile True: pass\n")
    thinkers = Thinkers(1, 0.5, (sys.executable, str(script)))
    async with asyncio.timeout(60):
        with pytest.raises(Refused) as refused:
            await thinkers.ask_paper(AskBoards(document=b"{}"), Asker(1))
    assert refused.value.code == "help_failed"
    assert len((tmp_path / "asked").read_text()) == PAPER_TRIES
    await thinkers.stop()
