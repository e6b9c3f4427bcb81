# Pomiędzy dwoma zamkami Szalonego Króla Ludwika po polsku.
two-castles-room-afternoon_tea_room = Pokój popołudniowej herbaty
two-castles-room-bakery = Piekarnia
two-castles-room-brandy_room = Komnata brandy
two-castles-room-breakfast_nook = Kącik śniadaniowy
two-castles-room-brewery = Browar
two-castles-room-buttery = Izba napitków
two-castles-room-china_room = Komnata porcelany
two-castles-room-chocolate_room = Komnata czekolady
two-castles-room-crepery = Naleśnikarnia
two-castles-room-cutlery_room = Komnata sztućców
two-castles-room-dining_room = Jadalnia
two-castles-room-ice_house = Lodownia
two-castles-room-kitchen = Kuchnia
two-castles-room-meat_locker = Chłodnia mięsa
two-castles-room-morning_tea_room = Pokój porannej herbaty
two-castles-room-pantry = Spiżarnia
two-castles-room-sauerkraut_room = Komnata kiszonej kapusty
two-castles-room-scullery = Zmywalnia
two-castles-room-siege_food_storage = Zapasy na czas oblężenia
two-castles-room-spice_room = Komnata przypraw
two-castles-room-wine_room = Komnata win
two-castles-room-cape_room = Komnata peleryn
two-castles-room-drawing_room = Bawialnia
two-castles-room-fireplace = Kominek
two-castles-room-gallery = Galeria
two-castles-room-harp_room = Komnata z harfą
two-castles-room-hat_room = Komnata kapeluszy
two-castles-room-library = Biblioteka
two-castles-room-map_room = Komnata map
two-castles-room-meditation_room = Komnata medytacji
two-castles-room-observatory = Obserwatorium
two-castles-room-parlor = Pokój gościnny
two-castles-room-reading_room = Czytelnia
two-castles-room-reception_room = Sala przyjęć
two-castles-room-rug_room = Komnata dywanów
two-castles-room-salon = Salon
two-castles-room-sitting_room = Pokój dzienny
two-castles-room-study = Gabinet
two-castles-room-tapestry_room = Komnata gobelinów
two-castles-room-taxidermy_showroom = Wystawa wypchanych zwierząt
two-castles-room-vestibule = Przedsionek
two-castles-room-waiting_room = Poczekalnia
two-castles-room-broom_closet = Schowek na miotły
two-castles-room-coat_room = Szatnia
two-castles-room-crown_storage = Skarbiec koron
two-castles-room-dumbwaiter = Winda kuchenna
two-castles-room-game_storage = Schowek na gry
two-castles-room-glassmaking_room = Huta szkła
two-castles-room-kennel = Psiarnia
two-castles-room-key_room = Komnata kluczy
two-castles-room-kittenry = Kociarnia
two-castles-room-laundry_room = Pralnia
two-castles-room-mud_room = Izba na zabłocone buty
two-castles-room-panic_room = Pokój bezpieczeństwa
two-castles-room-powder_room = Pudernia
two-castles-room-repair_shop = Warsztat naprawczy
two-castles-room-sauna = Sauna
two-castles-room-schoolhouse = Izba szkolna
two-castles-room-scythe_room = Komnata kos
two-castles-room-shield_room = Komnata tarcz
two-castles-room-tool_room = Narzędziownia
two-castles-room-torch_storage = Skład pochodni
two-castles-room-washroom = Umywalnia
two-castles-room-archery_range = Strzelnica łucznicza
two-castles-room-aviary = Ptaszarnia
two-castles-room-biergarten = Ogródek piwny
two-castles-room-butterfly_garden = Ogród motyli
two-castles-room-chicken_coop = Kurnik
two-castles-room-firewood_storage = Drewutnia
two-castles-room-fish_pond = Staw rybny
two-castles-room-flower_garden = Ogród kwiatowy
two-castles-room-french_gazebo = Francuska altana
two-castles-room-grand_balcony = Taras główny
two-castles-room-guardhouse = Wartownia
two-castles-room-pumpkin_garden = Ogród dyniowy
two-castles-room-stables = Stajnie
two-castles-room-sty = Chlew
two-castles-room-swimming_hole = Kąpielisko
two-castles-room-terrace = Taras
two-castles-room-turtle_pond = Staw żółwi
two-castles-room-vegetable_garden = Ogród warzywny
two-castles-room-vineyard = Winnica
two-castles-room-walking_path = Ścieżka spacerowa
two-castles-room-winter_garden = Ogród zimowy
two-castles-room-blanket_room = Komnata koców
two-castles-room-bunk_room = Pokój piętrowych łóżek
two-castles-room-childrens_room = Pokój dziecięcy
two-castles-room-dreaming_room = Komnata snów
two-castles-room-dressing_room = Garderoba
two-castles-room-guest_bedroom = Sypialnia gościnna
two-castles-room-hibernation_chamber = Komnata snu zimowego
two-castles-room-in_law_suite = Apartament teściów
two-castles-room-kings_chambers = Komnaty króla
two-castles-room-midnight_room = Komnata północy
two-castles-room-nap_room = Pokój drzemek
two-castles-room-nursery = Pokój niemowlęcy
two-castles-room-pillow_room = Komnata poduszek
two-castles-room-princes_chambers = Komnaty księcia
two-castles-room-princess_chambers = Komnaty księżniczki
two-castles-room-puppy_room = Pokój szczeniąt
two-castles-room-queens_chambers = Komnaty królowej
two-castles-room-rabbit_room = Pokój królików
two-castles-room-servants_quarters = Izby służby
two-castles-room-solar = Pokój słoneczny
two-castles-room-tasso_room = Komnata Tassa
two-castles-room-between_two_rooms = Pomiędzy dwiema komnatami
two-castles-room-dead_end = Ślepy zaułek
two-castles-room-echo_chamber = Komnata echa
two-castles-room-escape_room = Pokój ucieczki
two-castles-room-great_hall = Wielka sala
two-castles-room-hall_of_creaking_floors = Korytarz skrzypiących podłóg
two-castles-room-hall_of_doors = Korytarz drzwi
two-castles-room-hall_of_ever_closing_walls = Korytarz zaciskających się ścian
two-castles-room-hall_of_ghosts = Korytarz duchów
two-castles-room-hall_of_knights = Korytarz rycerzy
two-castles-room-hall_of_mirrors = Korytarz luster
two-castles-room-hall_of_paintings = Korytarz obrazów
two-castles-room-hall_of_portraits = Korytarz portretów
two-castles-room-hall_of_puzzled_floors = Korytarz zagadkowych posadzek
two-castles-room-hall_of_sculptures = Korytarz rzeźb
two-castles-room-hall_of_windows = Korytarz okien
two-castles-room-hidden_passage = Ukryte przejście
two-castles-room-lockdown_room = Komnata odcięcia
two-castles-room-pacing_hall = Korytarz nerwowych kroków
two-castles-room-promenade = Promenada
two-castles-room-purgatory = Czyściec
two-castles-room-armory = Zbrojownia
two-castles-room-crypt = Krypta
two-castles-room-dungeon = Loch
two-castles-room-fungus_room = Grzybiarnia
two-castles-room-gunpowder_room = Prochownia
two-castles-room-hidden_entrance = Ukryte wejście
two-castles-room-hidden_lair = Ukryta kryjówka
two-castles-room-jewel_room = Komnata klejnotów
two-castles-room-knight_room = Komnata rycerza
two-castles-room-laboratory = Laboratorium
two-castles-room-mold_room = Komnata pleśni
two-castles-room-padded_room = Pokój bez klamek
two-castles-room-pit_of_despair = Otchłań rozpaczy
two-castles-room-quiet_room = Komnata ciszy
two-castles-room-snake_pit = Wężowisko
two-castles-room-spy_room = Komnata szpiegów
two-castles-room-subterranean_tunnel = Podziemny tunel
two-castles-room-the_hole = Dziura
two-castles-room-treasure_room = Skarbiec
two-castles-room-venus_grotto = Grota Wenus
two-castles-room-wine_cellar = Piwnica win
two-castles-room-fountain = Fontanna
two-castles-room-tower = Wieża
two-castles-room-grand_foyer = Hol główny
two-castles-room-throne_corridor_downstairs = Sala tronowa
two-castles-room-throne_corridor_food = Sala tronowa
two-castles-room-throne_food_sleeping = Sala tronowa
two-castles-room-throne_living_corridor = Sala tronowa
two-castles-room-throne_living_sleeping = Sala tronowa
two-castles-room-throne_utility_food = Sala tronowa
two-castles-room-throne_utility_sleeping = Sala tronowa

