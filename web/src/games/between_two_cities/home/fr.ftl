# What the game is, in a line, for the home page.
game-between-two-cities = Partagez une ville à gauche et une autre à droite. La plus faible des deux est votre score.
