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
home-title = Cztery gry o budowaniu, ze znajomymi i dobrymi botami
home-title-alone = Cztery gry o budowaniu z dobrymi botami
home-lead = Graj od razu albo przez kilka dni. Każdy punkt jest wyjaśniony na planszy. Bez konta.
home-lead-alone = Każdy punkt jest wyjaśniony na planszy. Bez konta i bez serwera: wszystko dzieje się w tej przeglądarce.
home-not-affiliated = Bez związku z żadnym wydawcą. Nazwy i liczby to fakty, słowa i rysunki są nasze.
home-rules-title = Poznaj grę
rules-section = Zasady { $section }
home-rules-words = Zasady naszymi słowami, z rysowanymi przykładami.
home-rules-link = Czytaj zasady
home-replays-title = Obejrzyj grę jeszcze raz
home-replays-words = Twoje skończone gry krok po kroku albo plik z zapisem.
home-replays-link = Otwórz powtórki
my-tables = Moje stoły
no-tables = Nie masz jeszcze stołu. Zagraj teraz, wystarczy jedno kliknięcie.
just-now = przed chwilą
open-tables = Stoły otwarte dla wszystkich
table-your-turn = Twój ruch
table-their-turn = W toku
table-waits-for-players = Czeka na graczy
table-in-game = w { $game }; grają też: { $others }
to-the-table = Do stołu
play-now = Graj teraz
with-friends = Ze znajomymi
play-now-against = { $bots ->
    [one] Graj teraz: przeciw jednemu botowi, poziom { $level }
   *[other] Graj teraz: przeciw { $bots } botom, poziom { $level }
}
game-players = od { $least } do { $most } graczy
in-the-terminal = Wkrótce w przeglądarce, teraz w terminalu
join-title = Dołącz do stołu
join-by-code = Wpisz kod od znajomej osoby.
join-button = Dołącz

## Przygotowanie, dołączanie, czekanie
new-title = Przygotuj stół
new-lead = Znajomi przychodzą przez odnośnik, boty siadają od razu.
new-lead-alone = Boty siadają od razu, a gra zostaje na tym urządzeniu.
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
pace-relaxed-words = Gracie, kiedy macie czas; gra może trwać kilka dni.
option-take-backs = Cofanie
option-take-backs-words = Położony kafelek można cofnąć, dopóki nikt na nim nie zbudował.
option-helping-figures = Liczby pomocnicze
option-helping-figures-words = Każde miejsce pokazuje, ile by dało.
option-hints = Podpowiedzi
option-hints-words = Żarówka pokazuje do trzech dobrych akcji.
option-memory-aid = Pomoc dla pamięci
option-memory-aid-words = Podane dalej kafelki pozostają dla ciebie widoczne.
option-public = Publiczny
option-public-words = Na tym serwerze każda osoba może znaleźć stół i oglądać grę.
option-chosen = { $option }: { $value }.
option-as-text = Jako tekst lub z pliku
option-row = Wiersz
option-cell = { $list }, wiersz { $row }, { $column }
option-file = Weź z pliku
option-content = albo wpisz tutaj
option-bad-text = Nie da się odczytać wiersza { $line }. Może brakuje przecinka, nawiasu lub cudzysłowu?
seat-me = ty
seat-number = Miejsce { $number }
seat-free = wolne miejsce
seat-for-friend = Dla znajomej osoby
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce { $number }
seat-kick = Zwolnij to miejsce
seat-host = prowadzi stół
seat-bot = bot, { $level }
seat-bot-plays = poza stołem, gra bot
seat-thinking = myśli
seat-present = przy stole
seat-away = poza stołem
seat-to-act = ma ruch
bot-number = Bot { $number }
bot-of-level = Bot, { $level }
level = { $name ->
    [beginner] początkujący
    [easy] łatwy
    [medium] średni
    [hard] trudny
   *[expert] ekspert
}
level-next = Następnym razem będzie pasował inny poziom botów: { $level }.
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
waiting-for-host = Grę zaczyna osoba, która otworzyła stół.
start-game = Zacznij grę
fill-with-bots = Oddaj wolne miejsca botom
leave-seat = Odejdź od stołu
share-title = Zaproś
share-code = Kod
share-machine = Odnośnik na tym komputerze
share-network = Odnośnik w twojej sieci
share-closed = Na razie gra jest dostępna tylko na tym komputerze.
share-open = Otwórz ją w mojej sieci
qr-alt = Kod QR z odnośnikiem

