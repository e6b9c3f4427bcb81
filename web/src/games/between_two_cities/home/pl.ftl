# What the game is, in a line, for the home page.
game-between-two-cities = Jedno miasto dzielisz z lewej, drugie z prawej. Słabsze z nich to twój wynik.
