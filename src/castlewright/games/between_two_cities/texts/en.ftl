# Between Two Cities in English.
cities-tile-shop = shop
cities-tile-factory = factory
cities-tile-drink = tavern (drink)
cities-tile-food = tavern (food)
cities-tile-music = tavern (music)
cities-tile-bed = tavern (bed)
cities-tile-office = office
cities-tile-park = park
cities-tile-house = house

category-shop = Shops
category-factory = Factories
category-tavern = Taverns
category-office = Offices
category-park = Parks
category-house = Houses

cities-shops = { $count ->
    [one] a single shop
   *[other] a line of { $count } shops
}
cities-factories = { $count ->
    [one] { $count } factory
   *[other] { $count } factories
}, { $rank ->
    [1] most of all cities
    [2] second most of all cities
   *[other] fewer than the two leading numbers
}, { $each } each
cities-taverns = { $count ->
    [one] one tavern
   *[other] a set of { $count } different taverns
}
cities-offices = { $count ->
    [one] one office
   *[other] a set of { $count } offices
}
cities-offices-near = { $count ->
    [one] { $count } office next to a tavern
   *[other] { $count } offices next to a tavern
}
cities-parks = { $count ->
    [one] a single park
   *[other] a group of { $count } parks
}
cities-house = house, { $types ->
    [one] { $types } other type
   *[other] { $types } other types
} in the city
cities-house-near = house next to a factory

cities-tie-city = the other city has { $count }, not { $other }
cities-tie-building = { $building ->
    [shop] { $count ->
        [one] { $count } shop
       *[other] { $count } shops
    }
    [factory] { $count ->
        [one] { $count } factory
       *[other] { $count } factories
    }
    [tavern] { $count ->
        [one] { $count } tavern
       *[other] { $count } taverns
    }
    [office] { $count ->
        [one] { $count } office
       *[other] { $count } offices
    }
    [park] { $count ->
        [one] { $count } park
       *[other] { $count } parks
    }
   *[house] { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
} to { $other }

cities-round-singles = Round { $round } of { $rounds }: single tiles
cities-round-duplexes = Round { $round } of { $rounds }: duplexes
cities-left = Left city, shared with { $partner }
cities-right = Right city, shared with { $partner }
cities-left-own = Left city
cities-right-own = Right city
cities-other = { $one } and { $other }
cities-other-own = { $one }
cities-hand = Hand
cities-to-lay = To lay
cities-others = The other cities
cities-do-choose = Choose two tiles of your hand; the rest is passed on.
cities-do-place = Lay one tile in each of your cities.
cities-do-place-last = Lay your other tile in your { $side ->
    [left] left
   *[right] right
} city.
cities-do-wait = Wait for the others.
cities-do-over = The game is over.

cities-hint-place = { $points ->
    [0] no points at once for your { $side ->
        [left] left
       *[right] right
    } city
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more for your { $side ->
        [left] left
       *[right] right
    } city
}
cities-hint-other-tile = your other tile can still bring { $points ->
    [one] { $points } point
   *[other] { $points } points
} to the other city
cities-hint-lower = it is your lower city, the one that counts
cities-hint-pair = at once up to { $one ->
    [one] { $one } point
   *[other] { $one } points
} for the first tile and { $two ->
    [one] { $two } point
   *[other] { $two } points
} for the second, one in each city
cities-hint-keeps = it keeps { $points ->
    [one] { $points } point
   *[other] { $points } points
} from the next player
cities-obstacle-not-yours = You lay only in your own two cities.
cities-obstacle-laid = This city has its tile for this turn; the other tile goes to the other city.
cities-obstacle-taken = There is a building already.
cities-obstacle-taken-half = A duplex needs two free cells.
cities-obstacle-first = The first tile of a city lies in the middle.
cities-obstacle-apart = A tile must share an edge with the city.
cities-obstacle-frame = The city may be four cells wide and four cells high, no more.
