# What the game is, in a line, for the home page.
game-castles-of-mad-king-ludwig = Kupuj komnaty, łącz ich drzwi, kończ je dla nagród. Budowniczy ustala ceny.
