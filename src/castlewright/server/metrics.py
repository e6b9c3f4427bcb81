"""Figures for the operator, in Prometheus' text form: what was counted since the start, and how things are now.

They are counted for the whole process, whoever asks, as cheaply as adding to a number; nothing in them names a guest,
an address or a table.
"""

import os
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

PREFIX = "castlewright_"

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
"""Up to which waits are counted together."""


class Counter:
    """How often something happened, by the values of its labels."""

    kind = "counter"

    def __init__(self, name: str, words: str, *labels: str) -> None:
        self.name = f"{PREFIX}{name}_total"
        self.words = words
        self.labels = labels
        self.counts: defaultdict[tuple[str, ...], int] = defaultdict(int)
        if not labels:
            self.counts[()] = 0

    def add(self, *values: str, count: int = 1) -> None:
        """Count something."""
        self.counts[values] += count

    def lines(self) -> Iterable[str]:
        """One line for all values of the labels that were met."""
        for values, count in sorted(self.counts.items()):
            yield line(self.name, count, zip(self.labels, values, strict=True))


class Waits:
    """How long people or bots waited for something: a histogram."""

    kind = "histogram"

    def __init__(self, name: str, words: str) -> None:
        self.name = f"{PREFIX}{name}_seconds"
        self.words = words
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one wait."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterable[str]:
        """The waits up to each bound, their sum and their number."""
        total = 0
        for bound, count in zip((*SECONDS, "+Inf"), self.counts, strict=True):
            total += count
            yield line(f"{self.name}_bucket", total, [("le", str(bound))])
        yield line(f"{self.name}_sum", round(self.sum, 6))
        yield line(f"{self.name}_count", total)


MOVES = Counter("moves", "Moves that were stored, by game and by who made them.", "game", "by")
MOVE_WAITS = Waits("move_wait", "From the moment a move came until it was on disk.")
BOT_WAITS = Waits("bot_wait", "From the moment a bot began its turn until its move was on disk.")
HELP_WAITS = Waits("help_wait", "From a question for hints or previews until its answer.")
TALK = Counter("talk", "Lines of talk that were stored.")
REFUSALS = Counter("refusals", "Requests and messages that were refused, by kind and by door.", "code", "door")
REPLACED = Counter("workers_replaced", "Worker processes that crashed or stalled and were replaced.")
SET_ASIDE = Counter("tables_set_aside", "Tables that could not be read and were set aside.")
FAILURES = Counter("task_failures", "Rounds of background tasks that failed and were tried again.", "task")
FORGOTTEN = Counter("forgotten", "Tables and guests that were removed because nobody touched them.", "kind")

COUNTED: Sequence[Counter | Waits] = (
    MOVES,
    MOVE_WAITS,
    BOT_WAITS,
    HELP_WAITS,
    TALK,
    REFUSALS,
    REPLACED,
    SET_ASIDE,
    FAILURES,
    FORGOTTEN,
)


def line(name: str, value: float, labels: Iterable[tuple[str, str]] = ()) -> str:
    """One sample."""
    inner = ",".join(f'{label}="{escaped(text)}"' for label, text in labels)
    return f"{name}{{{inner}}} {value}" if inner else f"{name} {value}"


def escaped(text: str) -> str:
    """A label's value as it may stand between quotes."""
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


Gauges = Mapping[str, tuple[str, Mapping[str, float]]]
"""How things are now: by name the words, and the value for each value of the label `state`, "" for no label."""


def exposition(gauges: Gauges) -> str:
    """Everything in Prometheus' text form."""
    parts = [
        part for counted in COUNTED for part in (*head(counted.name, counted.kind, counted.words), *counted.lines())
    ]
    for name, (words, values) in gauges.items():
        parts += head(f"{PREFIX}{name}", "gauge", words)
        parts += [
            line(f"{PREFIX}{name}", value, [("state", state)] if state else ()) for state, value in values.items()
        ]
    return "\n".join([*parts, *process_lines(), ""])


def head(name: str, kind: str, words: str) -> list[str]:
    """What stands over the samples of one name."""
    return [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]


def process_lines() -> list[str]:
    """The samples of this process under the names that every exporter uses, where the system tells."""
    status = Path("/proc/self/stat")
    if not status.exists():
        return []
    fields = status.read_text("ascii", "replace").rpartition(")")[2].split()
    worked = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    resident = int(fields[21]) * os.sysconf("SC_PAGE_SIZE")
    files = sum(1 for _ in Path("/proc/self/fd").iterdir())
    return [
        *head("process_cpu_seconds_total", "counter", "Seconds that this process has kept a core busy."),
        line("process_cpu_seconds_total", worked),
        *head("process_resident_memory_bytes", "gauge", "Memory of this process."),
        line("process_resident_memory_bytes", resident),
        *head("process_open_fds", "gauge", "Open files and sockets of this process."),
        line("process_open_fds", files),
    ]
