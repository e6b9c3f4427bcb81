"""The log speaks alike in all games and languages: no line of it ends with a full stop."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [
    *sorted((ROOT / "web" / "src").rglob("texts/*.ftl")),
    *sorted((ROOT / "src" / "castlewright" / "server" / "texts").glob("*.ftl")),
]
LINE = re.compile(r"^(event-[\w-]+|(?:[\w-]+-)?log-[\w-]+) = (.*)$", re.MULTILINE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_line_of_the_log_ends_with_a_full_stop(path: Path) -> None:
    assert [key for key, words in LINE.findall(path.read_text()) if words.endswith(".")] == []
