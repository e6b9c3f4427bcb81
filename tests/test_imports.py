"""No module imports itself in a circle: neither at the start, nor inside a function, nor for the type checker alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import castlewright

ROOT = Path(castlewright.__file__).parent
MODULES = {
    ".".join(("castlewright", *path.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in ROOT.rglob("*.py")
}


def imported(module: str) -> Iterator[str]:
    """The modules of the project that a module names in an import, wherever it stands."""
    for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            inner = {f"{node.module}.{alias.name}" for alias in node.names} & MODULES.keys()
            yield from inner
            if len(inner) < len(node.names) and node.module in MODULES:
                yield node.module


def circle(graph: dict[str, set[str]]) -> list[str]:
    """The modules of one circle, or none: leaves are taken away as long as there are any."""
    left = {module: {other for other in others if other != module} for module, others in graph.items()}
    while leaves := {module for module, others in left.items() if not others & left.keys()}:
        left = {module: others for module, others in left.items() if module not in leaves}
    while roots := set(left) - {other for others in left.values() for other in others}:
        left = {module: others for module, others in left.items() if module not in roots}
    return sorted(left)


def test_no_imports_go_in_a_circle() -> None:
    assert len(MODULES) > 150
    assert circle({module: set(imported(module)) for module in MODULES}) == []


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == ["b", "c"]
