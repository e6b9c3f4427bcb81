# What the game is, in a line, for the home page.
game-between-two-castles = Draft rooms and build a castle with each neighbour, upwards and down.
