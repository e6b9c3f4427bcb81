"""What `import castlewright as cw` offers, beside records and errors: games, matches, bots, scores, pictures."""
