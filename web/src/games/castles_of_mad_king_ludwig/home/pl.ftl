# What the game is, in a line, for the home page.
game-castles-of-mad-king-ludwig = Kupuj pomieszczenia, łącz ich drzwi, kończ je dla nagród. W swojej kolejce ustalasz ceny.
