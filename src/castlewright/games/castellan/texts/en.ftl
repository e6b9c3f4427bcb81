# Castellan in English.
category-courtyard = Courts

castellan-court = a court of { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} large
castellan-court-double = a court of { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
} large, twice for the double keep

place-castellan-court = at { $x }, { $y }: { castellan-court }
place-castellan-court-double = at { $x }, { $y }: { castellan-court-double }

castellan-piece-t = tower
castellan-piece-s = short wall
castellan-piece-l = long wall
castellan-direction-h = right
castellan-direction-v = down

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

castellan-turn = { $name }’s turn
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
castellan-do-claim = Claim: put your double keep in one of the new courts, or keep it for later.
castellan-do-keep-double = Your double court is cut: which part stays double?
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
castellan-double = double keep for the court at { $x }, { $y }
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
    [one] it closes a court for you
   *[other] it closes { $count } courts for you
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
    [0] there is no court of yours to double
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

## Decks that are refused
castellan-deck-no-object = A deck stands in braces and has wall_deck, tower_deck and, where it is needed, supply.
castellan-deck-unknown = “{ $name }” is unknown. A deck has wall_deck, tower_deck and, where it is needed, supply.
castellan-deck-pile = { $pile } is a list of { $needed } cards; there { $count ->
    [one] is { $count }
   *[other] are { $count }
}.
castellan-deck-card = { $pile ->
    [wall_deck] Wall card { $card }
   *[tower_deck] Tower card { $card }
}
castellan-deck-card-no-object = { castellan-deck-card } is no card: a card stands in braces.
castellan-deck-card-unknown = { castellan-deck-card }: “{ $name }” is unknown. A card has id, towers, long_walls, short_walls and draw.
castellan-deck-card-id = { castellan-deck-card }: a name (id) is up to 20 letters, digits and hyphens.
castellan-deck-symbol = { $symbol ->
    [towers] towers
    [long_walls] long walls
    [short_walls] short walls
   *[draw] draw symbols
}
castellan-deck-card-count = { castellan-deck-card }, { castellan-deck-symbol }: a whole number from 0 to { $most } is needed.
castellan-deck-no-tower = { castellan-deck-card }: a tower card shows at least one tower.
castellan-deck-no-wall = { castellan-deck-card }: a wall card shows at least one wall.
castellan-deck-same-id = { castellan-deck-card }: another card has the name “{ $name }” (id) already.
castellan-deck-supply = supply has towers, long_walls and short_walls, and nothing else.
castellan-deck-supply-count = The box (supply), { castellan-deck-symbol }: a whole number from 0 to { $most } is needed.
castellan-deck-total = The cards show { $shown } { castellan-deck-symbol }, but the box (supply) holds { $count }. If your deck is meant so, put { $shown } there.
castellan-deck-too-many = The cards show { $count } pieces; { $most } is the most.
castellan-deck-too-far = Four such decks could build { $count } units far; { $most } is the most. Use fewer long walls.
castellan-obstacle-occupied = A tower stands there already.
castellan-obstacle-on-long-wall = A long wall runs over this point.
castellan-obstacle-edge-taken = A wall lies there already.
castellan-obstacle-no-room-for-tower = One end would meet the middle of a long wall, where no tower can stand.
castellan-obstacle-through-tower = The long wall would run through a tower.
castellan-obstacle-crosses-wall = The long wall would cross another one.
castellan-obstacle-blocks-wall-end = The long wall would block the end of another wall.
castellan-obstacle-not-linked = A wall needs a tower at one end, and a tower needs the end of a wall.
castellan-obstacle-other-players-court = That is inside somebody else’s court.
castellan-obstacle-first-piece = The first piece lies in the middle.
castellan-obstacle-first-turn = On the first turn all other pieces must still find a place.
castellan-obstacle-apart = This part is not linked to the rest of the castle.
castellan-obstacle-keep-outside = A keep stands where no court is closed.
castellan-obstacle-second-keep = Another keep stands in this court already.
castellan-obstacle-second-double = This player’s double keep stands in another court already.
