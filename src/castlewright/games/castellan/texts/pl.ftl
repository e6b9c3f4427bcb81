# Castellan po polsku.
category-courtyard = Dziedzińce

castellan-court = dziedziniec: { $towers ->
    [one] { $towers } wieża
    [few] { $towers } wieże
    [many] { $towers } wież
   *[other] { $towers } wieży
}, { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
}
castellan-court-double = dziedziniec: { $towers ->
    [one] { $towers } wieża
    [few] { $towers } wieże
    [many] { $towers } wież
   *[other] { $towers } wieży
}, { $cells ->
    [one] { $cells } pole
    [few] { $cells } pola
    [many] { $cells } pól
   *[other] { $cells } pola
}, podwójnie dzięki podwójnemu donżonowi

place-castellan-court = { $x }, { $y }: { castellan-court }
place-castellan-court-double = { $x }, { $y }: { castellan-court-double }

castellan-piece-t = wieża
castellan-piece-s = krótki mur
castellan-piece-l = długi mur
castellan-direction-h = w prawo
castellan-direction-v = w dół

castellan-count-tower = { $count ->
    [one] { $count } wieża
    [few] { $count } wieże
    [many] { $count } wież
   *[other] { $count } wieży
}
castellan-count-short = { $count ->
    [one] { $count } krótki mur
    [few] { $count } krótkie mury
    [many] { $count } krótkich murów
   *[other] { $count } krótkiego muru
}
castellan-count-long = { $count ->
    [one] { $count } długi mur
    [few] { $count } długie mury
    [many] { $count } długich murów
   *[other] { $count } długiego muru
}
castellan-count-draw = { $count ->
    [one] { $count } symbol dobierania
    [few] { $count } symbole dobierania
    [many] { $count } symboli dobierania
   *[other] { $count } symbolu dobierania
}
castellan-count-keep = { $count ->
    [one] { $count } donżon
    [few] { $count } donżony
    [many] { $count } donżonów
   *[other] { $count } donżonu
}
castellan-count-wall-card = { $count ->
    [one] { $count } karta muru
    [few] { $count } karty muru
    [many] { $count } kart muru
   *[other] { $count } karty muru
}
castellan-count-tower-card = { $count ->
    [one] { $count } karta wieży
    [few] { $count } karty wieży
    [many] { $count } kart wieży
   *[other] { $count } karty wieży
}
castellan-nothing = nic

castellan-turn = Tura: { $name }
castellan-last-turn = Ostatnia tura: { $name }
castellan-to-build = Do zbudowania: { $pieces }
castellan-handed-on = Przekazane: { $pieces }
castellan-hand = Ręka
castellan-cards = karty muru + wieży: { $hand } na ręce, { $piles } w stosach
castellan-has-double = podwójny donżon wolny
castellan-used-double = podwójny donżon użyty
castellan-legend = ■ wieża, ─ krótki mur, ━ długi mur, ∘ wolny koniec; a5 dziedziniec gracza a za 5, wielka litera: podwójny donżon; miejsca: t wieża, s krótki, l długi

castellan-do-play = Zagraj jedną lub więcej kart; zbudujesz wszystkie ich elementy.
castellan-do-play-first = Zagraj jedną lub więcej kart, z których wszystkich elementów da się złożyć jeden zamek; zbudujesz je wszystkie.
castellan-do-play-all = Ostatnia tura: zagraj wszystkie pozostałe karty.
castellan-do-build = Zbuduj: { $pieces }.
castellan-do-claim = Zajmij: postaw podwójny donżon na jednym z nowych dziedzińców albo zachowaj go na później.
castellan-do-keep-double = Twój podwójny dziedziniec jest podzielony: która część pozostaje podwójna?
castellan-do-draw = Dobierz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, jeśli tyle zostało: ile z którego stosu?
castellan-do-wait = Poczekaj na innych.
castellan-do-over = Gra skończona.

castellan-build-t = wieża na { $x }, { $y }
castellan-build-s-h = krótki mur od { $x }, { $y } w prawo
castellan-build-s-v = krótki mur od { $x }, { $y } w dół
castellan-build-l-h = długi mur od { $x }, { $y } w prawo
castellan-build-l-v = długi mur od { $x }, { $y } w dół
castellan-double = podwójny donżon na dziedzińcu { $x }, { $y }
castellan-single = tylko pojedyncze donżony

castellan-tie-keeps = { castellan-count-keep } wobec { $other }

