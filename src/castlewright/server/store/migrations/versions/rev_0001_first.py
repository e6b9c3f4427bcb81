"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make all tables."""
    make_people()
    make_matches()
    make_histories()


def match_column() -> "sa.Column[int]":
    """The match to which a row belongs, the first part of its key."""
    return sa.Column("match", KEY, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False)


def number_column(name: str) -> "sa.Column[int]":
    """The second part of such a key."""
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def make_people() -> None:
    """Guests, their sessions, and the server's own secrets."""
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("public", sa.String(32), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("guest", KEY, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )


def make_matches() -> None:
    """Matches, their seats, and who sits there."""
    op.create_table(
        "matches",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", KEY, sa.ForeignKey("guests.id")),
        sa.Column("seed", sa.String(200)),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(16)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("moved_at", sa.Float, nullable=False),
    )
    op.create_index("matches_by_state", "matches", ["state", "bots"])
    op.create_index("matches_in_public", "matches", ["public", "state", "moved_at"])
    op.create_table(
        "seats",
        match_column(),
        number_column("seat"),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40)),
        sa.Column("level", sa.String(10)),
        sa.Column("bot_plays", sa.Boolean, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
    )
    op.create_table(
        "sitters",
        match_column(),
        sa.Column("guest", KEY, sa.ForeignKey("guests.id"), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("by_link", sa.Boolean, nullable=False),
    )
    op.create_index("sitters_by_guest", "sitters", ["guest"])


def make_histories() -> None:
    """What happened: moves, changes of seats, talk."""
    op.create_table(
        "log",
        match_column(),
        number_column("seq"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(200)),
        sa.Column("client_id", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "changes",
        match_column(),
        number_column("number"),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        match_column(),
        number_column("number"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
