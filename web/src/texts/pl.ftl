# Klient przeglądarki po polsku.
app-name = Castlewright
page-title = { $page } · Castlewright
skip-to-content = Przejdź do treści
to-home = Strona główna
nav-label = Główne strony
nav-play = Graj
nav-rules = Zasady
nav-replays = Powtórki
close = Zamknij
cancel = Anuluj
save = Zapisz
copied = Skopiowano
copy-link = Skopiuj odnośnik
reload = Wczytaj ponownie
try-again = Spróbuj ponownie
guest-name = Gość
problem-code = Do zgłoszenia: { $code }

## Strona główna
home-title = Cztery gry o budowaniu, z przyjaciółmi i dobrymi botami
home-lead = Graj od razu albo przez kilka dni. Każdy punkt jest wyjaśniony na planszy. Bez konta.
home-not-affiliated = Bez związku z żadnym wydawcą. Nazwy i liczby to fakty, słowa i rysunki są nasze.
home-rules-title = Poznaj grę
home-rules-words = Zasady naszymi słowami, z rysowanymi przykładami
home-rules-link = Czytaj zasady
home-replays-title = Obejrzyj grę jeszcze raz
home-replays-words = Twoje skończone gry krok po kroku albo plik z zapisem
home-replays-link = Otwórz powtórki
my-tables = Moje stoły
just-now = przed chwilą
open-tables = Stoły otwarte dla wszystkich
table-your-turn = Twój ruch
table-their-turn = W toku
table-waits-for-players = Czeka na graczy
table-in-game = w { $game }; grają też: { $others }
to-the-table = Do stołu
play-now = Graj teraz
with-friends = Z przyjaciółmi
play-now-against = { $bots ->
    [one] Graj teraz: przeciw jednemu botowi
   *[other] Graj teraz: przeciw { $bots } botom
}
game-players = od { $least } do { $most } graczy
in-the-terminal = Wkrótce w przeglądarce, teraz w terminalu
join-title = Dołącz do stołu
join-by-code = Wpisz kod od znajomej osoby
join-button = Dołącz

## Przygotowanie, dołączanie, czekanie
new-title = Przygotuj stół
new-lead = Znajomi przychodzą z linku, boty siadają od razu.
new-seats = Kto gra
new-pace = Tempo
new-more = Więcej
new-more-now = Włączone: { $options }.
new-more-none = nic
new-open = Otwórz stół
new-start = Zacznij grę
pace-live = Na żywo
pace-relaxed = Spokojne
pace-live-words = Wszyscy są tu teraz.
pace-relaxed-words = Każdy gra, kiedy ma czas; gra może trwać kilka dni.
option-take-backs = Cofanie
option-take-backs-words = Położony kafelek można cofnąć, dopóki nikt na nim nie zbudował.
option-helping-figures = Liczby pomocnicze
option-helping-figures-words = Każde miejsce pokazuje, ile by dało.
option-hints = Podpowiedzi
option-hints-words = Żarówka pokazuje do trzech dobrych akcji.
option-memory-aid = Pomoc dla pamięci
option-memory-aid-words = Podane dalej kafelki pozostają dla ciebie widoczne.
option-public = Publiczny
option-public-words = Każdy na tym serwerze może znaleźć stół i oglądać grę.
seat-me = ty
seat-number = Miejsce { $number }
seat-free = wolne miejsce
seat-for-friend = Dla znajomej osoby
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce { $number }
seat-kick = Zwolnij to miejsce
seat-host = gospodarz
seat-bot = bot, { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
   *[expert] ekspert
}
seat-bot-plays = poza stołem, gra bot
seat-thinking = myśli
seat-present = przy stole
seat-away = poza stołem
seat-to-act = na ruchu
bot-number = Bot { $number }
bot-of-level = Bot, { $level ->
    [easy] łatwy
    [medium] średni
    [hard] trudny
   *[expert] ekspert
}
sit-down = Usiądź
only-watch = Tylko oglądaj
watch = Oglądaj
table-full = Wszystkie miejsca są zajęte. Możesz oglądać albo poczekać tutaj: wolne miejsce od razu się pojawi.
table-started = Gra już trwa. Możesz oglądać.
waiting-title = Poczekalnia
waiting-free = { $count ->
    [0] Wszyscy są na miejscu.
    [one] Jedno miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[other] { $count } miejsc jest wolnych.
}
waiting-for-host = Gospodarz zaczyna grę.
start-game = Zacznij grę
fill-with-bots = Oddaj wolne miejsca botom
leave-seat = Odejdź od stołu
share-title = Zaproś
share-code = Kod
share-machine = Odnośnik na tym komputerze
share-network = Odnośnik w twojej sieci
qr-alt = Kod QR z odnośnikiem do tego stołu

