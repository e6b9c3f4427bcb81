# Castles of Mad King Ludwig po polsku: nazwy wydania, gdzie są znane; pozostałe są nasze.
ludwig-tile-pantry = Spiżarnia
ludwig-tile-larder = Spiżarka
ludwig-tile-buttery = Piwniczka
ludwig-tile-powder_room = Gotowalnia
ludwig-tile-broom_closet = Schowek na miotły
ludwig-tile-cloak_room = Szatnia
ludwig-tile-pink_cabinet = Gabinet różowy
ludwig-tile-focus_room = Pokój skupienia
ludwig-tile-lilac_cabinet = Gabinet liliowy
ludwig-tile-piano_room = Pokój z fortepianem
ludwig-tile-berchta_room = Pokój Berchty
ludwig-tile-flute_room = Pokój fletowy
ludwig-tile-bottomless_pit = Studnia bez dna
ludwig-tile-fungus_room = Pieczarkarnia
ludwig-tile-the_hole = Loch
ludwig-tile-study = Pracownia
ludwig-tile-sitting_room = Bawialnia
ludwig-tile-parlor = Pokój przyjęć
ludwig-tile-washroom = Umywalnia
ludwig-tile-dirt_room = Brudownik
ludwig-tile-utility_room = Pomieszczenie gospodarcze
ludwig-tile-anteroom = Przedpokój
ludwig-tile-food_prep_room = Przygotowalnia
ludwig-tile-meat_locker = Chłodnia mięsna
ludwig-tile-nap_room = Pokój drzemki
ludwig-tile-dressing_room = Garderoba
ludwig-tile-solar = Słoneczny pokój
ludwig-tile-porch = Ganek
ludwig-tile-gatehouse = Brama wjazdowa
ludwig-tile-shed = Szopa
ludwig-tile-mold_room = Zapleśniała piwnica
ludwig-tile-knight_room = Sala rycerska
ludwig-tile-crypt = Krypta
ludwig-tile-billiards_room = Sala bilardowa
ludwig-tile-oratory = Oratorium
ludwig-tile-sewing_room = Szwalnia
ludwig-tile-sauna = Sauna
ludwig-tile-panic_room = Schron
ludwig-tile-laundry_room = Pralnia
ludwig-tile-scullery = Zmywalnia
ludwig-tile-dining_room = Jadalnia
ludwig-tile-kitchen = Kuchnia
ludwig-tile-queens_bedroom = Sypialnia królowej
ludwig-tile-guest_bedroom = Sypialnia gościnna
ludwig-tile-tasso_room = Pokój Tassa
ludwig-tile-salon = Salon
ludwig-tile-gallery_of_mirrors = Galeria luster
ludwig-tile-great_hall = Wielki hol
ludwig-tile-upper_hall = Górny hol
ludwig-tile-train_room = Pokój z kolejką
ludwig-tile-nine_pin_alley = Kręgielnia
ludwig-tile-east_tapestry_chamber = Wschodnia sala arrasowa
ludwig-tile-observatory = Obserwatorium
ludwig-tile-french_gazebo = Francuska altana
ludwig-tile-pumpkin_garden = Ogród dyniowy
ludwig-tile-grand_bedchamber = Wielka sypialnia
ludwig-tile-servants_quarters = Izba służby
ludwig-tile-drawing_room = Pokój dzienny
ludwig-tile-west_tapestry_room = Zachodnia sala arrasowa
ludwig-tile-formal_gardens = Ogrody francuskie
ludwig-tile-coach_house = Powozownia
ludwig-tile-armory = Zbrojownia
ludwig-tile-dungeon = Lochy
ludwig-tile-forum = Forum
ludwig-tile-theater = Teatr
ludwig-tile-hundings_hut = Chata Hundinga
ludwig-tile-green_house = Oranżeria
ludwig-tile-venus_grotto = Grota Wenus
ludwig-tile-secret_lair = Tajna kryjówka
ludwig-tile-vestibule = Westybul
ludwig-tile-throne_room = Sala tronowa
ludwig-tile-terrace_gardens = Ogrody tarasowe
ludwig-tile-stables = Stajnie
ludwig-tile-singers_chamber = Sala śpiewaków
ludwig-tile-audience_room = Sala audiencyjna
ludwig-tile-hallway = Korytarz
ludwig-tile-downstairs_hallway = Korytarz podziemny
ludwig-tile-stairs = Schody
ludwig-tile-foyer_red = Czerwone foyer
ludwig-tile-foyer_blue = Niebieskie foyer
ludwig-tile-foyer_green = Zielone foyer
ludwig-tile-foyer_yellow = Żółte foyer

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
    [activity] pokoje rozrywki
    [corridor] pomieszczenia przejściowe
    [downstairs] pomieszczenia podziemne
    [food] pomieszczenia kuchenne
    [living] pokoje dzienne
    [outdoor] pomieszczenia zewnętrzne
    [sleeping] sypialnie
   *[utility] pomieszczenia gospodarcze
}
ludwig-type-activity = rozrywka
ludwig-type-corridor = przejście
ludwig-type-downstairs = podziemia
ludwig-type-food = kuchnia
ludwig-type-living = pokój dzienny
ludwig-type-outdoor = na zewnątrz
ludwig-type-sleeping = sypialnia
ludwig-type-utility = gospodarcze

