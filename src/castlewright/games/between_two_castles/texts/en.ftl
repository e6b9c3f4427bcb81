# Between Two Castles of Mad King Ludwig in English.
two-castles-room-afternoon_tea_room = Afternoon Tea Room
two-castles-room-bakery = Bakery
two-castles-room-brandy_room = Brandy Room
two-castles-room-breakfast_nook = Breakfast Nook
two-castles-room-brewery = Brewery
two-castles-room-buttery = Buttery
two-castles-room-china_room = China Room
two-castles-room-chocolate_room = Chocolate Room
two-castles-room-crepery = Crepery
two-castles-room-cutlery_room = Cutlery Room
two-castles-room-dining_room = Dining Room
two-castles-room-ice_house = Ice House
two-castles-room-kitchen = Kitchen
two-castles-room-meat_locker = Meat Locker
two-castles-room-morning_tea_room = Morning Tea Room
two-castles-room-pantry = Pantry
two-castles-room-sauerkraut_room = Sauerkraut Room
two-castles-room-scullery = Scullery
two-castles-room-siege_food_storage = Siege Food Storage
two-castles-room-spice_room = Spice Room
two-castles-room-wine_room = Wine Room
two-castles-room-cape_room = Cape Room
two-castles-room-drawing_room = Drawing Room
two-castles-room-fireplace = Fireplace
two-castles-room-gallery = Gallery
two-castles-room-harp_room = Harp Room
two-castles-room-hat_room = Hat Room
two-castles-room-library = Library
two-castles-room-map_room = Map Room
two-castles-room-meditation_room = Meditation Room
two-castles-room-observatory = Observatory
two-castles-room-parlor = Parlor
two-castles-room-reading_room = Reading Room
two-castles-room-reception_room = Reception Room
two-castles-room-rug_room = Rug Room
two-castles-room-salon = Salon
two-castles-room-sitting_room = Sitting Room
two-castles-room-study = Study
two-castles-room-tapestry_room = Tapestry Room
two-castles-room-taxidermy_showroom = Taxidermy Showroom
two-castles-room-vestibule = Vestibule
two-castles-room-waiting_room = Waiting Room
two-castles-room-broom_closet = Broom Closet
two-castles-room-coat_room = Coat Room
two-castles-room-crown_storage = Crown Storage
two-castles-room-dumbwaiter = Dumbwaiter
two-castles-room-game_storage = Game Storage
two-castles-room-glassmaking_room = Glassmaking Room
two-castles-room-kennel = Kennel
two-castles-room-key_room = Key Room
two-castles-room-kittenry = Kittenry
two-castles-room-laundry_room = Laundry Room
two-castles-room-mud_room = Mud Room
two-castles-room-panic_room = Panic Room
two-castles-room-powder_room = Powder Room
two-castles-room-repair_shop = Repair Shop
two-castles-room-sauna = Sauna
two-castles-room-schoolhouse = Schoolhouse
two-castles-room-scythe_room = Scythe Room
two-castles-room-shield_room = Shield Room
two-castles-room-tool_room = Tool Room
two-castles-room-torch_storage = Torch Storage
two-castles-room-washroom = Washroom
two-castles-room-archery_range = Archery Range
two-castles-room-aviary = Aviary
two-castles-room-biergarten = Biergarten
two-castles-room-butterfly_garden = Butterfly Garden
two-castles-room-chicken_coop = Chicken Coop
two-castles-room-firewood_storage = Firewood Storage
two-castles-room-fish_pond = Fish Pond
two-castles-room-flower_garden = Flower Garden
two-castles-room-french_gazebo = French Gazebo
two-castles-room-grand_balcony = Grand Balcony
two-castles-room-guardhouse = Guardhouse
two-castles-room-pumpkin_garden = Pumpkin Garden
two-castles-room-stables = Stables
two-castles-room-sty = Sty
two-castles-room-swimming_hole = Swimming Hole
two-castles-room-terrace = Terrace
two-castles-room-turtle_pond = Turtle Pond
two-castles-room-vegetable_garden = Vegetable Garden
two-castles-room-vineyard = Vineyard
two-castles-room-walking_path = Walking Path
two-castles-room-winter_garden = Winter Garden
two-castles-room-blanket_room = Blanket Room
two-castles-room-bunk_room = Bunk Room
two-castles-room-childrens_room = Children’s Room
two-castles-room-dreaming_room = Dreaming Room
two-castles-room-dressing_room = Dressing Room
two-castles-room-guest_bedroom = Guest Bedroom
two-castles-room-hibernation_chamber = Hibernation Chamber
two-castles-room-in_law_suite = In-Law Suite
two-castles-room-kings_chambers = King’s Chambers
two-castles-room-midnight_room = Midnight Room
two-castles-room-nap_room = Nap Room
two-castles-room-nursery = Nursery
two-castles-room-pillow_room = Pillow Room
two-castles-room-princes_chambers = Prince’s Chambers
two-castles-room-princess_chambers = Princess' Chambers
two-castles-room-puppy_room = Puppy Room
two-castles-room-queens_chambers = Queen’s Chambers
two-castles-room-rabbit_room = Rabbit Room
two-castles-room-servants_quarters = Servant’s Quarters
two-castles-room-solar = Solar
two-castles-room-tasso_room = Tasso Room
two-castles-room-between_two_rooms = Between Two Rooms
two-castles-room-dead_end = Dead End
two-castles-room-echo_chamber = Echo Chamber
two-castles-room-escape_room = Escape Room
two-castles-room-great_hall = Great Hall
two-castles-room-hall_of_creaking_floors = Hall of Creaking Floors
two-castles-room-hall_of_doors = Hall of Doors
two-castles-room-hall_of_ever_closing_walls = Hall of Ever-Closing Walls
two-castles-room-hall_of_ghosts = Hall of Ghosts
two-castles-room-hall_of_knights = Hall of Knights
two-castles-room-hall_of_mirrors = Hall of Mirrors
two-castles-room-hall_of_paintings = Hall of Paintings
two-castles-room-hall_of_portraits = Hall of Portraits
two-castles-room-hall_of_puzzled_floors = Hall of Puzzled Floors
two-castles-room-hall_of_sculptures = Hall of Sculptures
two-castles-room-hall_of_windows = Hall of Windows
two-castles-room-hidden_passage = Hidden Passage
two-castles-room-lockdown_room = Lockdown Room
two-castles-room-pacing_hall = Pacing Hall
two-castles-room-promenade = Promenade
two-castles-room-purgatory = Purgatory
two-castles-room-armory = Armory
two-castles-room-crypt = Crypt
two-castles-room-dungeon = Dungeon
two-castles-room-fungus_room = Fungus Room
two-castles-room-gunpowder_room = Gunpowder Room
two-castles-room-hidden_entrance = Hidden Entrance
two-castles-room-hidden_lair = Hidden Lair
two-castles-room-jewel_room = Jewel Room
two-castles-room-knight_room = Knight Room
two-castles-room-laboratory = Laboratory
two-castles-room-mold_room = Mold Room
two-castles-room-padded_room = Padded Room
two-castles-room-pit_of_despair = Pit of Despair
two-castles-room-quiet_room = Quiet Room
two-castles-room-snake_pit = Snake Pit
two-castles-room-spy_room = Spy Room
two-castles-room-subterranean_tunnel = Subterranean Tunnel
two-castles-room-the_hole = The Hole
two-castles-room-treasure_room = Treasure Room
two-castles-room-venus_grotto = Venus Grotto
two-castles-room-wine_cellar = Wine Cellar
two-castles-room-fountain = Fountain
two-castles-room-tower = Tower
two-castles-room-grand_foyer = Grand Foyer
two-castles-room-throne_corridor_downstairs = Throne Room
two-castles-room-throne_corridor_food = Throne Room
two-castles-room-throne_food_sleeping = Throne Room
two-castles-room-throne_living_corridor = Throne Room
two-castles-room-throne_living_sleeping = Throne Room
two-castles-room-throne_utility_food = Throne Room
two-castles-room-throne_utility_sleeping = Throne Room

