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

hint-better = o około { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} lepiej niż opcja { $other }
hint-better-surely = na pewno lepiej niż opcja { $other }
hint-equal = mniej więcej tak samo dobre jak opcja { $other }
hint-worse = o około { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} gorzej niż opcja { $other }
hint-worse-surely = na pewno gorzej niż opcja { $other }
hint-also = { $first }; { $then }
hint-wins-less = o { $percent } % wygranych mniej niż opcja { $other }
hint-wins-more = o { $percent } % wygranych więcej niż opcja { $other }

assistant-link-broken = Ten odnośnik jest uszkodzony: brakuje liter albo są błędne. Poproś o niego jeszcze raz.
assistant-link-version = Ten odnośnik pochodzi z innej wersji Castlewright, która zapisuje odnośniki inaczej.
assistant-no-link = Te plansze są za duże na odnośnik.
