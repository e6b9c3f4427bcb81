"""What all tests share: a server and its database for those that ask, and no haste."""

from hypothesis import settings

from server.databases import (
    database,
    databases,
    kind,
    postgres_cluster,
    postgresql,
    postgresql_database,
    sqlite,
    sqlite_database,
)
from server.running import server, server_log

__all__ = [
    "database",
    "databases",
    "kind",
    "postgres_cluster",
    "postgresql",
    "postgresql_database",
    "server",
    "server_log",
    "sqlite",
    "sqlite_database",
]

# No property fails because the machine is busy.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
