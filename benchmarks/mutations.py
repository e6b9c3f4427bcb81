"""All small changes of a game's rules: operators swapped, numbers one higher, conditions turned, jumps exchanged."""

import ast
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"

NO_RULES = {
    "__init__",
    "actions",
    "assistant",
    "encoding",
    "facts",
    "heuristics",
    "meta",
    "naming",
    "notation",
    "obstacles",
    "packed",
    "reasons",
    "svg",
    "terminal",
    "drawing",
    "view",
}
"""Files of a game's folder that hold no rules but how things are valued, explained, written, typed in and shown."""

SAFEGUARDS = {"strict", "frozen"}
"""Arguments by which Python itself watches over lengths and assignments: nothing of the rules."""

SWAPS = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.And: "or",
    ast.Or: "and",
}
"""What each operator becomes."""


class Mutation(NamedTuple):
    """One change: from and to offsets of a file's text, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    instead: str

    @property
    def module(self) -> str:
        """The full name of the changed module."""
        return ".".join(Path(self.file).relative_to("src").with_suffix("").parts)

    @property
    def source(self) -> str:
        """The text before the change."""
        return (ROOT / self.file).read_text("utf-8")

    @property
    def changed(self) -> str:
        """The text after the change."""
        source = self.source
        return source[: self.start] + self.instead + source[self.end :]

    @property
    def text(self) -> str:
        """The line on which the change begins."""
        return self.source.splitlines()[self.line - 1].strip()

    @property
    def column(self) -> int:
        """Where in that line it begins."""
        source = self.source
        return self.start - source.index(self.text, source.rfind("\n", 0, self.start) + 1)

    @property
    def lot(self) -> bytes:
        """What the draw goes by: the changed line alone, so that code which moves elsewhere stays in the sample."""
        return sha256(f"{self.text} {self.column} {self.instead}".encode()).digest()


def mutations(file: str, source: str) -> list[Mutation]:
    """All small changes of a file: operators swapped, numbers one higher, conditions turned, jumps exchanged."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []

    def add(node: ast.expr | ast.stmt, instead: str, until: ast.expr | None = None) -> None:
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        if until is not None:
            start, end = end, starts[until.lineno - 1] + until.col_offset
        found.append(Mutation(file, node.lineno, start, end, instead))

    tree = ast.parse(source)
    no_rules = {node.value for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg in SAFEGUARDS}
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, ops=[operator], comparators=[right]) if type(operator) in SWAPS:
                add(left, f" {SWAPS[type(operator)]} ", right)
            case ast.BinOp(left=left, op=operator, right=right) if type(operator) in SWAPS:
                add(left, f" {SWAPS[type(operator)]} ", right)
            case ast.BoolOp(op=operator, values=[first, second, *_]):
                add(first, f" {SWAPS[type(operator)]} ", second)
            case ast.Constant(value=bool(value)) if node not in no_rules:
                add(node, str(not value))
            case ast.Constant(value=int(value)) if not isinstance(value, bool):
                add(node, str(value + 1))
            case ast.If(test=test):
                add(test, f"(not ({ast.get_source_segment(source, test)}))")
            case ast.Continue():
                add(node, "break")
            case ast.Break():
                add(node, "continue")
    return found


def is_code(mutation: Mutation) -> bool:
    """Whether a changed text still parses: an operator may stand outside the brackets of its sides."""
    try:
        ast.parse(mutation.changed)
    except SyntaxError:
        return False
    return True


def drafts(game: str) -> bool:
    """Whether the game's position is a drafting turn, which both drafting games share."""
    return "core.drafting" in (SOURCES / "castlewright" / "games" / game / "position.py").read_text("utf-8")


def rules_files(game: str) -> list[Path]:
    """The files of a game's rules: those of its folder, and the shared drafting turn where the game drafts."""
    package = SOURCES / "castlewright"
    folders = [package / "games" / game, *([package / "core" / "drafting"] if drafts(game) else [])]
    return [path for folder in folders for path in sorted(folder.glob("*.py")) if path.stem not in NO_RULES]


def all_mutations(game: str) -> list[Mutation]:
    """Every small change of a game's rules, in an order that is drawn once and for all."""
    found = []
    for path in rules_files(game):
        found += mutations(str(path.relative_to(ROOT)), path.read_text("utf-8"))
    return sorted(found, key=lambda one: one.lot)


def sample(game: str, count: int) -> list[Mutation]:
    """So many changes of a game's rules, the same in every run."""
    return list(islice(filter(is_code, all_mutations(game)), count))
