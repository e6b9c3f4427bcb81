# Castles of Mad King Ludwig in English.
ludwig-tile-pantry = Pantry
ludwig-tile-larder = Larder
ludwig-tile-buttery = Buttery
ludwig-tile-powder_room = Powder Room
ludwig-tile-broom_closet = Broom Closet
ludwig-tile-cloak_room = Cloak Room
ludwig-tile-pink_cabinet = Pink Cabinet
ludwig-tile-focus_room = Focus Room
ludwig-tile-lilac_cabinet = Lilac Cabinet
ludwig-tile-piano_room = Piano Room
ludwig-tile-berchta_room = Berchta Room
ludwig-tile-flute_room = Flute Room
ludwig-tile-bottomless_pit = Bottomless Pit
ludwig-tile-fungus_room = Fungus Room
ludwig-tile-the_hole = The Hole
ludwig-tile-study = Study
ludwig-tile-sitting_room = Sitting Room
ludwig-tile-parlor = Parlor
ludwig-tile-washroom = Washroom
ludwig-tile-dirt_room = Dirt Room
ludwig-tile-utility_room = Utility Room
ludwig-tile-anteroom = Anteroom
ludwig-tile-food_prep_room = Food Prep Room
ludwig-tile-meat_locker = Meat Locker
ludwig-tile-nap_room = Nap Room
ludwig-tile-dressing_room = Dressing Room
ludwig-tile-solar = Solar
ludwig-tile-porch = Porch
ludwig-tile-gatehouse = Gatehouse
ludwig-tile-shed = Shed
ludwig-tile-mold_room = Mold Room
ludwig-tile-knight_room = Knight Room
ludwig-tile-crypt = Crypt
ludwig-tile-billiards_room = Billiards Room
ludwig-tile-oratory = Oratory
ludwig-tile-sewing_room = Sewing Room
ludwig-tile-sauna = Sauna
ludwig-tile-panic_room = Panic Room
ludwig-tile-laundry_room = Laundry Room
ludwig-tile-scullery = Scullery
ludwig-tile-dining_room = Dining Room
ludwig-tile-kitchen = Kitchen
ludwig-tile-queens_bedroom = Queen’s Bedroom
ludwig-tile-guest_bedroom = Guest Bedroom
ludwig-tile-tasso_room = Tasso Room
ludwig-tile-salon = Salon
ludwig-tile-gallery_of_mirrors = Gallery of Mirrors
ludwig-tile-great_hall = Great Hall
ludwig-tile-upper_hall = Upper Hall
ludwig-tile-train_room = Train Room
ludwig-tile-nine_pin_alley = 9 Pin Alley
ludwig-tile-east_tapestry_chamber = East Tapestry Chamber
ludwig-tile-observatory = Observatory
ludwig-tile-french_gazebo = French Gazebo
ludwig-tile-pumpkin_garden = Pumpkin Garden
ludwig-tile-grand_bedchamber = Grand Bedchamber
ludwig-tile-servants_quarters = Servant’s Quarters
ludwig-tile-drawing_room = Drawing Room
ludwig-tile-west_tapestry_room = West Tapestry Room
ludwig-tile-formal_gardens = Formal Gardens
ludwig-tile-coach_house = Coach House
ludwig-tile-armory = Armory
ludwig-tile-dungeon = Dungeon
ludwig-tile-forum = Forum
ludwig-tile-theater = Theater
ludwig-tile-hundings_hut = Hunding’s Hut
ludwig-tile-green_house = Green House
ludwig-tile-venus_grotto = Venus Grotto
ludwig-tile-secret_lair = Secret Lair
ludwig-tile-vestibule = Vestibule
ludwig-tile-throne_room = Throne Room
ludwig-tile-terrace_gardens = Terrace Gardens
ludwig-tile-stables = Stables
ludwig-tile-singers_chamber = Singers' Chamber
ludwig-tile-audience_room = Audience Room
ludwig-tile-hallway = Hallway
ludwig-tile-downstairs_hallway = Downstairs Hallway
ludwig-tile-stairs = Stairs
ludwig-tile-foyer_red = Red Foyer
ludwig-tile-foyer_blue = Blue Foyer
ludwig-tile-foyer_green = Green Foyer
ludwig-tile-foyer_yellow = Yellow Foyer

