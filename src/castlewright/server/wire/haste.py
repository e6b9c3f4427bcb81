"""Uvicorn's HTTP with haste: who begins a request ends it soon, and nobody holds very many connections."""

import asyncio
import sys
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from castlewright.server.wire.limits import Buckets, connection_bucket, home_of

HEAD_WITHIN = 10.0
"""Seconds in which the head of a request must be there, from the first byte or the connection on."""

BODY_WITHIN = 60.0
"""Seconds in which the body must follow."""

READ_WITHIN = 60.0
"""Seconds in which something must be read of an answer that waits."""

MOST_CONNECTIONS = 300
"""Connections of one address; sockets are counted apart once they are open."""

MOST_IN_ALL = 800
"""Connections of all addresses: each takes one of the files that this process may open."""

CONNECTIONS: Counter[str] = Counter()
OPENED = Buckets(connection_bucket)


class HastyProtocol(H11Protocol):
    """Uvicorn's protocol that waits for nobody for ever."""

    timer: asyncio.TimerHandle | None = None
    reader_timer: asyncio.TimerHandle | None = None
    unread = 0
    address = ""
    is_socket = False
    has_rates = True
    """Whether the connections of one address are limited in number."""

    trusted: frozenset[str] = frozenset()
    """Addresses that stand for many: web servers before this one."""

    def connection_made(self, transport: Any) -> None:
        """Take a connection, unless its address has too many."""
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) else ""
        self.address = home_of(host)
        CONNECTIONS[self.address] += 1
        if self.has_rates and host not in self.trusted and not self.may_come():
            transport.abort()
        else:
            self.wait_for_more()

    def may_come(self) -> bool:
        """Whether the address may have this connection, too."""
        is_room = CONNECTIONS[self.address] <= MOST_CONNECTIONS and CONNECTIONS.total() <= MOST_IN_ALL
        return OPENED.take(self.address) and is_room

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection no more."""
        self.forget()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand a connection over that becomes a socket: it is none of ours any more."""
        self.is_socket = True
        self.forget()
        super().handle_websocket_upgrade(event)

    def forget(self) -> None:
        """Count a connection no more, and let its clock stand."""
        CONNECTIONS[self.address] -= 1
        if not CONNECTIONS[self.address]:
            del CONNECTIONS[self.address]
        self.wait_no_more()
        self.look_no_more()

    def data_received(self, data: bytes) -> None:
        """Read what came; the clock goes on until the request is whole."""
        super().data_received(data)
        if self.is_socket:
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            self.wait_for_more(BODY_WITHIN if state is h11.SEND_BODY else HEAD_WITHIN)
        else:
            self.wait_no_more()

    def pause_writing(self) -> None:
        """Look from now on whether the answer is read."""
        super().pause_writing()
        self.unread = sys.maxsize
        self.look_at_reader()

    def resume_writing(self) -> None:
        """Most of the answer is on its way."""
        self.look_no_more()
        super().resume_writing()

    def look_at_reader(self) -> None:
        """End a connection that has read nothing since the last look."""
        unread = self.transport.get_write_buffer_size()
        if unread >= self.unread:
            self.transport.abort()
        else:
            self.unread = unread
            self.reader_timer = self.loop.call_later(READ_WITHIN, self.look_at_reader)

    def look_no_more(self) -> None:
        """Look at the reader no more."""
        if self.reader_timer is not None:
            self.reader_timer.cancel()
            self.reader_timer = None

    def wait_for_more(self, seconds: float = HEAD_WITHIN) -> None:
        """Let the clock run, unless it does already."""
        if self.timer is None:
            self.timer = self.loop.call_later(seconds, self.transport.abort)

    def wait_no_more(self) -> None:
        """Stop the clock."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
