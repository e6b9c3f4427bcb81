"""A page at a table: the messages of the server's socket, passed on within the browser."""

import logging
from collections.abc import Callable
from typing import Any

import msgspec

from castlewright.local.house import LocalHouse
from castlewright.server.conversation import Conversation, id_of
from castlewright.server.tables.live import Live
from castlewright.server.wire.messages import CLIENT_DECODER, Client
from castlewright.server.wire.packing import payloads_of
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.viewers import Viewer

LOGGER = logging.getLogger(__name__)

Post = Callable[[str], None]
"""Sends a text to the page."""


class PageConversation(Conversation):
    """What one page and the house say to each other about a table."""

    def __init__(self, house: LocalHouse, code: str, post: Post) -> None:
        me = house.me
        nobody: Any = None
        super().__init__(house, code, Viewer(nobody, self.write, -1, me.id, me.name, me.public))
        self.catch_up = house.catch_up
        self.post = post

    def write(self, frames: bytes) -> bool:
        """Send packed messages to the page."""
        for payload in payloads_of(frames):
            self.post(payload.decode())
        return True

    def close(self) -> None:
        """The page has gone."""
        self.viewer.is_gone = True
        if self.live is not None:
            self.live.viewers.discard(self.viewer)

    async def receive(self, text: str) -> None:
        """Follow one message of the page."""
        try:
            message: Client = CLIENT_DECODER.decode(text)
        except msgspec.MsgspecError as error:
            self.viewer.tell(Refused("bad_message", str(error), {"reason": str(error)[:200]}).to_refusal())
            return
        try:
            await self.follow(message)
        except Refused as problem:
            self.viewer.tell(problem.to_refusal(id_of(message)))
        except Exception as error:  # this line never breaks: a page that hears nothing would wait for ever
            LOGGER.exception("table %s: %s", self.code, message)
            self.viewer.tell(Refused("failed", f"{type(error).__name__}: {error}").to_refusal(id_of(message)))

    async def find(self) -> Live:
        """The table, with what another window has played there."""
        await self.catch_up(self.code)
        return await super().find()
