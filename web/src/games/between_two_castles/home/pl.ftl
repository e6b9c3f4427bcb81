# What the game is, in a line, for the home page.
game-between-two-castles = Wybieraj komnaty i buduj wspólne zamki z lewej i z prawej, w górę i w dół.
