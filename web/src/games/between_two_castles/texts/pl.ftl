# Pomiędzy dwoma zamkami w przeglądarce, po polsku.
ludwig = Ludwik
type-food = jadalna
type-living = mieszkalna
type-utility = gospodarcza
type-outdoor = zewnętrzna
type-sleeping = sypialna
type-corridor = korytarz
type-downstairs = podziemna
type-special = specjalna
rule-beside = { $points } punkty za każdą komnatę ({ $wanted }) po lewej i po prawej stronie.
rule-stacked = { $points } punkty za każdą komnatę ({ $wanted }) tuż nad nią i tuż pod nią.
rule-two_below = { $points } punkty za każdą komnatę ({ $wanted }) na dwóch polach prosto pod nią.
rule-around = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkty
} za każdą komnatę ({ $wanted }) z ośmiu wokół.
rule-around_but_below = { $points } punkty za każdą komnatę ({ $wanted }) wokół, oprócz pola prosto pod nią.
rule-three_below = { $points } punkty za każdą komnatę ({ $wanted }) na trzech polach pod nią.
rule-connected = { $points } punkt za każdą komnatę ({ $wanted }), do której dochodzi się tylko przez komnaty tego rodzaju ({ $wanted }).
rule-anywhere = { $points } punkt za każdą komnatę ({ $wanted }) w całym zamku.
rule-variety = { $points } punkty, jeśli w zamku jest wszystkich sześć innych rodzajów, inaczej { $least }.
rule-decorated = { $points } punkt za każdą z ośmiu komnat wokół, w której widać { $decoration ->
    [torch] pochodnię
    [painting] obraz
    [mirror] lustro
   *[swords] miecze
}.
rule-column = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkty
} za każdą komnatę ({ $wanted }) nad nią lub pod nią w kolumnie.
rule-column_up = { $points } punkt za każdą komnatę ({ $wanted }) nad nią w kolumnie.
rule-fountain = Zawsze { $points } punktów.
rule-tower = { $points } punkt za każdą komnatę pod nią w kolumnie.
rule-grand_foyer = { $points } punkt za każdą z ośmiu komnat wokół.
rule-throne = { $points } punkty za każde wskazane pole z komnatą jednego z tych rodzajów: { $first }, { $second }.
rule-attendant = 1 punkt za każdą komnatę w zamku, w której widać { $decoration ->
    [torch] pochodnię
    [painting] obraz
    [mirror] lustro
   *[swords] miecze
}.
open-sky = Pod gołym niebem: nic nie może na niej stać.
stands-ground = na ziemi i wyżej
stands-below = pod ziemią
stands-anywhere = wszędzie
floor = { $number ->
    [0] parter
    [1] pierwsze piętro
    [2] drugie piętro
    [3] trzecie piętro
   *[other] piętro { $number }
}
cellar = { $number ->
    [1] pierwsza piwnica
    [2] druga piwnica
   *[other] piwnica { $number }
}
level-column = { $level }, { $column }
left-of-throne = { $steps ->
    [1] tuż na lewo od tronu
    [2] drugie na lewo od tronu
    [3] trzecie na lewo od tronu
   *[other] { $steps }. na lewo od tronu
}
right-of-throne = { $steps ->
    [1] tuż na prawo od tronu
    [2] drugie na prawo od tronu
    [3] trzecie na prawo od tronu
   *[other] { $steps }. na prawo od tronu
}
over-throne = { $half ->
    [left] nad tronem, z lewej
   *[right] nad tronem, z prawej
}
under-throne = { $half ->
    [left] pod tronem, z lewej
   *[right] pod tronem, z prawej
}
above-room = pod spodem: { $room }
below-room = nad nią: { $room }
beside-rooms = obok: { $rooms }
cell-free = { $where }, wolne, { $beside }
cell-room = { $where }, { $room }, { $type }, { $beside }; { $rule }
cell-room-alone = { $where }, { $room }, { $type }; { $rule }
row-in-words = { $level }: { $rooms }
room-in-castle = { $room } ({ $castle })
place-choice = { $where }, { $beside }
one-or-other = { $first } albo { $second }
counters-label = Komnaty każdego rodzaju i ile z nich daje następną premię
counter = { $type }: { $count } z { $next } do następnej premii
counter-full = { $type }: { $count }, premii już nie będzie
with-partner = razem: { $name }
partner-only = { $name }
partner-brings = { $name } przynosi
partner-laid = { $name } ma tu już swoją komnatę
partner-has-chosen = { $name }: wybór gotowy
total-taken = { $points } po wzięciu
counts-for-you = liczy się dla ciebie: niższy
bonus-cards-label = Karty premii tego zamku
now-lay = **Wyłóż: { $room }**, { $castles }
now-lay-small = Druga komnata trafi do drugiego zamku.
now-lay-last-small = Drugi zamek ma już swoją komnatę.
now-lay-gift = Komnata Ludwika trafia do zamku, który z nim dzielisz.
lay-here = Wyłóż tutaj
castle-waits = { $castle } czeka na premię, rozstrzyga: { $name }.
now-wait-give = **Czekamy na komnaty Ludwika**, daje: { $name }
now-wait-bonus = **{ $name } rozstrzyga premię**: { $castle }
bonus-cause = { $room }: { $number ->
    [3] trzecia
   *[other] piąta
} komnata tego rodzaju ({ $type }), { $castle }
bonus-because = { $cause }.
now-bonus-bonus = **Wybierz premię**, jedną z sześciu
now-bonus-special = **Wybierz komnatę specjalną**
now-bonus-attendant = **Wybierz dworzanina** do sali tronowej
now-bonus-card = **Zachowaj kartę premii**, jedną z trzech
now-bonus-tile = **Wybierz jedną z pięciu komnat**
now-bonus-room = **Wyłóż: { $room }**
kind-used-up = Wyczerpane: { $room }. Weź inną komnatę specjalną.
choose-one = Wybierz
take-it = Weź
then-lay = potem wyłóż
step-bonus = Wybór premii
step-special = Komnata specjalna
step-attendant = Dworzanin
step-card = Karta premii
step-tile = Jedna z pięciu komnat
step-room = Wyłóż: { $room }
brief-tile = Komnata
brief-attendant = Dworzanin
brief-card = Karta
brief-fountain = Fontanna
brief-tower = Wieża
brief-grand_foyer = Hol
bonus-words-tile = Dobiera się pięć komnat; jedną z nich wykładasz od razu.
bonus-words-attendant = Wybrany dworzanin trafia do sali tronowej: 1 punkt za każdą komnatę zamku z jego ozdobą.
bonus-words-card = Dobiera się trzy karty; zachowujesz jedną, a ona liczy się na koniec.
others-bonus-bonus = { $name } wybiera premię.
others-bonus-special = { $name } wybiera komnatę specjalną.
others-bonus-attendant = { $name } wybiera dworzanina.
others-bonus-card = { $name } zachowuje jedną z tych kart.
others-bonus-tile = { $name } wykłada jedną z tych komnat.
others-bonus-room = { $name } wykłada tę komnatę.
offered-label = Do wyboru
point-at = Wskaż jako życzenie: { $piece }
now-advise = **Wskaż miejsce**: { $room }
now-advise-small = { $name } widzi to od razu i decyduje.
point-here = Wskaż tutaj
wish-takes = { $name } radzi: { $piece }
first-lay = Najpierw inna
first-other = Najpierw druga premia
first-named = { $label }: { $piece }
back-to-bonus = Wróć do premii
left-over = zostało { $count }
option-label = { $piece }, { $number } z { $count }
now-give = **Daj dwie komnaty Ludwika** do jego zamków, po jednej
now-give-small = Dobrane losowo z jego ręki; do tej chwili nikt inny ich nie widzi.
give-both = Daj obie
swap-rooms = Zamień obie komnaty
you-lay-it = wykładasz ty
name-lays-it = wykłada { $name }
at-best = najwyżej
hand-rests = Potem wybierzesz dwie własne komnaty.
ludwigs-room = komnata Ludwika
ludwig-castles = Zamki Ludwika
ludwig-score = Wynik Ludwika: { $points }
brings-food = trzecia komnata ({ $type }): dobierz pięć, wyłóż jedną
brings-living = trzecia komnata ({ $type }): weź dworzanina
brings-utility = trzecia komnata ({ $type }): zachowaj jedną z trzech kart premii
brings-outdoor = trzecia komnata ({ $type }): wyłóż fontannę
brings-sleeping = trzecia komnata ({ $type }): wyłóż wieżę
brings-corridor = trzeci { $type }: wyłóż hol główny
brings-downstairs = trzecia komnata ({ $type }): jedna z sześciu premii
brings-special = piąta komnata swojego rodzaju: dowolna komnata specjalna{ $type }
line-gains = { $name } { $gain }
gain-where = { $where }
best-in-castle = Najlepiej, { $castle }: { $gain }
point-at-place = Wskaż miejsce, a zobaczysz, co daje; kliknij je albo przeciągnij tam komnatę.
hold-to-read = Przytrzymaj komnatę, by ją przeczytać.
tap-twice = Dotknij miejsca, by zobaczyć, co daje; dotknij ponownie, by wyłożyć.
hand-label = Moja ręka
hand-to-lay = Moje komnaty do wyłożenia
bonus-label = Co daje premia
hand-kept = Zachowujesz te dwie:
hand-room-choose = { $room }, { $type }, { $number } z { $count }. { $rule }
hand-room-lay = { $room }, { $type }, do wyłożenia, { $number } z { $count }. { $rule }
others-title = Pozostałe zamki
open-large = { $castle }. Pokaż w dużym rozmiarze.
known-hand = Na ręce ma { $name }:
known-discards = Odrzucone
score-lower = Masz niższy z obu: { $points }
castles-counts-in = Liczy się, { $castle }:
log-drawn = Dobrano na premię
log-given = Komnaty Ludwika leżą odkryte
log-choose = { $name } zachowuje: { $rooms }
log-lay = { $name } wykłada: { $piece }, { $castle }
log-take = { $name } bierze: { $piece }, { $castle }
log-keep = { $name } zachowuje kartę, { $castle }: { $piece }
log-bonus = { $name } wybiera premię, { $castle }: { $piece }
log-give = { $name } daje: { $piece }, { $castle }
end-words = Każdej osobie liczy się niższy z dwóch zamków. Wybierz wiersz, by zobaczyć komnaty, które się liczą.
end-lower = Liczy się twój niższy zamek: { $castle }, { $points }.
end-ludwig = Ludwik wygrał, więc obie osoby przegrywają.
end-more = { $points ->
    [one] Jeszcze jeden punkt dałby zwycięstwo.
    [few] Jeszcze { $points } punkty dałyby zwycięstwo.
   *[other] Jeszcze { $points } punktów dałoby zwycięstwo.
}
left-castle = Lewy zamek
right-castle = Prawy zamek
draft-choose = **Wybierz dwie komnaty**, po jednej dla każdego zamku
draft-choose-last = Ostatnia komnata odpada. Wybór jest ostateczny.
choose-more = { $count ->
    [one] Wybierz jeszcze jedną
   *[other] Wybierz dwie
}
keep-both = Zachowaj obie
step-cause = { $number ->
    [3] trzecia
   *[other] piąta
} komnata ({ $type })
step-was-lay = wyłożone
step-was-take = wzięte
step-was-keep = karta zachowana
step-was-bonus = wybrana premia
bonus-step = Krok { $number } tego łańcucha. { $because }
kinds-used-up = Wyczerpane: { $kinds }.
rooms-counted = { $count ->
    [one] { $count } komnata
    [few] { $count } komnaty
    [many] { $count } komnat
   *[other] { $count } komnaty
}
cards-counted = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
attendants-counted = { $count ->
    [one] { $count } dworzanin
   *[other] { $count } dworzan
}
point-at-offer = Wybierz, by zobaczyć, co to da.
point-at-room = Wskaż komnatę, by ją tu przeczytać.
ludwig-third = trzeci przy stole; nikt nim nie gra
ludwig-rooms = Ręka Ludwika
ludwig-rooms-words = { $count ->
    [one] { $count } komnata, przechodzi jak twoje
    [few] { $count } komnaty, przechodzą jak twoje
    [many] { $count } komnat, przechodzą jak twoje
   *[other] { $count } komnaty, przechodzą jak twoje
}
ludwig-giver = Kto daje komnaty
ludwig-giver-words = runda 1: { $first }, runda 2: { $second }
ludwig-castles-words = po jednym z każdą osobą; tam wykładasz i decydujesz tylko ty
ludwig-score-words = niższy zamek; jeśli Ludwik wygra, obie osoby przegrywają
partner-waits = czeka na premię
remark-castles-choose = Zachowaj dwie komnaty, po jednej do każdego zamku. Liczby pod komnatą to punkty, które od razu dałaby lewemu i prawemu zamkowi.
remark-castles-lay = Nad ziemią komnata potrzebuje komnaty pod sobą, a na tym, co pod gołym niebem, nic nie stoi. Podziemne leżą pod linią.
remark-castles-near = Złoty licznik: następna komnata tego rodzaju daje zamkowi premię, rozstrzyganą od razu.
remark-castles-bonus = Premię wywołała twoja komnata, więc decydujesz ty. Może wywołać następną; zamek czeka, aż wszystkie będą rozstrzygnięte.
remark-castles-ludwig = Ludwik buduje zamek z każdą osobą i może wygrać. Daj po jednej komnacie do każdego z tych zamków: jeden z nich jest też twój.