ludwig-room = { $room ->
    [pantry] { ludwig-tile-pantry }
    [larder] { ludwig-tile-larder }
    [buttery] { ludwig-tile-buttery }
    [powder_room] { ludwig-tile-powder_room }
    [broom_closet] { ludwig-tile-broom_closet }
    [cloak_room] { ludwig-tile-cloak_room }
    [pink_cabinet] { ludwig-tile-pink_cabinet }
    [focus_room] { ludwig-tile-focus_room }
    [lilac_cabinet] { ludwig-tile-lilac_cabinet }
    [piano_room] { ludwig-tile-piano_room }
    [berchta_room] { ludwig-tile-berchta_room }
    [flute_room] { ludwig-tile-flute_room }
    [bottomless_pit] { ludwig-tile-bottomless_pit }
    [fungus_room] { ludwig-tile-fungus_room }
    [the_hole] { ludwig-tile-the_hole }
    [study] { ludwig-tile-study }
    [sitting_room] { ludwig-tile-sitting_room }
    [parlor] { ludwig-tile-parlor }
    [washroom] { ludwig-tile-washroom }
    [dirt_room] { ludwig-tile-dirt_room }
    [utility_room] { ludwig-tile-utility_room }
    [anteroom] { ludwig-tile-anteroom }
    [food_prep_room] { ludwig-tile-food_prep_room }
    [meat_locker] { ludwig-tile-meat_locker }
    [nap_room] { ludwig-tile-nap_room }
    [dressing_room] { ludwig-tile-dressing_room }
    [solar] { ludwig-tile-solar }
    [porch] { ludwig-tile-porch }
    [gatehouse] { ludwig-tile-gatehouse }
    [shed] { ludwig-tile-shed }
    [mold_room] { ludwig-tile-mold_room }
    [knight_room] { ludwig-tile-knight_room }
    [crypt] { ludwig-tile-crypt }
    [billiards_room] { ludwig-tile-billiards_room }
    [oratory] { ludwig-tile-oratory }
    [sewing_room] { ludwig-tile-sewing_room }
    [sauna] { ludwig-tile-sauna }
    [panic_room] { ludwig-tile-panic_room }
    [laundry_room] { ludwig-tile-laundry_room }
    [scullery] { ludwig-tile-scullery }
    [dining_room] { ludwig-tile-dining_room }
    [kitchen] { ludwig-tile-kitchen }
    [queens_bedroom] { ludwig-tile-queens_bedroom }
    [guest_bedroom] { ludwig-tile-guest_bedroom }
    [tasso_room] { ludwig-tile-tasso_room }
    [salon] { ludwig-tile-salon }
    [gallery_of_mirrors] { ludwig-tile-gallery_of_mirrors }
    [great_hall] { ludwig-tile-great_hall }
    [upper_hall] { ludwig-tile-upper_hall }
    [train_room] { ludwig-tile-train_room }
    [nine_pin_alley] { ludwig-tile-nine_pin_alley }
    [east_tapestry_chamber] { ludwig-tile-east_tapestry_chamber }
    [observatory] { ludwig-tile-observatory }
    [french_gazebo] { ludwig-tile-french_gazebo }
    [pumpkin_garden] { ludwig-tile-pumpkin_garden }
    [grand_bedchamber] { ludwig-tile-grand_bedchamber }
    [servants_quarters] { ludwig-tile-servants_quarters }
    [drawing_room] { ludwig-tile-drawing_room }
    [west_tapestry_room] { ludwig-tile-west_tapestry_room }
    [formal_gardens] { ludwig-tile-formal_gardens }
    [coach_house] { ludwig-tile-coach_house }
    [armory] { ludwig-tile-armory }
    [dungeon] { ludwig-tile-dungeon }
    [forum] { ludwig-tile-forum }
    [theater] { ludwig-tile-theater }
    [hundings_hut] { ludwig-tile-hundings_hut }
    [green_house] { ludwig-tile-green_house }
    [venus_grotto] { ludwig-tile-venus_grotto }
    [secret_lair] { ludwig-tile-secret_lair }
    [vestibule] { ludwig-tile-vestibule }
    [throne_room] { ludwig-tile-throne_room }
    [terrace_gardens] { ludwig-tile-terrace_gardens }
    [stables] { ludwig-tile-stables }
    [singers_chamber] { ludwig-tile-singers_chamber }
    [audience_room] { ludwig-tile-audience_room }
    [hallway] { ludwig-tile-hallway }
    [downstairs_hallway] { ludwig-tile-downstairs_hallway }
    [stairs] { ludwig-tile-stairs }
    [foyer_red] { ludwig-tile-foyer_red }
    [foyer_blue] { ludwig-tile-foyer_blue }
    [foyer_green] { ludwig-tile-foyer_green }
   *[foyer_yellow] { ludwig-tile-foyer_yellow }
}
ludwig-other = { $other ->
    [pantry] { ludwig-tile-pantry }
    [larder] { ludwig-tile-larder }
    [buttery] { ludwig-tile-buttery }
    [powder_room] { ludwig-tile-powder_room }
    [broom_closet] { ludwig-tile-broom_closet }
    [cloak_room] { ludwig-tile-cloak_room }
    [pink_cabinet] { ludwig-tile-pink_cabinet }
    [focus_room] { ludwig-tile-focus_room }
    [lilac_cabinet] { ludwig-tile-lilac_cabinet }
    [piano_room] { ludwig-tile-piano_room }
    [berchta_room] { ludwig-tile-berchta_room }
    [flute_room] { ludwig-tile-flute_room }
    [bottomless_pit] { ludwig-tile-bottomless_pit }
    [fungus_room] { ludwig-tile-fungus_room }
    [the_hole] { ludwig-tile-the_hole }
    [study] { ludwig-tile-study }
    [sitting_room] { ludwig-tile-sitting_room }
    [parlor] { ludwig-tile-parlor }
    [washroom] { ludwig-tile-washroom }
    [dirt_room] { ludwig-tile-dirt_room }
    [utility_room] { ludwig-tile-utility_room }
    [anteroom] { ludwig-tile-anteroom }
    [food_prep_room] { ludwig-tile-food_prep_room }
    [meat_locker] { ludwig-tile-meat_locker }
    [nap_room] { ludwig-tile-nap_room }
    [dressing_room] { ludwig-tile-dressing_room }
    [solar] { ludwig-tile-solar }
    [porch] { ludwig-tile-porch }
    [gatehouse] { ludwig-tile-gatehouse }
    [shed] { ludwig-tile-shed }
    [mold_room] { ludwig-tile-mold_room }
    [knight_room] { ludwig-tile-knight_room }
    [crypt] { ludwig-tile-crypt }
    [billiards_room] { ludwig-tile-billiards_room }
    [oratory] { ludwig-tile-oratory }
    [sewing_room] { ludwig-tile-sewing_room }
    [sauna] { ludwig-tile-sauna }
    [panic_room] { ludwig-tile-panic_room }
    [laundry_room] { ludwig-tile-laundry_room }
    [scullery] { ludwig-tile-scullery }
    [dining_room] { ludwig-tile-dining_room }
    [kitchen] { ludwig-tile-kitchen }
    [queens_bedroom] { ludwig-tile-queens_bedroom }
    [guest_bedroom] { ludwig-tile-guest_bedroom }
    [tasso_room] { ludwig-tile-tasso_room }
    [salon] { ludwig-tile-salon }
    [gallery_of_mirrors] { ludwig-tile-gallery_of_mirrors }
    [great_hall] { ludwig-tile-great_hall }
    [upper_hall] { ludwig-tile-upper_hall }
    [train_room] { ludwig-tile-train_room }
    [nine_pin_alley] { ludwig-tile-nine_pin_alley }
    [east_tapestry_chamber] { ludwig-tile-east_tapestry_chamber }
    [observatory] { ludwig-tile-observatory }
    [french_gazebo] { ludwig-tile-french_gazebo }
    [pumpkin_garden] { ludwig-tile-pumpkin_garden }
    [grand_bedchamber] { ludwig-tile-grand_bedchamber }
    [servants_quarters] { ludwig-tile-servants_quarters }
    [drawing_room] { ludwig-tile-drawing_room }
    [west_tapestry_room] { ludwig-tile-west_tapestry_room }
    [formal_gardens] { ludwig-tile-formal_gardens }
    [coach_house] { ludwig-tile-coach_house }
    [armory] { ludwig-tile-armory }
    [dungeon] { ludwig-tile-dungeon }
    [forum] { ludwig-tile-forum }
    [theater] { ludwig-tile-theater }
    [hundings_hut] { ludwig-tile-hundings_hut }
    [green_house] { ludwig-tile-green_house }
    [venus_grotto] { ludwig-tile-venus_grotto }
    [secret_lair] { ludwig-tile-secret_lair }
    [vestibule] { ludwig-tile-vestibule }
    [throne_room] { ludwig-tile-throne_room }
    [terrace_gardens] { ludwig-tile-terrace_gardens }
    [stables] { ludwig-tile-stables }
    [singers_chamber] { ludwig-tile-singers_chamber }
    [audience_room] { ludwig-tile-audience_room }
    [hallway] { ludwig-tile-hallway }
    [downstairs_hallway] { ludwig-tile-downstairs_hallway }
    [stairs] { ludwig-tile-stairs }
    [foyer_red] { ludwig-tile-foyer_red }
    [foyer_blue] { ludwig-tile-foyer_blue }
    [foyer_green] { ludwig-tile-foyer_green }
   *[foyer_yellow] { ludwig-tile-foyer_yellow }
}
ludwig-types = { $type ->
    [activity] activity rooms
    [corridor] corridor rooms
    [downstairs] downstairs rooms
    [food] food rooms
    [living] living rooms
    [outdoor] outdoor rooms
    [sleeping] sleeping rooms
   *[utility] utility rooms
}
ludwig-type-activity = activity
ludwig-type-corridor = corridor
ludwig-type-downstairs = downstairs
ludwig-type-food = food
ludwig-type-living = living
ludwig-type-outdoor = outdoor
ludwig-type-sleeping = sleeping
ludwig-type-utility = utility

