# Castellan w przeglądarce, po polsku.
castellan-castle = Zamek
castellan-courts = Dziedzińce
castellan-towers = Wieże
castellan-walls = Mury
castellan-places = Miejsca
castellan-players = Przy stole
castellan-piles = Twoje stosy
castellan-double-keep = Podwójny donżon
castellan-you = Ty

## Pieces and where they lie
castellan-piece-tower = wieża
castellan-piece-long = długi mur
castellan-piece-short = krótki mur
castellan-a-tower = wieżę
castellan-a-long = długi mur
castellan-a-short = krótki mur
castellan-east = { $count } na wschód
castellan-west = { $count } na zachód
castellan-south = { $count } na południe
castellan-north = { $count } na północ
castellan-from-first = { $way } od pierwszej wieży
castellan-first-node = pierwsza wieża
castellan-tower-at = { $piece }, { $where }
castellan-wall-at = { $piece } na { $side ->
    [east] wschód
    [south] południe
    [west] zachód
   *[north] północ
}, początek: { $where }
castellan-wall-side = { $piece } na { $side ->
    [east] wschód
    [south] południe
    [west] zachód
   *[north] północ
}
castellan-no-walls = bez murów
castellan-tower-counts = { $where }, liczy się do: { $courts }
castellan-tower-row = { $tower }; { $walls }
castellan-free-end = wolny koniec muru, { $where }
castellan-empty = Nic jeszcze nie leży.