## Gdy coś pójdzie źle
missing-title = Tu nic nie ma
missing-words = Ten adres donikąd nie prowadzi. Może brakuje litery.
missing-game = W tę grę nie można jeszcze grać w przeglądarce. Można grać w terminalu.
no-table-title = Tego stołu tu nie ma
no-table-words = Nie ma stołu { $code } albo nie jest już twój. Poproś o nowy odnośnik lub zagraj w inną grę.
bad-link-title = Ten odnośnik już nie działa
bad-link-words = Został wycofany albo jest niepełny. Poproś nadawcę o nowy.
sent-away-title = To miejsce nie jest już twoje
sent-away-words = Gospodarz oddał je komuś innemu albo link, z którego korzystasz, wycofano. Nadal możesz oglądać.
unreachable-title = Serwer nie odpowiada
unreachable-words = Być może został zatrzymany. Uruchom go poleceniem castlewright i spróbuj ponownie.
connection-lost = Połączenie zerwane. Próbuję ponownie. Twoje ruchy są bezpieczne.
connection-back = Połączenie wróciło.
away-title = Od twojej ostatniej wizyty
away-more = { $count ->
    [one] Jeszcze jeden wpis jest w dzienniku.
    [few] Jeszcze { $count } wpisy są w dzienniku.
    [many] Jeszcze { $count } wpisów jest w dzienniku.
   *[other] Jeszcze { $count } wpisu jest w dzienniku.
}
move-refused = To już niemożliwe: stół się zmienił. Wybierz jeszcze raz.
outdated-title = Jest nowsza wersja.
outdated-words = Wczytaj ją, kiedy ci pasuje; gra zostaje, jak jest.
error-unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
error-unknown = Nie udało się. Spróbuj za chwilę.

## Stół
table-heading = Stół
table-loading = Stół jest nakrywany.
leave-table = Opuść stronę; miejsce zostaje twoje
boards-label = Moje plansze
column-label = Inni, wynik i rozmowa
tray-label = Co teraz zrobić
tabs-label = Części stołu
tab-board = Plansza
tab-others = Inni
tab-score = Wynik
tab-talk = Rozmowa
tab-log = Dziennik
tab-table = Stół
tab-unread = nieprzeczytane
talk-label = Rozmowa, dziennik i stół
undo = Cofnij
undo-what = Cofnij: { $what }
undo-closed = Nie można cofnąć: { $why }
key-undo = U
hint = Podpowiedź
nudge = Przypomnij
nudged-by = { $name } czeka na ciebie.
list-of-places = Lista miejsc
boards-in-words = Plansze słowami
chat-none = Nikt jeszcze nic nie powiedział.
chat-says = { $name } mówi:
chat-write = Napisz do stołu
chat-send = Wyślij
spectators = { $count ->
    [one] Jeden widz
    [few] { $count } widzów
   *[other] { $count } widzów
}
table-code = Kod tego stołu: { $code }
fair-deal = Uczciwe rozdanie: skrót ziarna
fair-deal-open = Uczciwe rozdanie: ziarno jest teraz jawne.
fair-deal-check = Sprawdź
fair-deal-right = Zgadza się ze skrótem pokazanym na początku.
fair-deal-wrong = Nie zgadza się ze skrótem pokazanym na początku.
fair-deal-more = Jak to działa
fair-deal-words = SHA-256 ziarna daje skrót pokazywany od początku.
seat-link = Odnośnik do mojego miejsca
seat-link-words = Zachowaj ten odnośnik, by wrócić na dowolnym urządzeniu. Kto go ma, ma twoje miejsce.
leave-to-bot = Niech bot zagra za mnie
leave-to-bot-sure = Tak, bot zajmuje moje miejsce
bot-plays-for-you = Bot gra za ciebie.
take-seat-back = Wróć na miejsce
you-are-watching = Oglądasz grę.