ludwig-favour-count_activity = number of activity rooms
ludwig-favour-count_corridor = number of corridor rooms
ludwig-favour-count_downstairs = number of downstairs rooms
ludwig-favour-count_food = number of food rooms
ludwig-favour-count_living = number of living rooms
ludwig-favour-count_outdoor = number of outdoor rooms
ludwig-favour-count_sleeping = number of sleeping rooms
ludwig-favour-count_utility = number of utility rooms
ludwig-favour-area_activity = area of activity rooms
ludwig-favour-area_corridor = area of corridor rooms
ludwig-favour-area_downstairs = area of downstairs rooms
ludwig-favour-area_food = area of food rooms
ludwig-favour-area_living = area of living rooms
ludwig-favour-area_outdoor = area of outdoor rooms
ludwig-favour-area_sleeping = area of sleeping rooms
ludwig-favour-area_utility = area of utility rooms
ludwig-favour-money = money
ludwig-favour-external_entrances = external doors
ludwig-favour-completed_rooms = completed rooms
ludwig-favour-incomplete_rooms = incomplete rooms
ludwig-favour-small_rooms = small rooms (100 to 300)
ludwig-favour-large_rooms = large rooms (350 to 600)
ludwig-favour-square_rooms = square rooms (100 and 400)
ludwig-favour-circular_rooms = round rooms (150 and 500)
ludwig-favour-name = { $favour ->
    [count_activity] { ludwig-favour-count_activity }
    [count_corridor] { ludwig-favour-count_corridor }
    [count_downstairs] { ludwig-favour-count_downstairs }
    [count_food] { ludwig-favour-count_food }
    [count_living] { ludwig-favour-count_living }
    [count_outdoor] { ludwig-favour-count_outdoor }
    [count_sleeping] { ludwig-favour-count_sleeping }
    [count_utility] { ludwig-favour-count_utility }
    [area_activity] { ludwig-favour-area_activity }
    [area_corridor] { ludwig-favour-area_corridor }
    [area_downstairs] { ludwig-favour-area_downstairs }
    [area_food] { ludwig-favour-area_food }
    [area_living] { ludwig-favour-area_living }
    [area_outdoor] { ludwig-favour-area_outdoor }
    [area_sleeping] { ludwig-favour-area_sleeping }
    [area_utility] { ludwig-favour-area_utility }
    [money] { ludwig-favour-money }
    [external_entrances] { ludwig-favour-external_entrances }
    [completed_rooms] { ludwig-favour-completed_rooms }
    [incomplete_rooms] { ludwig-favour-incomplete_rooms }
    [small_rooms] { ludwig-favour-small_rooms }
    [large_rooms] { ludwig-favour-large_rooms }
    [square_rooms] { ludwig-favour-square_rooms }
   *[circular_rooms] { ludwig-favour-circular_rooms }
}

