"""What the workers of the browser call: texts in, texts out. Python's own loop runs there in the browser's."""

from collections.abc import Awaitable, Callable, Mapping

from castlewright.local.conversation import PageConversation
from castlewright.local.door import answer
from castlewright.local.house import LocalHouse
from castlewright.local.shelf import Keep, Shelf
from castlewright.local.thinking import Thinkers

PACE = 0.4
"""Seconds between a bot's moves, so that people can follow."""


class Browser:
    """The house in one worker, with the pages that look at its tables by the number of their line."""

    def __init__(
        self,
        kept: Mapping[str, str],
        keep: Keep,
        fetch: Callable[[str], Awaitable[str | None]],
        ask: Callable[[bytes], Awaitable[bytes]],
        post: Callable[[int, str], None],
        pace: float = PACE,
    ) -> None:
        self.house = LocalHouse(Shelf(kept, keep), Thinkers(ask), fetch, pace)
        self.post = post
        self.lines: dict[int, PageConversation] = {}

    async def request(self, method: str, path: str, body: str | None) -> tuple[int, str]:
        """Status and JSON of the answer to a request."""
        return await answer(self.house, method, path, body)

    def open(self, line: int, code: str) -> None:
        """A page looks at a table."""
        self.lines[line] = PageConversation(self.house, code, lambda text: self.post(line, text))

    async def receive(self, line: int, text: str) -> None:
        """A page says something."""
        if line in self.lines:
            await self.lines[line].receive(text)

    def close(self, line: int) -> None:
        """A page has gone."""
        if line in self.lines:
            self.lines.pop(line).close()
