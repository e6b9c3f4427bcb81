# What the game is, in a line, for the home page.
game-castellan = Walls and towers of one common castle: close courts and count their towers.