ludwig-card-all_sizes = all ten sizes
ludwig-card-all_types = all eight types
ludwig-card-hallways = hallways
ludwig-card-stairs = stairs
ludwig-card-completed_rooms = pairs of completed rooms
ludwig-card-square_rooms = square rooms (100 and 400)
ludwig-card-circular_rooms = round rooms (150 and 500)
ludwig-card-money = every 5000 in money
ludwig-card-external_entrances = pairs of external doors
ludwig-card-type_activity = activity rooms
ludwig-card-type_corridor = corridor rooms
ludwig-card-type_downstairs = downstairs rooms
ludwig-card-type_food = food rooms
ludwig-card-type_living = living rooms
ludwig-card-type_outdoor = outdoor rooms
ludwig-card-type_sleeping = sleeping rooms
ludwig-card-type_utility = utility rooms
ludwig-card-size_100 = rooms of size 100
ludwig-card-size_150 = rooms of size 150
ludwig-card-size_200 = rooms of size 200
ludwig-card-size_250 = rooms of size 250
ludwig-card-size_300 = rooms of size 300
ludwig-card-size_350 = rooms of size 350
ludwig-card-size_400 = rooms of size 400
ludwig-card-size_450 = rooms of size 450
ludwig-card-size_500 = rooms of size 500
ludwig-card-size_600 = rooms of size 600
ludwig-card-name = { $card ->
    [all_sizes] { ludwig-card-all_sizes }
    [all_types] { ludwig-card-all_types }
    [hallways] { ludwig-card-hallways }
    [stairs] { ludwig-card-stairs }
    [completed_rooms] { ludwig-card-completed_rooms }
    [square_rooms] { ludwig-card-square_rooms }
    [circular_rooms] { ludwig-card-circular_rooms }
    [money] { ludwig-card-money }
    [external_entrances] { ludwig-card-external_entrances }
    [type_activity] { ludwig-card-type_activity }
    [type_corridor] { ludwig-card-type_corridor }
    [type_downstairs] { ludwig-card-type_downstairs }
    [type_food] { ludwig-card-type_food }
    [type_living] { ludwig-card-type_living }
    [type_outdoor] { ludwig-card-type_outdoor }
    [type_sleeping] { ludwig-card-type_sleeping }
    [type_utility] { ludwig-card-type_utility }
    [size_100] { ludwig-card-size_100 }
    [size_150] { ludwig-card-size_150 }
    [size_200] { ludwig-card-size_200 }
    [size_250] { ludwig-card-size_250 }
    [size_300] { ludwig-card-size_300 }
    [size_350] { ludwig-card-size_350 }
    [size_400] { ludwig-card-size_400 }
    [size_450] { ludwig-card-size_450 }
    [size_500] { ludwig-card-size_500 }
   *[size_600] { ludwig-card-size_600 }
}

