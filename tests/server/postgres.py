"""A PostgreSQL server for tests: found or installed, and started in a folder of its own on a Unix socket.

`python tests/server/postgres.py` makes sure that there is one: the programs on PATH or in Debian's folder, else the
wheel `pgserver`, else Debian's package where we are root.
"""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

USERS = ("postgres", "nobody")
"""PostgreSQL refuses to run as root; then it runs as the first of these."""

PATIENCE = 60
"""Seconds in which the server starts or stops on a busy machine."""

NOTHING = (
    "no PostgreSQL for the tests: install its server (Debian: apt-get install postgresql), or pip install pgserver"
)


class Cluster:
    """A PostgreSQL server in a folder; `url` leads to its database of that name."""

    def __init__(self, folder: Path, programs: Path, options: Mapping[str, str]) -> None:
        self.folder = folder
        self.user = server_user().pw_name
        self.command = [f"{programs}/postgres", "-D", f"{folder / 'data'}"]
        self.command += [f"--{key}={value}" for key, value in options.items()]
        self.process: subprocess.Popen[bytes] | None = None

    def url(self, database: str) -> str:
        """The address of a database, as SQLAlchemy writes it."""
        return f"postgresql+asyncpg://{self.user}@/{database}?host={self.folder}"

    def dsn(self, database: str) -> str:
        """The address of a database, as PostgreSQL's own programs and asyncpg write it."""
        return f"postgresql://{self.user}@/{database}?host={self.folder}"

    def start(self) -> None:
        """Start the server and wait until it takes connections."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command, stdout=log, stderr=log, cwd=self.folder, **identity())
        wait_until_ready(self.folder, self.process)

    def stop(self) -> None:
        """Stop the server at once, whoever is connected."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(PATIENCE)
            self.process = None


def find_programs() -> Path | None:
    """The folder with `initdb` and `postgres` that run here."""
    on_path = shutil.which("postgres")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec("pgserver")
    if wheel is not None and wheel.origin is not None:
        folders.append(Path(wheel.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if do_run(folder)), None)


def do_run(folder: Path) -> bool:
    """Whether the programs start as the user who will run them; a wheel under /root does not."""
    if not all((folder / name).exists() for name in ("initdb", "postgres")):
        return False
    try:
        return run_quietly(folder / "postgres", "--version", **identity()) == 0
    except OSError:
        return False


def run_quietly(*command: str | Path, **settings: Any) -> int:
    """The exit code of a command whose output nobody reads."""
    settings |= {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    return int(subprocess.run(command, check=False, **settings).returncode)


def install() -> None:
    """Get the programs when there are none; the wheel first, because it asks for no rights."""
    run_quietly(sys.executable, "-m", "pip", "install", "--disable-pip-version-check", "pgserver")
    importlib.invalidate_caches()
    if find_programs() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        run_quietly("apt-get", "update")
        run_quietly("apt-get", "install", "-y", "--no-install-recommends", "postgresql")


def server_user() -> pwd.struct_passwd:
    """Who runs the server: we, or somebody else when we are root."""
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid())
    known = {user.pw_name: user for user in pwd.getpwall()}
    return next(known[name] for name in USERS if name in known)


def identity() -> dict[str, Any]:
    """What starts a process as the server's user."""
    user = server_user()
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if os.geteuid() == 0 else {}


@contextmanager
def cluster(safe: bool = False) -> Iterator[Cluster]:
    """A fresh server for as long as the block runs; `safe` waits for the disk at every commit."""
    programs = find_programs()
    if programs is None:
        raise RuntimeError(NOTHING)
    # A short path: a socket's name may be about a hundred letters long.
    folder = Path(tempfile.mkdtemp(prefix="castlewright-pg-"))
    options = {"listen_addresses": "", "unix_socket_directories": str(folder), "max_connections": "200"}
    options |= {} if safe else {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
    made = Cluster(folder, programs, options)
    try:
        make_cluster(folder, programs)
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


def make_cluster(folder: Path, programs: Path) -> None:
    """Fill a folder with what a server needs."""
    user = server_user()
    os.chown(folder, user.pw_uid, user.pw_gid)
    command = [f"{programs}/initdb", f"--pgdata={folder / 'data'}", f"--username={user.pw_name}"]
    command += ["--auth=trust", "--encoding=UTF8", "--no-sync", "--no-locale"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, timeout=2 * PATIENCE, **identity())


def wait_until_ready(folder: Path, process: "subprocess.Popen[bytes]") -> None:
    """Return when the server takes connections; an error with its log if it never does."""
    import asyncio

    import asyncpg

    async def knock() -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and process.poll() is None:
            try:
                connection = await asyncpg.connect(host=str(folder), user="nobody", database="template1", timeout=10)
            except asyncpg.InvalidAuthorizationSpecificationError:
                return  # It answers; that user does not exist.
            except (OSError, TimeoutError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.05)
            else:
                await connection.close(timeout=10)
                return
        raise RuntimeError(f"PostgreSQL did not start:\n{(folder / 'log').read_text('utf-8', 'replace')}")

    asyncio.run(knock())


def main() -> None:
    """Make sure that the programs are there; else one line and exit code 2."""
    if find_programs() is None:
        install()
    if find_programs() is None:
        print(NOTHING, file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
