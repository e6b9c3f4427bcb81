# What the game is, in a line, for the home page.
game-castles-of-mad-king-ludwig = Achetez des salles, joignez leurs portes, achevez-les pour des récompenses. À votre tour, fixez les prix.