castellan-hint-play = { $towers ->
    [one] { $towers } wieża
    [few] { $towers } wieże
    [many] { $towers } wież
   *[other] { $towers } wieży
} i { $walls ->
    [one] { $walls } mur
    [few] { $walls } mury
    [many] { $walls } murów
   *[other] { $walls } muru
} do zbudowania, { $draws ->
    [0] bez dobierania kart
    [one] { $draws } karta do dobrania
    [few] { $draws } karty do dobrania
    [many] { $draws } kart do dobrania
   *[other] { $draws } karty do dobrania
}
castellan-hint-build = { $points ->
    [0] na razie bez punktów
   *[other] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } od razu
}
castellan-hint-closes = { $count ->
    [one] zamyka twój dziedziniec
    [few] zamyka { $count } twoje dziedzińce
    [many] zamyka { $count } twoich dziedzińców
   *[other] zamyka { $count } twojego dziedzińca
}
castellan-hint-left = { $count ->
    [one] zostanie { $count } element do zbudowania
    [few] zostaną { $count } elementy do zbudowania
    [many] zostanie { $count } elementów do zbudowania
   *[other] zostanie { $count } elementu do zbudowania
}
castellan-hint-double = { $towers ->
    [one] { $towers } wieża liczy się
    [few] { $towers } wieże liczą się
    [many] { $towers } wież liczy się
   *[other] { $towers } wieży liczy się
} podwójnie: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej
castellan-hint-single = { $towers ->
    [0] nie masz dziedzińca do podwojenia
    [one] { $towers } wieża to za mało na jedyny podwójny donżon
    [few] { $towers } wieże to za mało na jedyny podwójny donżon
    [many] { $towers } wież to za mało na jedyny podwójny donżon
   *[other] { $towers } wieży to za mało na jedyny podwójny donżon
}
castellan-hint-draw = na ręce będziesz mieć { $walls ->
    [one] { $walls } kartę muru
    [few] { $walls } karty murów
    [many] { $walls } kart murów
   *[other] { $walls } karty muru
} i { $towers ->
    [one] { $towers } kartę wieży
    [few] { $towers } karty wież
    [many] { $towers } kart wież
   *[other] { $towers } karty wieży
}

## Talie, których nie da się użyć
castellan-deck-no-object = Talia stoi w nawiasach klamrowych i ma wall_deck, tower_deck oraz, w razie potrzeby, supply.
castellan-deck-unknown = Nieznane „{ $name }”. Talia ma wall_deck, tower_deck oraz, w razie potrzeby, supply.
castellan-deck-pile = { $pile } to lista { $needed } kart; jest ich { $count }.
castellan-deck-card = { $pile ->
    [wall_deck] Karta muru { $card }
   *[tower_deck] Karta wieży { $card }
}
castellan-deck-card-no-object = { castellan-deck-card } nie jest kartą: karta stoi w nawiasach klamrowych.
castellan-deck-card-unknown = { castellan-deck-card }: nieznane „{ $name }”. Karta ma id, towers, long_walls, short_walls i draw.
castellan-deck-card-id = { castellan-deck-card }: nazwa (id) to najwyżej 20 liter, cyfr i łączników.
castellan-deck-symbol = { $symbol ->
    [towers] wieże
    [long_walls] długie mury
    [short_walls] krótkie mury
   *[draw] symbole dobierania
}
castellan-deck-card-count = { castellan-deck-card }, { castellan-deck-symbol }: potrzebna liczba całkowita od 0 do { $most }.
castellan-deck-no-tower = { castellan-deck-card }: karta wieży pokazuje co najmniej jedną wieżę.
castellan-deck-no-wall = { castellan-deck-card }: karta muru pokazuje co najmniej jeden mur.
castellan-deck-same-id = { castellan-deck-card }: inna karta ma już nazwę „{ $name }” (id).
castellan-deck-supply = supply ma towers, long_walls i short_walls, i nic więcej.
castellan-deck-supply-count = Pudełko (supply), { castellan-deck-symbol }: potrzebna liczba całkowita od 0 do { $most }.
castellan-deck-total = Liczba { $symbol ->
    [towers] wież
    [long_walls] długich murów
   *[short_walls] krótkich murów
} na kartach to { $shown }, a w pudełku (supply) jest { $count }. Jeśli talia ma taka być, wpisz tam { $shown }.
castellan-deck-too-many = Na kartach jest { $count } elementów; najwyżej może być { $most }.
castellan-deck-too-far = Cztery takie talie mogłyby zbudować zamek długi na { $count } jednostek; najwyżej może być { $most }. Daj mniej długich murów.
castellan-obstacle-occupied = Stoi tam już wieża.
castellan-obstacle-on-long-wall = Przez ten punkt biegnie długi mur.
castellan-obstacle-edge-taken = Leży tam już mur.
castellan-obstacle-no-room-for-tower = Jeden koniec trafiłby na środek długiego muru, gdzie wieża nie stanie.
castellan-obstacle-through-tower = Długi mur przeszedłby przez wieżę.
castellan-obstacle-crosses-wall = Długi mur przeciąłby inny mur.
castellan-obstacle-blocks-wall-end = Długi mur zasłoniłby koniec innego muru.
castellan-obstacle-not-linked = Mur potrzebuje wieży na jednym końcu, a wieża końca muru.
castellan-obstacle-other-players-court = To wnętrze cudzego dziedzińca.
castellan-obstacle-first-piece = Pierwszy element leży pośrodku.
castellan-obstacle-first-turn = W pierwszej turze wszystkie pozostałe elementy muszą jeszcze znaleźć miejsce.
castellan-obstacle-apart = Ta część nie łączy się z resztą zamku.
castellan-obstacle-keep-outside = Donżon stoi tam, gdzie żaden dziedziniec nie jest zamknięty.
castellan-obstacle-second-keep = Na tym dziedzińcu stoi już inny donżon.
castellan-obstacle-second-double = Podwójny donżon tej osoby stoi już na innym dziedzińcu.