## Gdy coś pójdzie źle
missing-title = Tu nic nie ma
missing-words = Ten adres donikąd nie prowadzi. Może brakuje litery.
missing-game = W tę grę nie można jeszcze grać w przeglądarce. Można grać w terminalu.
no-table-title = Tego stołu tu nie ma
no-table-words = Nie ma stołu { $code } albo nie jest już twój. Poproś o nowy odnośnik lub zagraj w inną grę.
set-aside-title = Ten stół odłożono na bok
set-aside-words = Nic z niego nie przepadło: kto przy nim grał, może zabrać przebieg gry ze sobą.
bad-link-title = Ten odnośnik już nie działa
bad-link-words = Został wycofany albo jest niepełny. O nowy poproś osobę, która go przysłała.
sent-away-title = To miejsce nie jest już twoje
sent-away-words = Miejsce oddano komuś innemu albo wycofano odnośnik, z którego korzystasz. Nadal możesz oglądać.
engine-loading = Wczytywanie silnika do użytku bez sieci
with-bots = Z innymi botami
table-on-device = Ten stół jest tylko w tej przeglądarce.
unreachable-title = Serwer nie odpowiada
unreachable-words = Być może został zatrzymany. Uruchom go poleceniem castlewright i spróbuj ponownie.
connection-lost = Połączenie zerwane. Próbuję ponownie. Twoje ruchy są bezpieczne.
connection-back = Połączenie wróciło.
slow = Odpowiedź jest w drodze.
plays-elsewhere = Grasz przy tym stole w innym oknie.
play-here = Graj tutaj
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
not-drawn-title = Nie udało się wczytać gry
not-drawn-words = To, co ją rysuje, nie dotarło albo ta wersja nic dla niej nie ma. Wczytaj stronę ponownie; twoje ruchy są bezpieczne.
leave-table = Opuść stronę; miejsce zostaje twoje
boards-label = Moje plansze
column-label = Inni, wynik i rozmowa
drawer = Inni
tray-label = Co teraz zrobić
tabs-label = Części stołu
tab-board = Plansza
tab-others = Inni
tab-score = Wynik
tab-talk = Rozmowa
tab-log = Dziennik
tab-table = Stół
tab-unread = do przeczytania
talk-label = Rozmowa, dziennik i stół
undo = Cofnij
undo-what = Cofnij: { $what }
undo-closed = Nie można cofnąć: { $why }
undo-to = Cofnij aż do: { $what }
undo-to-here = Cofnij aż dotąd
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
chat-spectator = { $name }, wśród widzów
chat-mute = Wycisz: { $name }
chat-hear-again = Pozwól znów mówić: { $name }
chat-show-out = Wyproś: { $name }
close-to-spectators = Stół zamknięty dla widzów
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
play-again = Zagraj ponownie
rematch = Rewanż
to-rematch = Do rewanżu
rematch-asks = { $name } proponuje rewanż w grze { $game }.
rematch-you-ask = Proponujesz rewanż w grze { $game }.
rematch-you-agree = Chcesz zagrać jeszcze raz w { $game }.
rematch-you-declined = Twoja odpowiedź: nie.
rematch-count = { $yes ->
    [one] Głosów na tak: { $yes } z { $all }.
   *[other] Głosów na tak: { $yes } z { $all }.
}
rematch-waits-for = Czekamy na odpowiedź: { $names }.
rematch-says-no = { $count ->
    [one] { $names } mówi nie.
   *[other] { $names } mówią nie.
}
rematch-yes = Tak, gramy jeszcze raz
rematch-no = Nie
rematch-take-back = Wycofaj
rematch-without = Zacznij z botami zamiast: { $names }
rematch-begun = Rewanż w grze { $game } się zaczął.
watch-replay = Obejrzyj powtórkę
share = Udostępnij
share-end-words = Kto otworzy odnośnik, zobaczy ten wynik i powtórkę.
save-svg = Plansza jako SVG
save-png = Plansza jako PNG
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
replay-seen-by = Punkt widzenia
replay-spectator = Widzowie
replay-copy-step = Skopiuj odnośnik do tego kroku
replay-go-on = Graj dalej stąd
replay-go-on-words = Nowy stół od tej pozycji: siadasz na tym miejscu, boty na pozostałych. Czego to miejsce nie widziało, jest losowane na nowo.
review = Co było lepsze?
review-choice = Decyzja { $number } z { $count }
review-back = Poprzednia decyzja
review-next = Następna decyzja
review-nothing = W tym kroku nie było nic do zdecydowania.
review-thinking = Namysł …
review-best = Bot zrobiłby to samo.
review-played = zagrane
review-other = Zamiast tego: { $words }. Bot prawie się nad tym nie zastanawiał.
no-replay-title = Tej gry nie można odtworzyć
replays-mine = Moje skończone gry
replays-none = Nie ma jeszcze skończonej gry. Zagraj, to kwadrans.
replays-file = Plik z zapisem
replays-file-words = Przebieg można zapisać na końcu gry; zapisy tworzy też castlewright simulate.
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
settings-letter-keys = Skróty literowe
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
keys-tiles = wybierz element z ręki
keys-tiles-keys = 1 … 9
keys-places = następne i poprzednie miejsce, najlepsze najpierw
keys-places-keys = N P
keys-boards = lewa i prawa plansza
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
keys-read = przeczytaj kafelek
keys-read-keys = Z
keys-hint = podpowiedź
keys-hint-keys = H
about-title = O programie
about-words = Castlewright gra, liczy i bada cztery gry o budowaniu, w przeglądarce i w terminalu, ze znajomymi i z botami. To wolne oprogramowanie na licencji Apache 2.0.
about-version = Wersja { $version }
about-games = Gry i ich pochodzenie
about-game = { $title }, { $designers } ({ $year })
about-thanks = Podziękowania
about-thanks-game-icons = Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0, zmienione kolory.
about-thanks-lucide = Ikony przycisków: Lucide, licencja ISC.
about-thanks-atkinson = Litery: Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-thanks-fraunces = Nazwy i sumy: Fraunces, SIL Open Font License 1.1.
about-thanks-svelte = Zbudowano z użyciem Svelte, Fluent i PartySocket, licencje MIT i Apache.

