"""`castlewright` alone: the server on this machine, and the browser at its address."""

import os
import select
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


def first_line(path: Path) -> str:
    """What a file says, once it is there."""
    for _ in range(600):
        if path.exists() and path.read_text("utf-8").endswith("\n"):
            return path.read_text("utf-8").strip()
        time.sleep(0.1)
    return ""


def test_no_argument_starts_the_server_and_opens_the_browser(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {tmp_path}/opened\n", "utf-8")
    browser.chmod(0o755)
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "BROWSER": f"{browser} %s"}
    command = [sys.executable, "-m", "castlewright"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert select.select([server.stdout], [], [], 60)[0], "the server says nothing"
            address = server.stdout.readline().strip()
            assert address.startswith("http://127.0.0.1:")
            with urllib.request.urlopen(f"{address}/api/about", timeout=60) as answer:
                assert answer.status == 200
            assert first_line(tmp_path / "opened") == address
        finally:
            server.send_signal(signal.SIGINT)
            try:
                code = server.wait(60)
            finally:
                server.kill()
        assert code in {0, 130}
