# What the game is, in a line, for the home page.
game-castles-of-mad-king-ludwig = Buy rooms, join their doors, finish them for rewards. Set the prices as master builder.
