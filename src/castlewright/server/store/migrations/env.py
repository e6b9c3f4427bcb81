"""How Alembic reaches the database: over the connection that `server/migrate.py` opened."""

from alembic import context

from castlewright.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
