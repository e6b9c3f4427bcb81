# To, co mówi wiersz poleceń.
play-did = { $name }: { $action }
play-did-secretly = { $name }: wybór dokonany.
play-hint = Podpowiedź: { $action } — { $reason }.
play-hint-other = Albo: { $action } — { $reason }.
play-hint-figures = ({ $win } % wygranych, { $margin } pkt w symulowanych rozgrywkach)
play-hint-exact = (policzone do końca)
play-prompt = Twój ruch (? – pomoc): 
play-help = Wpisz ruch tak, jak na liście, albo jego numer. list: wszystkie ruchy; hint: podpowiedź; undo: cofnij; sheet: punkty; quit: zapisz i wyjdź.
play-refused = To niemożliwe: { $reason }
play-no-number = Nie ma takiego numeru; wybierz od 1 do { $count } z listy.
play-no-undo = Nie można teraz niczego cofnąć: coś odkryto albo inni grali dalej.
play-undone = Cofnięto.
play-saved = Gra zapisana w { $path }. Aby grać dalej:
play-curtain = { $name }: naciśnij Enter
play-not-saved = Gry nie udało się zapisać ({ $reason }). Oto jej zapis:
play-unsaveable = nie da się tu zapisać gry ({ $reason }); wybierz inny folder przez --save-dir
play-over = Gra skończona.
play-actions = Ruchy
play-log = Co się wydarzyło
play-type = Wpisz ruch albo wybierz strzałkami i Enter
play-thinking = { $name } myśli
key-undo = Cofnij
key-hint = Podpowiedź
key-sheet = Arkusze
key-save = Zapisz
key-quit = Zapisz i wyjdź
join-name = Twoje imię przy stole: 
join-needs-name = stół potrzebuje Twojego imienia; podaj je przez --name
join-no-server = pod adresem { $origin } nie odpowiada żaden serwer ({ $reason }); sprawdź link albo uruchom serwer: castlewright serve
join-not-ours = { $origin } nie odpowiada jak serwer Castlewright; sprawdź link
join-other-protocol = serwer ma wersję { $version }, która mówi innym protokołem; zainstaluj tu tę wersję
join-which-table = podaj link do stołu albo jego kod po adresie; stoły na miejscu: { $tables }
join-refused = serwer { $origin } nie wpuszcza; poproś o nowy link
join-lost = Połączenie zerwane; kolejna próba…
join-left = Odchodzisz od stołu; miejsce pozostaje Twoje. To samo polecenie przywraca do gry.
join-lobby = Stół { $code } czeka na początek gry.
join-open = wolne miejsce
join-seat = miejsce { $number }
join-spectator = widz
join-waiting = Czekamy: { $names }
join-said = { $name } mówi: { $text }
join-nudged = { $name } przypomina: Twój ruch.
join-wished = { $name } wskazuje: { $place }
join-help = Wpisz ruch tak, jak na liście, albo jego numer. list: wszystkie ruchy; hint: podpowiedź; undo: cofnij; sheet: punkty; say TEKST: powiedz do stołu; start: zacznij jako gospodarz; quit: odejdź, miejsce pozostaje Twoje.
key-start = Zacznij
key-leave = Odejdź
replay-step = Krok { $step } z { $steps }
replay-checked = Wszystkie liczby się zgadzają przez { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}.
report-title = Co mówią rozgrywki
report-games = { $count ->
    [one] { $count } rozgrywka
    [few] { $count } rozgrywki
   *[other] { $count } rozgrywek
}
report-unfinished = { $count ->
    [one] pominięto { $count } niedokończoną rozgrywkę
    [few] pominięto { $count } niedokończone rozgrywki
   *[other] pominięto { $count } niedokończonych rozgrywek
}
report-seats = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}, { $games ->
    [one] { $games } rozgrywka
    [few] { $games } rozgrywki
   *[other] { $games } rozgrywek
}
report-people = ludzie
report-player = Gracz
report-played = Rozgrywki
report-wins = Wygrane
report-mean = Średni wynik
report-range = Najniższy–najwyższy
report-table = Gracze
report-table-about = Wspólne wygrane są dzielone.
report-scores = Rozkład wyników
report-scores-about = Udział rozgrywek każdego gracza z mniej więcej takim wynikiem; linie przerywane to średnie.
report-points = Punkty
report-share = Udział rozgrywek
report-seat-wins = Komu sprzyja miejsce
report-seat-about = Wygrane według miejsc z przedziałami 95 %; linia przerywana to równy udział.
report-seat = Miejsce { $number }
report-win-share = Wygrane
report-length = Jak długie były rozgrywki
report-actions = Akcje wszystkich graczy
report-worth = Ile wart był każdy kafelek lub komnata
report-worth-about = Punkty, które średnio dawał jeden z nich; z długiej listy najlepsze i najgorsze.
