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
thousands = { $count ->
    [0] 0
   *[other] { $count }k
}
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
    [money] { $each } for every 5 000 in money
    [completed_rooms] { $each } for two completed rooms
    [external_entrances] { $each } for two external doors
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
none-left = none left
none-short = no
best-short = best
sold = sold
price-empty = empty
pieces-left = { $count } left

now-turn = **Buy one room** and place it, or pass
now-turn-short = **Buy one room**, or pass
now-extra-turn = **Another turn**: buy one room and place it, or pass
now-extra-turn-short = **Another turn**: buy, or pass
pay-builder = { $name } is master builder: what you pay goes there.
pay-bank = You are master builder and pay the bank.
pay-bank-alone = You pay the bank; the rest of the display leaves.
last-round-now = The last round.
choose-room = Choose
pass-button = Pass, take { $money }
pass-short = Pass, +{ $money }
now-try = **Place { $room }**: choose a door
place-small = { $count ->
    [one] One door fits.
   *[other] { $count } doors fit, best first.
}
try-small = { $count ->
    [one] One door fits.
   *[other] { $count } doors fit, best first.
} Nothing is paid before it lies there.
try-waits = Looking for places.
back-to-market = Back
buy-and-place = Buy and place
pay-price = { $money }
now-place = **Place { $room }**: choose a door
place-here = Place here
point-at-door = Choose a door of your castle, or step through the places.
now-free = **A hallway or stairs for nothing**: choose one and place it
now-free-small = It scores like any tile. Once in a turn.
choose-free = Choose one
preview-points = Points
preview-imagined = If you had it now
preview-completes = Completes { $room }:
preview-spoils = { $room } could no longer be completed. Lost: { $reward }.
preview-more = { $count ->
    [one] and one more line
   *[other] and { $count } more lines
}
preview-nothing = No points at once.
preview-later = If the game ended now:

now-arrange = **You are the master builder**: one room on each price
now-arrange-short = **One room on each price**
now-arrange-small = You earn what the others pay. You choose last, and pay the bank.
open-market = Open the market
arrange-reset = As it lay
arrange-keys = Drag a room to a price, the two swap. Enter lifts, arrows move.
arrange-touch = Tap two rooms and they swap, or drag one.
purse = { $name } has { $money }
arrange-earn = { $rivals ->
    [one] If a room is bought you earn { $least } to { $most }.
    [2] If both buy a room you earn { $least } to { $most }.
   *[other] If all buy a room you earn { $least } to { $most }.
}
arrange-poor = too dear
best-for = { $name } { $gain }
arrange-room = { $room }. { $bests }

now-reward = { $count ->
    [one] **One reward waits.**
   *[other] **{ $count } rewards wait.** Which one first?
}
now-reward-small = What you leave is gone.
button-reward = Take it
leave-rest = Leave the rest
leave-it = Leave it
rewards-title = Your rewards
reward-is-done = { $room }: taken
reward-is-now = { $room }: now
reward-is-next = { $room }: waits
brings-sleeping = { $stacks ->
    [one] One stack
   *[other] { $stacks } stacks
}, { $rooms ->
    [one] one room in it
   *[other] { $rooms } rooms in all
}.
brings-utility = { $cards } cards lie in the deck.
brings-corridor = Left: { $hallways } hallways, { $stairs } stairs.
brings-food = You can pay for { $count } of { $all } rooms.
brings-downstairs = The reward of any of the other seven types.
order-final = After it there is no undo.
order-food = Played at once; what still waits comes after it.
order-corridor = Its tile may complete rooms whose rewards join these.
order-living = Scored as the castle lies then: a tile laid before may add to it.
now-choose = **A pair of downstairs rooms**: choose any other reward
now-choose-small = A living reward scores the downstairs room just completed.
button-choose = Take it
as-type = as for { $type }
now-rescore = **Which downstairs room scores again?**
now-rescore-small = Its points and its bonus, as it lies now.
button-rescore = Score it
now-stack = **Look through a stack**: choose its size
now-stack-small = Only you see its rooms. Up to two go on the room deck.
button-stack = Look
stack-of = Size { $size }
rooms-count = { $count ->
    [one] one room
   *[other] { $count } rooms
}
final = cannot be undone
final-short = no undo
now-take = **Only you see these { $count } rooms.** Put up to two on the room deck.
now-take-small = They come first into the next market. The others are shuffled.
now-take-last = In the last round they leave the game; an emptied stack still scores. The others are shuffled.
take-button = { $count ->
    [0] Choose a room
    [one] Put it on top
   *[other] Both on top
}
take-none = Put none
look-label = Rooms of the stack
look-room = { $room }, best { $best }
look-picked = { $room }, comes up as number { $order }
others-see = The others see:
others-see-look = { $name } looks through the stack of { $size }.
others-see-keep = { $name } draws two bonus cards and keeps one.
look-swap = Swap the order
now-keep = **Keep one of two bonus cards.** Only you see them.
now-keep-small = The other goes under the deck.
button-keep = Keep this card
now-return = **Put one bonus card back.** Only you see them.
now-return-small = Look at the favours and the market first.
button-return = Put this one back

wait-return = **Waiting for { $names }** to put a card back
wait-arrange = **{ $name }** sets the prices
wait-arrange-small = One room on each price.
wait-turn = **{ $name }** buys a room or passes
wait-place = **{ $name }** is building
wait-look = **{ $name }** looks through a stack
wait-keep = **{ $name }** chooses a bonus card
wait-small = Meanwhile: look at the castles and favours.

