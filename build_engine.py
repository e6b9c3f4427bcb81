"""Compiles the engine: every `.py` under src that has a `.pxd` beside it becomes a C extension.

Hatchling calls the hook for wheels and editable installs; it also builds the browser client (build_client.py).
Without a C compiler, or with CASTLEWRIGHT_NO_COMPILE=1, the package installs all the same and runs interpreted, slower;
with one, whatever does not compile is an error.
`python build_engine.py [--sanitize] [--narrow] [--force]` compiles in place again, which is quick after a change.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, where hatchling need not be installed
    BuildHookInterface = object

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}
WRAPS_AROUND = {"castlewright.core.chance"}
"""Modules whose arithmetic is meant to wrap around at 64 bits; all others are checked in the sanitized build."""
LONG = re.compile(r"(?<!long )\blong (?!long\b|double\b)")
LONG_NAME = re.compile(r"^ +(?:\w+ )*?(?<!long )long \**__pyx_(?!v___pyx_checksum)\w+", re.MULTILINE)
"""Numbers of the C type `long`, which has 32 bits on Windows and in WebAssembly: in a `.pxd`, and among the names that
Cython declares in C (the checksum of its own pickling left out)."""
C_PART = re.compile(
    r"""/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|(?<!long )\blong\b(?! (?:long|double)\b)""", re.DOTALL
)
"""A comment, a text, or the word for a C `long`."""


def compiled_modules() -> list[str]:
    """The names of all modules that have a `.pxd` with types beside them."""
    paths = sorted(SOURCE.rglob("*.pxd"))
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in paths if path.stem != "__init__"]


def has_compiler() -> bool:
    """Whether there is a C compiler: the one that CC names, or else Python's own; says so where there is none."""
    if sys.platform == "win32":
        return has_visual_studio()
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        subprocess.run([*command, "--version"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        print("No C compiler: the engine runs interpreted, slower.", file=sys.stderr)
        return False
    return True


def has_visual_studio() -> bool:
    """Whether Windows has its C compiler, which is found by no command; says so where it has none."""
    from setuptools._distutils.ccompiler import new_compiler

    try:
        new_compiler(compiler="msvc").initialize()
    except Exception:  # its name changes with setuptools
        print("No C compiler: the engine runs interpreted, slower.", file=sys.stderr)
        return False
    return True


def infer_wide_numbers() -> None:
    """Give whole numbers without a declared type 64 bits everywhere: Cython alone would infer `long`."""
    from Cython.Compiler import PyrexTypes

    PyrexTypes.c_long_type = PyrexTypes.c_longlong_type


def quick_flags() -> list[str]:
    """What makes quick code without warnings, in the compiler's own words."""
    return ["/O2", "/w"] if sys.platform == "win32" else ["-O3", "-g0", "-w"]


def refuse_long(path: Path, pattern: re.Pattern[str]) -> None:
    """Raise where a number's width depends on the machine; the copied or generated file goes, to be made anew."""
    if found := pattern.search(path.read_text("utf-8")):
        path.unlink()
        raise SystemExit(f"{path}: `{found[0].strip()}`: a C long has 32 bits on some machines, use long long")


def narrow_long(path: Path) -> None:
    """Write generated C anew with 32 bits for every C `long`, as Windows and WebAssembly have it."""
    text = path.read_text("utf-8")
    path.write_text(C_PART.sub(lambda found: "int" if found[0] == "long" else found[0], text), "utf-8")


def build(sanitize: bool = False, force: bool = False, narrow: bool = False) -> list[Path]:
    """Compile in place, by force everything, else what has changed and what uses its C types; the files made."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    infer_wide_numbers()
    force = sanitize or narrow or force
    flags = ["-O1", "-g", "-w", "-fsanitize=address,undefined"] if sanitize else quick_flags()
    if narrow and sys.platform != "win32":
        flags = ["-O1", "-g0", "-w"]
    work = ROOT / "build" / ("sanitized" if sanitize else "narrow" if narrow else "engine")
    sources = work / "sources"
    here = Path.cwd()
    translate = beside("build_constants").copy_module
    sources.mkdir(parents=True, exist_ok=True)
    os.chdir(sources)
    sys.path.insert(0, str(SOURCE))  # the constants are read from the package, which need not be installed
    try:
        extensions = []
        copied = {name: translate(name, SOURCE, sources).relative_to(sources) for name in compiled_modules()}
        for name, path in copied.items():
            links = ["-fsanitize=address,undefined"] if sanitize else []
            extension = Extension(name, [str(path)], extra_compile_args=flags, extra_link_args=links)
            directives = {**DIRECTIVES, "overflowcheck": sanitize and name not in WRAPS_AROUND}
            generated, types = work / path.with_suffix(".c"), path.with_suffix(".pxd")
            known = generated.stat().st_mtime_ns if generated.exists() else 0
            refuse_long(types, LONG)
            extensions += cythonize(
                [extension], build_dir=str(work), compiler_directives=directives, quiet=True, force=force
            )
            if generated.stat().st_mtime_ns != known:
                refuse_long(generated, LONG_NAME)
            if narrow:
                narrow_long(generated)
        command = build_ext(Distribution({"ext_modules": extensions}))
        command.build_lib = str(SOURCE)
        command.build_temp = str(work)
        command.parallel = os.cpu_count()
        command.force = force
        command.ensure_finalized()
        command.run()
        return [Path(command.get_ext_fullpath(extension.name)) for extension in extensions]
    finally:
        sys.path.remove(str(SOURCE))
        os.chdir(here)


class EngineBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Compiles before the files are gathered, and marks the wheel as made for this machine."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node as a wheel, where the client has to be built and the machine has none."""
        return beside("build_client").requirements() if wants_client() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile; without a compiler go on."""
        self.build_client()
        if os.environ.get("CASTLEWRIGHT_NO_COMPILE") or not has_compiler():
            return
        build_data["artifacts"] += [path.relative_to(ROOT).as_posix() for path in build()]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def build_client(self) -> None:
        """Build the browser client; without it the server tells people to play in the terminal."""
        if not wants_client():
            return
        try:
            beside("build_client").build()
        except Exception as error:
            print(f"castlewright: the browser client could not be built: {error}", file=sys.stderr)


def wants_client() -> bool:
    """Whether the browser client shall be built."""
    return not os.environ.get("CASTLEWRIGHT_NO_CLIENT")


def beside(name: str) -> Any:
    """A module that lies beside this file; hatchling does not look there."""
    sys.path.insert(0, str(ROOT))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(ROOT))


if __name__ == "__main__":
    if "--sanitize" in sys.argv:
        shutil.rmtree(ROOT / "build" / "sanitized", ignore_errors=True)
    if has_compiler():
        build("--sanitize" in sys.argv, "--force" in sys.argv, "--narrow" in sys.argv)
