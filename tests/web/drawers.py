"""People who draw castles of Castellan into the score assistant: by finger, by keys, by mouse."""

import json
import re
from abc import ABC, abstractmethod
from collections import deque
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import expect

from castlewright.core.record import read_record
from castlewright.core.replay import replay
from castlewright.games import load_game
from castlewright.games.castellan.assistant import Typed, document_of
from castlewright.games.castellan.plan import Court, Node, Piece, Plan, piece_from_text
from typist import Go, load, settle
from web.people import Person

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "games/castellan/golden.json").read_text("utf-8")
)["cases"]
NAMES = {"T": "tower", "S": "short", "L": "long"}
WAYS: dict[str, Node] = {"Up": (0, -1), "Left": (-1, 0), "Down": (0, 1), "Right": (1, 0)}
KEYS = {"S": dict(zip(WAYS, "wasd", strict=True)), "L": dict(zip(WAYS, "ijkl", strict=True))}


class Ending(NamedTuple):
    """A worked case as it ends: the pieces that lie, the courts with their keeps, and everybody's points."""

    name: str
    pieces: list[Piece]
    courts: list[Court]
    totals: list[int]


def ending(case: dict[str, Any]) -> Ending:
    """Build a case to its end."""
    plan, scores = Plan(), {"A": 0, "B": 0}
    for step in case["steps"]:
        seat = "AB".index(step["player"])
        for text in step.get("put", []):
            plan.put(piece_from_text(text), seat)
        plan.settle(seat, plan.court_at(tuple(step["double"])) if "double" in step else None)
        scores |= step.get("scores", {})
    totals = [sum(court.points for court in plan.courts if court.owner == seat) for seat in (0, 1)]
    assert totals == [scores["A"], scores["B"]] or not any("scores" in step for step in case["steps"])
    return Ending(case["id"], plan.pieces, plan.courts, totals)


def ending_of(record: Path) -> Ending:
    """The castle with which a recorded game ended."""
    played = read_record(record)
    position = replay(load_game(played.game), played).position
    typed = Typed(document_of(position, [player.name for player in played.players]))
    return Ending(record.stem, typed.plan.pieces, typed.plan.courts, typed.totals)


ENDINGS = [end for end in map(ending, CASES) if end.pieces]


def key_of(piece: Piece) -> str:
    """The piece's name on the page."""
    return f"{NAMES[piece.letter]} {piece.x} {piece.y} {piece.side}".strip()


class Typist(ABC):
    """Somebody who types castles in, and how often they tap or press a key."""

    def __init__(self, person: Person, go: Go = load) -> None:
        self.person, self.page, self.go = person, person.page, go
        self.taps = 0

    def type(self, end: Ending) -> None:
        """A castle from the beginning to its keeps."""
        self.go(self.page, "/score")
        self.page.evaluate("localStorage.removeItem('castlewright-score')")
        self.go(self.page, "/score/castellan")
        self.page.locator(".paper").wait_for()
        self.draw(end)
        self.settle()
        assert self.shown() == {key_of(piece) for piece in end.pieces}, end.name
        for court in end.courts:
            self.say_whose(court)
        self.expect_totals(*end.totals)
        self.settle()

    def settle(self) -> None:
        """Wait for what the scorer says."""
        settle(self.page)

    def expect_totals(self, *wanted: int) -> None:
        """The points on the chips, once they have come."""
        for board, points in enumerate(wanted):
            expect(self.page.locator(f'[data-total="{board}"]')).to_have_text(str(points))

    def shown(self) -> set[str]:
        """The pieces on the page."""
        cells: list[str] = self.page.locator("[data-cell]").evaluate_all("all => all.map(each => each.dataset.cell)")
        return {cell for cell in cells if not cell.startswith("court")}

    def picked(self) -> str | None:
        """The first cell of the court in question."""
        found = self.page.locator("[data-picked]")
        return found.get_attribute("data-picked") if found.count() else None

    def say_whose(self, court: Court) -> None:
        """Give a court the keep that stands in it."""
        name = f"{court.first_cell[0]} {court.first_cell[1]}"
        words = self.page.locator(f'[data-cell="court {name}"]').get_attribute("aria-label") or ""
        owner = re.compile(f"of {'AB'[court.owner]},")
        is_right = owner.search(words) is not None
        if is_right and not court.is_double:
            return
        self.pick(court, name)
        if not is_right:
            self.give(court.owner)
            expect(self.page.locator(f'[data-cell="court {name}"]')).to_have_attribute("aria-label", owner)
        if court.is_double:
            self.double()

    @abstractmethod
    def draw(self, end: Ending) -> None:
        """Lay all pieces."""

    @abstractmethod
    def pick(self, court: Court, name: str) -> None:
        """Take the court that is called so."""

    @abstractmethod
    def give(self, seat: int) -> None:
        """Give the court that was taken to a seat."""

    @abstractmethod
    def double(self) -> None:
        """Put the double keep into it, or take it out."""