two-castles-attendant-painter = Malarz
two-castles-attendant-knight = Strażnik
two-castles-attendant-fire_juggler = Żongler ogniem
two-castles-attendant-aesthete = Łaziebnicy

two-castles-marker-mespelbrunn = Zamek Mespelbrunn
two-castles-marker-lichtenstein = Zamek Lichtenstein
two-castles-marker-hohenschwangau = Zamek Hohenschwangau
two-castles-marker-eltz = Zamek Eltz
two-castles-marker-neuschwanstein = Zamek Neuschwanstein
two-castles-marker-hohenzollern = Zamek Hohenzollern
two-castles-marker-reichsburg_cochem = Zamek Reichsburg

two-castles-wanted-food = jadalne
two-castles-wanted-living = mieszkalne
two-castles-wanted-utility = gospodarcze
two-castles-wanted-outdoor = zewnętrzne
two-castles-wanted-sleeping = sypialne
two-castles-wanted-corridor = korytarze
two-castles-wanted-downstairs = podziemne
two-castles-wanted-special = specjalne
two-castles-wanted-torch = pochodnia
two-castles-wanted-painting = obraz
two-castles-wanted-mirror = lustro
two-castles-wanted-swords = miecze

two-castles-card-kinds = 1 za każdy rodzaj komnat, także specjalnych
two-castles-card-attendants = 4 za każdego dworzanina
two-castles-card-downstairs = 2 za każdą komnatę podziemną
two-castles-card-sleeping = 2 za każdą komnatę sypialną
two-castles-card-below_ground = 1 za każdą komnatę pod ziemią
two-castles-card-level_3 = 1 za każdą komnatę na poziomie 3 lub wyżej
two-castles-card-living = 2 za każdą komnatę mieszkalną
two-castles-card-food = 2 za każdą komnatę jadalną
two-castles-card-height = 1 za każdy rząd zamku
two-castles-card-width = 1 za każdą kolumnę zamku
two-castles-card-outdoor = 2 za każdą komnatę zewnętrzną
two-castles-card-corridor = 2 za każdy korytarz
two-castles-card-surrounded_8 = 3 za każdą komnatę z zajętymi wszystkimi polami wokół
two-castles-card-surrounded_4 = 2 za każdą komnatę z zajętymi wszystkimi bokami
two-castles-card-utility = 2 za każdą komnatę gospodarczą
two-castles-card-special = 2 za każdą komnatę specjalną
two-castles-card-throne_variety = 2 za każdy inny rodzaj przy bokach sali tronowej
two-castles-card-throne_enclosed = 1 za każdą komnatę wokół sali tronowej
two-castles-card-sets_of_5 = 4 za każdy rodzaj, który ma 5 komnat
two-castles-card-sets_of_3 = 2 za każdy rodzaj, który ma 3 komnaty

