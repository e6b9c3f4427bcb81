"""Guests: people known by a name, and the browsers they use; the cookie holds a token, the database its hash."""

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Iterable
from contextlib import suppress

from castlewright.server.clock import now
from castlewright.server.store.database import Store
from castlewright.server.store.keeping import note_guest
from castlewright.server.store.rows import Guest
from castlewright.server.wire.problems import Refused

COOKIE = "castlewright_session"
COOKIE_AGE = 400 * 24 * 3600
DEFAULT_NAME = "Guest"
NOTE_EVERY = 24 * 3600.0
"""Seconds after which it is noted again that a guest is here."""

MOST_REMEMBERED = 10_000
"""Sessions kept in memory."""


def hash_token(token: str) -> str:
    """What the database knows of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


class Sessions:
    """Finds and makes guests."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, Guest] = OrderedDict()
        self.seen: dict[int, float] = {}
        """When it was last noted that a guest is here."""

    async def find(self, token: str | None) -> Guest | None:
        """The guest of a cookie, None for a cookie that we never gave."""
        if not token or len(token) > 200:
            return None
        hashed = hash_token(token)
        guest = self.known.get(hashed) or await self.load(hashed)
        if guest is not None and now() - self.seen.get(guest.id, 0) > NOTE_EVERY:
            return await self.note(guest)
        return guest

    async def load(self, hashed: str) -> Guest | None:
        """The guest of a session in the database."""
        row = await self.store.find_guest(hashed)
        if row is None:
            return None
        number, public, name, language, seen_at = row
        return self.remember(hashed, Guest(number, public, name, language), seen_at or 0)

    async def note(self, guest: Guest) -> Guest | None:
        """Note that a guest is here, once a day; None for one who was removed meanwhile."""
        self.seen[guest.id] = now()
        with suppress(Refused):
            if not await note_guest(self.store, guest.id, now()):
                self.forget([guest.id])
                return None
        return guest

    def remember(self, hashed: str, guest: Guest, seen_at: float) -> Guest:
        """Keep a session in memory."""
        self.known[hashed] = guest
        self.seen[guest.id] = max(seen_at, self.seen.get(guest.id, 0))
        if len(self.known) > MOST_REMEMBERED:
            self.seen.pop(self.known.popitem(last=False)[1].id, None)
        return guest

    def forget(self, guests: Iterable[int]) -> None:
        """Know guests no more who were removed."""
        gone = set(guests)
        for hashed in [hashed for hashed, guest in self.known.items() if guest.id in gone]:
            self.seen.pop(self.known.pop(hashed).id, None)

    async def make(self, name: str, language: str | None = None) -> tuple[Guest, str]:
        """A new guest, and the token for the cookie."""
        token, public = secrets.token_urlsafe(32), secrets.token_hex(8)
        number = await self.store.add_guest(public, name, language, hash_token(token))
        return self.remember(hash_token(token), Guest(number, public, name, language), now()), token

    async def rename(self, guest: Guest, name: str, language: str | None) -> Guest:
        """The guest under another name."""
        renamed = guest._replace(name=name, language=language or guest.language)
        await self.store.rename_guest(guest.id, renamed.name, renamed.language)
        for hashed, known in self.known.items():
            if known.id == guest.id:
                self.known[hashed] = renamed
        return renamed
