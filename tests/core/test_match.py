"""Matches: refusals, records that are wrong, steps of the past."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from castlewright.core.errors import BadInputError, CastlewrightError, CheckFailedError
from castlewright.core.record import Record, read_json, read_record, record_from_json
from castlewright.core.replay import replay
from castlewright.games import load_game
from playing import Setup, random_match

GAME = load_game("between_two_cities")
MATCH = random_match(Setup("between_two_cities", 3), 1)
RECORD = MATCH.record()


def changed(**fields: Any) -> Record:
    return msgspec.structs.replace(RECORD, **fields)


def test_every_step_of_the_past_is_there() -> None:
    for step in (0, 1, 31, 32, 33, len(RECORD.actions)):
        cut = changed(actions=RECORD.actions[:step])
        assert MATCH.position_at(step).digest() == replay(GAME, cut).position.digest()
    with pytest.raises(BadInputError, match="step: 999 is not a step of this match"):
        MATCH.position_at(999)


WRONG = [
    pytest.param(
        {"digests": RECORD.digests[:-1]}, CheckFailedError, "digests: 62 of them for 63", id="digests missing"
    ),
    pytest.param({"digests": ["0" * 16] * 63}, CheckFailedError, r"digests\[0\]: stored 0000", id="wrong digest"),
    pytest.param(
        {"result": {"scores": [1, 2, 3], "ranking": [3, 2, 1]}}, CheckFailedError, "result.scores", id="wrong result"
    ),
    pytest.param({"actions": RECORD.actions[:-1], "digests": []}, CheckFailedError, "not over", id="cut off"),
    pytest.param(
        {"actions": [(9, "choose shop shop")]}, BadInputError, r"actions\[0\]: there is no seat 9", id="no seat"
    ),
    pytest.param({"actions": [(0, "fly")]}, BadInputError, r"actions\[0\]: .*not an action", id="no action"),
    pytest.param({"ruleset": 9}, BadInputError, "ruleset 9 and this version plays ruleset 1", id="other rules"),
    pytest.param({"options": {"edition": "third"}}, BadInputError, "has no options", id="unknown option"),
    pytest.param({"players": RECORD.players[:1]}, BadInputError, "2 to 7 players, not 1", id="too few players"),
]


@pytest.mark.parametrize(("fields", "error", "message"), WRONG)
def test_a_record_that_is_wrong_is_refused(
    fields: dict[str, Any], error: type[CastlewrightError], message: str
) -> None:
    if "actions" in fields and "digests" not in fields:
        fields = {**fields, "digests": []}
    document = msgspec.to_builtins(changed(**fields))
    with pytest.raises(error, match=message):
        replay(GAME, record_from_json(document, "record"), checked=True)


def test_files_that_cannot_be_read_say_why(tmp_path: Path) -> None:
    with pytest.raises(BadInputError, match="No such file"):
        read_json(tmp_path / "nothing.json")
    cut = tmp_path / "cut.json"
    cut.write_text(RECORD.to_json()[:200], "utf-8")
    with pytest.raises(BadInputError, match=r"cut.json: not a JSON file"):
        read_record(cut)
    cut.write_text('{"format": 2}', "utf-8")
    with pytest.raises(BadInputError, match="record format 2 is unknown"):
        read_record(cut)
    cut.write_bytes(b"\xff\xfe")
    with pytest.raises(BadInputError, match="not a JSON file"):
        read_record(cut)
    cut.write_text("[" * 100_000, "utf-8")
    with pytest.raises(BadInputError, match="not a JSON file"):
        read_record(cut)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["game", "seed", "actions", "players", "x"]), inner)
    ),
    max_leaves=10,
)


@given(document=JSON)
def test_any_json_is_a_record_or_refused(document: object) -> None:
    try:
        record_from_json(document, "record")
    except BadInputError as error:
        assert str(error).startswith("record: ")


@given(position=st.integers(0, 62), text=st.text(max_size=20))
def test_any_text_in_a_record_is_an_action_or_refused(position: int, text: str) -> None:
    actions = list(RECORD.actions)
    actions[position] = (actions[position][0], text)
    with pytest.raises(BadInputError, match=rf"actions\[{position}\]"):
        replay(GAME, changed(actions=actions), checked=True)
