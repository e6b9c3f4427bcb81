"""The server's part played inside one browser: the same tables, log and messages, without network and database.

It runs as plain Python in a worker of the browser (Pyodide); the page gets what a server would send it, no more.
"""
