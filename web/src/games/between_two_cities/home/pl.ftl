# What the game is, in a line, for the home page.
game-between-two-cities = Dziel miasto z każdym sąsiadem. Twoje słabsze miasto to twój wynik.