two-castles-bonus-tile = dobierz pięć płytek i wyłóż jedną
two-castles-bonus-attendant = dworzanin królewski
two-castles-bonus-card = dobierz trzy karty premii i zachowaj jedną
two-castles-bonus-fountain = fontanna
two-castles-bonus-tower = wieża
two-castles-bonus-grand_foyer = hol główny

category-food = Jadalne
category-living = Mieszkalne
category-utility = Gospodarcze
category-outdoor = Zewnętrzne
category-sleeping = Sypialne
category-corridor = Korytarze
category-downstairs = Podziemne
category-tower = Wieże
category-fountain = Fontanny
category-grand_foyer = Hole główne
category-bonus_cards = Karty premii
category-attendants = Dworzanie
category-throne = Sala tronowa

two-castles-food = { NAMES($room, of: "two-castles-room") }: po { $each } za wskazane pola z rodzajem: { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] brak
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-living = { NAMES($room, of: "two-castles-room") }: po { $each } za komnaty wokół, rodzaj: { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] brak
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-utility = { NAMES($room, of: "two-castles-room") }: po { $each } za połączone komnaty, rodzaj: { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] brak
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-outdoor = { NAMES($room, of: "two-castles-room") }: po { $each } za komnaty w całym zamku, rodzaj: { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] brak
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-sleeping = { NAMES($room, of: "two-castles-room") }: { $gaps ->
    [0] są wszystkie inne rodzaje
   *[other] brakuje: { NAMES($missing, of: "two-castles-wanted") }
}
two-castles-corridor = { NAMES($room, of: "two-castles-room") }: po { $each } za komnaty wokół z ozdobą: { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] brak
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-downstairs = { NAMES($room, of: "two-castles-room") }: po { $each } za komnaty w kolumnie, rodzaj: { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] brak
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-fountain = { NAMES($room, of: "two-castles-room") }
two-castles-tower = { NAMES($room, of: "two-castles-room") }: { $count ->
    [0] nic pod spodem
    [one] { $count } komnata pod spodem
    [few] { $count } komnaty pod spodem
    [many] { $count } komnat pod spodem
   *[other] { $count } komnaty pod spodem
}
two-castles-grand_foyer = { NAMES($room, of: "two-castles-room") }: { $count ->
    [one] { $count } komnata wokół
    [few] { $count } komnaty wokół
    [many] { $count } komnat wokół
   *[other] { $count } komnaty wokół
}
two-castles-throne-name = { NAMES($room, of: "two-castles-room") }: { NAMES($wanted, of: "two-castles-wanted") }
two-castles-throne = { NAMES($room, of: "two-castles-room") }, oczekuje: { NAMES($wanted, of: "two-castles-wanted") }: { $count ->
    [0] brak na wskazanych polach
   *[other] { NAMES($rooms, of: "two-castles-room") }
}
two-castles-attendants = { NAMES($attendant, of: "two-castles-attendant") }: { $count ->
    [one] { $count } komnata
    [few] { $count } komnaty
    [many] { $count } komnat
   *[other] { $count } komnaty
} z ozdobą: { NAMES($wanted, of: "two-castles-wanted") }
two-castles-bonus_cards = { NAMES($card, of: "two-castles-card") }: { $count } × { $each }

