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

hint-better = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} better than option { $other }
hint-better-surely = surely better than option { $other }
hint-equal = about as good as option { $other }
hint-worse = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} behind option { $other }
hint-worse-surely = surely behind option { $other }
hint-also = { $first }; { $then }
hint-wins-less = { $percent } % fewer wins than option { $other }
hint-wins-more = { $percent } % more wins than option { $other }

assistant-link-broken = This link is damaged: letters are missing or wrong. Please ask for it again.
assistant-link-version = This link was made by another version of Castlewright, which writes links differently.
assistant-no-link = These boards are too large for a link.
