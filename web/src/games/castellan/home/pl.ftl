# What the game is, in a line, for the home page.
game-castellan = Mury i wieże wspólnego zamku: zamykaj dziedzińce i licz ich wieże.
