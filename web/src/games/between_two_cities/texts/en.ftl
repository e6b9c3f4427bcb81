# Between Two Cities in the browser, in English.
city-riverside = Riverside
city-hilltop = Hilltop
city-oldtown = Oldtown
city-lakeside = Lakeside
city-fairview = Fairview
city-northgate = Northgate
city-millbrook = Millbrook
letter-shop = S
letter-factory = F
letter-office = O
letter-park = P
letter-house = H
letter-music = m
letter-drink = d
letter-food = f
letter-bed = b
the-tile = { $tile ->
    [shop] the shop
    [factory] the factory
    [drink] the tavern (drink)
    [food] the tavern (food)
    [music] the tavern (music)
    [bed] the tavern (bed)
    [office] the office
    [park] the park
   *[house] the house
}
the-duplex = the duplex of { $first } and { $second }
the-duplex-in-hand = the duplex
duplex-horizontal = duplex, { $first } left and { $second } right
duplex-vertical = duplex, { $first } above and { $second } below
owners-alone = yours
owners-with = yours and { $name }’s
owners-others = { $names }
row-column = row { $row }, column { $column }
cell-tile = { $where }, { $tile }, { $owners }
cell-free = { $where }, free, beside { $beside }
cell-nothing = free
row-in-words = Row { $row }: { $cells }
beside-nothing = nothing
partner-brings = brings
partner-laid = has laid here
partner-chooses = is choosing
partner-has-chosen = has chosen
counts-for-you = counts for you: the lower one
now-lay = **Lay { $tile }** in { $first } or { $second }
now-lay-small = The other tile goes to the other city.
now-lay-last = **Lay { $tile }** in { $city }
now-lay-last-small = The other city has its tile.
lay-here = Lay here
point-at-place = Point at a place to see what it brings; click it or drag the tile there.
hold-to-read = Hold a tile to read it.
tap-twice = Tap a place to see what it brings, tap again to lay.
place-choice = { $where }, beside { $beside }
gain-where = in { $where }
hand-label = My hand
hand-to-lay = My tiles to lay
hand-kept = You keep these two:
hand-tile-choose = { $tile }, { $number } of { $count }
hand-tile-lay = { $tile }, to lay, { $number } of { $count }
others-title = The other cities
known-hand = { $name } holds:
score-lower = You have the lower of the two: { $points }
score-sum = You have both together: { $points }
rule-shop = Shops in one straight line: 2, 5, 10 or 16 points for one to four.
rule-factory = Each factory: 4 points in the city with the most, 3 with the second most, 2 in all others.
rule-tavern = Sets of different taverns: 1, 4, 9 or 17 points for one to four kinds.
rule-office = 1, 3, 6, 10, 15 or 21 points for one to six offices; 1 more for each beside a tavern.
rule-park = Joined parks: 2, 8 or 12 points for one to three, 1 more for each further park.
rule-house = 1 point for each other kind of building in the city; beside a factory only 1.
tile-in-city = { $tile } in { $city }
log-place = { $name } laid { $tile } in { $city }
log-choose = { $name } kept { $first } and { $second }
end-words = Every player has the lower of two cities. Choose a line to see the tiles that count.
end-words-two = Both own cities count together. Choose a line to see the tiles that count.
left-city = Left city
right-city = Right city
log-choose-twice = { $name } kept { $tile } twice
draft-choose = **Choose two tiles** to keep
draft-choose-last = The last tile is laid aside. A choice is final.
choose-more = { $count ->
    [one] Choose one more
   *[other] Choose two tiles
}
keep-both = Keep both
remark-cities-choose = Keep two tiles: one goes into each of your cities. You share each city with a neighbour, and the lower one is your score. The strip under a tile shows how it scores.
remark-cities-alone = Both cities are yours, and their points add up. Keep two tiles: one goes into each. The strip under a tile shows how it scores.
remark-cities-duplex = A duplex is two buildings in one tile. It lies as it is drawn and cannot be turned; each half scores by itself.

## The score assistant
cities-next-city = Next city
cities-cell = row { $row }, column { $column }, { $tile }
cities-letters = The city in letters, row by row
cities-letters-example = SSSS HHOm …
cities-filled = { $count } of { $all }
cities-no-building = Row { $row }, column { $column }: “{ $letter }” is no building. All else counts.
cities-palette = Buildings
cities-clear-last = Take the last building away
cities-how = Tap a building: it lands on the framed cell, and the frame goes on.
cities-how-keys = Click a building or type its letter: it lands on the framed cell, and the frame goes on. Enter: next city.
