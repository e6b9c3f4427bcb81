# Co serwer gry mówi ludziom.
event-started = Gra się zaczyna.
event-acted = { $name }: { $action }
event-acted-secretly = Wybór dokonany: { $name }
event-undone = { $action ->
    [""] Cofnięty ruch: { $name }
   *[other] { $name } cofa: { $action }
}
event-revealed = Coś zostało odkryte.
event-finished = Gra się skończyła.
event-bot-took-over = Bot gra dalej, zastępuje: { $name }
event-person-returned = Przy stole znów jest { $name }.

undo-last = Cofnij: { $action }
undo-off = Przy tym stole gra się bez cofania ruchów.
undo-nothing = Nie ma czego cofnąć.
undo-final = Tajny wybór jest ostateczny.
undo-revealed = Od tego czasu coś zostało odkryte.
undo-built-on = Inni zagrali już dalej od tego miejsca.

error-bad-message = Wiadomości nie da się zrozumieć: { $reason }
error-bad-value = Tego nie da się użyć: { $reason }
error-unknown-name = Tej nazwy nie ma: { $reason }
error-breaks-rule = To łamie zasadę: { $reason }
error-check-failed = Zapisana liczba się nie zgadza: { $reason }
error-not-signed-in = Najpierw podaj swoje imię.
error-bad-link = Ten link nie daje, lub już nie daje, miejsca przy stole.
error-foreign-page = Ta strona nie może rozmawiać z serwerem.
error-not-host = Tylko gospodarz może to zrobić.
error-not-seated = Nie masz miejsca przy tym stole.
error-not-allowed = To nie jest tu dozwolone.
error-no-table = Nie ma stołu { $code }.
error-not-found = Tu niczego nie ma.
error-method-not-allowed = Nie można o to pytać w ten sposób.
error-not-acceptable = Serwer nie ma odpowiedzi w tej postaci.
error-already-started = Gra już się zaczęła.
error-already-seated = Masz przy tym stole inne miejsce.
error-illegal-action = To teraz niemożliwe: { $reason }
error-no-undo = Tego nie można już cofnąć.
error-no-person = Na tym miejscu nie ma kogo zastąpić.
error-not-absent = Ta osoba nie jest nieobecna dość długo.
error-not-finished = Gra się nie skończyła.
error-not-started = Gra się nie zaczęła.
error-not-your-turn = To nie twoja kolej.
error-old-seq = Gra tymczasem poszła dalej.
error-seat-taken = To miejsce jest zajęte.
error-seats-open = Jakieś miejsce jest jeszcze wolne.
error-take-backs-off = Przy tym stole gra się bez cofania ruchów.
error-talk-closed = Nikt nie rozmawia podczas tajnego wyboru kafelków.
error-too-large = To jest za duże.
error-bad-format = Serwer czyta tylko JSON.
error-wrong-protocol = Serwer i strona są w różnych wersjach; wczytaj stronę ponownie.
error-too-many = Za dużo naraz; poczekaj chwilę.
error-failed = Serwer popełnił błąd. Nic nie przepadło.
error-help-failed = W tej chwili pomoc jest niedostępna.
error-storage-busy = Serwer nie mógł tego zapisać; spróbuj ponownie.
error-storage-failed = Baza danych serwera nie odpowiada; spróbuj ponownie.
error-storage-full = Dysk serwera jest pełny: niczego więcej nie da się zapisać.
