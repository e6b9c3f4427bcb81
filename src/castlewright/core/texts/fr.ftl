# Ce que disent tous les jeux et toutes les faces du programme.
sheet-total = Total
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing-row = { $rank }. { $name } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
standing-tie = { $row } ({ $reason })
