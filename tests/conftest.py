"""What all tests share: fixtures for a server and its database, and no test that fails because the machine is busy."""

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

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