ludwig-favour-count_activity = liczba: pokoje rozrywki
ludwig-favour-count_corridor = liczba: pomieszczenia przejściowe
ludwig-favour-count_downstairs = liczba: pomieszczenia podziemne
ludwig-favour-count_food = liczba: pomieszczenia kuchenne
ludwig-favour-count_living = liczba: pokoje dzienne
ludwig-favour-count_outdoor = liczba: pomieszczenia zewnętrzne
ludwig-favour-count_sleeping = liczba: sypialnie
ludwig-favour-count_utility = liczba: pomieszczenia gospodarcze
ludwig-favour-area_activity = powierzchnia: pokoje rozrywki
ludwig-favour-area_corridor = powierzchnia: pomieszczenia przejściowe
ludwig-favour-area_downstairs = powierzchnia: pomieszczenia podziemne
ludwig-favour-area_food = powierzchnia: pomieszczenia kuchenne
ludwig-favour-area_living = powierzchnia: pokoje dzienne
ludwig-favour-area_outdoor = powierzchnia: pomieszczenia zewnętrzne
ludwig-favour-area_sleeping = powierzchnia: sypialnie
ludwig-favour-area_utility = powierzchnia: pomieszczenia gospodarcze
ludwig-favour-money = pieniądze
ludwig-favour-external_entrances = drzwi zewnętrzne
ludwig-favour-completed_rooms = pomieszczenia ukończone
ludwig-favour-incomplete_rooms = pomieszczenia nieukończone
ludwig-favour-small_rooms = małe pomieszczenia (100 do 300)
ludwig-favour-large_rooms = duże pomieszczenia (350 do 600)
ludwig-favour-square_rooms = pomieszczenia kwadratowe (100 i 400)
ludwig-favour-circular_rooms = pomieszczenia okrągłe (150 i 500)
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

ludwig-card-all_sizes = wszystkie dziesięć rozmiarów
ludwig-card-all_types = wszystkie osiem typów
ludwig-card-hallways = korytarze
ludwig-card-stairs = schody
ludwig-card-completed_rooms = pary ukończonych pomieszczeń
ludwig-card-square_rooms = pomieszczenia kwadratowe (100 i 400)
ludwig-card-circular_rooms = pomieszczenia okrągłe (150 i 500)
ludwig-card-money = każde 5000 w gotówce
ludwig-card-external_entrances = pary drzwi zewnętrznych
ludwig-card-type_activity = pokoje rozrywki
ludwig-card-type_corridor = pomieszczenia przejściowe
ludwig-card-type_downstairs = pomieszczenia podziemne
ludwig-card-type_food = pomieszczenia kuchenne
ludwig-card-type_living = pokoje dzienne
ludwig-card-type_outdoor = pomieszczenia zewnętrzne
ludwig-card-type_sleeping = sypialnie
ludwig-card-type_utility = pomieszczenia gospodarcze
ludwig-card-size_100 = pomieszczenia o rozmiarze 100
ludwig-card-size_150 = pomieszczenia o rozmiarze 150
ludwig-card-size_200 = pomieszczenia o rozmiarze 200
ludwig-card-size_250 = pomieszczenia o rozmiarze 250
ludwig-card-size_300 = pomieszczenia o rozmiarze 300
ludwig-card-size_350 = pomieszczenia o rozmiarze 350
ludwig-card-size_400 = pomieszczenia o rozmiarze 400
ludwig-card-size_450 = pomieszczenia o rozmiarze 450
ludwig-card-size_500 = pomieszczenia o rozmiarze 500
ludwig-card-size_600 = pomieszczenia o rozmiarze 600
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

category-start = Punkty początkowe
category-placement = Układanie
category-reward = Nagrody
category-depleted = Wyczerpane stosy
category-favors = Łaski króla
category-bonus_cards = Karty premii
category-money = Pieniądze

