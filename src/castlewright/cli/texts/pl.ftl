# To, co mówi wiersz poleceń.
play-did = { $name }: { $action }
play-did-secretly = { $name }: wybór dokonany.
play-hint = Podpowiedź: { $action } — { $reason }.
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
