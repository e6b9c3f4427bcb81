"""The tables of the database. The migrations build them; a test holds the two against each other."""

import sqlalchemy as sa

HEAD = "0001"
"""The newest revision of the migrations: a database that is there already needs none."""

METADATA = sa.MetaData()

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""Numbers that the database gives; SQLite counts only in its own INTEGER."""

keys = sa.Table(
    "keys",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
"""Secrets of this server, such as the key that signs seat links."""

guests = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", Key, primary_key=True),
    sa.Column("public", sa.String(32), nullable=False, unique=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("language", sa.String(8)),
    sa.Column("created_at", sa.Float, nullable=False),
)
"""People, known by a name they gave."""

sessions = sa.Table(
    "sessions",
    METADATA,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("guest", Key, sa.ForeignKey("guests.id"), nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
)
"""Browsers of people; the token itself is in the cookie alone."""

matches = sa.Table(
    "matches",
    METADATA,
    sa.Column("id", Key, primary_key=True),
    sa.Column("code", sa.String(16), nullable=False, unique=True),
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("settings", sa.Text, nullable=False),
    sa.Column("state", sa.String(10), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", Key, sa.ForeignKey("guests.id")),
    sa.Column("seed", sa.String(200)),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("waiting", sa.Integer, nullable=False),
    sa.Column("bots", sa.Integer, nullable=False),
    sa.Column("rematch", sa.String(16)),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("moved_at", sa.Float, nullable=False),
    sa.Index("matches_by_state", "state", "bots"),
    sa.Index("matches_in_public", "public", "state", "moved_at"),
)
"""One table: `settings` is JSON that never changes; `waiting` and `bots` have a bit for each seat to move and each
seat that a bot plays; `version` counts the changes of seats and state, so that of two at once one is made again."""

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("match", Key, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("name", sa.String(40)),
    sa.Column("level", sa.String(10)),
    sa.Column("bot_plays", sa.Boolean, nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),
)
"""Who sits where; links of an older generation are worth nothing."""

sitters = sa.Table(
    "sitters",
    METADATA,
    sa.Column("match", Key, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("guest", Key, sa.ForeignKey("guests.id"), primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("by_link", sa.Boolean, nullable=False),
    sa.Index("sitters_by_guest", "guest"),
)
"""Which guests act for a seat: one person may use several browsers."""

log = sa.Table(
    "log",
    METADATA,
    sa.Column("match", Key, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(200)),
    sa.Column("client_id", sa.String(64)),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)
"""Every action (its short text) and undo (no text), only ever added to. A move's client id is there once: who adds an
entry takes the next seq, so that nobody adds one without having read all ids before it."""

changes = sa.Table(
    "changes",
    METADATA,
    sa.Column("match", Key, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""What happened at a running table beside the moves: a bot took a seat over, a person came back."""

chat = sa.Table(
    "chat",
    METADATA,
    sa.Column("match", Key, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
"""What was said."""