class Finger(Typist):
    """Draws each wall by a stroke and taps the rest."""

    def __init__(self, person: Person, go: Go = load) -> None:
        super().__init__(person, go)
        self.session = self.page.context.new_cdp_session(self.page)

    def open(self) -> None:
        """An empty table."""
        self.page.goto("/score/castellan")
        self.page.locator(".paper").wait_for()
        self.settle()

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the lattice lies on the screen."""
        paper = self.page.locator(".paper")
        box = paper.bounding_box()
        left, top, unit = map(float, (paper.get_attribute("data-origin") or "").split())
        assert box is not None
        return box["x"] + left + x * unit, box["y"] + top + y * unit

    def draw(self, end: Ending) -> None:
        """Walls that begin at a tower, then the towers that are missing, then those that are too many."""
        towers = {piece.node for piece in end.pieces if piece.letter == "T"}
        for piece in end.pieces:
            if piece.letter != "T":
                first, last = piece.nodes()[0], piece.nodes()[-1]
                self.stroke(*((first, last) if first in towers else (last, first)))
                expect(self.page.locator(f'[data-cell="{key_of(piece)}"]')).to_have_count(1)
        wanted = {key_of(piece) for piece in end.pieces}
        for piece in end.pieces:
            if key_of(piece) not in self.shown():
                self.tap(*piece.node)
                expect(self.page.locator(f'[data-cell="{key_of(piece)}"]')).to_have_count(1)
        for key in self.shown() - wanted:
            _, x, y = key.split()
            self.tap(int(x), int(y))
            self.press("[data-away]")
            expect(self.page.locator(f'[data-cell="{key}"]')).to_have_count(0)

    def stroke(self, *nodes: Node) -> None:
        """One finger from dot to dot."""
        self.wipe(*nodes, parts=(0.25, 0.5, 0.75, 1))

    def flick(self, *nodes: Node) -> None:
        """The same by a swift finger, which lifts as it moves."""
        self.wipe(*nodes, parts=(1,))

    def wipe(self, *nodes: Node, parts: tuple[float, ...]) -> None:
        """Touch the first node, go to the last through these parts of the way, and lift."""
        (x, y), (to_x, to_y) = (self.at(*node) for node in nodes)
        self.taps += 1
        self.touch("touchStart", (x, y))
        for part in parts:
            self.touch("touchMove", (x + part * (to_x - x), y + part * (to_y - y)))
        self.touch("touchEnd")

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """A touch as the screen tells it."""
        told = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def tap(self, x: float, y: float) -> None:
        """One tap on the lattice."""
        self.taps += 1
        self.page.touchscreen.tap(*self.at(x, y))

    def press(self, button: str) -> None:
        """One tap on a button."""
        self.taps += 1
        self.page.locator(button).tap()

    def pick(self, court: Court, name: str) -> None:
        """Tap the middle of a cell, if it is not the one that was closed last."""
        if self.picked() != name:
            self.tap(court.first_cell[0] + 0.5, court.first_cell[1] + 0.5)
            expect(self.page.locator("[data-picked]")).to_have_attribute("data-picked", name)

    def give(self, seat: int) -> None:
        """Tap whose it is."""
        self.press(f'[data-owner="{seat}"]')

    def double(self) -> None:
        """Tap the double keep."""
        self.press("[data-double]")


class Keys(Typist):
    """Walks with a cursor that draws walls, along what is missing, and to the nearest place where something is."""

    def press(self, key: str) -> None:
        """One keystroke."""
        self.taps += 1
        self.page.keyboard.press(key)

    def draw(self, end: Ending) -> None:
        """Until nothing is missing, and nothing too many."""
        self.cursor: Node = (0, 0)
        wanted = {key_of(piece): piece for piece in end.pieces}
        towers = {piece.node for piece in end.pieces if piece.letter == "T"}
        while True:
            shown = self.shown()
            missing = [piece for key, piece in wanted.items() if key not in shown]
            extra = [key for key in shown if key not in wanted]
            if not missing and not extra:
                return
            if self.draw_here(missing, towers):
                continue
            starts = {node for piece in missing for node in ends_of(piece) if node in towers}
            starts |= {(int(key.split()[1]), int(key.split()[2])) for key in extra} if not missing else set()
            if self.cursor in starts and not missing:
                self.press("t")
                self.press("Delete")
            else:
                self.walk(starts, [piece for key, piece in wanted.items() if key in shown])

    def draw_here(self, missing: list[Piece], towers: set[Node]) -> bool:
        """A wall that goes out from the cursor, else the tower that is missing there."""
        for piece in missing:
            if piece.letter != "T" and self.cursor in ends_of(piece) and self.cursor in towers:
                to = next(node for node in ends_of(piece) if node != self.cursor)
                self.press(KEYS[piece.letter][side_of(self.cursor, to)])
                self.cursor = to
                return True
        if any(piece.letter == "T" and piece.node == self.cursor for piece in missing):
            self.press("t")
            return True
        return False

    def walk(self, goals: set[Node], laid: list[Piece]) -> None:
        """By the fewest arrows to one of these nodes; along a wall one goes to its far end."""
        before: dict[Node, tuple[Node, str]] = {}
        queue = deque([self.cursor])
        while queue:
            node = queue.popleft()
            if node in goals and node != self.cursor:
                break
            for side, way in WAYS.items():
                to = step(node, way, laid)
                if to not in before and to != self.cursor and max(map(abs, to)) < 40:
                    before[to] = node, side
                    queue.append(to)
        keys = []
        self.cursor, goal = node, node
        while goal in before:
            goal, side = before[goal]
            keys.append(f"Arrow{side}")
        for key in reversed(keys):
            self.press(key)

    def pick(self, court: Court, name: str) -> None:
        """Go from court to court."""
        for _ in range(20):
            if self.picked() == name:
                return
            self.press("c")
        raise AssertionError(f"no court at {name}")

    def give(self, seat: int) -> None:
        """There are but two."""
        self.press("o")

    def double(self) -> None:
        self.press("x")


def ends_of(piece: Piece) -> list[Node]:
    """The node of a tower, both ends of a wall."""
    return [piece.nodes()[0], piece.nodes()[-1]]


def side_of(start: Node, end: Node) -> str:
    """The way from one node to another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    return next(side for side, (x, y) in WAYS.items() if dx * x > 0 or dy * y > 0)


def step(node: Node, way: Node, laid: list[Piece]) -> Node:
    """Where an arrow leads."""
    for piece in laid:
        if piece.letter != "T" and node in ends_of(piece):
            other = next(end for end in ends_of(piece) if end != node)
            if WAYS[side_of(node, other)] == way:
                return other
    return node[0] + way[0], node[1] + way[1]


class Drawer(Finger):
    """Draws with the mouse."""

    def stroke(self, *nodes: tuple[float, float], is_held: bool = False) -> None:
        """Press at the first node, go along the others; a single one is a click."""
        self.page.mouse.move(*self.at(*nodes[0]))
        self.page.mouse.down()
        for node in nodes[1:]:
            self.page.mouse.move(*self.at(*node), steps=6)
        if not is_held:
            self.page.mouse.up()