two-castles-round = Runda { $round } z { $rounds }, { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
    [many] { $count } płytek
   *[other] { $count } płytki
} na ręce
two-castles-left = Lewy zamek: { NAMES($marker, of: "two-castles-marker") }, wspólny z: { $partner }
two-castles-right = Prawy zamek: { NAMES($marker, of: "two-castles-marker") }, wspólny z: { $partner }
two-castles-left-side = lewy zamek
two-castles-right-side = prawy zamek
two-castles-other = { NAMES($marker, of: "two-castles-marker") }, { $one } i { $other }
two-castles-others = Pozostałe zamki
two-castles-hand = Ręka
two-castles-to-lay = Do wyłożenia
two-castles-gift = Od Ludwika
two-castles-waits = Premia ({ $name }): { $bonus ->
    [bonus] wybierz jedną z sześciu
    [special] wybierz komnatę specjalną
    [attendant] wybierz dworzanina
    [card] zachowaj jedną z kart
    [tile] weź jedną z płytek
   *[room] wyłóż: { NAMES($room, of: "two-castles-room") }
}
two-castles-attendants-there = Dworzanie: { NAMES($attendants, of: "two-castles-attendant") }
two-castles-cards-there = Karty: { NAMES($cards, of: "two-castles-card") }
two-castles-supply = Zapasy: płytki { $tiles }, karty { $cards }, fontanny { $fountains }, wieże { $towers }, hole główne { $foyers }
two-castles-legend = F jadalna L mieszkalna U gospodarcza O zewnętrzna S sypialna C korytarz D podziemna X specjalna; t pochodnia p obraz m lustro s miecze; = obok : nad i pod v dwa pod o wokół ~ połączone * wszędzie # wszystkie rodzaje ^ w górę | kolumna; K sala tronowa, patrzy < w lewo > w prawo ^ ' nad i v , pod swoje połowy
two-castles-do-give = Daj jedną płytkę Ludwika do jego lewego zamku, drugą do prawego.
two-castles-do-choose = Wybierz dwie płytki z ręki; resztę przekażesz dalej.
two-castles-do-place = Wyłóż po jednej płytce w każdym ze swoich zamków.
two-castles-do-gift = Wyłóż swoje płytki, a płytkę Ludwika w zamku, który z nim dzielisz.
two-castles-do-place-last = Wyłóż drugą płytkę w swoim { $side ->
    [left] lewym
   *[right] prawym
} zamku.
two-castles-do-bonus = Rozstrzygnij premię w swoim { $side ->
    [left] lewym
   *[right] prawym
} zamku.
two-castles-do-wait = Poczekaj na pozostałych.
two-castles-do-over = Gra jest skończona.
two-castles-tie-castle = drugi zamek ma { $count }, a nie { $other }
two-castles-tie-special = komnaty specjalne: { $count } wobec { $other }

