# What the game is, in a line, for the home page.
game-between-two-castles = Choisissez des salles et bâtissez un château à gauche et un à droite, vers le haut et vers le bas.
