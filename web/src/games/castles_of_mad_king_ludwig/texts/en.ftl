# Castles of Mad King Ludwig in the browser, in English.
you = You
you-small = you
castle-mine = Your castle
castle-of = { $name }’s castle
castle-label = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-label = Points:
money-label = Money:
thousands = { $count }k
chip-words = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, money { $money }

room-kind = { $type }, size { $size }
room-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
room-fence = A fence: nothing may lie along it.
room-reward = Completed: { $reward }
bonus-connected = { $points } for each connected room of these types: { $types }.
bonus-adjacent = { $points } for each room wall to wall of these types: { $types }.
bonus-castle = { $points } for each room of these types in the whole castle: { $types }.
wants-types = { $count } types
state-open = It can still be completed.
state-complete = It is complete.
state-never = It can no longer be completed.
counts-in-lines = What it scored
side-n = north
side-e = east
side-s = south
side-w = west
door-joins = { $side } door joins { $other }
door-open = { $side } door open
door-blocked = { $side } door blocked
doors-many = { $count } doors, { $open } open{ $joins ->
    [0] {""}
   *[other] , joined with { $joined }
}
tile-words = { $name }, { $type }, { $width } by { $height }; { $doors }
tile-complete = { $words }; complete
tile-never = { $words }; can no longer be completed
place-joins = joins { $others }
place-joins-door = joins { $other }, { $side } door
place-words = { $joins }{ $turn ->
    [0] {""}
    [1] , turned right
    [2] , turned round
   *[3] , turned left
}

reward-living = the room scores again
reward-activity = { $points } points
reward-sleeping = look through a stack
reward-outdoor = { $money } from the bank
reward-utility = draw two bonus cards, keep one
reward-food = another turn
reward-corridor = a hallway or stairs for nothing
reward-downstairs = with every second one, any other reward
card-words = { $card ->
    [all_sizes] { $each } for { $what }
    [all_types] { $each } for { $what }
    [money] { $each } for { $what }
    [completed_rooms] { $each } for two completed rooms
    [external_entrances] { $each } for two external entrances
   *[other] { $each } each: { $what }
}
worth-now = now worth

market-label = Market
offer = { $room }, { $price }
offer-coins = { $room }, { $price }, { $coins } lie on it
offer-free = { $room }, for nothing
offer-best = { $what }, best { $best }
offer-not = { $what }, { $reason }
short = { $money } short
needs-stairs = needs stairs
no-place = no place
none-short = no
best-short = best
sold = sold
price-empty = empty
pieces-left = { $count } left

now-turn = **Buy one room** and place it, or pass.
pay-builder = { $name } is master builder: what you pay goes there.
pay-bank = You are master builder and pay the bank.
pay-bank-alone = Everything is paid to the bank; the rest of the display leaves the game.
choose-room = Choose a room
pass-button = Pass, take { $money }
now-try = **Place { $room }**: point at a door.
try-small = { $count ->
    [one] One door fits.
   *[other] { $count } doors fit, best first.
} Nothing is paid before it lies there.
try-waits = Looking for places.
back-to-market = Back
buy-and-place = Buy and place
pay-price = { $money }
now-place = **Place { $room }**: point at a door.
place-here = Place here
point-at-door = Point at a door of your castle, or step through the places.
now-free = **A hallway or stairs for nothing**: choose one and place it.
now-free-small = It scores like any tile. Once in a turn.
choose-free = Choose one
stepper-label = Places
stepper-of = { $at } of { $count }
place-after = Next place
zoom-label = View
castle-zoom-in = Closer
castle-zoom-out = Farther
castle-zoom-fit = Whole castle
preview-points = Points
preview-completes = Completes { $room }:
preview-spoils = { $room } could no longer be completed.
preview-more = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
}
preview-later = If the game ended now:

now-arrange = **You are the master builder**: one room on each price.
now-arrange-small = You earn what the others pay. You choose last, and pay the bank.
open-market = Open the market
arrange-reset = As it lay
arrange-keys = Drag a room to a price, the two swap. Enter lifts, arrows move.
arrange-purses = { $names }
purse = { $name } has { $money }
arrange-slot = { $room }, price { $price }. { $bests }
best-for = { $name } { $gain }
arrange-lifted = { $room }, lifted, price { $price }
arrange-moved = { $room } to { $price }, { $other } to { $back }
arrange-dropped = Dropped.

now-reward = { $count ->
    [one] **One reward waits.**
   *[other] **{ $count } rewards wait.** Which one first?
}
now-reward-small = What you leave is gone.
button-reward = Take it
leave-rest = Leave the rest
leave-it = Leave it
now-choose = **A pair of downstairs rooms**: choose any other reward.
now-choose-small = A living reward scores the downstairs room just completed.
button-choose = Take it
as-type = as for { $type }
now-rescore = **Which downstairs room scores again?**
now-rescore-small = Its points and its bonus, as it lies now.
button-rescore = Score it
now-stack = **Look through a stack**: choose its size.
now-stack-small = Only you see its rooms. Up to two go on the room deck.
button-stack = Look
stack-of = Size { $size }
rooms-count = { $count ->
    [one] one room
   *[other] { $count } rooms
}
final = cannot be undone
now-take = **Only you see these { $count } rooms.** Put up to two on the room deck.
now-take-small = They come first into the next market. The others are shuffled.
take-button = { $count ->
    [0] Choose a room
    [one] Put it on top
   *[other] Put both on top
}
take-none = Put none
look-label = Rooms of the stack
look-room = { $room }, best { $best }
look-picked = { $room }, comes up as number { $order }
others-see-look = The others see: { $name } looks through the stack of { $size }.
now-keep = **Keep one of two bonus cards.** Only you see them.
now-keep-small = The other goes under the deck.
button-keep = Keep this card
now-return = **Put one bonus card back.** Only you see them.
now-return-small = Favours and market are there to be seen before.
button-return = Put this one back
step-extra-turn = Another turn, now

wait-return = **Waiting for { $names }** to put a card back.
wait-arrange = **{ $name }** sets the prices.
wait-arrange-small = One room on each price.
wait-turn = **{ $name }** buys a room or passes.
wait-place = **{ $name }** is building.
wait-look = **{ $name }** looks through a stack.
wait-keep = **{ $name }** chooses a bonus card.
wait-small = Meanwhile: look at the castles and favours.

rivals-title = Rivals
tab-rivals = Rivals
tab-goals = Goals
has-returned = has chosen
rival-facts = { $doors } open doors, { $done } of { $tiles } complete, { $cards } bonus cards
lays-now = { $name } lays { $room }.
rewards-wait = { $name } has rewards waiting: { $what }.
favours-title = King’s favours
if-ended-now = if it ended now
most-of = Most: { $what }
cards-secret = Only you see them.
goes-back = goes back
stacks-score = An empty stack gives two points for each of its rooms in a castle.
deck-title = On the room deck
deck-known = { $room }, size { $size }
deck-unknown = size { $size }, laid by { $name }
removed-title = Out of play:
known-lot = Size { $size }: { $rooms }
known-returned = Under the deck: { $cards }
cards-left = Room cards left: { $left } of { $all }
cards-left-short = { $left } cards
castle-score-now = Score now
score-whose = Whose sheet
sheet-total = Together
sum-public = Together, without bonus cards

log-line = { $name } { $what }
log-buy = buys { $room } for { $money }.
log-place = places { $room }.
log-set = asks { $money } for { $room }.
log-done = leaves the rest as it is.
log-pass = passes.
log-reward = takes the reward for { $room }.
log-decline = leaves what waits.
log-free = takes for nothing: { $room }.
log-search = looks through the stack of { $size }.
log-take = lays { $room } on the room deck.
log-keep = keeps a bonus card: { $card }.
log-return = puts back a bonus card: { $card }.
log-choose = chooses a reward: { $reward }.
log-rescore = scores { $room } again.

castle-end-you-win = { $by ->
    [0] You win with { $points }
   *[other] You win by { $by }
}
castle-end-you-share = You share the win with { $points } points
end-you-lose = You came { $rank ->
    [2] second
    [3] third
   *[other] fourth
}, { $behind ->
    [0] with equal points
    [one] one point behind
   *[other] { $behind } points behind
}
end-decisive = Decisive: { $what }, { $points }.
end-solo = { $points } points: { $rank }
end-solo-next = { $points } more for { $rank }.
end-solo-top = The highest rank there is.
ranks-title = Ranks of the { $edition ->
    [first] first
   *[second] second
} edition
rank-below = below { $points }
rank-between = { $from } to { $to }
rank-above = { $points } and more
column-start = start
column-placement = placed
column-reward = rewards
column-favors = favours
column-bonus_cards = cards
column-depleted = stacks
column-money = money
castle-how-scored = How it scored
how-scored-of = How it scored: { $name }
point-at-line = point at a line, click to keep it

remark-label = For your first game
remark-close = Got it
remark-rules = Rules
remark-market = You set the prices: dear for what the others want most, and what they can still pay. The money comes to you.
remark-purchase = The number at the left of a room is what it would score at its best place in your castle. Coins on a room help to pay for it.
remark-doors = Each number stands at a door that the room can join. Turn it with R, the wheel or the arrows.
remark-completed = A room is complete when all its doors are joined; it then brings the reward of its type. A door against a wall rules that out.