## Courts
castellan-court-of = Dziedziniec: { $towers ->
    [one] { $towers } wieża
    [few] { $towers } wieże
    [many] { $towers } wież
   *[other] { $towers } wieży
}
castellan-court-plain = { $court }, { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castellan-court-doubled = { $court }, { $name }, podwójnie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castellan-court-plain-mine = { $court }, Twój, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castellan-court-doubled-mine = { $court }, Twój, podwójnie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castellan-closes = Zamyka dziedziniec za { $towers }
castellan-gain = { $gain } dla Twoich dziedzińców
castellan-no-gain = Na razie bez punktów
castellan-promise = Potem jeszcze jeden element przyniesie { $points }.
castellan-foresee = Gdzie blisko do dziedzińca?
castellan-may-double = Przy zajmowaniu można go podwoić.
castellan-your-courts = Twoje dziedzińce
castellan-courts-of = Dziedzińce: { $name }
castellan-courts-count = { $count ->
    [0] bez dziedzińca
    [one] { $count } dziedziniec
    [few] { $count } dziedzińce
    [many] { $count } dziedzińców
   *[other] { $count } dziedzińca
}
castellan-no-courts = Jeszcze żadnego. Zamknij dziedziniec murami i wieżami.
castellan-twice = podwójnie, pod podwójnym donżonem
castellan-together = Razem
castellan-read-court = Jeden punkt za każdą wieżę: w rogach, w murach i w środku. Pod podwójnym donżonem każda liczy się dwa razy.
castellan-counts-for = Liczy się do:
castellan-counts-nowhere = Nie liczy się jeszcze do żadnego dziedzińca.

## Cards
castellan-wall-card = Karta muru
castellan-tower-card = Karta wieży
castellan-card = { $back }: { $pieces }
castellan-card-draws = { $back }: { $pieces } i { $count ->
    [one] jedna karta więcej do dobrania
    [few] { $count } karty więcej do dobrania
    [many] { $count } kart więcej do dobrania
   *[other] { $count } karty więcej do dobrania
}
castellan-card-number = { $card }. { $number } z { $count }
castellan-read-card = Kto ją zagra, buduje wszystkie te elementy w tej samej turze.
castellan-read-draw = Kto ją zagra, buduje wszystkie te elementy w tej samej turze. Każdy symbol dobierania daje na koniec jedną kartę więcej.
castellan-your-hand = Twoja ręka
castellan-no-cards = Brak kart na ręce.
castellan-backs = Na ręce: karty muru { $wall }, karty wieży { $tower }
castellan-left = zostało { $count }
castellan-not-played = Jeszcze niezagrane
castellan-left-of-seat = { $name }: { $count ->
    [one] { $count } karta jeszcze niezagrana
    [few] { $count } karty jeszcze niezagrane
    [many] { $count } kart jeszcze niezagranych
   *[other] { $count } karty jeszcze niezagranej
}

## Steps
castellan-steps = Tura: { $name }
castellan-step-cards = Karty
castellan-step-build = Budowa
castellan-step-claim = Zajęcie
castellan-step-draw = Dobranie
castellan-last-turn-short = Ostatnie tury
castellan-last-turns = Gra zbliża się do końca: wszyscy pozostali mają ostatnią turę.
castellan-on-turn = teraz gra
castellan-thinking = myśli
castellan-has-ended = bez kart

castellan-now-cards = **Zagraj co najmniej jedną kartę**: wszystko z kart budujesz w tej turze
castellan-now-cards-small = Co nie ma miejsca, przechodzi do następnej osoby.
castellan-now-first = **Zagraj co najmniej jedną kartę**, aby zacząć zamek
castellan-now-first-small = Pierwsza tura: wszystko musi się łączyć, więc potrzebna jest wieża, a między wieżami mury.
castellan-now-last = **Ostatnia tura**: grasz wszystkie swoje karty
castellan-now-last-small = Potem nic się już nie dobiera.
castellan-handed = Dodatkowo, bez miejsca w turze ({ $name }): { $pieces }.
castellan-choose-card = Wybierz kartę
castellan-needs-tower = Potrzebna jest wieża
castellan-not-linked = Nie wszystko się połączy
castellan-play = { $count ->
    [one] Zagraj jedną kartę
    [2] Zagraj dwie karty
    [3] Zagraj trzy karty
    [few] Zagraj { $count } karty
   *[other] Zagraj { $count } kart
}

castellan-build-title = Do zbudowania
castellan-you-build = Zbudujesz
castellan-to-build-label = Elementy do zbudowania
castellan-to-draw = do dobrania
castellan-places-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
castellan-no-place = brak miejsca
castellan-none = brak
castellan-all-built = gotowe
castellan-left-of = { $left } z { $all }
castellan-piece-button = { $piece }: zostało { $left } z { $all }, { $places }
castellan-handed-label = Przekazane, { $name }: { $pieces }
castellan-key-take = weź,
castellan-key-turn = obróć
castellan-now-build = **Zbuduj { $piece }**, potem: { $rest }
castellan-now-build-last = **Zbuduj { $piece }**, ostatni element
castellan-take-backs = Do końca tury możesz cofać elementy.
castellan-placed = Co leży, to leży: nic się nie cofa.
castellan-build-here = Zbuduj tu
castellan-point-at = Wskaż miejsce, aby zobaczyć, co przyniesie; kliknij je albo przeciągnij tam element.
castellan-tap-twice = Dotknij miejsca, aby zobaczyć, co przyniesie; dotknij znów, aby zbudować.

castellan-now-claim = { $count ->
    [one] **Dziedziniec jest Twój.** Podwoić go?
    [2] **Dwa dziedzińce są Twoje.** Podwoić któryś?
    [few] **{ $count } dziedzińce są Twoje.** Podwoić któryś?
   *[other] **{ $count } dziedzińców jest Twoich.** Podwoić któryś?
}
castellan-now-claim-small = Podwójny donżon: raz w grze i tylko przy zajmowaniu dziedzińca.
castellan-now-cut = **Twój podwójny dziedziniec jest podzielony.** Która część zostaje podwójna?
castellan-now-cut-small = Pozostałe części dostają zwykłe donżony.
castellan-or = lub
castellan-none-of-them = Żaden
castellan-for-later = zachowaj na później
castellan-choose-court = Podwoić któryś?
castellan-choose-part = Wybierz część
castellan-double-this = Podwój ten
castellan-keep-double = Zachowaj na później
castellan-you-have = { $points ->
    [one] masz { $points } punkt
    [few] masz { $points } punkty
    [many] masz { $points } punktów
   *[other] masz { $points } punktu
}

castellan-now-draw = { $count ->
    [one] **Dobierz jedną kartę**: z którego stosu?
    [2] **Dobierz dwie karty**: ile z którego stosu?
    [few] **Dobierz { $count } karty**: ile z którego stosu?
   *[other] **Dobierz { $count } kart**: ile z którego stosu?
}
castellan-now-draw-small = Zobaczysz je potem.
castellan-draw = { $count ->
    [one] Dobierz jedną kartę
    [2] Dobierz dwie karty
    [few] Dobierz { $count } karty
   *[other] Dobierz { $count } kart
}
castellan-fewer = Mniej: { $pile }
castellan-more = Więcej: { $pile }
castellan-from-pile = { $pile }: { $count }

castellan-wait-cards = **Czekamy: { $names }**, zagranie kart
castellan-wait-build = **Czekamy: { $names }**, budowa
castellan-wait-claim = **Czekamy: { $names }**, zajęcie dziedzińców
castellan-wait-draw = **Czekamy: { $names }**, dobranie kart

## Log
castellan-log-play = { $name } gra { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: { $pieces }
castellan-log-build = { $name } buduje: { $piece }
castellan-log-double = { $name } podwaja: { $court }
castellan-log-single = { $name } zachowuje podwójny donżon na później
castellan-log-draw = { $name } dobiera: { $cards }
castellan-log-cards = Karty zostały pokazane
castellan-the-claim = zajęcie

## End
castellan-ranking = Kolejność
castellan-column-courts = dziedzińce
castellan-column-keeps = donżony
castellan-column-score = wynik
castellan-you-win = { $points ->
    [one] Wygrywasz o { $points } punkt
    [few] Wygrywasz o { $points } punkty
    [many] Wygrywasz o { $points } punktów
   *[other] Wygrywasz o { $points } punktu
}
castellan-you-win-tie = Wygrywasz: więcej donżonów
castellan-you-came = { $rank ->
    [2] Drugie miejsce
    [3] Trzecie miejsce
   *[other] Czwarte miejsce
}, { $points ->
    [0] mniej donżonów
    [one] { $points } punkt straty
    [few] { $points } punkty straty
    [many] { $points } punktów straty
   *[other] { $points } punktu straty
}
castellan-decisive = Największy dziedziniec ({ $name }) liczy się za { $points }.
castellan-decisive-double = Podwójny donżon ({ $name }) stoi na dziedzińcu z { $towers } wieżami: razem { $points }.
castellan-dropped = Odłożone na koniec, bez miejsca: { $pieces }.
castellan-point-at-line = Wskaż wiersz, aby zobaczyć wieże.