category-start = Starting score
category-placement = Placements
category-reward = Rewards
category-depleted = Empty stacks
category-favors = King’s favours
category-bonus_cards = Bonus cards
category-money = Money

ludwig-start = starting score
ludwig-room-points = { ludwig-room }: the room’s points
ludwig-own-connected = { ludwig-room }: connected { ludwig-types }, { $each } × { $count }
ludwig-own-adjacent = { ludwig-room }: adjacent { ludwig-types }, { $each } × { $count }
ludwig-own-castle = { ludwig-room }: { ludwig-types } in the whole castle, { $each } × { $count }
ludwig-other-connected = { ludwig-room }: connected with { ludwig-other }, which wants it
ludwig-other-adjacent = { ludwig-room }: adjacent to { ludwig-other }, which minds it
ludwig-other-castle = { ludwig-room }: counted by { ludwig-other }
ludwig-again = { ludwig-room } scored again: the room’s points
ludwig-again-connected = { ludwig-room } scored again: connected { ludwig-types }, { $each } × { $count }
ludwig-again-castle = { ludwig-room } scored again: { ludwig-types } in the whole castle, { $each } × { $count }
ludwig-activity = { ludwig-room } completed
ludwig-activity-downstairs = activity reward for a downstairs pair
ludwig-depleted = { $stack ->
    [hallway] hallways all gone
    [stairs] stairs all gone
   *[other] stack { $stack } empty
}: 2 × { $count }
ludwig-favour = { ludwig-favour-name }: { $value }, { $rank ->
    [1] most of all
    [2] second
    [3] third
   *[other] fourth
}
ludwig-card = { ludwig-card-name }: { $each } × { $count }
ludwig-money = 1 for every full 10,000 of { $money }

