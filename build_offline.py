"""Lays the engine for the browser beside the built client: Python for WebAssembly, msgspec, and the package itself.

Pyodide comes with the client's npm packages, msgspec's wheel for it by pip, once. Where either cannot be had the client
works without: it asks the server. `engine.json` names the files; large ones bear version or hash in their names.
"""

import ast
import hashlib
import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "castlewright"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
WORK = ROOT / "build" / "offline"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WHEEL = "msgspec==0.22.0"
WHEEL_HASH = "sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
TAGS = (
    "--platform",
    "pyemscripten_2026_0_wasm32",
    "--python-version",
    "3.14",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
)
WHOLE = ("core", "games", "bots", "local")
"""Folders of the package that the browser gets whole; of the server what they import."""

MOMENT = (2020, 1, 1, 0, 0, 0)
"""The time of every file in the archive: equal sources are equal archives."""

Pack = Callable[[Path, Path], None]


def wheel() -> Path:
    """Msgspec for Pyodide; fetched once, by whatever index pip is told to use."""
    folder = WORK / "wheels"
    found = sorted(folder.glob("msgspec-*.whl"))
    if found:
        return found[0]
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / "wanted.txt"
    wanted.write_text(f"{WHEEL} --hash={WHEEL_HASH}\n", "utf-8")
    # A build in isolation hides pip from the Python that it runs in.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--only-binary=:all:", *TAGS, "--require-hashes", "--requirement", str(wanted), "--dest", str(folder)]
    subprocess.run(command, check=True, env=environment, stdout=sys.stderr)
    return next(folder.glob("msgspec-*.whl"))


def modules() -> list[Path]:
    """The files of the package that the browser needs: the engine, and all that it imports."""
    todo = [PACKAGE / "__init__.py", *(path for folder in WHOLE for path in (PACKAGE / folder).rglob("*.py"))]
    found: set[Path] = set()
    while todo:
        path = todo.pop()
        if path not in found:
            found.add(path)
            todo += imported(path)
    return sorted(found)


def imported(path: Path) -> list[Path]:
    """The files of the package that a file imports when it runs, and those of the folders that they are in."""
    tree = ast.parse(path.read_text("utf-8"))
    typing = {node for part in ast.walk(tree) if is_for_types(part) for node in ast.walk(part)}
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node not in typing:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    steps = {".".join(name.split(".")[:count]) for name in names for count in range(1, name.count(".") + 2)}
    paths = [SOURCE.joinpath(*name.split(".")) for name in steps if name.startswith("castlewright")]
    files = [file for one in paths for file in (one.with_suffix(".py"), one / "__init__.py")]
    return [file for file in files if file.is_file()]


def is_for_types(node: ast.AST) -> bool:
    """Whether a part of a file is there for the type checker alone."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def archive() -> bytes:
    """The package as an archive."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in modules():
            entry = zipfile.ZipInfo(path.relative_to(SOURCE).as_posix(), MOMENT)
            entry.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(entry, path.read_bytes())
    return content.getvalue()


def lay(client: Path, pack: Pack) -> None:
    """Lay everything beside the client, whatever is not there yet; `pack` makes a file smaller for transport."""
    if not all((PYODIDE / name).exists() for name in FILES):
        raise RuntimeError("the npm package pyodide is not there")
    about = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    version = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    assets = client / "assets"
    python = assets / f"python-{version}"
    python.mkdir(parents=True, exist_ok=True)
    for path in (*(PYODIDE / name for name in FILES), wheel()):
        if not (python / path.name).exists():
            shutil.copyfile(path, python / path.name)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        packed = WORK / f"{name}-{version}.br"
        if not packed.exists():
            pack(python / name, packed)
        shutil.copyfile(packed, python / f"{name}.br")
    content = archive()
    name = f"castlewright-{hashlib.sha256(content).hexdigest()[:12]}.zip"
    for old in assets.glob("castlewright-*.zip"):
        old.unlink()
    (assets / name).write_bytes(content)
    parts = [python / "pyodide.asm.wasm", python / "python_stdlib.zip", python / wheel().name, assets / name]
    described = {
        "about": about,
        "python": f"assets/{python.name}/",
        "wheel": f"assets/{python.name}/{wheel().name}",
        "package": f"assets/{name}",
        "sizes": {part.relative_to(client).as_posix(): part.stat().st_size for part in parts},
    }
    (client / "engine.json").write_text(json.dumps(described), "utf-8")
