"""Fixtures for every test that needs a server or its database."""

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
