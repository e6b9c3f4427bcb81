# Castellan in English.
category-courtyard = Courtyards

castellan-court = a courtyard of { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} large
castellan-court-double = a courtyard of { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} large, twice for the double keep

castellan-count-tower = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
castellan-count-short = { $count ->
    [one] { $count } short wall
   *[other] { $count } short walls
}
castellan-count-long = { $count ->
    [one] { $count } long wall
   *[other] { $count } long walls
}
castellan-count-draw = { $count ->
    [one] { $count } draw symbol
   *[other] { $count } draw symbols
}
castellan-count-keep = { $count ->
    [one] { $count } keep
   *[other] { $count } keeps
}
castellan-count-wall-card = { $count ->
    [one] { $count } wall card
   *[other] { $count } wall cards
}
castellan-count-tower-card = { $count ->
    [one] { $count } tower card
   *[other] { $count } tower cards
}
castellan-nothing = no pieces

castellan-turn = { $name }'s turn
castellan-last-turn = Last turn of { $name }
castellan-to-build = To build: { $pieces }
castellan-handed-on = Handed on: { $pieces }
castellan-hand = Hand
castellan-cards = wall + tower cards: { $hand } in hand, { $piles } in the piles
castellan-has-double = double keep still free
castellan-used-double = double keep used
castellan-legend = ■ tower, ─ short wall, ━ long wall, ∘ free end; a5 a court of a worth 5, capital letter: double keep; places: t tower, s short, l long

castellan-do-play = Play one or more cards; you build all their pieces.
castellan-do-play-first = Play one or more cards whose pieces can all be linked to one castle; you build all of them.
castellan-do-play-all = Last turn: play all cards that you have left.
castellan-do-build = Build: { $pieces }.
castellan-do-claim = Claim: put your double keep in one of the new courtyards, or keep it for later.
castellan-do-keep-double = Your double courtyard is cut: which part stays double?
castellan-do-draw = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, if there are so many: how many from which pile?
castellan-do-wait = Wait for the others.
castellan-do-over = The game is over.

castellan-build-t = tower on { $x }, { $y }
castellan-build-s-h = short wall from { $x }, { $y } to the right
castellan-build-s-v = short wall from { $x }, { $y } down
castellan-build-l-h = long wall from { $x }, { $y } to the right
castellan-build-l-v = long wall from { $x }, { $y } down
castellan-double = double keep for the courtyard at { $x }, { $y }
castellan-single = single keeps only

castellan-tie-keeps = { castellan-count-keep } against { $other }

castellan-hint-play = { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
} and { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
} to build, { $draws ->
    [0] no card to draw
    [one] { $draws } card to draw
   *[other] { $draws } cards to draw
}
castellan-hint-build = { $points ->
    [0] no points at once
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once
}
castellan-hint-closes = { $count ->
    [one] it closes a courtyard for you
   *[other] it closes { $count } courtyards for you
}
castellan-hint-left = { $count ->
    [one] { $count } piece is left to build
   *[other] { $count } pieces are left to build
}
castellan-hint-double = { $towers ->
    [one] { $towers } tower counts
   *[other] { $towers } towers count
} twice: { $points ->
    [one] { $points } point
   *[other] { $points } points
} more
castellan-hint-single = { $towers ->
    [0] there is no courtyard of yours to double
    [one] { $towers } tower is too few for the only double keep
   *[other] { $towers } towers are too few for the only double keep
}
castellan-hint-draw = then you hold { $walls ->
    [one] { $walls } wall card
   *[other] { $walls } wall cards
} and { $towers ->
    [one] { $towers } tower card
   *[other] { $towers } tower cards
}
