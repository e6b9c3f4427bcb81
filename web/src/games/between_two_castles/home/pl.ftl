# What the game is, in a line, for the home page.
game-between-two-castles = Wybieraj komnaty i buduj zamek z każdym sąsiadem, w górę i w dół.
