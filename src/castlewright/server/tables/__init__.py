"""Tables, from set-up to archive: who sits there, the log of moves, and what each viewer may know of them."""
