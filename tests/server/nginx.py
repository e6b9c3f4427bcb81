"""A real nginx for tests: found, or Debian's package unpacked beside the tests' Python, without installing it.

`python tests/server/nginx.py` makes sure that there is one where that is possible; elsewhere its tests say so and are
skipped.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

OWN = Path(sys.prefix) / "nginx"
"""Where Debian's package is unpacked."""

PATIENCE = 60
"""Seconds in which it starts on a busy machine."""

NOTHING = "no nginx for the tests: install it (Debian: apt-get install nginx)"


def find() -> Path | None:
    """The program, if it runs here."""
    on_path = shutil.which("nginx")
    places = [Path(on_path)] if on_path else []
    places += [Path("/usr/sbin/nginx"), OWN / "usr/sbin/nginx"]
    return next((place for place in places if place.exists() and do_run(place)), None)


def do_run(program: Path) -> bool:
    """Whether the program starts, with all its libraries."""
    try:
        return subprocess.run([program, "-v"], check=False, capture_output=True, timeout=PATIENCE).returncode == 0
    except OSError:
        return False


def install() -> None:
    """Unpack Debian's package, where apt can download it; nothing of the system is changed."""
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["apt-get", "download", "nginx"], check=False, capture_output=True, cwd=folder)
        for package in Path(folder).glob("nginx_*.deb"):
            subprocess.run(["dpkg-deb", "-x", package, OWN], check=False, capture_output=True)


def site_in(page: str) -> str:
    """The nginx site that a page of the documentation shows."""
    (site,) = re.findall(r"```nginx\n(.*?)```", page, re.DOTALL)
    return str(site)


@contextmanager
def serving(site: str, changes: Mapping[str, str], folder: Path, port: int) -> Iterator[str]:
    """The address at which nginx serves a site over TLS; `changes` are made in it, each of which must be possible."""
    program = find()
    assert program is not None
    make_certificate(folder)
    for old, new in changes.items():
        assert old in site, old
        site = site.replace(old, new)
    configuration = folder / "nginx.conf"
    configuration.write_text(around(site, folder), "utf-8")
    process = subprocess.Popen([program, "-c", configuration, "-e", folder / "nginx.log"], cwd=folder)
    try:
        wait_until_listening(process, port, folder / "nginx.log")
        yield f"https://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait(PATIENCE)


def around(site: str, folder: Path) -> str:
    """A whole configuration: the site, and files in a folder only."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "\n".join(f"    {kind}_temp_path {folder / kind};" for kind in kinds)
    head = f"daemon off;\nmaster_process off;\npid {folder / 'nginx.pid'};\nerror_log {folder / 'nginx.log'};\n"
    return f"{head}events {{}}\nhttp {{\n    access_log off;\n{places}\n{site}\n}}\n"


def make_certificate(folder: Path) -> None:
    """A certificate for this machine that nobody has signed."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", "key.pem", "-out", "certificate.pem", "-days", "2", "-subj", "/CN=127.0.0.1"]
    command += ["-addext", "subjectAltName=IP:127.0.0.1"]
    subprocess.run(command, check=True, capture_output=True, cwd=folder, timeout=PATIENCE)


def wait_until_listening(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    """Return when nginx takes connections; an error with its log if it never does."""
    import socket

    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError(f"nginx did not start:\n{log.read_text('utf-8', 'replace') if log.exists() else ''}")


if __name__ == "__main__":
    if find() is None:
        install()
    if find() is None:
        print(NOTHING, file=sys.stderr)
