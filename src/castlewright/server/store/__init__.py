"""Everything on disk: the schema and its migrations, rows, all SQL, and the notes between servers on one database."""
