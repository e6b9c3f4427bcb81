"""Tasks that work in the background: none of them dies unseen."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection

from castlewright.server import metrics

AGAIN_AFTER = 1.0
"""Seconds before a task that failed begins again."""

PATIENCE = 10.0
"""Seconds in which a task must end that is told to."""

LOGGER = logging.getLogger(__name__)


def supervise(work: Callable[[], Awaitable[None]], name: str) -> "asyncio.Task[None]":
    """A task that does the work until it is done or cancelled; where it fails, that is logged and it begins again."""

    async def insist() -> None:
        while True:
            try:
                return await work()
            except Exception:
                metrics.FAILURES.add(name)
                LOGGER.exception("%s failed, and begins again", name)
                await asyncio.sleep(AGAIN_AFTER)

    return asyncio.create_task(insist(), name=name)


async def end(tasks: Collection["asyncio.Task[None]"], *, at_once: bool = True) -> None:
    """End tasks: cancelled at once, or when they do not end by themselves; nobody waits for one for ever.

    A task can miss that it is cancelled, where what it waits for comes in the same moment: it is told again.
    """
    deadline = time.monotonic() + PATIENCE
    if tasks and not at_once:
        await asyncio.wait(tasks, timeout=PATIENCE)
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=1.0)
        if time.monotonic() > deadline + PATIENCE:
            LOGGER.error("%d tasks do not end: %s", len(left), ", ".join(task.get_name() for task in left))
            return
