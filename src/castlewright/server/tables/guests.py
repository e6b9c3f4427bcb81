"""Guests: people known by a name, and the browsers they use; the cookie holds a token, the database its hash."""

import hashlib
import secrets
from collections import OrderedDict
from typing import NamedTuple

from castlewright.server.store.database import Store
from castlewright.server.wire.protocol import Session

COOKIE = "castlewright_session"
COOKIE_AGE = 400 * 24 * 3600
DEFAULT_NAME = "Guest"
MOST_REMEMBERED = 10_000
"""Sessions kept in memory."""


class Guest(NamedTuple):
    """A person."""

    id: int
    public: str
    name: str
    language: str | None

    def to_session(self) -> Session:
        """What the person's browser is told."""
        language = self.language if self.language in {"en", "fr", "pl"} else None
        return Session(name=self.name, guest=self.public, language=language)  # type: ignore[arg-type]


def hash_token(token: str) -> str:
    """What the database knows of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name without line breaks and needless blanks."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:24]


class Sessions:
    """Finds and makes guests."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, token: str | None) -> Guest | None:
        """The guest of a cookie, None for a cookie that we never gave."""
        if not token or len(token) > 200:
            return None
        hashed = hash_token(token)
        guest = self.known.get(hashed)
        return guest or await self.load(hashed)

    async def load(self, hashed: str) -> Guest | None:
        """The guest of a session in the database."""
        row = await self.store.find_guest(hashed)
        return self.remember(hashed, Guest(*row)) if row else None

    def remember(self, hashed: str, guest: Guest) -> Guest:
        """Keep a session in memory."""
        self.known[hashed] = guest
        if len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)
        return guest

    async def make(self, name: str, language: str | None = None) -> tuple[Guest, str]:
        """A new guest, and the token for the cookie."""
        token, public = secrets.token_urlsafe(32), secrets.token_hex(8)
        number = await self.store.add_guest(public, name, language, hash_token(token))
        return self.remember(hash_token(token), Guest(number, public, name, language)), token

    async def rename(self, guest: Guest, name: str, language: str | None) -> Guest:
        """The guest under another name."""
        renamed = guest._replace(name=name, language=language or guest.language)
        await self.store.rename_guest(guest.id, renamed.name, renamed.language)
        for hashed, known in self.known.items():
            if known.id == guest.id:
                self.known[hashed] = renamed
        return renamed
