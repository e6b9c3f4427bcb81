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
castellan-kind-tower = { $count ->
    [one] wieża
    [few] wieże
   *[other] wież
}
castellan-kind-long = { $count ->
    [one] długi mur
    [few] długie mury
   *[other] długich murów
}
castellan-kind-short = { $count ->
    [one] krótki mur
    [few] krótkie mury
   *[other] krótkich murów
}
castellan-a-tower = wieżę
castellan-a-long = długi mur
castellan-a-short = krótki mur
castellan-east = { $count } na wschód
castellan-west = { $count } na zachód
castellan-south = { $count } na południe
castellan-north = { $count } na północ
castellan-from-first = { $way } od pierwszej wieży
castellan-first-node = pierwsza wieża
castellan-first-tower = pierwsza wieża
castellan-from-start = { $way } od punktu startu
castellan-start = punkt startu
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
castellan-court-short = { $towers ->
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
castellan-court-plain-mine = { $court }, twój, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castellan-court-doubled-mine = { $court }, twój, podwójnie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castellan-closes = Zamyka dziedziniec za { $towers }
castellan-closes-several = Zamyka { $count ->
    [few] { $count } dziedzińce
    [many] { $count } dziedzińców
   *[other] { $count } dziedzińca
}: { $towers }
castellan-grows = Twoje dziedzińce rosną
castellan-shrinks = Twoje dziedzińce maleją
castellan-gain = { $gain } dla twoich dziedzińców
castellan-no-gain = Na razie bez punktów
castellan-promise = Potem jeden element przyniesie { $points }
castellan-foresee = Prawie zamknięte dziedzińce
castellan-may-double = Przy zajmowaniu można go podwoić.
castellan-your-courts = Twoje dziedzińce
castellan-courts-of = Dziedzińce: { $name }
castellan-courts-count = { $count ->
    [0] 0 dziedzińców
    [one] { $count } dziedziniec
    [few] { $count } dziedzińce
    [many] { $count } dziedzińców
   *[other] { $count } dziedzińca
}
castellan-no-courts = Jeszcze żadnego. Zamknij dziedziniec murami i wieżami.
castellan-no-court-at-end = W tej grze żadnego dziedzińca.
castellan-twice = podwójnie, pod podwójnym donżonem
castellan-together = Razem
castellan-read-court = Jeden punkt za każdą wieżę: w rogach, w murach i w środku. Pod podwójnym donżonem każda liczy się dwa razy.
castellan-read-tower = Staje tam, gdzie kończy się co najmniej jeden mur, a wieży jeszcze nie ma.
castellan-read-long = Długi na dwa odcinki. Jeden koniec jest przy wieży, a skrzyżowanie pośrodku jest wolne.
castellan-read-short = Długi na jeden odcinek. Jeden koniec jest przy wieży.
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
castellan-supply = Jeszcze na kartach: { $pieces }
castellan-supply-short = Na kartach
castellan-in-piles = W stosach: karty murów { $wall }, karty wież { $tower }
castellan-backs-short = na ręce
castellan-piles-short = w stosach
castellan-backs = Na ręce: karty murów { $wall }, karty wież { $tower }
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
castellan-has-ended = bez kart

castellan-now-cards = **Zagraj co najmniej jedną kartę** i zbuduj wszystko
castellan-now-cards-small = Co nie ma miejsca, przechodzi do następnej osoby.
castellan-now-first = **Zagraj co najmniej jedną kartę**, aby zacząć zamek
castellan-now-first-small = Pierwsza tura: wszystko musi się łączyć, więc potrzebna jest wieża, a między wieżami mury.
castellan-now-last = **Ostatnia tura**: grasz wszystkie swoje karty
castellan-now-last-small = Potem nic się już nie dobiera.
castellan-handed = Dodatkowo ({ $name }): { $pieces }.
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
castellan-key-play = zagraj
castellan-now-build = **Zbuduj { $piece }**, potem: { $rest }
castellan-now-build-last = **Zbuduj { $piece }**, ostatni element
castellan-take-backs = Do końca tury możesz cofać elementy.
castellan-placed = Co leży, to leży: nic się nie cofa.
castellan-build-here = Zbuduj tu
castellan-point-at = Wskaż miejsce, aby zobaczyć, co przyniesie; kliknij je albo przeciągnij tam element.
castellan-tap-twice = Dotknij miejsca albo strzałek.
castellan-place-at = Miejsce { $at } z { $count }

castellan-now-claim = { $count ->
    [one] **Dziedziniec jest twój.** Podwoić go?
    [2] **Dwa dziedzińce są twoje.** Podwoić któryś?
    [few] **{ $count } dziedzińce są twoje.** Podwoić któryś?
   *[other] **{ $count } dziedzińców jest twoich.** Podwoić któryś?
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
castellan-stays-double = Ta część zostaje podwójna
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
castellan-now-draw-small = Zobaczysz { $count ->
    [one] ją
   *[other] je
} potem.
castellan-leaving = Bez miejsca, przechodzi dalej ({ $name }): { $pieces }.
castellan-leaving-aside = Bez miejsca, do odłożenia: { $pieces }.
castellan-draw = { $count ->
    [one] Dobierz jedną kartę
    [2] Dobierz dwie karty
    [few] Dobierz { $count } karty
   *[other] Dobierz { $count } kart
}
castellan-fewer = Mniej: { $pile }
castellan-more = Więcej: { $pile }
castellan-from-pile = { $pile }: { $count }

castellan-wait-cards = **Czekamy na karty**: { $names }
castellan-wait-build = **Czekamy na budowę**: { $names }
castellan-wait-claim = **Czekamy na zajęcie dziedzińców**: { $names }
castellan-wait-draw = **Czekamy na dobranie kart**: { $names }

## Log
castellan-log-play = { $name } gra { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}: { $pieces }
castellan-log-build = { $name } buduje: { $piece }
castellan-log-makes = { $built }; { $count ->
    [one] powstaje dziedziniec za { $towers }
   *[other] powstają dziedzińce za { $towers }
}
castellan-log-double = { $name } podwaja dziedziniec za { $towers }
castellan-log-single = { $name } zachowuje podwójny donżon na później
castellan-log-draw = { $name } dobiera: { $cards }
castellan-log-cards = Karty leżą na stole
castellan-log-turn = Koniec tury
castellan-log-hands = { $name } przekazuje dalej: { $pieces }; przejmuje { $to }
castellan-log-then = { $done }. { $handed }
castellan-log-aside = { $over }. Odłożone, bez miejsca: { $pieces }
castellan-the-claim = zajęcie

## End
castellan-column-courts = Dziedzińce
castellan-column-keeps = Donżony
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
castellan-decisive-mine = Twój największy dziedziniec liczy się za { $points }.
castellan-decisive-double-mine = Twój podwójny donżon stoi na dziedzińcu z { $towers } wieżami: razem { $points }.
castellan-decisive-double = Podwójny donżon ({ $name }) stoi na dziedzińcu z { $towers } wieżami: razem { $points }.
castellan-course = Punkty tura po turze
castellan-dropped = Odłożone na koniec, bez miejsca: { $pieces }.
castellan-point-at-line = Wskaż wiersz, aby zobaczyć wieże, albo wieżę, aby zobaczyć jej dziedzińce.

## Przygotowanie
option-castellan-deck = Talia
option-castellan-deck-reconstructed = Odtworzona
option-castellan-deck-reconstructed-words = Drukowane zasady pokazują dwie z czternastu kart. Pozostałe dwanaście jest naszych; zgadzają się z nimi wszystkie drukowane sumy.
option-castellan-deck-own = Własna
option-castellan-deck-own-words = Jeśli masz tę grę, wpisz tu swoje karty: po siedem z każdego stosu, z elementami i symbolami dobierania.
option-castellan-deck-wall-deck = Karty murów
option-castellan-deck-tower-deck = Karty wież
option-castellan-deck-supply = Elementy w pudełku dla jednej osoby
option-castellan-deck-id = Nazwa
option-castellan-deck-towers = Wieże
option-castellan-deck-long-walls = Długie mury
option-castellan-deck-short-walls = Krótkie mury
option-castellan-deck-draw = Dobierz
option-castellan-deck-shown = na kartach razem { $count }
option-castellan-take-backs = Cofanie
option-castellan-take-backs-yes = do końca tury
option-castellan-take-backs-no = co leży, to leży
option-castellan-take-backs-words = Elementy można cofać do końca tury. Bez tego: co leży, to leży.
option-castellan-memory-aid-words = Widać, których kart każda osoba jeszcze nie zagrała.

## Pierwsza gra
remark-castellan-cards = Zamykaj dziedzińce: każda ich wieża to punkt. Wszystko, co pokazują zagrane karty, budujesz od razu. Kto nie ma już kart, kończy grę.
remark-castellan-handed = Te elementy nie miały miejsca w poprzedniej turze. Teraz są twoje i też trzeba je zbudować.
remark-castellan-build = Mur zaczyna się przy wieży, wieża stoi na końcu muru. Wybierz miejsce z kresek albo przeciągnij tam element i obróć go.
remark-castellan-courts = Dziedziniec liczy wszystkie swoje wieże i rośnie z nowymi. Nikt inny w nim nie buduje.
remark-castellan-claim = Podwajasz tylko jeden dziedziniec w grze i tylko przy zajmowaniu. Większy może się jeszcze trafić.
remark-castellan-draw = Karty murów dają mury, karty wież wieże. Wybierz, zanim je zobaczysz.
remark-castellan-last = Ktoś nie ma już kart. Pozostali grają wszystkie swoje, a potem liczy się zamek.

# Asystent punktacji.
castellan-score-cursor = Wolne, { $where }
castellan-score-court = { $court }, { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castellan-score-whose = { $court }. Czyj jest?
castellan-score-let-go = Puść, by położyć.
castellan-score-let-go-closed = Dziedziniec rośnie albo się zamyka. Puść i wskaż, czyj jest.
castellan-score-lone = Donżon bez dziedzińca
castellan-score-away = Usuń
castellan-score-closes = Dziedzińce zamknięte teraz liczą się dla: { $name }.
castellan-score-how = Przeciągnij od kropki do kropki, by położyć mury, dotknij kropki, by postawić wieżę. Dotknij dziedzińca, by wskazać, czyj jest. Dwa palce przesuwają zamek.
castellan-score-how-mouse = Przeciągnij od kropki do kropki, by położyć mury, kliknij kropkę, by postawić wieżę, dziedziniec, by wskazać, czyj jest. Albo klawiszami, kursorem sterowanym strzałkami:
castellan-score-key-short = krótki mur
castellan-score-key-long = długi mur
castellan-score-key-tower = wieża
castellan-score-key-seat = kto zamyka dziedzińce
castellan-score-key-court = następny dziedziniec
castellan-score-key-owner = czyj jest
castellan-score-key-double = podwójny donżon
castellan-score-key-back = cofnij
castellan-score-so-far = Na razie: { $pieces }.
