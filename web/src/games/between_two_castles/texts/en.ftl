# Between Two Castles in the browser, in English.
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
rule-decorated = { $points } point for each of the eight rooms around it that shows this: { $wanted }.
rule-column = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $wanted } room above or below it in its column.
rule-column_up = { $points } point for each { $wanted } room above it in its column.
rule-fountain = Always { $points } points.
rule-tower = { $points } point for each room below it in its column.
rule-grand_foyer = { $points } point for each of the eight rooms around it.
rule-throne = { $points } points for each shown cell with a { $first } or { $second } room.
rule-attendant = 1 point for every room in the castle that shows this: { $decoration }.
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
left-of-throne = { $steps } left of the throne
right-of-throne = { $steps } right of the throne
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
castle-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castle-total = Total:
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
partner-has-chosen = { $name } has chosen
if-laid-here = { $points } if laid here
counts-for-you = counts for you: the lower one
bonus-cards-label = Bonus cards of this castle
bonus-here = Bonus
now-lay = **Lay { $room }** in { $castles }
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
now-bonus-special = **Choose a special room**, then its place
now-bonus-attendant = **Choose an attendant** for the throne room
now-bonus-card = **Keep a bonus card**, one of three
now-bonus-tile = **Choose one of five rooms** and its place
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
step-laid = { $room } laid
step-took = { $piece } taken
others-bonus-bonus = { $name } chooses a bonus.
others-bonus-special = { $name } chooses a special room.
others-bonus-attendant = { $name } chooses an attendant.
others-bonus-card = { $name } keeps one of these cards.
others-bonus-tile = { $name } lays one of these rooms.
others-bonus-room = { $name } lays this room.
offered-label = What is offered
point-at = Point at { $piece }, for your partner to see
first-lay = Another room first
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
ludwig-you-give = Nobody plays him: in this round you give two of his rooms each turn.
ludwig-gives = Nobody plays him: in this round { $name } gives two of his rooms each turn.
ludwig-castles = He shares one castle with each of you.
ludwig-score = His lower castle has { $points }. If he wins, you both lose.
brings-food = third { $type } room: draw five rooms, lay one
brings-living = third { $type } room: take an attendant
brings-utility = third { $type } room: keep one of three bonus cards
brings-outdoor = third { $type } room: lay a fountain
brings-sleeping = third { $type } room: lay a tower
brings-corridor = third { $type }: lay a grand foyer
brings-downstairs = third { $type } room: any of six bonuses
brings-special = fifth room of its type: a special room of your choice{ $type }
gain-where = in { $where }
best-in-castle = Best in { $castle }: { $gain }
point-at-place = Point at a place to see what it brings; click it or drag the room there.
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
known-hand = { $name } holds
known-discards = Discarded
castles-score-category = Kind of room
score-lower = You have the lower of the two: { $points }
castles-counts-in = Counts in { $castle }:
log-choices = The choices are shown
log-hands = The hands are taken up
log-drawn = Something is drawn for a bonus
log-given = Ludwig’s rooms lie face up
log-choose = { $name } keeps { $rooms }
log-lay = { $name } laid { $piece } in { $castle }
log-take = { $name } took { $piece } for { $castle }
log-keep = { $name } kept a card for { $castle }: { $piece }
log-bonus = { $name } chose a bonus for { $castle }: { $piece }
log-give = { $name } gave { $piece } to { $castle }
end-words = Every player has the lower of two castles. Point at a line to see the rooms that count.
castles-end-you-win = You win with { $points }
castles-end-you-came = { $behind ->
    [0] You are number { $rank }, level with { $name }
    [one] You are number { $rank }, { $behind } point behind { $name }
   *[other] You are number { $rank }, { $behind } points behind { $name }
}
end-lower = Your lower castle counts: { $castle }, { $points }.
left-castle = left castle
right-castle = right castle
all-castles = All castles
castles-how-scored = How { $castle } scored
