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
rule-variety = { $points } punkty, jeśli w zamku jest wszystkie sześć innych rodzajów, inaczej { $least }.
rule-decorated = { $points } punkt za każdą z ośmiu komnat wokół, w której widać: { $wanted }.
rule-column = { $points ->
    [one] { $points } punkt
   *[other] { $points } punkty
} za każdą komnatę ({ $wanted }) nad nią lub pod nią w kolumnie.
rule-column_up = { $points } punkt za każdą komnatę ({ $wanted }) nad nią w kolumnie.
rule-fountain = Zawsze { $points } punktów.
rule-tower = { $points } punkt za każdą komnatę pod nią w kolumnie.
rule-grand_foyer = { $points } punkt za każdą z ośmiu komnat wokół.
rule-throne = { $points } punkty za każde wskazane pole z komnatą jednego z tych rodzajów: { $first }, { $second }.
rule-attendant = 1 punkt za każdą komnatę w zamku, w której widać: { $decoration }.
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
left-of-throne = { $steps } na lewo od tronu
right-of-throne = { $steps } na prawo od tronu
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
castle-label = { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castle-total = Razem:
row-in-words = { $level }: { $rooms }
room-in-castle = { $room } ({ $castle })
place-choice = { $where }, { $beside }
one-or-other = { $first } albo { $second }
counters-label = Komnaty każdego rodzaju i ile z nich daje następną premię
counter = { $type }: { $count } z { $next } do następnej premii
counter-full = { $type }: { $count }, premii już nie będzie
with-partner = z: { $name }
partner-only = { $name }
partner-brings = { $name } przynosi
partner-laid = { $name } ma tu już swoją komnatę
partner-has-chosen = { $name }: wybór gotowy
if-laid-here = { $points } po wyłożeniu tutaj
counts-for-you = liczy się dla ciebie: niższy
bonus-cards-label = Karty premii tego zamku
bonus-here = Premia
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
now-bonus-special = **Wybierz komnatę specjalną**, potem miejsce
now-bonus-attendant = **Wybierz dworzanina** do sali tronowej
now-bonus-card = **Zachowaj kartę premii**, jedną z trzech
now-bonus-tile = **Wybierz jedną z pięciu komnat** i miejsce
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
step-laid = Wyłożone: { $room }
step-took = Wzięte: { $piece }
others-bonus-bonus = { $name } wybiera premię.
others-bonus-special = { $name } wybiera komnatę specjalną.
others-bonus-attendant = { $name } wybiera dworzanina.
others-bonus-card = { $name } zachowuje jedną z tych kart.
others-bonus-tile = { $name } wykłada jedną z tych komnat.
others-bonus-room = { $name } wykłada tę komnatę.
offered-label = Do wyboru
point-at = Pokaż wspólnikom: { $piece }
first-lay = Najpierw inna
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
ludwig-you-give = Nikt nim nie gra: w tej rundzie co turę dajesz dwie jego komnaty.
ludwig-gives = Nikt nim nie gra: w tej rundzie co turę jego dwie komnaty daje { $name }.
ludwig-castles = Z każdą osobą dzieli jeden zamek.
ludwig-score = Jego niższy zamek ma { $points }. Jeśli wygra, obie osoby przegrywają.
brings-food = trzecia komnata ({ $type }): dobierz pięć, wyłóż jedną
brings-living = trzecia komnata ({ $type }): weź dworzanina
brings-utility = trzecia komnata ({ $type }): zachowaj jedną z trzech kart premii
brings-outdoor = trzecia komnata ({ $type }): wyłóż fontannę
brings-sleeping = trzecia komnata ({ $type }): wyłóż wieżę
brings-corridor = trzeci { $type }: wyłóż hol główny
brings-downstairs = trzecia komnata ({ $type }): jedna z sześciu premii
brings-special = piąta komnata swojego rodzaju: dowolna komnata specjalna{ $type }
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
known-hand = { $name } ma na ręce
known-discards = Odrzucone
castles-score-category = Rodzaj komnat
score-lower = Masz niższy z obu: { $points }
castles-counts-in = Liczy się, { $castle }:
log-choices = Wybory są odkryte
log-hands = Nowe ręce
log-drawn = Dobrano na premię
log-given = Komnaty Ludwika leżą odkryte
log-choose = { $name } zachowuje: { $rooms }
log-lay = { $name } wykłada: { $piece }, { $castle }
log-take = { $name } bierze: { $piece }, { $castle }
log-keep = { $name } zachowuje kartę, { $castle }: { $piece }
log-bonus = { $name } wybiera premię, { $castle }: { $piece }
log-give = { $name } daje: { $piece }, { $castle }
end-words = Każdej osobie liczy się niższy z dwóch zamków. Wskaż wiersz, by zobaczyć komnaty, które się liczą.
castles-end-you-win = Wygrywasz z wynikiem { $points }
castles-end-you-came = { $behind ->
    [0] Miejsce { $rank }, na równi z: { $name }
    [one] Miejsce { $rank }, { $behind } punkt za: { $name }
    [few] Miejsce { $rank }, { $behind } punkty za: { $name }
    [many] Miejsce { $rank }, { $behind } punktów za: { $name }
   *[other] Miejsce { $rank }, { $behind } punktu za: { $name }
}
end-lower = Liczy się twój niższy zamek: { $castle }, { $points }.
left-castle = lewy zamek
right-castle = prawy zamek
all-castles = Wszystkie zamki
castles-how-scored = Punkty: { $castle }
