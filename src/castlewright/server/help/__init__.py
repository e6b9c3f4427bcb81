"""What bots do for a table: their turns, hints and previews, found in worker processes on guessed positions."""