## Koniec i powtórka
rematch = Rewanż
to-rematch = Do rewanżu
watch-replay = Obejrzyj powtórkę
share = Udostępnij
share-end-words = Kto otworzy odnośnik, zobaczy ten wynik i powtórkę.
save-svg = Miasto jako SVG
save-png = Miasto jako PNG
save-record = Zapisz przebieg gry
ranking = Klasyfikacja
score = Wynik
replay-title = Powtórka
replay-start = Przed pierwszym ruchem.
replay-step = Krok { $step } z { $steps }:
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-next = Krok naprzód
replay-last = Na koniec
replay-slider = Krok
replay-speed = Szybkość
replay-times = { $speed }×
replay-seen-by = Widziane przez
replay-spectator = Widzowie
replay-copy-step = Skopiuj odnośnik do tego kroku
no-replay-title = Tej gry nie można odtworzyć
replays-mine = Moje skończone gry
replays-none = Nie ma jeszcze skończonej gry. Zagraj, to kwadrans.
replays-file = Plik z zapisem
replays-file-words = Zapisy powstają na końcu gry i przez castlewright simulate.
replays-choose-file = Wybierz plik
record-not-json = Ten plik nie jest zapisem gry: to nie JSON.

## Zasady, ustawienia, o programie
rules-title = Zasady: { $game }
settings-title = Ustawienia
settings-name = Moje imię
settings-language = Język
settings-theme = Kolory
settings-motion = Ruch
settings-size = Wielkość tekstu
settings-sound = Dźwięk
settings-notifications = Powiadomienie, gdy moja kolej
settings-confirm = Potwierdzaj każdy ruch przyciskiem
settings-letter-keys = Klawisze liter
name-saved = Twoje imię to teraz { $name }.
language-en = English
language-fr = Français
language-pl = Polski
theme-system = Jak w systemie
theme-light = Jasne
theme-dark = Ciemne
theme-to-light = Jasne kolory
theme-to-dark = Ciemne kolory
motion-system = Jak w systemie
motion-full = Pełny
motion-none = Żaden
size-normal = Zwykła
size-large = Duża
size-larger = Większa
keys-title = Klawisze przy stole
keys-tiles = wybierz kafelek z ręki
keys-tiles-keys = 1 … 7
keys-places = następne i poprzednie miejsce, najlepsze najpierw
keys-places-keys = N P
keys-boards = lewe i prawe miasto
keys-boards-keys = [ ]
keys-lay = zatrzymaj kafelki, połóż kafelek
keys-lay-keys = Enter
keys-undo = cofnij
keys-undo-keys = U
keys-back = krok wstecz
keys-back-keys = Esc
keys-list = lista miejsc
keys-list-keys = L
keys-board = przeczytaj plansze słowami
keys-board-keys = B
keys-read = czytaj kafelek
keys-read-keys = Z
keys-hint = podpowiedź
keys-hint-keys = H
about-title = O programie
about-words = Castlewright gra, liczy i bada cztery gry o budowaniu, w przeglądarce i w terminalu, z przyjaciółmi i z botami. To wolne oprogramowanie na licencji Apache 2.0.
about-version = Wersja { $version }
about-games = Gry i ich autorzy
about-game = { $title }, { $designers } ({ $year })
about-thanks = Podziękowania
about-thanks-game-icons = Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0, zmienione kolory.
about-thanks-lucide = Ikony przycisków: Lucide, licencja ISC.
about-thanks-atkinson = Litery: Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-thanks-fraunces = Nazwy i sumy: Fraunces, SIL Open Font License 1.1.
about-thanks-svelte = Zbudowano z użyciem Svelte, Fluent i PartySocket, licencje MIT i Apache.