rivals-title = Rivals
rivals-none = You play alone.
tab-rivals = Rivals
tab-goals = Goals
fact-doors = { $count ->
    [one] one open door
   *[other] { $count } open doors
}
fact-done = { $done } of { $tiles } complete
fact-cards = { $count ->
    [one] one bonus card
   *[other] { $count } bonus cards
}
fact-score = If it ended now: { $score } without cards.
favours-ahead = Ahead of you in favours
favour-stands = { $theirs } to { $mine }
lays-now = { $name } lays { $room }.
rewards-wait = { $name } has rewards waiting: { $what }.
favours-title = King’s favours
if-ended-now = if it ended now
folded-score = If it ended now:
most-of = { $kind ->
    [area] Largest area: { $what }
   *[other] Most { $what }
}
cards-secret = Only you see them.
goes-back = goes back
stacks-score = An empty stack gives two points for each of its rooms in a castle.
deck-title = On the room deck
deck-known = { $room }, size { $size }
deck-unknown = size { $size }, laid by { $name }
removed-title = Out of play
known-lot = Size { $size }: { $rooms }
known-returned = Under the deck: { $cards }
cards-left = Room cards left: { $left } of { $all }
cards-left-short = { $left } cards
score-whose = Whose sheet
sheet-total = Together
sum-public = Without bonus cards, which nobody else knows.
lines-count = { $count ->
    [one] one line
   *[other] { $count } lines
}
score-public = { $points } without cards
score-both = Everybody knows { $points } of them; the rest are your bonus cards.

log-line = { $name } { $what }
log-buy = buys { $room } for { $money }
log-place = places { $room }
log-set = asks { $money } for { $room }
log-done = leaves the rest as it is
log-pass = passes
log-reward = takes the reward for { $room }
log-decline = leaves what waits
log-free = takes for nothing: { $room }
log-search = looks through the stack of { $size }
log-take = lays { $room } on the room deck
log-keep = keeps a bonus card: { $card }
log-return = puts back a bonus card: { $card }
log-choose = chooses a reward: { $reward }
log-rescore = scores { $room } again
log-shown-stack = The rooms of the stack, seen by one player only
log-shown-gone = It leaves the game
log-shown-cards = All bonus cards are shown
log-shown-drawn = Two bonus cards are drawn
log-shown-market = New rooms come to the market

undo-prices = the prices
undo-pass = the pass
undo-decline = what you left
undo-search = the look through a stack
undo-keep = the bonus card
undo-return = the bonus card
undo-choose = the reward

end-decisive = { $mine ->
    [yes] Decisive for you
   *[no] Decisive for { $name }
}: { $what }, { $points } to { $other }.
end-tie = Equal points; decisive: { $why }.
end-equal = { $edition ->
    [first] Points and area are equal.
   *[second] Points, area and money are equal.
}
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
column-start = Start
column-placement = Placed
column-reward = Rewards
column-favors = Favours
column-bonus_cards = Cards
column-depleted = Stacks
column-money = Money

remark-market = You set the prices: dear for what the others want most, and what they can still pay. The money comes to you.
remark-purchase = The number at the left of a room is what it would score at its best place in your castle. Coins on a room help to pay for it.
remark-doors = Each number stands at a door that the room can join. Turn it with R, the wheel or the arrows.
remark-doors-touch = Each number stands at a door that the room can join. The round arrows turn it.
remark-completed = A room is complete when all its doors are joined; it then brings the reward of its type. A door that meets a wall rules that out.

lost-bought = { $name } has just bought { $room }. Choose another.
lost-mine = { $room } was bought for you from another device.
lost-turn = It is { $name }’s turn now. { $room } stays chosen for yours.
lost-money = You are { $money } short of { $room } now; it stays chosen.
lost-place = { $room } has no place in your castle any more.
lost-gone = { $room } is not in the market any more. Choose another.
lost-market = The market was opened from another device. Your prices were not used.
refused-market = The market has changed and was not opened. Your prices are kept; look at them once more.

## Set-up
option-castles-of-mad-king-ludwig-edition = Edition
option-castles-of-mad-king-ludwig-edition-first = First
option-castles-of-mad-king-ludwig-edition-second = Second
option-castles-of-mad-king-ludwig-edition-first-words = The same rooms and rules; whoever is level in points and area shares the win. Its own ranks for playing alone.
option-castles-of-mad-king-ludwig-edition-second-words = The same rooms and rules; equal points and area are decided by money. Its own ranks for playing alone.

# The score assistant.
typed-search = Name of a room
typed-found = { $count ->
    [one] one room
   *[other] { $count } rooms
}
typed-nothing = No room is called so.
typed-in-castle = in castle { $name }
typed-places = { $count ->
    [one] one door
   *[other] { $count } doors
}
typed-no-place = It fits no open door of this castle.
typed-at = Place { $at } of { $count }
typed-keys = Arrows, Page ↑ ↓: door. Shift and arrows: turn. Enter: lay.
typed-short = Corridors
typed-lay-here = Lay here
typed-move-here = Lay it here
typed-move = Move or turn
typed-remove = Take away
typed-foyer = Every castle has its foyer.
typed-belongings = Cards: { $cards }, money: { $money }
typed-cards = Bonus cards
typed-money = Money
typed-start = Starting score
typed-rewards = When rewards were taken
typed-again = { $room } scored again
typed-after = when { $room } was laid
typed-not-taken = not taken
typed-pair = Pair of downstairs rooms { $number }
typed-no-points = no points
typed-room-again = { $room } scores again
typed-table = { $edition ->
    [first] 1st
   *[second] 2nd
} edition, favours: { $favours }, empty stacks: { $stacks }
typed-empty-stacks = Stacks that ran empty
