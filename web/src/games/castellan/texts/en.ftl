# Castellan in the browser, in English.
castellan-castle = The castle
castellan-courts = Courts
castellan-towers = Towers
castellan-walls = Walls
castellan-places = Places
castellan-players = Players
castellan-piles = Your piles
castellan-double-keep = Double keep
castellan-you = You

## Pieces and where they lie
castellan-piece-tower = tower
castellan-piece-long = long wall
castellan-piece-short = short wall
castellan-kind-tower = { $count ->
    [one] tower
   *[other] towers
}
castellan-kind-long = { $count ->
    [one] long wall
   *[other] long walls
}
castellan-kind-short = { $count ->
    [one] short wall
   *[other] short walls
}
castellan-a-tower = a tower
castellan-a-long = a long wall
castellan-a-short = a short wall
castellan-east = { $count } east
castellan-west = { $count } west
castellan-south = { $count } south
castellan-north = { $count } north
castellan-from-first = { $way } of the first tower
castellan-first-node = the first tower
castellan-first-tower = first tower
castellan-from-start = { $way } of the start
castellan-start = the start
castellan-tower-at = { $piece }, { $where }
castellan-wall-at = { $piece } { $side ->
    [east] east
    [south] south
    [west] west
   *[north] north
}, from { $where }
castellan-wall-side = { $piece } { $side ->
    [east] east
    [south] south
    [west] west
   *[north] north
}
castellan-no-walls = no walls
castellan-tower-counts = { $where }, counts for { $courts }
castellan-tower-row = { $tower }; { $walls }
castellan-free-end = free end of a wall, { $where }
castellan-empty = No piece lies yet.