ludwig-solo-rank = { $edition ->
    [first] { $rank ->
        [1] Court jester
        [2] Servant of His Majesty
        [3] Duke of castle building
        [4] Prince regent of palaces
       *[5] King of great castles
    }
   *[second] { $rank ->
        [1] Apprentice on the building site
        [2] Humble servant of the crown
        [3] Lord builder of castles
        [4] Royal chancellor of palace building
       *[5] Supreme regent of the royal residences
    }
}

ludwig-castle = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, money { $money }
ludwig-castle-known = { ludwig-castle }, with bonus cards { $full }
ludwig-builder = master builder
ludwig-market = Market
ludwig-favours = Favours
ludwig-cards = Your bonus cards
ludwig-stacks = Stacks
ludwig-deck = On the room deck
ludwig-left = Room cards left
ludwig-last-round = Last round
ludwig-empty = empty
ludwig-in-hand = In hand
ludwig-others = The other castles
ludwig-legend = Rooms
ludwig-signs = Signs: ○ door upstairs, ● downstairs, × against a wall, * complete, ═ and ║ fence, + legal place
ludwig-coins = +{ $coins } on it

ludwig-do-return = Put one bonus card back under the deck.
ludwig-do-arrange = Arrange the market: which tile shall cost { $price }? Done leaves the rest as it lies.
ludwig-do-turn = Buy a tile, or pass and take 5,000.
ludwig-do-extra-turn = Your extra turn: buy a tile, or pass and take 5,000.
ludwig-do-place = Place { ludwig-room }.
ludwig-do-reward = Choose the next reward.
ludwig-do-free = Take a hallway or stairs for nothing.
ludwig-do-stack = Choose a stack to look through.
ludwig-do-take = Lay up to two tiles of this stack on the room deck.
ludwig-do-keep = Keep one of the two cards.
ludwig-do-choose = Choose a reward for your pair of downstairs rooms.
ludwig-do-rescore = Choose the downstairs room to score again.
ludwig-do-wait = Wait for the others.
ludwig-do-over = The game is over.
ludwig-do-over-solo = The game is over: { ludwig-solo-rank }.