two-castles-attendant-painter = Painter
two-castles-attendant-knight = Knight
two-castles-attendant-fire_juggler = Fire Juggler
two-castles-attendant-aesthete = Aesthete

two-castles-marker-mespelbrunn = Mespelbrunn
two-castles-marker-lichtenstein = Lichtenstein
two-castles-marker-hohenschwangau = Hohenschwangau
two-castles-marker-eltz = Eltz
two-castles-marker-neuschwanstein = Neuschwanstein
two-castles-marker-hohenzollern = Hohenzollern
two-castles-marker-reichsburg_cochem = Reichsburg Cochem

two-castles-wanted-food = food
two-castles-wanted-living = living
two-castles-wanted-utility = utility
two-castles-wanted-outdoor = outdoor
two-castles-wanted-sleeping = sleeping
two-castles-wanted-corridor = corridor
two-castles-wanted-downstairs = downstairs
two-castles-wanted-special = special
two-castles-wanted-torch = torch
two-castles-wanted-painting = painting
two-castles-wanted-mirror = mirror
two-castles-wanted-swords = swords

two-castles-card-kinds = 1 per kind of room, special kinds included
two-castles-card-attendants = 4 per royal attendant
two-castles-card-downstairs = 2 per downstairs room
two-castles-card-sleeping = 2 per sleeping room
two-castles-card-below_ground = 1 per room below ground
two-castles-card-level_3 = 1 per room on level 3 or higher
two-castles-card-living = 2 per living room
two-castles-card-food = 2 per food room
two-castles-card-height = 1 per row of the castle
two-castles-card-width = 1 per column of the castle
two-castles-card-outdoor = 2 per outdoor room
two-castles-card-corridor = 2 per corridor
two-castles-card-surrounded_8 = 3 per room with all cells round it filled
two-castles-card-surrounded_4 = 2 per room with all sides filled
two-castles-card-utility = 2 per utility room
two-castles-card-special = 2 per special room
two-castles-card-throne_variety = 2 per different type at the sides of the throne room
two-castles-card-throne_enclosed = 1 per room round the throne room
two-castles-card-sets_of_5 = 4 per type with 5 rooms
two-castles-card-sets_of_3 = 2 per type with 3 rooms

