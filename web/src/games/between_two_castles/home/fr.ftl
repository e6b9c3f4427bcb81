# What the game is, in a line, for the home page.
game-between-two-castles = Choisissez des pièces et bâtissez un château avec chaque voisin, vers le haut et vers le bas.
