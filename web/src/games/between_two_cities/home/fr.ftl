# What the game is, in a line, for the home page.
game-between-two-cities = Partagez une ville avec chaque voisin. Votre ville la plus faible est votre score.
