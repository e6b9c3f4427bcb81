"""The tables of the database. The migrations build them; a test holds the two against each other."""

import sqlalchemy as sa

HEAD = "0003"
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
    sa.Column("seen_at", sa.Float),
)
"""People, known by a name they gave; `seen_at` is when they were last here, null where nobody noted it."""

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
    sa.Column("asked_at", sa.Float),
    sa.Column("aside", sa.Text),
    sa.Column("is_closed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("moved_at", sa.Float, nullable=False),
    sa.Index("matches_by_state", "state", "bots"),
    sa.Index("matches_in_public", "public", "state", "moved_at"),
)
"""One table: `settings` is JSON that never changes; `waiting` and `bots` have a bit for each seat to move and each
seat that a bot plays; `asked_at` says since when a rematch is asked for; `aside` is why a table that cannot be read
was set aside; `is_closed` keeps spectators out; `version` counts the changes of seats and state, so that of two at
once one is made again."""

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
    sa.Column("answer", sa.String(10)),
)
"""Who sits where, and what they say to a rematch; links of an older generation are worth nothing."""

sitters = sa.Table(
    "sitters",
    METADATA,
    sa.Column("match", Key, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("guest", Key, sa.ForeignKey("guests.id"), primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("by_link", sa.Boolean, nullable=False),
    sa.Column("seen_at", sa.Float),
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
    sa.Column("digest", sa.String(16)),
    sqlite_with_rowid=False,
)
"""Every action (its short text) and undo (no text), only ever added to; some entries bear the position's digest. A
move's client id is there once: who adds an entry takes the next seq, so that nobody adds one without having read all
ids before it."""

turned_away = sa.Table(
    "turned_away",
    METADATA,
    sa.Column("match", Key, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(32), primary_key=True),
    sa.Column("is_removed", sa.Boolean, nullable=False),
)
"""Guests, by their public ids, who may not talk at a table, or not look at it any more."""

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
    sa.Column("guest", sa.String(32)),
)
"""What was said, and the public id of who said it."""
