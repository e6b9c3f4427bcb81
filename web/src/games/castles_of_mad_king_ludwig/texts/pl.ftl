# Castles of Mad King Ludwig w przeglądarce, po polsku.
you = Ty
you-small = ty
castle-mine = Twój zamek
castle-of = Zamek: { $name }
castle-label = { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
points-label = Punkty:
money-label = Pieniądze:
thousands = { $count ->
    [0] 0
   *[other] { $count }k
}
chip-words = { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, pieniądze { $money }

room-kind = { $type }, rozmiar { $size }
room-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
room-fence = Płot: nic nie może wzdłuż niego leżeć.
room-reward = Po ukończeniu: { $reward }
bonus-connected = { $points } za każde połączone pomieszczenie tych typów: { $types }.
bonus-adjacent = { $points } za każde pomieszczenie przy wspólnej ścianie, tych typów: { $types }.
bonus-castle = { $points } za każde pomieszczenie tych typów w całym zamku: { $types }.
wants-types = typy: { $count }
state-open = Można je jeszcze ukończyć.
state-complete = Jest ukończone.
state-never = Nie da się go już ukończyć.
counts-in-lines = Co przyniosło
side-n = północne
side-e = wschodnie
side-s = południowe
side-w = zachodnie
door-joins = drzwi { $side } łączą z: { $other }
door-open = drzwi { $side } wolne
door-blocked = drzwi { $side } zablokowane
doors-many = drzwi: { $count }, wolnych: { $open }{ $joins ->
    [0] {""}
   *[other] , łączą z: { $joined }
}
tile-words = { $name }, { $type }, { $width } na { $height }; { $doors }
tile-complete = { $words }; ukończone
tile-never = { $words }; nie da się już ukończyć
place-joins = łączy się z: { $others }
place-joins-door = łączy się z: { $other }, drzwi { $side }
place-words = { $joins }{ $turn ->
    [0] {""}
    [1] , obrót w prawo
    [2] , obrót o pół
   *[3] , obrót w lewo
}

reward-living = pomieszczenie punktuje jeszcze raz
reward-activity = { $points } punktów
reward-sleeping = przejrzenie stosu
reward-outdoor = { $money } z banku
reward-utility = dobranie dwóch kart premii, jedna zostaje
reward-food = dodatkowa tura
reward-corridor = korytarz lub schody za darmo
reward-downstairs = za co drugie dowolna inna nagroda
card-words = { $card ->
    [all_sizes] { $each } za { $what }
    [all_types] { $each } za { $what }
    [money] { $each } za każde pełne 5 000
    [completed_rooms] { $each } za dwa ukończone pomieszczenia
    [external_entrances] { $each } za dwoje drzwi zewnętrznych
   *[other] po { $each }: { $what }
}
worth-now = teraz warta

market-label = Rynek
offer = { $room }, { $price }
offer-coins = { $room }, { $price }, leży na nim { $coins }
offer-free = { $room }, za darmo
offer-best = { $what }, najlepiej { $best }
offer-not = { $what }, { $reason }
short = brakuje { $money }
needs-stairs = trzeba schodów
no-place = brak miejsca
none-left = brak
none-short = nie
best-short = najlepiej
sold = sprzedane
price-empty = puste
pieces-left = zostało: { $count }

now-turn = **Kup jedno pomieszczenie** i połóż je, albo spasuj
now-turn-short = **Kup pomieszczenie** albo spasuj
now-extra-turn = **Dodatkowa tura**: kup jedno pomieszczenie i połóż je, albo spasuj
now-extra-turn-short = **Dodatkowa tura**: kup albo spasuj
pay-builder = { $name } prowadzi budowę: tam trafia zapłata.
pay-bank = Prowadzisz budowę i płacisz do banku.
pay-bank-alone = Płacisz do banku; reszta wystawy znika.
last-round-now = Ostatnia runda.
choose-room = Wybierz
pass-button = Pas, weź { $money }
pass-short = Pas, +{ $money }
now-try = **{ $room }**: wybierz drzwi
place-small = { $count ->
    [one] Pasują jedne drzwi.
   *[other] Pasujące drzwi: { $count }, najlepsze najpierw.
}
try-small = { $count ->
    [one] Pasują jedne drzwi.
   *[other] Pasujące drzwi: { $count }, najlepsze najpierw.
} Zapłata dopiero po położeniu.
try-waits = Szukanie miejsc.
back-to-market = Wróć
buy-and-place = Kup i połóż
pay-price = { $money }
now-place = **{ $room }**: wybierz drzwi
place-here = Połóż tutaj
point-at-door = Wybierz drzwi swojego zamku albo przejdź po miejscach.
now-free = **Korytarz lub schody za darmo**: wybierz i połóż
now-free-small = Punktuje jak każdy kafelek. Raz w turze.
choose-free = Wybierz
preview-points = Punkty
preview-imagined = Gdyby już było twoje
preview-completes = Ukończone: { $room }.
preview-spoils = { $room }: nie dałoby się już ukończyć. Przepada: { $reward }.
preview-more = { $count ->
    [one] i jeszcze jeden wiersz
    [few] i jeszcze { $count } wiersze
   *[many] i jeszcze { $count } wierszy
}
preview-nothing = Na razie bez punktów.
preview-later = Gdyby gra skończyła się teraz:

now-arrange = **Prowadzisz budowę**: po jednym pomieszczeniu na cenę
now-arrange-short = **Po jednym pomieszczeniu na cenę**
now-arrange-small = Zarabiasz to, co płacą inni. Wybierasz na końcu i płacisz do banku.
open-market = Otwórz rynek
arrange-reset = Jak leżało
arrange-keys = Przeciągnij pomieszczenie na cenę, zamienią się. Enter podnosi, strzałki przesuwają.
arrange-touch = Dotknij dwóch pomieszczeń: zamienią się.
purse = { $name } ma { $money }
arrange-earn = { $rivals ->
    [one] Po jednym zakupie zarobisz od { $least } do { $most }.
    [2] Jeśli oboje coś kupią, zarobisz od { $least } do { $most }.
   *[other] Jeśli wszyscy coś kupią, zarobisz od { $least } do { $most }.
}
arrange-poor = za drogo
best-for = { $name } { $gain }
arrange-room = { $room }. { $bests }

now-reward = { $count ->
    [one] **Czeka jedna nagroda.**
   *[other] **Czekające nagrody: { $count }.** Która najpierw?
}
now-reward-small = Co zostawisz, przepada.
button-reward = Weź ją
leave-rest = Zostaw resztę
leave-it = Zostaw
rewards-title = Twoje nagrody
reward-is-done = { $room }: odebrana
reward-is-now = { $room }: teraz
reward-is-next = { $room }: czeka
brings-sleeping = Stosy: { $stacks }, pomieszczenia razem: { $rooms }.
brings-utility = Karty w talii: { $cards }.
brings-corridor = Zostało: korytarze { $hallways }, schody { $stairs }.
brings-food = Stać cię na { $count } z { $all } pomieszczeń.
brings-downstairs = Nagroda dowolnego z siedmiu innych typów.
order-final = Potem nie da się cofnąć.
order-food = Od razu; co jeszcze czeka, przyjdzie potem.
order-corridor = Kafelek może ukończyć pomieszczenia, których nagrody dołączą.
order-living = Punktuje według zamku w chwili wyboru: kafelek położony wcześniej może dodać punkty.
now-choose = **Para pomieszczeń podziemnych**: wybierz dowolną inną nagrodę
now-choose-small = Nagroda pokoi dziennych punktuje właśnie ukończone pomieszczenie podziemne.
button-choose = Weź ją
as-type = jak za: { $type }
now-rescore = **Które pomieszczenie podziemne punktuje jeszcze raz?**
now-rescore-small = Jego punkty i premia, tak jak teraz leży.
button-rescore = Policz
now-stack = **Przejrzyj stos**: wybierz rozmiar
now-stack-small = Tylko ty widzisz jego pomieszczenia. Najwyżej dwa trafią na talię.
button-stack = Przejrzyj
stack-of = Rozmiar { $size }
rooms-count = { $count ->
    [one] jedno pomieszczenie
    [few] { $count } pomieszczenia
   *[many] { $count } pomieszczeń
}
final = nie da się cofnąć
final-short = bez cofania
now-take = **Tylko ty widzisz te pomieszczenia ({ $count }).** Najwyżej dwa na talię.
now-take-small = Trafią na rynek jako pierwsze. Reszta zostanie potasowana.
now-take-last = W ostatniej rundzie opuszczają grę; pusty stos i tak punktuje. Reszta zostanie potasowana.
take-button = { $count ->
    [0] Wybierz
    [one] Połóż na wierzch
   *[other] Połóż oba
}
take-none = Żadne
look-label = Pomieszczenia ze stosu
look-room = { $room }, najlepiej { $best }
look-picked = { $room }, wyjdzie jako numer { $order }
others-see = Inni widzą:
others-see-look = { $name } przegląda stos { $size }.
others-see-keep = { $name } dobiera dwie karty premii i zatrzymuje jedną.
look-swap = Zamień kolejność
now-keep = **Zatrzymaj jedną z dwóch kart premii.** Tylko ty je widzisz.
now-keep-small = Druga trafia pod talię.
button-keep = Zatrzymaj tę
now-return = **Odłóż jedną kartę premii.** Tylko ty je widzisz.
now-return-small = Najpierw obejrzyj łaski i rynek.
button-return = Odłóż tę

wait-return = **Czekamy na odłożenie karty**: { $names }
wait-arrange = **{ $name }** ustala ceny
wait-arrange-small = Po jednym pomieszczeniu na cenę.
wait-turn = **{ $name }** kupuje albo pasuje
wait-place = **{ $name }** buduje
wait-look = **{ $name }** przegląda stos
wait-keep = **{ $name }** wybiera kartę premii
wait-small = Tymczasem: obejrzyj zamki i łaski.

rivals-title = Inne zamki
rivals-none = Grasz solo.
tab-rivals = Inni
tab-goals = Cele
fact-doors = wolne drzwi: { $count }
fact-done = ukończone: { $done } z { $tiles }
fact-cards = karty premii: { $count }
fact-score = Gdyby to był koniec: { $score } bez kart.
favours-ahead = Wyprzedza cię w łaskach
favour-stands = { $theirs } do { $mine }
lays-now = { $name } kładzie: { $room }.
rewards-wait = { $name }, czekające nagrody: { $what }.
favours-title = Łaski króla
if-ended-now = gdyby to był koniec
folded-score = Gdyby to był koniec:
most-of = { $kind ->
    [area] Największa powierzchnia: { $what }
   *[other] Najwięcej: { $what }
}
cards-secret = Tylko ty je widzisz.
goes-back = wraca
stacks-score = Pusty stos daje dwa punkty za każde jego pomieszczenie w zamku.
deck-title = Na talii pomieszczeń
deck-known = { $room }, rozmiar { $size }
deck-unknown = rozmiar { $size }, od: { $name }
removed-title = Poza grą
known-lot = Rozmiar { $size }: { $rooms }
known-returned = Pod talią: { $cards }
cards-left = Karty pomieszczeń: { $left } z { $all }
cards-left-short = karty: { $left }
score-whose = Czyj arkusz
sheet-total = Razem
sum-public = Bez kart premii, których nikt inny nie zna.
lines-count = wiersze: { $count }
score-public = { $points } bez kart
score-both = Wszyscy znają { $points } z nich; reszta to twoje karty premii.

log-line = { $name } { $what }
log-buy = kupuje za { $money }: { $room }
log-place = kładzie: { $room }
log-set = żąda { $money } za: { $room }
log-done = zostawia resztę bez zmian
log-pass = pasuje
log-reward = bierze nagrodę za: { $room }
log-decline = rezygnuje z tego, co czeka
log-free = bierze za darmo: { $room }
log-search = przegląda stos { $size }
log-take = kładzie na talię: { $room }
log-keep = zatrzymuje kartę premii: { $card }
log-return = odkłada kartę premii: { $card }
log-choose = wybiera nagrodę: { $reward }
log-rescore = liczy jeszcze raz: { $room }
log-shown-stack = Pomieszczenia ze stosu widzi tylko jedna osoba
log-shown-gone = Opuszcza grę
log-shown-cards = Wszystkie karty premii są jawne
log-shown-drawn = Dobrano dwie karty premii
log-shown-market = Nowe pomieszczenia trafiają na rynek

undo-prices = ceny
undo-pass = pas
undo-decline = rezygnacja
undo-search = przejrzenie stosu
undo-keep = karta premii
undo-return = karta premii
undo-choose = nagroda

end-decisive = { $mine ->
    [yes] Zdecydowało u ciebie
   *[no] Zdecydowało ({ $name })
}: { $what }, { $points } do { $other }.
end-tie = Przy równych punktach zdecydowało: { $why }.
end-equal = { $edition ->
    [first] Punkty i powierzchnia są równe.
   *[second] Punkty, powierzchnia i pieniądze są równe.
}
end-solo = Punkty: { $points }, { $rank }
end-solo-next = Jeszcze { $points } do rangi: { $rank }.
end-solo-top = Najwyższa ranga.
ranks-title = Rangi { $edition ->
    [first] pierwszego
   *[second] drugiego
} wydania
rank-below = poniżej { $points }
rank-between = { $from } do { $to }
rank-above = { $points } i więcej
column-start = Start
column-placement = Położone
column-reward = Nagrody
column-favors = Łaski
column-bonus_cards = Karty
column-depleted = Stosy
column-money = Pieniądze

remark-market = Ustalasz ceny: drogo za to, czego inni chcą najbardziej, a na co ich jeszcze stać. Pieniądze trafią do ciebie.
remark-purchase = Liczba po lewej mówi, ile pomieszczenie przyniosłoby na najlepszym miejscu w twoim zamku. Monety na nim pomagają zapłacić.
remark-doors = Każda liczba stoi przy drzwiach, do których pomieszczenie pasuje. Obracaj klawiszem R, kółkiem albo strzałkami.
remark-doors-touch = Każda liczba stoi przy drzwiach, do których pomieszczenie pasuje. Okrągłe strzałki je obracają.
remark-completed = Pomieszczenie jest ukończone, gdy wszystkie jego drzwi są połączone; daje wtedy nagrodę swojego typu. Drzwi zasłonięte ścianą to wykluczają.

lost-bought = { $name } ma już: { $room }. Wybierz coś innego.
lost-mine = { $room }: zakup zrobiono z innego urządzenia.
lost-turn = Teraz gra { $name }. Twój wybór pozostaje: { $room }.
lost-money = Brakuje ci teraz { $money } na: { $room }. Wybór pozostaje.
lost-place = W twoim zamku nie ma już miejsca na: { $room }.
lost-gone = Nie ma już na rynku: { $room }. Wybierz coś innego.
lost-market = Rynek otwarto z innego urządzenia. Twoje ceny nie zostały użyte.
refused-market = Rynek zmienił się i nie został otwarty. Twoje ceny pozostały; obejrzyj je jeszcze raz.

## Przygotowanie
option-castles-of-mad-king-ludwig-edition = Wydanie
option-castles-of-mad-king-ludwig-edition-first = Pierwsze
option-castles-of-mad-king-ludwig-edition-second = Drugie
option-castles-of-mad-king-ludwig-edition-first-words = Te same pomieszczenia i zasady; przy równych punktach i powierzchni zwycięstwo jest wspólne. Własne rangi w grze solo.
option-castles-of-mad-king-ludwig-edition-second-words = Te same pomieszczenia i zasady; przy równych punktach i powierzchni decydują pieniądze. Własne rangi w grze solo.

# Asystent punktacji.
typed-search = Nazwa pomieszczenia
typed-found = pomieszczenia: { $count }
typed-nothing = Żadne pomieszczenie tak się nie nazywa.
typed-in-castle = w zamku { $name }
typed-places = drzwi: { $count }
typed-no-place = Nie pasuje do żadnych wolnych drzwi tego zamku.
typed-at = Miejsce { $at } z { $count }
typed-keys = Strzałki, Page ↑ ↓: drzwi. Shift i strzałki: obrót. Enter: położyć.
typed-short = Przejścia
typed-lay-here = Połóż tutaj
typed-move-here = Połóż tutaj na nowo
typed-move = Przesuń lub obróć
typed-remove = Usuń
typed-foyer = Każdy zamek ma swoje foyer.
typed-belongings = Karty: { $cards }, pieniądze: { $money }
typed-cards = Karty premii
typed-money = Pieniądze
typed-start = Punkty początkowe
typed-rewards = Kiedy wzięto nagrody
typed-again = Ponowna punktacja: { $room }
typed-after = gdy położono: { $room }
typed-not-taken = bez nagrody
typed-pair = Para pomieszczeń podziemnych { $number }
typed-no-points = bez punktów
typed-room-again = { $room }: punkty jeszcze raz
typed-table = { $edition ->
    [first] 1.
   *[second] 2.
} wydanie, łaski: { $favours }, puste stosy: { $stacks }
typed-empty-stacks = Wyczerpane stosy
