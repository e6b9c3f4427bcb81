"""The example cases of the rules: castles tile by tile, and favours; more of them where the shared collection is."""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
FILE = ROOT.parent / "shared" / "golden" / "castles_of_mad_king_ludwig.json"

OWN: list[dict[str, Any]] = [
    {
        "id": "G03 a gallery scored again",
        "castle": [
            {"tile": ["foyer_red", 0, 0, 0]},
            {"tile": ["gallery_of_mirrors", 3, 0, 0], "expect": {"points": 5}},
            {"tile": ["dining_room", 1, 2, 3], "expect": {"points": 4}},
            {"tile": ["hallway", 9, -6, 1], "expect": {"points": 2}},
            {
                "tile": ["audience_room", 10, 0, 2],
                "expect": {"points": 5, "completed": ["gallery_of_mirrors"], "reward_points": 7},
            },
        ],
        "expect": {"static_total": 23},
    },
    {
        "id": "G13 fence and enclosure",
        "castle": [
            {"tile": ["foyer_red", 0, 0, 0]},
            {"tile": ["porch", 1, 3, 2], "expect": {"points": 1}},
            {"tile": ["hallway", -1, 0, 1], "expect": {"points": 0}},
            {"tile": ["hallway", 0, 5, 0], "expect": {"illegal": "fence:porch"}},
            {"tile": ["hallway", 3, 1, 0], "expect": {"points": 0}},
            {"tile": ["meat_locker", 6, 2, 1], "expect": {"points": 1}},
        ],
        "expect": {"static_total": 2, "external_non_corridor": 1},
    },
]
FAVOURS = [
    {"values": [3, 3, 1, 0], "points": [6, 6, 2, 0]},
    {"values": [5, 3, 3], "points": [8, 3, 3]},
    {"values": [6, 2, 2, 2], "points": [8, 2, 2, 2]},
]
SHARED: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))["cases"] if FILE.exists() else []
CASTLES = [case for case in [*OWN, *SHARED] if "castle" in case]
FAVOUR_ROWS = FAVOURS + [row for case in SHARED for row in case.get("favor_table", [])]
