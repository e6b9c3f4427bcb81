"""Makes the constants of Python modules constants in C, so that each is written once.

A compiled module says `from castlewright.games.castellan.constants import BUILD, STEP_X`. Before Cython reads it, whole
numbers and lists of whole numbers among the names in capitals become C constants of its copy; whatever else is
imported stays as it is. A list with a number beyond 31 bits holds masks: all of it is unsigned and wide.

A function that is imported so, and to which the module's own `.pxd` gives C types, is compiled with the module, as if
it were written there: a call between modules would cost more than what small functions do.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, NamedTuple

WIDE = 2**31


def copy_module(name: str, source: Path, target: Path) -> Path:
    """Write what Cython shall compile of a module below `target`, where it has changed: its `.py` and its `.pxd`."""
    path = source / (name.replace(".", "/") + ".py")
    copied = target / path.relative_to(source)
    text, constants = with_constants(path.read_text("utf-8"), name, source)
    write(copied, text)
    write(copied.with_suffix(".pxd"), path.with_suffix(".pxd").read_text("utf-8"))
    if constants:
        write(copied.with_name(f"{copied.stem}_constants.pxd"), declarations(name, constants))
    for folder in path.relative_to(source).parents[:-1]:
        for file in ("__init__.py", "__init__.pxd"):
            write(target / folder / file, "")
    return copied


def write(path: Path, text: str) -> None:
    """Write a file, unless it holds this text already: Cython goes by the times of files."""
    if not path.exists() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


class Constant(NamedTuple):
    """A name that becomes a constant of C."""

    name: str
    value: Any
    kind: str


def with_constants(text: str, module: str, source: Path) -> tuple[str, list[Constant]]:
    """A module's text that takes its constants from C, every line with its old number; and the constants."""
    lines, constants = text.splitlines(), list[Constant]()
    types = (source / (module.replace(".", "/") + ".pxd")).read_text("utf-8")
    functions = dict[str, FunctionType]()
    for node in ast.parse(text).body:
        if not isinstance(node, ast.ImportFrom) or not is_plain(node.module or "", source):
            continue
        own = {name: value for name, value in imported(node) if has_types(name, value, types)}
        own |= {name: value for each in own.values() for name, value in called_by(each, types)}
        functions |= own
        found = {name: value for name, value in imported(node) if is_constant(name, value)}
        for function in own.values():
            found |= constants_of(function)
        found = {name: value for name, value in found.items() if name not in {one.name for one in constants}}
        for name, value in found.items():
            kind = "unsigned long long" if is_wide(value) else "int"
            constants.append(Constant(name, value, kind))
        kept = [alias.name for alias in node.names if alias.name not in {*own, *(one.name for one in constants)}]
        end = node.end_lineno or node.lineno
        statements = [f"from {node.module} import {', '.join(kept)}"] if kept else []
        if found:
            statements.append(f"from cython.cimports.{module}_constants import {', '.join(found)}")
        lines[node.lineno - 1 : end] = ["; ".join(statements)] + [""] * (end - node.lineno)
    return "\n".join([*lines, *map(copied_function, functions.values())]) + "\n", constants


def has_types(name: str, value: object, types: str) -> bool:
    """Whether this is a function to which a `.pxd` gives C types."""
    return isinstance(value, FunctionType) and bool(re.search(rf"^cdef [^(]*\b{name}\(", types, re.MULTILINE))


def called_by(function: FunctionType, types: str) -> Iterator[tuple[str, FunctionType]]:
    """The functions that a function calls and to which a `.pxd` gives C types, and those that they call."""
    for name in function.__code__.co_names:
        if has_types(name, called := function.__globals__.get(name), types):
            yield name, called
            yield from called_by(called, types)


def constants_of(function: FunctionType) -> dict[str, Any]:
    """The constants that a function takes from its own module."""
    known = function.__globals__
    return {name: known[name] for name in function.__code__.co_names if is_constant(name, known.get(name))}


def copied_function(function: FunctionType) -> str:
    """A function as part of another module; its arithmetic may be meant to wrap around at 64 bits."""
    node = ast.parse(inspect.getsource(function)).body[0]
    assert isinstance(node, ast.FunctionDef)
    node.returns = None
    for argument in node.args.args:
        argument.annotation = None
    return f"import cython\n@cython.overflowcheck(False)\n{ast.unparse(node)}"


def declarations(module: str, constants: list[Constant]) -> str:
    """The constants in C and what Cython must know of them; their names in C are the module's own.

    A `.pxd` that is read for another module brings its constants along, so two of them must not clash.
    """
    prefix = module.replace(".", "_")
    defined = [definition(f"{prefix}_{constant.name}", constant) for constant in constants]
    known = [
        f'    {constant.kind} {constant.name} "{prefix}_{constant.name}"{size(constant.value)}'
        for constant in constants
    ]
    return "\n".join(["cdef extern from *:", '    """', *defined, '    """', *known, ""])


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


def is_wide(value: Any) -> bool:
    """Whether a constant needs 64 bits."""
    return max(value if isinstance(value, list) else [value]) >= WIDE


def definition(name: str, constant: Constant) -> str:
    """A constant in C: an array, or a number that the compiler puts in its place."""
    mark = "ULL" if constant.kind.startswith("unsigned") else ""
    if isinstance(constant.value, list):
        numbers = ", ".join(f"{int(number)}{mark}" for number in constant.value)
        return f"    static const {constant.kind} {name}[{len(constant.value)}] = {{{numbers}}};"
    return f"    #define {name} ({int(constant.value)}{mark})"


def size(value: Any) -> str:
    """The brackets of an array, nothing for a number."""
    return f"[{len(value)}]" if isinstance(value, list) else ""


if __name__ == "__main__":
    sys.exit("build_engine.py calls this")
