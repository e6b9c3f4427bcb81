# To, co mówi każda gra i każda część programu.
sheet-total = Razem
sheet-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
standing-row = { $rank }. { $name }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}
standing-tie = { $row } ({ $reason })
