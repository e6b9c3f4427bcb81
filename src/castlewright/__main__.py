"""`python -m castlewright` is the command."""

from castlewright.cli.main import main

main()
