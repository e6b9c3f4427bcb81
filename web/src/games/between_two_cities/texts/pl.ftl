# Between Two Cities in the browser, in Polish.
city-riverside = Nadrzecze
city-hilltop = Wzgórze
city-oldtown = Staromieście
city-lakeside = Zajezierze
city-fairview = Słoneczne
city-northgate = Północna Brama
city-millbrook = Młynówka
letter-shop = S
letter-factory = F
letter-office = B
letter-park = P
letter-house = D
letter-music = m
letter-drink = n
letter-food = j
letter-bed = h
the-tile = { $tile ->
    [shop] sklep
    [factory] fabrykę
    [drink] gospodę (napoje)
    [food] gospodę (jedzenie)
    [music] gospodę (muzyka)
    [bed] gospodę (nocleg)
    [office] biuro
    [park] park
   *[house] dom
}
the-duplex = dupleks: { $first } i { $second }
the-duplex-in-hand = dupleks
duplex-horizontal = dupleks, z lewej { $first }, z prawej { $second }
duplex-vertical = dupleks, u góry { $first }, u dołu { $second }
owners-alone = twoje
owners-with = wspólne: ty i { $name }
owners-others = { $names }
row-column = rząd { $row }, kolumna { $column }
cell-tile = { $where }, { $tile }, { $owners }
cell-free = { $where }, wolne, obok: { $beside }
cell-nothing = wolne
row-in-words = Rząd { $row }: { $cells }
beside-nothing = nic
partner-brings = ma:
partner-laid = – kafelek już tu leży
partner-chooses = wybiera
partner-has-chosen = – wybór gotowy
counts-for-you = liczy się dla ciebie: niższe
now-lay = **Połóż { $tile }** w mieście { $first } lub { $second }
now-lay-small = Drugi kafelek trafi do drugiego miasta.
now-lay-last = **Połóż { $tile }** w mieście { $city }
now-lay-last-small = Drugie miasto ma już swój kafelek.
lay-here = Połóż tutaj
point-at-place = Wskaż miejsce, by zobaczyć, co daje; kliknij je albo przeciągnij tam kafelek.
hold-to-read = Przytrzymaj kafelek, aby go przeczytać.
tap-twice = Dotknij miejsca, aby zobaczyć, co da; dotknij ponownie, aby położyć.
place-choice = { $where }, obok: { $beside }
gain-where = { $where }
hand-label = Moja ręka
hand-to-lay = Moje kafelki do położenia
hand-kept = Zatrzymujesz te dwa:
hand-tile-choose = { $tile }, { $number } z { $count }
hand-tile-lay = { $tile }, do położenia, { $number } z { $count }
others-title = Inne miasta
known-hand = Na ręce ma { $name }:
score-lower = Liczy się niższe z dwóch: { $points }
score-sum = Masz oba razem: { $points }
rule-shop = Sklepy w jednej prostej linii: 2, 5, 10 lub 16 punktów za jeden do czterech.
rule-factory = Każda fabryka: 4 punkty w mieście, gdzie jest ich najwięcej, 3 w drugim, 2 w pozostałych.
rule-tavern = Zestawy różnych gospód: 1, 4, 9 lub 17 punktów za jeden do czterech rodzajów.
rule-office = 1, 3, 6, 10, 15 lub 21 punktów za jedno do sześciu biur; 1 więcej za każde obok gospody.
rule-park = Połączone parki: 2, 8 lub 12 punktów za jeden do trzech, 1 więcej za każdy następny.
rule-house = 1 punkt za każdy inny rodzaj budynku w mieście; obok fabryki tylko 1.
tile-in-city = { $tile } w mieście { $city }
log-place = { $name } kładzie { $tile } w mieście { $city }
log-choose = { $name } zatrzymuje { $first } i { $second }
end-words = Każdej osobie liczy się niższe z dwóch miast. Wybierz wiersz, by zobaczyć kafelki, które się liczą.
end-words-two = Oba miasta liczą się razem. Wybierz wiersz, by zobaczyć kafelki, które się liczą.
left-city = Lewe miasto
right-city = Prawe miasto
log-choose-twice = { $name } zatrzymuje dwa razy { $tile }
draft-choose = **Wybierz dwa kafelki** dla siebie
draft-choose-last = Ostatni kafelek odpada. Wybór jest ostateczny.
choose-more = { $count ->
    [one] Wybierz jeszcze jeden
   *[other] Wybierz dwa
}
keep-both = Zatrzymaj oba
remark-cities-choose = Zatrzymaj dwa kafelki: po jednym do każdego miasta. Każde miasto dzielisz z osobą obok, a twoim wynikiem jest niższe z nich. Pasek pod kafelkiem pokazuje, jak punktuje.
remark-cities-alone = Oba miasta są twoje i ich punkty się sumują. Zatrzymaj dwa kafelki: po jednym do każdego. Pasek pod kafelkiem pokazuje, jak punktuje.
remark-cities-duplex = Dupleks to dwa budynki na jednym kafelku. Leży tak, jak go narysowano, i nie można go obracać; każda połowa punktuje osobno.

## Asystent punktacji
cities-next-city = Następne miasto
cities-cell = rząd { $row }, kolumna { $column }, { $tile }
cities-letters = Miasto literami, rząd po rzędzie
cities-letters-example = SSSS DDBm …
cities-filled = { $count } z { $all }
cities-no-building = Rząd { $row }, kolumna { $column }: „{ $letter }” to nie budynek. Cała reszta się liczy.
cities-palette = Budynki
cities-clear-last = Zabierz ostatni budynek
cities-how = Dotknij budynku: stanie na polu w ramce, a ramka przejdzie dalej.
cities-how-keys = Kliknij budynek albo wpisz jego literę: stanie na polu w ramce, a ramka przejdzie dalej. Enter: następne miasto.
