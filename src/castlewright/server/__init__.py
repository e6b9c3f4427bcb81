"""The play server: tables, seats, the log of moves in a database, the JSON protocol over HTTP and WebSocket."""
