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
thousands = { $count } tys.
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
    [money] { $each } za { $what }
    [completed_rooms] { $each } za dwa ukończone pomieszczenia
    [external_entrances] { $each } za dwa wejścia z zewnątrz
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
none-short = nie
best-short = najlepiej
sold = sprzedane
price-empty = puste
pieces-left = zostało: { $count }

now-turn = **Kup jedno pomieszczenie** i połóż je, albo spasuj.
pay-builder = { $name } prowadzi budowę: tam trafia zapłata.
pay-bank = Prowadzisz budowę i płacisz do banku.
pay-bank-alone = Wszystko płaci się do banku; reszta wystawy opuszcza grę.
choose-room = Wybierz
pass-button = Pas, weź { $money }
now-try = **{ $room }**: wskaż drzwi.
try-small = { $count ->
    [one] Pasują jedne drzwi.
   *[other] Pasujące drzwi: { $count }, najlepsze najpierw.
} Zapłata dopiero po położeniu.
try-waits = Szukanie miejsc.
back-to-market = Wróć
buy-and-place = Kup i połóż
pay-price = { $money }
now-place = **{ $room }**: wskaż drzwi.
place-here = Połóż tutaj
point-at-door = Wskaż drzwi swojego zamku albo przejdź po miejscach.
now-free = **Korytarz lub schody za darmo**: wybierz i połóż.
now-free-small = Punktuje jak każdy żeton. Raz w turze.
choose-free = Wybierz jedno
stepper-label = Miejsca
stepper-of = { $at } z { $count }
place-after = Następne miejsce
zoom-label = Widok
castle-zoom-in = Bliżej
castle-zoom-out = Dalej
castle-zoom-fit = Cały zamek
preview-points = Punkty
preview-completes = Ukończone: { $room }.
preview-spoils = { $room }: nie dałoby się już ukończyć.
preview-more = { $count ->
    [one] i jeszcze jeden wiersz
    [few] i jeszcze { $count } wiersze
   *[many] i jeszcze { $count } wierszy
}
preview-later = Gdyby gra skończyła się teraz:

now-arrange = **Prowadzisz budowę**: po jednym pomieszczeniu na cenę.
now-arrange-small = Zarabiasz to, co płacą inni. Wybierasz na końcu i płacisz do banku.
open-market = Otwórz rynek
arrange-reset = Jak leżało
arrange-keys = Przeciągnij pomieszczenie na cenę, zamienią się. Enter podnosi, strzałki przesuwają.
arrange-purses = { $names }
purse = { $name } ma { $money }
arrange-slot = { $room }, cena { $price }. { $bests }
best-for = { $name } { $gain }
arrange-lifted = { $room }, podniesione, cena { $price }
arrange-moved = { $room } na { $price }, { $other } na { $back }
arrange-dropped = Odłożone.

now-reward = { $count ->
    [one] **Czeka jedna nagroda.**
   *[other] **Czekające nagrody: { $count }.** Która najpierw?
}
now-reward-small = Co zostawisz, przepada.
button-reward = Weź ją
leave-rest = Zostaw resztę
leave-it = Zostaw
now-choose = **Para podziemi**: wybierz dowolną inną nagrodę.
now-choose-small = Nagroda salonów punktuje właśnie ukończone podziemie.
button-choose = Weź ją
as-type = jak za: { $type }
now-rescore = **Które podziemie punktuje jeszcze raz?**
now-rescore-small = Jego punkty i premia, tak jak teraz leży.
button-rescore = Policz
now-stack = **Przejrzyj stos**: wybierz rozmiar.
now-stack-small = Tylko ty widzisz jego pomieszczenia. Najwyżej dwa trafią na talię.
button-stack = Przejrzyj
stack-of = Rozmiar { $size }
rooms-count = { $count ->
    [one] jedno pomieszczenie
    [few] { $count } pomieszczenia
   *[many] { $count } pomieszczeń
}
final = nie da się cofnąć
now-take = **Tylko ty to widzisz: pomieszczenia, { $count }.** Najwyżej dwa na talię.
now-take-small = Trafią na rynek jako pierwsze. Reszta zostanie potasowana.
take-button = { $count ->
    [0] Wybierz
    [one] Połóż na wierzch
   *[other] Połóż oba
}
take-none = Żadne
look-label = Pomieszczenia ze stosu
look-room = { $room }, najlepiej { $best }
look-picked = { $room }, wyjdzie jako numer { $order }
others-see-look = Inni widzą: { $name } przegląda stos { $size }.
now-keep = **Zatrzymaj jedną z dwóch kart premii.** Tylko ty je widzisz.
now-keep-small = Druga trafia pod talię.
button-keep = Zatrzymaj tę
now-return = **Odłóż jedną kartę premii.** Tylko ty je widzisz.
now-return-small = Łaski i rynek można obejrzeć wcześniej.
button-return = Odłóż tę
step-extra-turn = Dodatkowa tura, teraz

