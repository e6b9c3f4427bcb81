"""Generated files are current and whole."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from castlewright.server.wire import messages
from castlewright.server.wire.generate import files

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("name", "text"), files().items(), ids=list(files()))
def test_a_generated_file_is_current(name: str, text: str) -> None:
    current = (ROOT / name).read_text("utf-8") == text
    assert current, f"{name} is old: run make protocol"


def references(document: object) -> list[str]:
    """Every reference in a document."""
    if isinstance(document, dict):
        own = [document["$ref"]] if isinstance(document.get("$ref"), str) else []
        return own + [reference for value in document.values() for reference in references(value)]
    if isinstance(document, list):
        return [reference for value in document for reference in references(value)]
    return []


def test_the_references_of_the_asyncapi_document_lead_somewhere() -> None:
    document = json.loads(files()["docs/asyncapi.json"])
    for reference in references(document):
        place: Any = document
        for word in reference.removeprefix("#/").split("/"):
            place = place[word]
        assert place


def test_every_message_of_the_socket_is_in_the_asyncapi_document() -> None:
    document = json.loads(files()["docs/asyncapi.json"])
    tags = {
        schema["properties"]["type"]["enum"][0]
        for name, schema in document["components"]["schemas"].items()
        if name in document["components"]["messages"]
    }
    assert {"hello", "act", "undo", "chat", "wish", "welcome", "events", "view", "ack", "error"} <= tags
    assert msgspec.json.decode(b'{"type": "ping"}', type=messages.Client) == messages.Ping()
