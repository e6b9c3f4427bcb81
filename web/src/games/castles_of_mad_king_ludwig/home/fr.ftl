# What the game is, in a line, for the home page.
game-castles-of-mad-king-ludwig = Achetez des pièces, joignez leurs portes, terminez-les pour des récompenses. Le bâtisseur fixe les prix.
