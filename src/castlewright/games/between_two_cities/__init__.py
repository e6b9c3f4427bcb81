"""Between Two Cities (Ben Rosset and Matthew O'Malley, 2015)."""
