# What the game is, in a line, for the home page.
game-between-two-cities = Share a city with each neighbour. Your weaker city is your score.
