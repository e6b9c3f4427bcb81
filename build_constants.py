"""Makes the constants of Python modules constants in C, so that each is written once.

A compiled module says `from castlewright.games.castellan.tables import BUILD, STEP_X`. Before Cython reads it, the whole
numbers and the lists of whole numbers among the names in capitals become C constants of its copy; whatever else is
imported stays as it is. Numbers that need 64 bits, and names annotated as `Mask` or `Masks`, are unsigned and wide.
"""

import ast
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

WIDE = 2**31
MASKS = {"Mask", "Masks"}


def copy_module(name: str, source: Path, target: Path) -> Path:
    """Write what Cython shall compile of a module below `target`, where it has changed: its `.pyx` and its `.pxd`."""
    path = source / (name.replace(".", "/") + ".py")
    copied = (target / path.relative_to(source)).with_suffix(".pyx")
    write(copied, with_constants(path.read_text("utf-8"), source))
    write(copied.with_suffix(".pxd"), path.with_suffix(".pxd").read_text("utf-8"))
    for folder in path.relative_to(source).parents[:-1]:
        write(target / folder / "__init__.pxd", "")
    return copied


def write(path: Path, text: str) -> None:
    """Write a file, unless it holds this text already: Cython goes by the times of files."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


def with_constants(text: str, source: Path) -> str:
    """A module's text with its imported constants in C; every line keeps its number."""
    lines, defined, declared = text.splitlines(), [], []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.ImportFrom) or not is_plain(node.module or "", source):
            continue
        constants = {name: value for name, value in imported(node) if is_constant(name, value)}
        kept = [alias.name for alias in node.names if alias.name not in constants]
        end = node.end_lineno or node.lineno
        lines[node.lineno - 1 : end] = [""] * (end - node.lineno + 1)
        if kept:
            lines[node.lineno - 1] = f"from {node.module} import {', '.join(kept)}"
        for name, value in constants.items():
            kind = "unsigned long long" if is_wide(node.module or "", name, value, source) else "int"
            defined.append(definition(kind, name, value))
            declared.append(f"    {kind} {name}{size(value)} 'cw_{name}'".replace("'", '"'))
    if defined:
        lines += ["cdef extern from *:", '    """', *defined, '    """', *declared]
    return "\n".join(lines) + "\n"


def is_plain(module: str, source: Path) -> bool:
    """Whether a module is one of ours that is not compiled."""
    path = source / (module.replace(".", "/") + ".py")
    return path.exists() and not path.with_suffix(".pxd").exists()


def imported(node: ast.ImportFrom) -> Iterator[tuple[str, Any]]:
    """The names that a statement imports, with their values."""
    module = import_module(node.module or "")
    for alias in node.names:
        yield alias.name, getattr(module, alias.name)


def is_constant(name: str, value: object) -> bool:
    """Whether a name stands for whole numbers that never change."""
    return name.isupper() and (isinstance(value, int) or (isinstance(value, list) and is_numbers(value)))


def is_numbers(value: list[Any]) -> bool:
    """Whether a list holds whole numbers, at least one."""
    return bool(value) and all(isinstance(number, int) for number in value)


def is_wide(module: str, name: str, value: Any, source: Path) -> bool:
    """Whether a constant needs 64 bits, by its numbers or because it is combined with such."""
    if max(value if isinstance(value, list) else [value]) >= WIDE:
        return True
    tree = ast.parse((source / (module.replace(".", "/") + ".py")).read_text("utf-8"))
    return any(
        isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and node.target.id == name
        and ast.unparse(node.annotation) in MASKS
        for node in tree.body
    )


def definition(kind: str, name: str, value: Any) -> str:
    """A constant in C."""
    mark = "ULL" if kind.startswith("unsigned") else ""
    if isinstance(value, list):
        numbers = ", ".join(f"{int(number)}{mark}" for number in value)
        return f"    static const {kind} cw_{name}[{len(value)}] = {{{numbers}}};"
    return f"    #define cw_{name} ({int(value)}{mark})"


def size(value: Any) -> str:
    """The brackets of an array, nothing for a number."""
    return f"[{len(value)}]" if isinstance(value, list) else ""


if __name__ == "__main__":
    sys.exit("build_engine.py calls this")