ludwig-start = punkty początkowe
ludwig-room-points = { ludwig-room }: punkty pomieszczenia
ludwig-own-connected = { ludwig-room }: połączone { ludwig-types }, { $each } × { $count }
ludwig-own-adjacent = { ludwig-room }: sąsiednie { ludwig-types }, { $each } × { $count }
ludwig-own-castle = { ludwig-room }: { ludwig-types } w całym zamku, { $each } × { $count }
ludwig-other-connected = { ludwig-room }: połączenie z „{ ludwig-other }”, które tego chce
ludwig-other-adjacent = { ludwig-room }: styka się z „{ ludwig-other }”, któremu to przeszkadza
ludwig-other-castle = { ludwig-room }: liczone przez „{ ludwig-other }”
ludwig-again = { ludwig-room }, ponowne punkty: punkty pomieszczenia
ludwig-again-connected = { ludwig-room }, ponowne punkty: połączone { ludwig-types }, { $each } × { $count }
ludwig-again-castle = { ludwig-room }, ponowne punkty: { ludwig-types } w całym zamku, { $each } × { $count }
ludwig-activity = { ludwig-room }: pomieszczenie ukończone
ludwig-activity-downstairs = nagroda rozrywki za parę pomieszczeń podziemnych
ludwig-depleted = { $stack ->
    [hallway] korytarze się skończyły
    [stairs] schody się skończyły
   *[other] stos { $stack } wyczerpany
}: 2 × { $count }
ludwig-favour = { ludwig-favour-name }: { $value }, { $rank ->
    [1] pierwsze miejsce
    [2] drugie miejsce
    [3] trzecie miejsce
   *[other] czwarte miejsce
}
ludwig-card = { ludwig-card-name }: { $each } × { $count }
ludwig-money = 1 za każde pełne 10 000 z { $money }

ludwig-solo-rank = { $edition ->
    [first] { $rank ->
        [1] Nadworny błazen
        [2] Sługa Jego Królewskiej Mości
        [3] Książę budowniczych zamków
        [4] Książę regent pałaców
       *[5] Król wielkich zamków
    }
   *[second] { $rank ->
        [1] Uczeń na budowie
        [2] Pokorny sługa korony
        [3] Pan budowniczy zamków
        [4] Królewski kanclerz budowy pałaców
       *[5] Najwyższy regent królewskich rezydencji
    }
}

ludwig-castle = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, pieniądze { $money }
ludwig-castle-known = { ludwig-castle }, z kartami premii { $full }
ludwig-builder = mistrz budowlany
ludwig-market = Rynek
ludwig-favours = Łaski
ludwig-cards = Twoje karty premii
ludwig-stacks = Stosy
ludwig-deck = Na talii pomieszczeń
ludwig-left = Pozostałe karty pomieszczeń
ludwig-last-round = Ostatnia runda
ludwig-empty = puste
ludwig-in-hand = W ręce
ludwig-others = Pozostałe zamki
ludwig-legend = Pomieszczenia
ludwig-signs = Znaki: ○ drzwi na górze, ● w podziemiach, × przy ścianie, * ukończone, ═ i ║ płot, + dozwolone miejsce
ludwig-coins = +{ $coins } na nim

ludwig-do-return = Odłóż jedną kartę premii pod talię.
ludwig-do-arrange = Ułóż rynek: który kafelek ma kosztować { $price }? „done” zostawia resztę tak, jak leży.
ludwig-do-turn = Kup kafelek albo spasuj i weź 5 000.
ludwig-do-extra-turn = Twoja dodatkowa tura: kup kafelek albo spasuj i weź 5 000.
ludwig-do-place = Połóż: { ludwig-room }.
ludwig-do-reward = Wybierz następną nagrodę.
ludwig-do-free = Weź za darmo korytarz albo schody.
ludwig-do-stack = Wybierz stos do przejrzenia.
ludwig-do-take = Połóż najwyżej dwa kafelki z tego stosu na talii pomieszczeń.
ludwig-do-keep = Zatrzymaj jedną z dwóch kart.
ludwig-do-choose = Wybierz nagrodę za parę pomieszczeń podziemnych.
ludwig-do-rescore = Wybierz pomieszczenie podziemne do ponownego policzenia.
ludwig-do-wait = Poczekaj na pozostałych.
ludwig-do-over = Gra skończona.
ludwig-do-over-solo = Gra skończona: { ludwig-solo-rank }.

