"""Tables set aside or closed, guests turned away, when people were last seen, and digests in the log."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns, and the table of guests whom a host has turned away."""
    op.add_column("matches", sa.Column("aside", sa.Text))
    op.add_column("matches", sa.Column("is_closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("seen_at", sa.Float))
    op.add_column("sitters", sa.Column("seen_at", sa.Float))
    op.add_column("chat", sa.Column("guest", sa.String(32)))
    op.add_column("log", sa.Column("digest", sa.String(16)))
    key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "turned_away",
        sa.Column("match", key, sa.ForeignKey("matches.id"), primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("is_removed", sa.Boolean, nullable=False),
    )