two-castles-bonus-tile = draw five tiles and lay one
two-castles-bonus-attendant = a royal attendant
two-castles-bonus-card = draw three bonus cards and keep one
two-castles-bonus-fountain = a fountain
two-castles-bonus-tower = a tower
two-castles-bonus-grand_foyer = a grand foyer

category-food = Food
category-living = Living
category-utility = Utility
category-outdoor = Outdoor
category-sleeping = Sleeping
category-corridor = Corridors
category-downstairs = Downstairs
category-tower = Towers
category-fountain = Fountains
category-grand_foyer = Grand foyers
category-bonus_cards = Bonus cards
category-attendants = Attendants
category-throne = Throne room

two-castles-food = { NAMES($room, of: "two-castles-room") }: { $each } for each shown cell with { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] none
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-living = { NAMES($room, of: "two-castles-room") }: { $each } for each surrounding { NAMES($wanted, of: "two-castles-wanted") } room: { $count ->
    [0] none
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-utility = { NAMES($room, of: "two-castles-room") }: { $each } for each connected { NAMES($wanted, of: "two-castles-wanted") } room: { $count ->
    [0] none
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-outdoor = { NAMES($room, of: "two-castles-room") }: { $each } for each { NAMES($wanted, of: "two-castles-wanted") } room anywhere: { $count ->
    [0] none
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-sleeping = { NAMES($room, of: "two-castles-room") }: { $gaps ->
    [0] all other types are there
   *[other] missing: { NAMES($missing, of: "two-castles-wanted") }
}
two-castles-corridor = { NAMES($room, of: "two-castles-room") }: { $each } for each surrounding room with { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] none
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-downstairs = { NAMES($room, of: "two-castles-room") }: { $each } for each { NAMES($wanted, of: "two-castles-wanted") } room in its column: { $count ->
    [0] none
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-fountain = { NAMES($room, of: "two-castles-room") }
two-castles-tower = { NAMES($room, of: "two-castles-room") }: { $count ->
    [0] nothing below it
    [one] { $count } room below it
   *[other] { $count } rooms below it
}
two-castles-grand_foyer = { NAMES($room, of: "two-castles-room") }: { $count ->
    [one] { $count } room round it
   *[other] { $count } rooms round it
}
two-castles-throne-name = { NAMES($room, of: "two-castles-room") }: { NAMES($wanted, of: "two-castles-wanted") }
two-castles-throne = { NAMES($room, of: "two-castles-room") }, wants { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] none on the shown cells
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-attendants = { NAMES($attendant, of: "two-castles-attendant") }: { $count ->
    [one] { $count } room
   *[other] { $count } rooms
} with { NAMES($wanted, of: "two-castles-wanted") }
two-castles-bonus_cards = { NAMES($card, of: "two-castles-card") }: { $count } × { $each }

two-castles-round = Round { $round } of { $rounds }, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} in hand
two-castles-left = Left castle { NAMES($marker, of: "two-castles-marker") }, shared with { $partner }
two-castles-right = Right castle { NAMES($marker, of: "two-castles-marker") }, shared with { $partner }
two-castles-left-side = left castle
two-castles-right-side = right castle
two-castles-other = { NAMES($marker, of: "two-castles-marker") }, { $one } and { $other }
two-castles-others = The other castles
two-castles-hand = Hand
two-castles-to-lay = To lay
two-castles-gift = From Ludwig
two-castles-waits = Bonus of { $name }: { $bonus ->
    [bonus] choose one of six
    [special] choose a special room
    [attendant] choose an attendant
    [card] keep one of the cards
    [tile] take one of the tiles
   *[room] lay { NAMES($room, of: "two-castles-room") }
}
two-castles-attendants-there = Attendants: { NAMES($attendants, of: "two-castles-attendant") }
two-castles-cards-there = Cards: { NAMES($cards, of: "two-castles-card") }
two-castles-supply = Supply: tiles { $tiles }, cards { $cards }, fountains { $fountains }, towers { $towers }, grand foyers { $foyers }
two-castles-legend = F food L living U utility O outdoor S sleeping C corridor D downstairs X special; t torch p painting m mirror s swords; = beside : above and below v two below o around ~ connected * anywhere # all types ^ up | column; K throne room, looking < left > right ^ ' above v , below its halves
two-castles-do-give = Give one of Ludwig’s tiles to his left castle, the other to his right one.
two-castles-do-choose = Choose two tiles of your hand; the rest is passed on.
two-castles-do-place = Lay one tile in each of your castles.
two-castles-do-gift = Lay your tiles, and Ludwig’s in the castle you share with him.
two-castles-do-place-last = Lay your other tile in your { $side ->
    [left] left
   *[right] right
} castle.
two-castles-do-bonus = Settle the bonus of your { $side ->
    [left] left
   *[right] right
} castle.
two-castles-do-wait = Wait for the others.
two-castles-do-over = The game is over.
two-castles-tie-castle = the other castle has { $count }, not { $other }
two-castles-tie-special = { $count ->
    [one] { $count } special room
   *[other] { $count } special rooms
} against { $other }

two-castles-hint-lay = { $points ->
    [0] no points at once for your { $side ->
        [left] left
       *[right] right
    } castle
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } more for your { $side ->
        [left] left
       *[right] right
    } castle
}
two-castles-hint-bonus = with it come { $number } rooms of one type, and their bonus
two-castles-hint-other-tile = your other tile can still bring { $points ->
    [one] { $points } point
   *[other] { $points } points
} to the other castle
two-castles-hint-pair = at once up to { $one ->
    [one] { $one } point
   *[other] { $one } points
} for the first tile and { $two ->
    [one] { $two } point
   *[other] { $two } points
} for the second, one in each castle
two-castles-hint-give = laid well it brings Ludwig’s castle { $points ->
    [one] { $points } point
   *[other] { $points } points
}
two-castles-hint-take = { $points ->
    [one] { $points } point
   *[other] { $points } points
} more for this castle as it lies
two-castles-hint-room = laid well it brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once
two-castles-hint-bonus-tile = a room of five to choose from, to be laid at once
two-castles-hint-bonus-attendant = an attendant counts for every decoration that it looks after
two-castles-hint-bonus-card = a card of three, which counts at the end
two-castles-hint-bonus-special = a special room, to be laid at once
two-castles-obstacle-not-yours = You build only in your own two castles.
two-castles-obstacle-taken = There is a room already.
two-castles-obstacle-apart = A room must share a side with the castle.
two-castles-obstacle-hanging = Above the ground a room needs another one directly under it.
two-castles-obstacle-too-low = This room must stand on the ground or higher.
two-castles-obstacle-too-high = This room must lie below ground.
two-castles-obstacle-sky = The room below is open to the sky: nothing may stand on it.
two-castles-obstacle-not-now = Nothing can be laid in this castle now.
two-castles-problem-twice = There is only one such room, and it stands elsewhere.
two-castles-problem-attendants = The throne room has room for { $most } royal attendants, no more.