## Playing
now-wait = **Czekamy na ruch**: { $names }
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
taken-by = To miejsce właśnie zajęto: { $name }.
counts-nowhere = Na razie nic nie daje.
laid-by = Kto położył: { $name }.
laid-when = Zobacz tę chwilę
wish = Życzenie
wish-here = Chcę go położyć tu…
wish-not-here = Proszę, nie tutaj…
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
log-open = Pokaż pozycję z tamtej chwili
past-title = Wcześniejsza pozycja:
past-back = Wróć do gry
log-choices = Wybory są odkryte
log-hands = Nowe ręce
end-wins = { $name } wygrywa z wynikiem { $points }
end-shared = Wspólna wygrana z wynikiem { $points }: { $names }
tie-ahead = wyżej niż { $name }: { $why }
tie-shared = tyle samo co { $name }
line-points = { $message }: { $points }
line-times = { $count } × { $message }
line-none = brak

# Ręce, które krążą, i dwie zachowane płytki.
draft-choose-small = Pozostałe ({ $rest }) dostaje { $name }. Wyboru nie cofniesz.
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
how-scored = Punkty: { $board }
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
end-you-share = Wspólne zwycięstwo: ty i { $names }, wynik { $points }
end-you-came = Zajmujesz { $rank ->
    [2] drugie miejsce
    [3] trzecie miejsce
    [4] czwarte miejsce
    [5] piąte miejsce
    [6] szóste miejsce
   *[other] ostatnie miejsce
}, { $behind ->
    [0] tyle samo punktów ma { $names }
    [one] górą { $names } o jeden punkt
    [few] górą { $names } o { $behind } punkty
   *[other] górą { $names } o { $behind } punktów
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
total-after = tu razem { $points }
board-total = Razem:

## Pierwsza gra
remark-label = Na pierwszą grę
remark-close = Jasne
remark-rules = Zasady

## Litery typów pomieszczeń, gdy kolory daje system
letter-type-food = J
letter-type-living = M
letter-type-utility = G
letter-type-outdoor = Z
letter-type-sleeping = S
letter-type-corridor = K
letter-type-downstairs = P
letter-type-special = X
letter-type-activity = R

## Asystent punktacji
nav-score = Policz
home-score-title = Policz prawdziwą partię
home-score-words = Wpisz plansze ze swojej gry: każdy punkt jest wyjaśniony.
home-score-link = Otwórz asystenta
score-title = Policz prawdziwą partię
score-words = W jaką grę była partia? Wpisz plansze, a każdy punkt zostanie wyjaśniony. Plansze zostają na tym urządzeniu; odnośnik je udostępnia.
score-page = Punkty: { $game }
score-back = Wybierz inną grę
score-type = Wpisz
score-explain = Punkty
score-redo = Ponów
score-add-board = Jeszcze jedna plansza
score-remove-board = Usuń tę planszę
score-board-name = Nazwa
score-board-points = { $name } { $points }
score-share = Udostępnij
score-share-words = Wszystkie plansze są w tym adresie. Kto go otworzy, widzi je z każdym punktem i może je zmienić.
score-winner = Kto wygrywa?
score-who-wins = Kto wygrywa?
score-ahead = { $points ->
    [one] 1 punkt więcej niż { $names }
    [few] { $points } punkty więcej niż { $names }
   *[many] { $points } punktów więcej niż { $names }
}
score-alone = Liczone na tym urządzeniu, z połączeniem lub bez niego.
score-tables = Zachowane partie
score-none-kept = Nic jeszcze nie zachowano. To, co wpiszesz, zostaje na tym urządzeniu.
score-forget = Usuń { $boards }
score-anew = Zacznij od nowa
score-no-link-title = Tego odnośnika nie da się otworzyć
score-problems = Co łamie zasadę
score-has-problems = { $count ->
    [one] coś łamie zasadę
    [few] { $count } rzeczy łamią zasadę
    [many] { $count } rzeczy łamie zasadę
   *[other] { $count } rzeczy łamie zasadę
}
score-wrong = łamie zasadę
score-counted = Mimo to jest liczone.
score-not-counted = Nie jest liczone, cała reszta tak.
score-no-seats = { $count ->
    [one] Jedna plansza nie mówi, kto wygrywa: wpisz też pozostałe.
    [few] { $count } plansze nie pasują do żadnej liczby osób: wpisz wszystkie plansze ze stołu.
    [many] { $count } plansz nie pasuje do żadnej liczby osób: wpisz wszystkie plansze ze stołu.
   *[other] { $count } planszy nie pasuje do żadnej liczby osób: wpisz wszystkie plansze ze stołu.
}
score-solo = W grze solo: { $rank }. Grało więcej osób? Wpisz także ich plansze.
score-order = Kolejność wokół stołu
score-move-back = O jedno miejsce wcześniej
score-move-on = O jedno miejsce dalej
score-ring = Sąsiedzi mają wspólną planszę: plansze stoją tu w kolejności, w jakiej leżą wokół stołu. Aby przesunąć planszę, naciśnij ją dwa razy.
score-how-many = Ile osób gra?
score-players = Osoby: { $count }
score-player = Osoba { $number }
score-player-name = Imię, osoba { $number }
score-open = Policz i spróbuj
score-open-words = Plansze tak, jak tu leżą, w asystencie punktacji: a gdyby ten element leżał tam?