two-castles-hint-lay = { $points ->
    [0] na razie bez punktów dla twojego { $side ->
        [left] lewego
       *[right] prawego
    } zamku
   *[other] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej dla twojego { $side ->
        [left] lewego
       *[right] prawego
    } zamku
}
two-castles-hint-bonus = komnat tego typu będzie { $number }, a to daje premię
two-castles-hint-other-tile = druga płytka może jeszcze dać drugiemu zamkowi { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
two-castles-hint-pair = od razu do { $one ->
    [one] { $one } punktu
   *[other] { $one } punktów
} za pierwszą płytkę i { $two ->
    [one] { $two } punktu
   *[other] { $two } punktów
} za drugą, po jednej w każdym zamku
two-castles-hint-give = dobrze położona daje zamkowi Ludwika { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
two-castles-hint-take = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej dla tego zamku w obecnym kształcie
two-castles-hint-room = dobrze położona daje od razu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
two-castles-hint-bonus-tile = jedna z pięciu komnat do wyboru, wykładana od razu
two-castles-hint-bonus-attendant = dworzanin liczy się za każdą ozdobę, o którą dba
two-castles-hint-bonus-card = jedna z trzech kart, liczona na końcu
two-castles-hint-bonus-special = komnata specjalna, wykładana od razu
two-castles-obstacle-not-yours = Budujesz tylko w swoich dwóch zamkach.
two-castles-obstacle-taken = Jest tu już komnata.
two-castles-obstacle-apart = Komnata musi stykać się z zamkiem bokiem.
two-castles-obstacle-hanging = Nad ziemią komnata potrzebuje innej wprost pod sobą.
two-castles-obstacle-too-low = Ta komnata musi stać na ziemi albo wyżej.
two-castles-obstacle-too-high = Ta komnata musi leżeć pod ziemią.
two-castles-obstacle-sky = Komnata poniżej jest pod gołym niebem: nic na niej nie stanie.
two-castles-obstacle-not-now = W tym zamku nic teraz nie można położyć.
two-castles-problem-twice = Taka komnata jest tylko jedna i stoi już gdzie indziej.
two-castles-problem-attendants = Sala tronowa mieści najwyżej tylu dworzan: { $most }.
