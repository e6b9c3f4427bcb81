# What the game is, in a line, for the home page.
game-castellan = Murs et tours d’un château commun : fermez des cours et comptez leurs tours.