## Playing
now-wait = **Czekamy**: { $names }
hint-what = { $what }: { $reason }
piece-at = { $piece }: { $where }
board-where = { $board }, { $where }
wish-where = { $words } ({ $where })
places-rest = Brak połączenia: miejsca poczekają, aż wróci.
words-gain = { $words }. { $gain }
gain-why = { $gain }: { $why }
now-all-wait-you = Wszyscy czekają na siebie nawzajem: zacznij, proszę.
now-all-wait = Wszyscy czekają na siebie nawzajem: zaczyna { $name }.
now-after-you = Ustępujesz innym pierwszeństwa, ale możesz też położyć od razu.
now-they-wait = { $count ->
    [one] { $names } czeka na twój ruch.
    [few] { $names } czekają na twój ruch.
    [many] { $names } czekają na twój ruch.
   *[other] { $names } czekają na twój ruch.
}
choose-place = Wybierz miejsce
now-wait-since = Ostatni ruch: { $since }.
now-over = **Koniec gry**
gain-instead = { $message }: { $points } zamiast { $before }
taken-by = To miejsce przed chwilą zajął inny gracz: { $name }.
counts-nowhere = Na razie nic nie daje.
laid-by = Kafelek położył gracz { $name }.
laid-when = Zobacz tę chwilę
wish = Życzenie
wish-here = Chcę go położyć tu …
wish-not-here = Proszę, nie tutaj …
wish-you-first = Najpierw ty
wish-me-first = Najpierw ja
wish-place-here = Teraz wskaż miejsce.
wish-place-not-here = Teraz wskaż miejsce, które ma zostać wolne.
wish-short = { $name } chce go tu położyć
wish-says-here = { $name } chce tu położyć { $piece }
wish-says-not-here = { $name }: proszę, nie tutaj
wish-says-you-first = { $name }: najpierw ty
wish-says-me-first = { $name }: najpierw ja
wish-take-over = { $words }. Pokaż jako mój podgląd.
wish-withdraw = { $words }. Wycofaj życzenie.
wish-not-for-me = Mój kafelek nie może tam leżeć.
log-undone = { $name } cofa: { $what }
end-wins = { $name } wygrywa z wynikiem { $points }
end-shared = Wspólna wygrana z wynikiem { $points }: { $names }
tie-ahead = wyżej niż { $name }: { $why }
tie-shared = na równi z graczem { $name }
line-points = { $message }: { $points }
line-times = { $count } × { $message }
line-none = brak

# Ręce, które krążą, i dwie zachowane płytki.
keep-both = { $kind ->
    [room] Zatrzymaj obie
   *[tile] Zatrzymaj oba
}
draft-choose = { $kind ->
    [room] **Wybierz dwie komnaty**, po jednej dla każdego zamku
   *[tile] **Wybierz dwa kafelki**, które zatrzymasz
}
draft-choose-small = Pozostałe ({ $rest }) dostaje { $name }. Wybór jest ostateczny.
draft-choose-last = { $kind ->
    [room] Ostatnia komnata odpada. Wybór jest ostateczny.
   *[tile] Ostatni kafelek odpada. Wybór jest ostateczny.
}
choose-more = { $kind ->
    [room] { $count ->
        [one] Wybierz jeszcze jedną
       *[other] Wybierz dwie
    }
   *[tile] { $count ->
        [one] Wybierz jeszcze jeden
       *[other] Wybierz dwa
    }
}
now-wait-choose = **Czekamy na wybór**: { $names }
now-wait-lay = **Czekamy na wyłożenie**: { $names }
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Pokaż wszystko
plane-above = { $count } wyżej
plane-below = { $count } niżej
plane-left = { $count } z lewej
plane-right = { $count } z prawej
stepper = Miejsca po kolei
stepper-place = Miejsce
stepper-at = { $at } z { $count }
place-before = Poprzednie miejsce
place-next = Następne miejsce
turn-left = Obróć w lewo
turn-right = Obróć w prawo
nothing-to-choose = Nie ma z czego wybierać
gain-more = { $count ->
    [one] Zmienia się jeszcze jeden wiersz
    [few] Zmieniają się jeszcze { $count } wiersze
   *[other] Zmienia się jeszcze { $count } wierszy
}
sort-thing = { $name }, { $slot }
sort-moved = { $name }: { $slot }
score-now = Wynik teraz
score-category = Kategoria
how-scored = Jak liczy się { $board }
all-boards = Wszystkie plansze
board-points = { $name }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
end-you = Ty
end-you-win = { $by ->
    [0] Wygrywasz z wynikiem { $points }
   *[other] Wygrywasz z wynikiem { $points }, przewaga: { $by }
}
end-you-share = Dzielisz zwycięstwo, wynik { $points }: { $names }
end-you-came = Zajmujesz { $rank ->
    [2] drugie miejsce
    [3] trzecie miejsce
    [4] czwarte miejsce
    [5] piąte miejsce
    [6] szóste miejsce
   *[other] ostatnie miejsce
}, { $behind ->
    [0] tyle samo punktów ma { $names }
    [one] punkt straty: { $names }
    [few] { $behind } punkty straty: { $names }
   *[other] { $behind } punktów straty: { $names }
}
seat-is-thinking = myśli
seat-is-waiting = ma ruch
seat-is-done = gotowe
progress = Runda { $round } z { $rounds }, tura { $turn } z { $turns }
round-number = Runda { $round }
hands-left = ręce idą w lewo
hands-right = ręce idą w prawo
now-wait-small = Tymczasem rozejrzyj się po stole.
counts-in = Liczy się ({ $board }):
best-on-board = Najlepiej ({ $board }): { $gain }
total-after = { $points } po położeniu tu
board-total = Razem:
