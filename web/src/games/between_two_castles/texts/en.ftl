# Between Two Castles in the browser, in English.
rooms-counted = { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}
cards-counted = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
attendants-counted = { $count ->
    [one] { $count } attendant
   *[other] { $count } attendants
}
step-cause = { $number ->
    [3] third
   *[other] fifth
} { $type } room
step-was-lay = laid
step-was-take = taken
step-was-keep = card kept
step-was-bonus = bonus chosen
bonus-step = Step { $number } of this chain. { $because }
kinds-used-up = No longer there: { $kinds }.
ludwig = Ludwig
type-food = food
type-living = living
type-utility = utility
type-outdoor = outdoor
type-sleeping = sleeping
type-corridor = corridor
type-downstairs = downstairs
type-special = special
rule-beside = { $points } points for each { $wanted } room left and right of it.
rule-stacked = { $points } points for each { $wanted } room directly above and below it.
rule-two_below = { $points } points for each { $wanted } room on the two cells straight below it.
rule-around = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $wanted } room of the eight around it.
rule-around_but_below = { $points } points for each { $wanted } room around it, except straight below.
rule-three_below = { $points } points for each { $wanted } room on the three cells below it.
rule-connected = { $points } point for each { $wanted } room reached from it through { $wanted } rooms alone.
rule-anywhere = { $points } point for each { $wanted } room anywhere in the castle.
rule-variety = { $points } points if all six other types are in the castle, otherwise { $least }.
rule-decorated = { $points } point for each of the eight rooms around it that shows { $decoration ->
    [torch] a torch
    [painting] a painting
    [mirror] a mirror
   *[swords] swords
}.
rule-column = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $wanted } room above or below it in its column.
rule-column_up = { $points } point for each { $wanted } room above it in its column.
rule-fountain = Always { $points } points.
rule-tower = { $points } point for each room below it in its column.
rule-grand_foyer = { $points } point for each of the eight rooms around it.
rule-throne = { $points } points for each shown cell with a { $first } or { $second } room.
rule-attendant = 1 point for every room in the castle that shows { $decoration ->
    [torch] a torch
    [painting] a painting
    [mirror] a mirror
   *[swords] swords
}.
open-sky = Open to the sky: nothing can stand on it.
stands-ground = on the ground and above
stands-below = below ground
stands-anywhere = anywhere
floor = { $number ->
    [0] ground floor
    [1] first floor
    [2] second floor
    [3] third floor
   *[other] floor { $number }
}
cellar = { $number ->
    [1] first cellar
    [2] second cellar
   *[other] cellar { $number }
}
level-column = { $level }, { $column }
left-of-throne = { $steps ->
    [1] next to the throne, left
    [2] second left of the throne
    [3] third left of the throne
   *[other] { $steps } left of the throne
}
right-of-throne = { $steps ->
    [1] next to the throne, right
    [2] second right of the throne
    [3] third right of the throne
   *[other] { $steps } right of the throne
}
over-throne = { $half ->
    [left] over the throne, left
   *[right] over the throne, right
}
under-throne = { $half ->
    [left] under the throne, left
   *[right] under the throne, right
}
above-room = above { $room }
below-room = below { $room }
beside-rooms = beside { $rooms }
cell-free = { $where }, free, { $beside }
cell-room = { $where }, { $room }, { $type }, { $beside }; { $rule }
cell-room-alone = { $where }, { $room }, { $type }; { $rule }
row-in-words = { $level }: { $rooms }
room-in-castle = { $room } in { $castle }
place-choice = { $where }, { $beside }
one-or-other = { $first } or { $second }
counters-label = Rooms of each type, and how many bring the next bonus
counter = { $type }: { $count } of { $next } for the next bonus
counter-full = { $type }: { $count }, no more bonus
with-partner = with { $name }
partner-only = { $name }
partner-brings = { $name } brings
partner-laid = { $name } has laid here
partner-waits = waits for the bonus
remark-castles-choose = Keep two rooms, one for each castle. The numbers under a room are what it would bring at once to the left and to the right castle.
remark-castles-lay = Above the ground a room needs a room under it, and nothing stands on what is open to the sky. Downstairs rooms go below the line.
remark-castles-near = A counter in gold: the next room of that type brings the castle a bonus, which is settled at once.
remark-castles-bonus = Your room set this bonus off, so you decide. It may set off the next one; the castle stands still until all are settled.
remark-castles-ludwig = Ludwig builds a castle with each of you and can win. Give one room to each of these castles: one of them is yours too.
partner-has-chosen = { $name } has chosen
total-taken = { $points } if taken
counts-for-you = counts for you: the lower one
bonus-cards-label = Bonus cards of this castle
now-lay = **Lay the { $room }** in { $castles }
now-lay-small = The other room goes to the other castle.
now-lay-last-small = The other castle has its room.
now-lay-gift = Ludwig’s room goes to the castle that you share with him.
lay-here = Lay here
castle-waits = { $castle } waits until { $name } has settled a bonus.
now-wait-give = **Waiting for { $name }** to give Ludwig’s rooms
now-wait-bonus = **{ $name } settles a bonus** in { $castle }
bonus-cause = { $room } is the { $number ->
    [3] third
   *[other] fifth
} { $type } room in { $castle }
bonus-because = { $cause }.
now-bonus-bonus = **Choose a bonus**, one of six
now-bonus-special = **Choose a special room**
now-bonus-attendant = **Choose an attendant** for the throne room
now-bonus-card = **Keep a bonus card**, one of three
now-bonus-tile = **Choose one of five rooms**
now-bonus-room = **Lay the { $room }**
kind-used-up = No { $room } is left: take another special room instead.
choose-one = Choose one
take-it = Take it
then-lay = then lay it
step-bonus = Choose a bonus
step-special = A special room
step-attendant = An attendant
step-card = A bonus card
step-tile = One of five rooms
step-room = Lay { $room }
brief-tile = Room
brief-attendant = Attendant
brief-card = Card
brief-fountain = Fountain
brief-tower = Tower
brief-grand_foyer = Foyer
bonus-words-tile = Five rooms are drawn; you lay one of them at once.
bonus-words-attendant = An attendant of your choice comes to the throne room: 1 point for every room of the castle with its decoration.
bonus-words-card = Three cards are drawn; you keep one, and it scores at the end.
others-bonus-bonus = { $name } chooses a bonus.
others-bonus-special = { $name } chooses a special room.
others-bonus-attendant = { $name } chooses an attendant.
others-bonus-card = { $name } keeps one of these cards.
others-bonus-tile = { $name } lays one of these rooms.
others-bonus-room = { $name } lays this room.
offered-label = What is offered
point-at = Point at { $piece }, for your partner to see
now-advise = **Point at a place** for { $room }
now-advise-small = { $name } sees it at once, and decides.
point-here = Point here
wish-takes = { $name } would take: { $piece }
first-lay = Another room first
first-other = Other bonus first
first-named = { $label }: { $piece }
back-to-bonus = Back to the bonus
left-over = { $count } left
option-label = { $piece }, { $number } of { $count }
now-give = **Give Ludwig’s two rooms** to his castles, one each
now-give-small = Drawn at random from his hand; only you see them until you give.
give-both = Give both
swap-rooms = Swap the two rooms
you-lay-it = you lay it
name-lays-it = { $name } lays it
at-best = at best
hand-rests = Then you choose two rooms of your own.
ludwigs-room = Ludwig’s room
ludwig-third = third at the table; nobody plays Ludwig
ludwig-rooms = Ludwig’s hand
ludwig-rooms-words = { $count ->
    [one] { $count } room, passed on like yours
   *[other] { $count } rooms, passed on like yours
}
ludwig-giver = Who gives the rooms
ludwig-giver-words = round 1: { $first }, round 2: { $second }
ludwig-castles-words = one with each of you; there you alone lay and decide
ludwig-score-words = the lower castle; if Ludwig wins, you both lose
ludwig-castles = Ludwig’s castles
ludwig-score = Ludwig’s score: { $points }
brings-food = third { $type } room: draw five rooms, lay one
brings-living = third { $type } room: take an attendant
brings-utility = third { $type } room: keep one of three bonus cards
brings-outdoor = third { $type } room: lay a fountain
brings-sleeping = third { $type } room: lay a tower
brings-corridor = third { $type }: lay a grand foyer
brings-downstairs = third { $type } room: any of six bonuses
brings-special = fifth room of its type: a special room of your choice{ $type }
line-gains = { $name } { $gain }
gain-where = in { $where }
best-in-castle = Best in { $castle }: { $gain }
point-at-place = Point at a place to see what it brings; click it or drag the room there.
point-at-offer = Press one to see what it would bring.
point-at-room = Point at a room to read it here.
hold-to-read = Hold a room to read it.
tap-twice = Tap a place to see what it brings, tap again to lay.
hand-label = My hand
hand-to-lay = My rooms to lay
bonus-label = What the bonus offers
hand-kept = You keep these two:
hand-room-choose = { $room }, { $type }, { $number } of { $count }. { $rule }
hand-room-lay = { $room }, { $type }, to lay, { $number } of { $count }. { $rule }
others-title = The other castles
open-large = { $castle }. Show it large.
known-hand = { $name } holds:
known-discards = Discarded
score-lower = You have the lower of the two: { $points }
castles-counts-in = Counts in { $castle }:
log-drawn = Something is drawn for a bonus
log-given = Ludwig’s rooms lie face up
log-choose = { $name } kept { $rooms }
log-lay = { $name } laid { $piece } in { $castle }
log-take = { $name } took { $piece } for { $castle }
log-keep = { $name } kept a card for { $castle }: { $piece }
log-bonus = { $name } chose a bonus for { $castle }: { $piece }
log-give = { $name } gave { $piece } to { $castle }
end-words = Every player has the lower of two castles. Choose a line to see the rooms that count.
end-lower = Your lower castle counts: { $castle }, { $points }.
end-ludwig = Ludwig has won, so both of you lose.
end-more = { $points ->
    [one] One more point there would have won.
   *[other] { $points } more points there would have won.
}
left-castle = Left castle
right-castle = Right castle
draft-choose = **Choose two rooms** to keep, one for each castle
draft-choose-last = The last room is laid aside. A choice is final.
choose-more = { $count ->
    [one] Choose one more
   *[other] Choose two rooms
}
keep-both = Keep both

## The score assistant
typed-search = Letters of a room, an attendant or a bonus card
typed-search-example = Name…
typed-clear = Clear the letters
typed-shelves = What is typed in
typed-rooms = Rooms
typed-throne = Throne
typed-attendants = Attendants
typed-cards = Cards
typed-types = Types
typed-decorations = Decorations
typed-found = Found
typed-more = { $count ->
    [one] and one more: type another letter
   *[other] and { $count } more: type another letter
}
typed-nothing = Nothing in the box begins so.
typed-tip = Type the first letters of a room’s name, or choose its type and its decoration.
typed-tap-place = Now press the place of { $room } in the castle.
typed-move = Press another place to move it.
typed-take-away = Take away
typed-throne-tip = Which throne room does this castle have?
typed-add-attendant = { $attendant }, one more
typed-remove-attendant = { $attendant }, one fewer
typed-add = Add
typed-lay = Lay here
typed-next-castle = Next castle
typed-keys = Letters find a room, ↑ ↓ change it, a digit lays it on its place, ← → and Enter do too.
