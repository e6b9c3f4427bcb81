# Between Two Cities po polsku.
cities-tile-shop = sklep
cities-tile-factory = fabryka
cities-tile-drink = gospoda (napoje)
cities-tile-food = gospoda (jedzenie)
cities-tile-music = gospoda (muzyka)
cities-tile-bed = gospoda (nocleg)
cities-tile-office = biuro
cities-tile-park = park
cities-tile-house = dom

category-shop = Sklepy
category-factory = Fabryki
category-tavern = Gospody
category-office = Biura
category-park = Parki
category-house = Domy

cities-shops = { $count ->
    [one] pojedynczy sklep
    [few] rząd { $count } sklepów
    [many] rząd { $count } sklepów
   *[other] rząd { $count } sklepu
}
cities-factories = { $count ->
    [one] { $count } fabryka
    [few] { $count } fabryki
    [many] { $count } fabryk
   *[other] { $count } fabryki
}, { $rank ->
    [1] najwięcej ze wszystkich miast
    [2] druga liczba wśród wszystkich miast
   *[other] mniej niż dwie najwyższe liczby
}, po { $each }
cities-taverns = { $count ->
    [one] jedna gospoda
    [few] zestaw { $count } różnych gospód
    [many] zestaw { $count } różnych gospód
   *[other] zestaw { $count } gospody
}
cities-offices = { $count ->
    [one] jedno biuro
    [few] zestaw { $count } biur
    [many] zestaw { $count } biur
   *[other] zestaw { $count } biura
}
cities-offices-near = { $count ->
    [one] { $count } biuro obok gospody
    [few] { $count } biura obok gospody
    [many] { $count } biur obok gospody
   *[other] { $count } biura obok gospody
}
cities-parks = { $count ->
    [one] pojedynczy park
    [few] grupa { $count } parków
    [many] grupa { $count } parków
   *[other] grupa { $count } parku
}
cities-house = dom, { $types ->
    [one] { $types } inny rodzaj
    [few] { $types } inne rodzaje
    [many] { $types } innych rodzajów
   *[other] { $types } innego rodzaju
} budynków w mieście
cities-house-near = dom obok fabryki

cities-tie-city = drugie miasto ma { $count }, a nie { $other }
cities-tie-building = { $building ->
    [shop] { $count ->
        [one] { $count } sklep
        [few] { $count } sklepy
        [many] { $count } sklepów
       *[other] { $count } sklepu
    }
    [factory] { $count ->
        [one] { $count } fabryka
        [few] { $count } fabryki
        [many] { $count } fabryk
       *[other] { $count } fabryki
    }
    [tavern] { $count ->
        [one] { $count } gospoda
        [few] { $count } gospody
        [many] { $count } gospód
       *[other] { $count } gospody
    }
    [office] { $count ->
        [one] { $count } biuro
        [few] { $count } biura
        [many] { $count } biur
       *[other] { $count } biura
    }
    [park] { $count ->
        [one] { $count } park
        [few] { $count } parki
        [many] { $count } parków
       *[other] { $count } parku
    }
   *[house] { $count ->
        [one] { $count } dom
        [few] { $count } domy
        [many] { $count } domów
       *[other] { $count } domu
    }
} wobec { $other }

cities-round-singles = Runda { $round } z { $rounds }: pojedyncze kafelki
cities-round-duplexes = Runda { $round } z { $rounds }: podwójne kafelki
cities-left = Lewe miasto, wspólnie z: { $partner }
cities-right = Prawe miasto, wspólnie z: { $partner }
cities-left-own = Lewe miasto
cities-right-own = Prawe miasto
cities-other = { $one } i { $other }
cities-other-own = { $one }
cities-hand = Ręka
cities-to-lay = Do położenia
cities-others = Pozostałe miasta
cities-do-choose = Wybierz dwa kafelki z ręki; resztę przekażesz dalej.
cities-do-place = Połóż po jednym kafelku w każdym ze swoich miast.
cities-do-place-last = Połóż drugi kafelek w { $side ->
    [left] lewym
   *[right] prawym
} mieście.
cities-do-wait = Poczekaj na pozostałych.
cities-do-over = Gra skończona.

cities-hint-place = { $points ->
    [0] na razie bez punktów dla twojego { $side ->
        [left] lewego
       *[right] prawego
    } miasta
   *[other] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej dla twojego { $side ->
        [left] lewego
       *[right] prawego
    } miasta
}
cities-hint-other-tile = drugi kafelek może jeszcze dać drugiemu miastu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cities-hint-lower = to twoje niższe miasto, czyli to, które się liczy
cities-hint-pair = od razu do { $one ->
    [one] { $one } punktu
   *[other] { $one } punktów
} za pierwszy kafelek i { $two ->
    [one] { $two } punktu
   *[other] { $two } punktów
} za drugi, po jednym w każdym mieście
cities-hint-keeps = następna osoba nie dostanie { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}
cities-obstacle-not-yours = Kładziesz tylko w swoich dwóch miastach.
cities-obstacle-laid = To miasto ma już kafelek w tej turze; drugi kafelek trafia do drugiego miasta.
cities-obstacle-taken = Stoi tu już budynek.
cities-obstacle-taken-half = Podwójny kafelek potrzebuje dwóch wolnych pól.
cities-obstacle-first = Pierwszy kafelek miasta leży pośrodku.
cities-obstacle-apart = Kafelek musi stykać się z miastem bokiem.
cities-obstacle-frame = Miasto może mieć cztery pola szerokości i cztery wysokości, nie więcej.
