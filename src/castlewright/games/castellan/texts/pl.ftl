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

castellan-turn = Tura gracza { $name }
castellan-last-turn = Ostatnia tura gracza { $name }
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

castellan-hint-play = { $cards ->
    [one] ta karta buduje najwięcej wobec swojej wartości na ręce
    [few] te { $cards } karty budują najwięcej wobec swojej wartości na ręce
    [many] tych { $cards } kart buduje najwięcej wobec swojej wartości na ręce
   *[other] te { $cards } karty budują najwięcej wobec swojej wartości na ręce
}
castellan-hint-build = { $points ->
    [0] na razie bez punktów, ale zostawia innym najmniej
    [one] { $points } punkt od razu
    [few] { $points } punkty od razu
    [many] { $points } punktów od razu
   *[other] { $points } punktu od razu
}
castellan-hint-double = podwojenie teraz się opłaca: { $towers ->
    [one] { $towers } wieża
    [few] { $towers } wieże
    [many] { $towers } wież
   *[other] { $towers } wieży
}
castellan-hint-single = może jeszcze powstać większy dziedziniec
castellan-hint-draw = ręka pozostaje zrównoważona
castellan-tie-keeps = { castellan-count-keep } wobec { $other }