## Courts
castellan-court-of = Court of { $towers ->
    [one] { $towers } tower
   *[other] { $towers } towers
}
castellan-court-short = Court of { $towers }
castellan-court-plain = { $court } of { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-court-doubled = { $court } of { $name }, doubled, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-court-plain-mine = { $court }, yours, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-court-doubled-mine = { $court }, yours, doubled, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-closes = Closes a court of { $towers }
castellan-closes-several = Closes { $count } courts: { $towers }
castellan-grows = Your courts grow
castellan-shrinks = Your courts shrink
castellan-gain = { $gain } for your courts
castellan-no-gain = No points at once
castellan-promise = Then one more piece brings { $points }
castellan-foresee = Nearly closed courts
castellan-may-double = You may double it when you claim.
castellan-your-courts = Your courts
castellan-courts-of = Courts of { $name }
castellan-courts-count = { $count ->
    [0] no court
    [one] { $count } court
   *[other] { $count } courts
}
castellan-no-courts = No court yet. Close one with walls and towers.
castellan-no-court-at-end = No court in this game.
castellan-twice = twice, under the double keep
castellan-together = Together
castellan-read-court = One point for each of its towers: at its corners, in its walls and inside. Under a double keep each counts twice.
castellan-read-tower = Stands where at least one wall ends, and no tower yet.
castellan-read-long = Two units long. One end is at a tower, and the crossing in its middle is free.
castellan-read-short = One unit long. One end is at a tower.
castellan-counts-for = It counts for:
castellan-counts-nowhere = It counts for no court yet.

## Cards
castellan-wall-card = Wall card
castellan-tower-card = Tower card
castellan-card = { $back }: { $pieces }
castellan-card-draws = { $back }: { $pieces }, and you draw { $count ->
    [one] one more card
   *[other] { $count } more cards
}
castellan-card-number = { $card }. { $number } of { $count }
castellan-read-card = Whoever plays it builds all these pieces in the same turn.
castellan-read-draw = Whoever plays it builds all these pieces in the same turn. Each draw symbol brings one more card at its end.
castellan-your-hand = Your hand
castellan-no-cards = No cards left in hand.
castellan-supply = Still on cards: { $pieces }
castellan-supply-short = Still on cards
castellan-in-piles = In the piles: wall cards { $wall }, tower cards { $tower }
castellan-backs-short = in hand
castellan-piles-short = in piles
castellan-backs = In hand: wall cards { $wall }, tower cards { $tower }
castellan-left = { $count } left
castellan-not-played = Not yet played
castellan-left-of-seat = { $name }: { $count ->
    [one] { $count } card not yet played
   *[other] { $count } cards not yet played
}

## Steps
castellan-steps = The turn of { $name }
castellan-step-cards = Cards
castellan-step-build = Build
castellan-step-claim = Claim
castellan-step-draw = Draw
castellan-last-turn-short = Last turns
castellan-last-turns = The game draws to its end: everybody else has one last turn.
castellan-has-ended = no cards left

castellan-now-cards = **Play one card or more**: you build all they show
castellan-now-cards-small = What has no place goes on to the next player.
castellan-now-first = **Play one card or more** to begin the castle
castellan-now-first-small = First turn: all pieces must be linked, so you need a tower, and walls between towers.
castellan-now-last = **Last turn**: all your cards are played
castellan-now-last-small = Nothing is drawn afterwards.
castellan-handed = Handed on by { $name }: { $pieces }.
castellan-choose-card = Choose a card
castellan-needs-tower = First turn needs a tower
castellan-not-linked = Not all can be linked
castellan-play = { $count ->
    [one] Play one card
    [2] Play two cards
    [3] Play three cards
   *[other] Play { $count } cards
}

castellan-build-title = To build
castellan-you-build = You will build
castellan-to-build-label = Pieces to build
castellan-to-draw = to draw
castellan-places-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
castellan-no-place = no place
castellan-none = none
castellan-all-built = all built
castellan-left-of = { $left } of { $all }
castellan-piece-button = { $piece }: { $left } of { $all } left, { $places }
castellan-handed-label = Handed on by { $name }: { $pieces }
castellan-key-take = take,
castellan-key-turn = turn
castellan-key-play = play
castellan-now-build = **Build { $piece }**, then { $rest }
castellan-now-build-last = **Build { $piece }**, the last piece
castellan-take-backs = You can take pieces back until the turn ends.
castellan-placed = Placed is placed: nothing is taken back.
castellan-build-here = Build here
castellan-point-at = Point at a place to see what it brings; click it or drag the piece there.
castellan-tap-twice = Tap a place or the arrows: best first.
castellan-place-at = Place { $at } of { $count }

castellan-now-claim = { $count ->
    [one] **A court is yours.** Double it?
    [2] **Two courts are yours.** Double one?
   *[other] **{ $count } courts are yours.** Double one?
}
castellan-now-claim-small = The double keep: once a game, and only when a court is claimed.
castellan-now-cut = **Your double court is cut.** Which part stays double?
castellan-now-cut-small = The other parts get single keeps.
castellan-or = or
castellan-none-of-them = None
castellan-for-later = keep it for later
castellan-choose-court = Double one, or none?
castellan-choose-part = Choose a part
castellan-double-this = Double this one
castellan-stays-double = Keep this part double
castellan-keep-double = Keep it for later
castellan-you-have = { $points ->
    [one] you have { $points } point
   *[other] you have { $points } points
}

castellan-now-draw = { $count ->
    [one] **Draw one card**: from which pile?
    [2] **Draw two cards**: how many from which pile?
   *[other] **Draw { $count } cards**: how many from which pile?
}
castellan-now-draw-small = You see { $count ->
    [one] it
   *[other] them
} afterwards.
castellan-leaving = Without a place, so on to { $name }: { $pieces }.
castellan-leaving-aside = Without a place, so put aside: { $pieces }.
castellan-draw = { $count ->
    [one] Draw one card
    [2] Draw two cards
   *[other] Draw { $count } cards
}
castellan-fewer = Fewer from { $pile }
castellan-more = More from { $pile }
castellan-from-pile = { $count } from { $pile }

castellan-wait-cards = **Waiting for { $names }** to play cards
castellan-wait-build = **Waiting for { $names }** to build
castellan-wait-claim = **Waiting for { $names }** to claim
castellan-wait-draw = **Waiting for { $names }** to draw

## Log
castellan-log-play = { $name } plays { $count ->
    [one] one card
   *[other] { $count } cards
}: { $pieces }
castellan-log-build = { $name } builds: { $piece }
castellan-log-makes = { $built }; { $count ->
    [one] this makes a court of { $towers }
   *[other] this makes courts of { $towers }
}
castellan-log-double = { $name } doubles a court of { $towers }
castellan-log-single = { $name } keeps the double keep for later
castellan-log-draw = { $name } draws { $cards }
castellan-log-cards = The cards lie on the table
castellan-log-turn = End of the turn
castellan-log-hands = { $name } hands { $pieces } on to { $to }
castellan-log-then = { $done }. { $handed }
castellan-log-aside = { $over }. Put aside, without a place: { $pieces }
castellan-the-claim = the claim

## End
castellan-column-courts = Courts
castellan-column-keeps = Keeps
castellan-you-win = { $points ->
    [one] You win by { $points } point
   *[other] You win by { $points } points
}
castellan-you-win-tie = You win: more keeps
castellan-you-came = { $rank ->
    [2] You came second
    [3] You came third
   *[other] You came fourth
}, { $points ->
    [0] with fewer keeps
    [one] { $points } point behind
   *[other] { $points } points behind
}
castellan-decisive = The largest court of { $name } counts { $points }.
castellan-decisive-mine = Your largest court counts { $points }.
castellan-decisive-double-mine = Your double keep stands in a court of { $towers }: it counts { $points }.
castellan-decisive-double = { $name }’s double keep stands in a court of { $towers }: it counts { $points }.
castellan-course = Points turn by turn
castellan-dropped = Put aside at the end, without a place: { $pieces }.
castellan-point-at-line = Point at a line to see its towers, at a tower to see its courts.

## Set-up
option-castellan-deck = Deck
option-castellan-deck-reconstructed = Reconstructed
option-castellan-deck-reconstructed-words = The printed rules show two of the fourteen cards. The other twelve are ours, made so that all printed totals hold.
option-castellan-deck-own = Your own
option-castellan-deck-own-words = If you own the game, type your cards here: seven of each pile, with the pieces and draw symbols that they show.
option-castellan-deck-wall-deck = Wall cards
option-castellan-deck-tower-deck = Tower cards
option-castellan-deck-supply = Pieces in the box for one player
option-castellan-deck-id = Name
option-castellan-deck-towers = Towers
option-castellan-deck-long-walls = Long walls
option-castellan-deck-short-walls = Short walls
option-castellan-deck-draw = Draw
option-castellan-deck-shown = the cards show { $count }
option-castellan-take-backs = Take back
option-castellan-take-backs-yes = until the turn ends
option-castellan-take-backs-no = placed is placed
option-castellan-take-backs-words = Pieces may be taken back until the turn ends. Without it, placed is placed.
option-castellan-memory-aid-words = Which cards each player has not played yet stays in sight.

## The first game
remark-castellan-cards = Close courts: each of their towers is a point. All that your cards show is built now. Whoever runs out of cards ends the game.
remark-castellan-handed = These pieces had no place in the turn before. Now they are yours and must be built too.
remark-castellan-build = Walls hang on towers, towers stand at wall ends. Choose a dashed place, or drag a piece there and turn it.
remark-castellan-courts = A court counts all its towers and grows with new ones. Only its owner builds inside.
remark-castellan-claim = You double one court in the whole game, and only when you claim it. A larger one may still come.
remark-castellan-draw = Wall cards bring walls, tower cards towers. Choose the mix before you see any.
remark-castellan-last = Somebody has no cards left. The others play all theirs once more, then the castle is counted.

# The score assistant.
castellan-score-cursor = Free, { $where }
castellan-score-court = { $court } of { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castellan-score-whose = { $court }. Whose is it?
castellan-score-let-go = Let go to lay it.
castellan-score-let-go-closed = A court grows or closes. Let go, and say whose it is.
castellan-score-lone = A keep without a court
castellan-score-away = Take away
castellan-score-closes = Courts that are closed now count for { $name }.
castellan-score-how = Drag from dot to dot for walls, tap a dot for a tower. Tap a court to say whose it is. Two fingers move the castle.
castellan-score-how-mouse = Drag from dot to dot for walls, click a dot for a tower, a court to say whose it is. Or by keys, with a cursor that the arrows move:
castellan-score-key-short = short wall
castellan-score-key-long = long wall
castellan-score-key-tower = tower
castellan-score-key-seat = who closes courts
castellan-score-key-court = next court
castellan-score-key-owner = its owner
castellan-score-key-double = double keep
castellan-score-key-back = back
castellan-score-so-far = { $pieces } so far.
