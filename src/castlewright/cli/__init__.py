"""The `castlewright` command."""