ludwig-say-return = odłóż: { ludwig-card-name }
ludwig-say-set = { ludwig-room } za { $price }
ludwig-say-set-empty = nic za { $price }
ludwig-say-done = zostaw resztę
ludwig-say-buy = kup: { ludwig-room }, za { $price }
ludwig-say-pass = spasuj i weź 5 000
ludwig-say-place = połóż na { $x }, { $y }, { $turn ->
    [0] bez obrotu
    [one] { $turn } ćwierć obrotu
    [few] { $turn } ćwierci obrotu
    [many] { $turn } ćwierci obrotu
   *[other] { $turn } ćwierci obrotu
}
ludwig-say-reward = nagroda: { ludwig-room }
ludwig-say-reward-food = dodatkowa tura: { ludwig-room }
ludwig-say-reward-downstairs = nagroda za parę pomieszczeń podziemnych: { ludwig-room }
ludwig-say-decline = zrezygnuj
ludwig-say-free = { ludwig-room } za darmo
ludwig-say-search = przejrzyj stos { $size }
ludwig-say-take = połóż na talii: { ludwig-room }
ludwig-say-keep = zatrzymaj: { ludwig-card-name }
ludwig-say-choose = nagroda: { ludwig-types }
ludwig-say-rescore = policz ponownie: { ludwig-room }

ludwig-tie-area = powierzchnia zamku: { $count } wobec { $other }
ludwig-tie-money = pieniądze: { $count } wobec { $other }

ludwig-hint-place = { $points ->
    [0] na razie bez punktów
   *[other] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej dla twojego zamku
}{ $count ->
    [0] {""}
    [one] , a { $count } kafelek będzie ukończony
    [few] , a { $count } kafelki będą ukończone
    [many] , a { $count } kafelków będzie ukończonych
   *[other] , a { $count } kafelka będzie ukończone
}
ludwig-hint-doors = { $count ->
    [one] jedne drzwi pozostaną otwarte
    [few] { $count } drzwi pozostanie otwartych
    [many] { $count } drzwi pozostanie otwartych
   *[other] { $count } drzwi pozostanie otwartych
}
ludwig-hint-buy = { ludwig-room } daje od razu do { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
} za { $price }
ludwig-hint-keeps = inny zamek miałby z tego { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ludwig-hint-pass = mając { $money }, kupisz później więcej
ludwig-hint-set = { ludwig-room } za { $price }: od razu do { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
} dla innego zamku, { $own ->
    [one] { $own } punktu
   *[other] { $own } punktów
} dla twojego
ludwig-hint-set-empty = nic, co zostało, nie jest dla innych warte { $price }
ludwig-hint-tile = { ludwig-room } daje od razu do { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}
ludwig-hint-return = { ludwig-card-name }: teraz to dla ciebie tylko { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ludwig-hint-keep = { ludwig-card-name }: teraz to dla ciebie { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ludwig-hint-search = { $count ->
    [one] { $count } pomieszczenie o wielkości { $size } do obejrzenia
    [few] { $count } pomieszczenia o wielkości { $size } do wyboru
    [many] { $count } pomieszczeń o wielkości { $size } do wyboru
   *[other] { $count } pomieszczenia o wielkości { $size } do wyboru
}
ludwig-hint-reward = najpierw nagroda: { ludwig-room }
ludwig-hint-choose = ze wszystkich typów najbardziej pomoże teraz nagroda: { ludwig-types }
ludwig-hint-rescore = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej za ponowne policzenie
ludwig-hint-decline = czekające nagrody nic ci nie dadzą
ludwig-hint-done = reszta może zostać tak, jak leży
ludwig-obstacle-not-yours = Budujesz tylko w swoim zamku.
ludwig-obstacle-apart = Drzwi kafelka muszą trafić na drzwi zamku.
ludwig-obstacle-overlap = Kafelki nie mogą na siebie zachodzić.
ludwig-obstacle-closed = Zamek potrzebuje drzwi, które prowadzą jeszcze na zewnątrz.
ludwig-obstacle-levels = Drzwi różnych poziomów ani dwojga schodów nie mogą się spotkać.
ludwig-obstacle-fence = Wzdłuż płotu nic nie może leżeć.
ludwig-obstacle-dark = Schody łączą się z parterem jasnym końcem.
ludwig-obstacle-not-now = Tego kafelka nie można teraz położyć.
ludwig-obstacle-supply = Nie ma tylu takich kafelków: { $count }.
ludwig-obstacle-foyer = Zamek zaczyna się od foyer i ma tylko jedno.