ludwig-say-return = put back: { ludwig-card-name }
ludwig-say-set = { ludwig-room } for { $price }
ludwig-say-set-empty = nothing for { $price }
ludwig-say-done = leave the rest
ludwig-say-buy = buy { ludwig-room } for { $price }
ludwig-say-pass = pass and take 5,000
ludwig-say-place = place at { $x }, { $y }, { $turn ->
    [0] not turned
    [one] { $turn } quarter turn
   *[other] { $turn } quarter turns
}
ludwig-say-reward = reward for { ludwig-room }
ludwig-say-reward-food = extra turn for { ludwig-room }
ludwig-say-reward-downstairs = reward for a pair of downstairs rooms with { ludwig-room }
ludwig-say-decline = decline
ludwig-say-free = { ludwig-room } for nothing
ludwig-say-search = look through stack { $size }
ludwig-say-take = lay { ludwig-room } on the room deck
ludwig-say-keep = keep: { ludwig-card-name }
ludwig-say-choose = the reward of { ludwig-types }
ludwig-say-rescore = score { ludwig-room } again

ludwig-tie-area = the area of the castle is { $count }, not { $other }
ludwig-tie-money = { $count } in money against { $other }

ludwig-hint-place = { $points ->
    [0] no points at once
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more for your castle
}{ $count ->
    [0] {""}
    [one] , and { $count } tile completed
   *[other] , and { $count } tiles completed
}
ludwig-hint-doors = { $count ->
    [one] { $count } door stays open
   *[other] { $count } doors stay open
}
ludwig-hint-buy = { ludwig-room } scores up to { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once for { $price }
ludwig-hint-keeps = another castle would get { $points ->
    [one] { $points } point
   *[other] { $points } points
} from it
ludwig-hint-pass = with { $money } in hand you can buy more later
ludwig-hint-set = { ludwig-room } at { $price }: at once up to { $points ->
    [one] { $points } point
   *[other] { $points } points
} for another castle, { $own ->
    [one] { $own } point
   *[other] { $own } points
} for yours
ludwig-hint-set-empty = nothing that is left is worth { $price } to the others
ludwig-hint-tile = { ludwig-room } scores up to { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once
ludwig-hint-return = { ludwig-card-name }: only { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you now
ludwig-hint-keep = { ludwig-card-name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you now
ludwig-hint-search = { $count ->
    [one] { $count } room of size { $size } to look at
   *[other] { $count } rooms of size { $size } to choose from
}
ludwig-hint-reward = the reward of { ludwig-room } comes first
ludwig-hint-choose = of all types the reward of { ludwig-types } helps you most now
ludwig-hint-rescore = { $points ->
    [one] { $points } point
   *[other] { $points } points
} more for scoring it again
ludwig-hint-decline = the rewards that wait bring you nothing
ludwig-hint-done = the rest may stay as it lies
ludwig-obstacle-not-yours = You build only in your own castle.
ludwig-obstacle-apart = A door of the tile must meet a door of the castle.
ludwig-obstacle-overlap = Tiles may not overlap.
ludwig-obstacle-closed = The castle needs a door that still leads outside.
ludwig-obstacle-levels = Doors of different levels, or of two stairs, may not meet.
ludwig-obstacle-fence = Nothing may lie along a fence.
ludwig-obstacle-dark = Stairs must join the main floor with their light end.
ludwig-obstacle-not-now = This tile cannot be laid now.
ludwig-obstacle-supply = There are not so many of this tile: { $count }.
ludwig-obstacle-foyer = A castle begins with its foyer, and has one.
