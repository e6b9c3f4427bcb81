"""A program that answers lines with lines, and is ended when it stalls."""

import os
import signal
import subprocess
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO

from castlewright.core.errors import BotFailedError

LONGEST = 1_000_000
"""Bytes of the longest line that is read."""

AHEAD = 16
"""Lines that a program may write before it is asked; then its writing waits."""

LAST_WORDS = 4
PATIENCE_AT_END = 1.0
"""Lines of a dead program's complaints that are shown; seconds that its end may take."""


class Program:
    """A process and its pipes; threads that die with them read and write, so that nobody waits for a full pipe."""

    def __init__(self, words: Sequence[str]) -> None:
        self.said: Queue[bytes] = Queue(AHEAD)
        self.told: Queue[bytes | None] = Queue()
        self.complaints: deque[str] = deque(maxlen=LAST_WORDS)
        try:
            self.process = subprocess.Popen(
                list(words),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailedError(f"could not be started: {error.strerror or error}") from None
        pipes = self.process.stdin, self.process.stdout, self.process.stderr
        self.listeners = [
            Thread(target=write, args=(pipes[0], self.told), daemon=True),
            Thread(target=read, args=(pipes[1], self.said), daemon=True),
            Thread(target=collect, args=(pipes[2], self.complaints), daemon=True),
        ]
        for listener in self.listeners:
            listener.start()

    @property
    def is_running(self) -> bool:
        """Whether it has not ended."""
        return self.process.poll() is None

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that answers; BotFailedError where there is none in time."""
        self.told.put(line + b"\n")
        try:
            answer = self.said.get(timeout=seconds)
        except Empty:
            self.stop()
            raise BotFailedError(f"gave no answer within {seconds:g} seconds and was stopped") from None
        if len(answer) >= LONGEST:
            raise BotFailedError(f"wrote a line of more than {LONGEST // 1_000_000} MB")
        if not answer:
            raise BotFailedError(self.ending())
        return answer

    def ending(self) -> str:
        """How it ended, with its last words."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE_AT_END)
        self.listeners[2].join(PATIENCE_AT_END)
        code = self.process.poll()
        how = "closed its output" if code is None else f"ended with exit code {code}"
        words = " / ".join(self.complaints)
        return f"{how} instead of answering" + (f"; its last words: {words}" if words else "")

    def stop(self) -> None:
        """End the process with everything that it started."""
        self.told.put(None)
        if not self.is_running:
            return
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE_AT_END)


def write(pipe: IO[bytes], lines: "Queue[bytes | None]") -> None:
    """Write what is to be told, until the end of the program."""
    with suppress(OSError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()


def read(pipe: IO[bytes], lines: "Queue[bytes]") -> None:
    """Read line by line; an empty one says that there are no more."""
    with suppress(OSError), pipe:
        while line := pipe.readline(LONGEST):
            lines.put(line)
    lines.put(b"")


def collect(pipe: IO[bytes], words: "deque[str]") -> None:
    """Keep the last of what a program complains of."""
    with suppress(OSError), pipe:
        while line := pipe.readline(1000):
            if line.strip():
                words.append(line.decode("utf-8", "replace").strip())
