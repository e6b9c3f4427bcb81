# The play server.
