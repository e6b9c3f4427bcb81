"""The colours of the client: text can be read, controls can be seen, what differs in meaning differs for all eyes."""

import itertools
from pathlib import Path

import pytest

from web.colours import VISIONS, contrast, distance, to_lab, tokens

CSS = (Path(__file__).parents[2] / "web/src/look/tokens.css").read_text("utf-8")
LIGHT = tokens(CSS, ":root")
DARK = LIGHT | tokens(CSS, ':root[data-theme="dark"]')
THEMES = {"light": LIGHT, "dark": DARK}

ROOMS = ["food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs"]
GROUNDS = ["food", "living", "utility", "sleeping", "corridor", "downstairs", "special", "throne"]
BUILDINGS = ["shop", "factory", "tavern", "office", "park", "house"]
SEATS = ["red", "blue", "yellow", "green", "violet", "sky", "stone"]
MARKERS = ["brown", "white", "yellow", "red", "grey", "green", "blue"]
MEANINGS = ["accent", "good", "bad", "gold", "wish"]

TEXTS = [
    *itertools.product(["ink", "soft"], ["paper", "surface", "sunken", "board"]),
    *[("ink", f"{name}-soft") for name in MEANINGS],
    *[(name, f"{name}-soft") for name in MEANINGS],
    *[(name, "surface") for name in MEANINGS],
    ("on-accent", "accent"), ("surface", "good"), ("surface", "bad"), ("ink", "piece"), ("sign", "piece"),
    ("accent", "paper"), ("on-shop", "gold-fill"),
    *[(f"on-{name}", f"type-{name}") for name in [*ROOMS, "special", "activity"]],
    *[("ink", f"ground-{name}") for name in GROUNDS], ("ink", "sky"), ("ink", "hill"),
    *[(f"on-{name}", f"city-{name}") for name in BUILDINGS],
    *[("on-marker", f"marker-{name}") for name in MARKERS],
    *[(f"on-seat-{name}", f"seat-{name}") for name in SEATS],
]  # fmt: skip
EDGES = [
    *itertools.product(["edge", "focus", "accent"], ["paper", "surface"]),
    *itertools.product(["focus", "accent", "gold", "wish", "piece-edge"], ["board", "meadow"]),
]
GROUPS = {
    "rooms of Between Two Castles": [f"type-{name}" for name in [*ROOMS, "special"]],
    "rooms of Castles": [f"type-{name}" for name in [*ROOMS, "activity"]],
    "buildings": [f"city-{name}" for name in BUILDINGS],
    "seats": [f"seat-{name}" for name in SEATS],
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), TEXTS)
def test_text_has_enough_contrast(theme: str, text: str, ground: str) -> None:
    assert contrast(THEMES[theme][text], THEMES[theme][ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("edge", "ground"), EDGES)
def test_edges_of_controls_and_rings_have_enough_contrast(theme: str, edge: str, ground: str) -> None:
    assert contrast(THEMES[theme][edge], THEMES[theme][ground]) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("group", GROUPS)
def test_colours_with_a_meaning_differ_for_everybody(theme: str, vision: str, group: str) -> None:
    seen = {name: to_lab(THEMES[theme][name], vision) for name in GROUPS[group]}
    near = min((distance(seen[one], seen[other]), one, other) for one, other in itertools.combinations(seen, 2))
    assert near[0] >= 10, near


def test_a_dark_page_begins_dark() -> None:
    assert tokens(CSS, ":root:not([data-theme])") == {"paper": DARK["paper"]}


def test_contrast_and_distance_agree_with_published_values() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert distance((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=0.0001)
    assert distance((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=0.0001)
