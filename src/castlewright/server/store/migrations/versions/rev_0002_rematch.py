"""What people answer when somebody asks for a rematch, and since when it is asked."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the question to the match and the answer to the seat."""
    op.add_column("matches", sa.Column("asked_at", sa.Float))
    op.add_column("seats", sa.Column("answer", sa.String(10)))
