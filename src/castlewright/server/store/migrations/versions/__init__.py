"""The revisions."""