wait-return = **{ $names }**: czekamy na odłożenie karty.
wait-arrange = **{ $name }** ustala ceny.
wait-arrange-small = Po jednym pomieszczeniu na cenę.
wait-turn = **{ $name }** kupuje albo pasuje.
wait-place = **{ $name }** buduje.
wait-look = **{ $name }** przegląda stos.
wait-keep = **{ $name }** wybiera kartę premii.
wait-small = Tymczasem: obejrzyj zamki i łaski.

rivals-title = Rywale
tab-rivals = Rywale
tab-goals = Cele
has-returned = już wybrane
rival-facts = wolne drzwi: { $doors }, ukończone: { $done } z { $tiles }, karty premii: { $cards }
lays-now = { $name } kładzie: { $room }.
rewards-wait = { $name }, czekające nagrody: { $what }.
favours-title = Łaski króla
if-ended-now = gdyby koniec był teraz
most-of = Najwięcej: { $what }
cards-secret = Tylko ty je widzisz.
goes-back = wraca
stacks-score = Pusty stos daje dwa punkty za każde jego pomieszczenie w zamku.
deck-title = Na talii pomieszczeń
deck-known = { $room }, rozmiar { $size }
deck-unknown = rozmiar { $size }, od: { $name }
removed-title = Poza grą:
known-lot = Rozmiar { $size }: { $rooms }
known-returned = Pod talią: { $cards }
cards-left = Karty pomieszczeń: { $left } z { $all }
cards-left-short = karty: { $left }
castle-score-now = Punkty teraz
score-whose = Czyj arkusz
sheet-total = Razem
sum-public = Razem, bez kart premii

log-line = { $name } { $what }
log-buy = kupuje za { $money }: { $room }.
log-place = kładzie: { $room }.
log-set = żąda { $money } za: { $room }.
log-done = zostawia resztę bez zmian.
log-pass = pasuje.
log-reward = bierze nagrodę za: { $room }.
log-decline = rezygnuje z tego, co czeka.
log-free = bierze za darmo: { $room }.
log-search = przegląda stos { $size }.
log-take = kładzie na talię: { $room }.
log-keep = zatrzymuje kartę premii: { $card }.
log-return = odkłada kartę premii: { $card }.
log-choose = wybiera nagrodę: { $reward }.
log-rescore = liczy jeszcze raz: { $room }.

castle-end-you-win = { $by ->
    [0] Wygrywasz, punkty: { $points }
   *[other] Wygrywasz różnicą { $by }
}
castle-end-you-share = Dzielisz wygraną, punkty: { $points }
end-you-lose = { $rank ->
    [2] Drugie miejsce
    [3] Trzecie miejsce
   *[other] Czwarte miejsce
}, { $behind ->
    [0] przy równych punktach
   *[other] strata: { $behind }
}
end-decisive = Zdecydowało: { $what }, { $points }.
end-solo = Punkty: { $points }, { $rank }
end-solo-next = Jeszcze { $points } do rangi: { $rank }.
end-solo-top = Najwyższa ranga.
ranks-title = Rangi, { $edition ->
    [first] pierwsza
   *[second] druga
} edycja
rank-below = poniżej { $points }
rank-between = { $from } do { $to }
rank-above = { $points } i więcej
column-start = start
column-placement = położone
column-reward = nagrody
column-favors = łaski
column-bonus_cards = karty
column-depleted = stosy
column-money = pieniądze
castle-how-scored = Skąd punkty
how-scored-of = Skąd punkty: { $name }
point-at-line = wskaż wiersz, kliknięcie go zatrzyma

remark-label = Na pierwszą grę
remark-close = Jasne
remark-rules = Zasady
remark-market = Ustalasz ceny: drogo za to, czego inni chcą najbardziej, a na co ich jeszcze stać. Pieniądze trafią do ciebie.
remark-purchase = Liczba po lewej mówi, ile pomieszczenie przyniosłoby na najlepszym miejscu w twoim zamku. Monety na nim pomagają zapłacić.
remark-doors = Każda liczba stoi przy drzwiach, do których pomieszczenie pasuje. Obracaj klawiszem R, kółkiem albo strzałkami.
remark-completed = Pomieszczenie jest ukończone, gdy wszystkie jego drzwi są połączone; daje wtedy nagrodę swojego typu. Drzwi przy ścianie to wykluczają.
