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
