"""A bar for long work, on a terminal only."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Told(Protocol):
    """Hears how much is done, and of how much where that was not known at the beginning."""

    def __call__(self, done: int, total: int | None = None, /) -> None:
        """So much is done."""


@contextmanager
def progress_bar(name: str, total: int | None = None, hidden: bool = False) -> Iterator[Told]:
    """What hears how much is done, and shows it on stderr where that is a terminal."""
    if hidden or not sys.stderr.isatty():
        yield lambda _done, _total=None: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(name, total=total)
        yield lambda done, known=None: bar.update(task, completed=done, total=known or total)
