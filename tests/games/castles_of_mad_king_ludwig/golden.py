"""The example cases of the rules: castles tile by tile, and favours."""

import json
from pathlib import Path
from typing import Any

CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "golden.json").read_text("utf-8"))["cases"]
CASTLES = [case for case in CASES if "castle" in case]
FAVOUR_ROWS = [row for case in CASES for row in case.get("favor_table", [])]
