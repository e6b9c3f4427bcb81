"""The history of the database, one file per revision; Alembic walks it at the start."""
