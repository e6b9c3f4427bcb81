"""Fixtures of the server's tests."""

from server.databases import database, databases, lasting_databases, postgres_cluster
from server.running import server, server_log

__all__ = ["database", "databases", "lasting_databases", "postgres_cluster", "server", "server_log"]