## The score assistant
typed-search = Litery komnaty, dworzanina albo karty premii
typed-search-example = Nazwa…
typed-clear = Skasuj litery
typed-shelves = Co jest wpisywane
typed-rooms = Komnaty
typed-throne = Tron
typed-attendants = Dworzanie
typed-cards = Karty
typed-types = Rodzaje
typed-decorations = Ozdoby
typed-found = Znalezione
typed-more = { $count ->
    [one] i jeszcze jedna: wpisz kolejną literę
    [few] i jeszcze { $count }: wpisz kolejną literę
   *[other] i jeszcze { $count }: wpisz kolejną literę
}
typed-nothing = Nic w pudełku tak się nie zaczyna.
typed-tip = Wpisz pierwsze litery nazwy komnaty albo wybierz jej rodzaj i ozdobę.
typed-tap-place = Teraz dotknij miejsca w zamku: { $room }.
typed-move = Dotknij innego miejsca, by ją przenieść.
typed-take-away = Zabierz
typed-throne-tip = Którą salę tronową ma ten zamek?
typed-add-attendant = { $attendant }, o jednego więcej
typed-remove-attendant = { $attendant }, o jednego mniej
typed-add = Dodaj
typed-lay = Połóż tutaj
typed-next-castle = Następny zamek
typed-keys = Litery znajdują komnatę, ↑ ↓ ją zmieniają, cyfra kładzie ją na miejscu, także ← → i Enter.
