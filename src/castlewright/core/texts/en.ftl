# What every game and every face of the program says.
sheet-total = Total
sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
standing-row = { $rank }. { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
standing-tie = { $row } ({ $reason })
