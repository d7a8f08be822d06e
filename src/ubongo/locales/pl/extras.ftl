# Polish: what few games need: an invitation, a look at boards or hands before a round, presets, and the boards of the day.

invite-title = Zaproś
invite-share = Udostępnij
invite-code = Albo przeczytaj ten kod na głos:
invite-qr = Kod QR z linkiem, do zeskanowania telefonem
invite-text = Zagraj ze mną w Ubongo
invite-link = Link zaproszenia
join-title = Zapraszamy do stołu
join-by = { $host } zaprasza cię do gry: { $edition }
join-code-title = Dołącz do stołu
join-name = Twoje imię
join-name-hint = Zostaw puste, a my coś wybierzemy.
join-go = Usiądź
join-watch = Oglądaj
join-full = Wszystkie miejsca są zajęte albo gra już trwa. Możesz oglądać. Jeśli gra bot, możesz tam zająć jego miejsce.
join-failed-unknown-code = Żaden stół nie ma takiego kodu. Sprawdź go.
join-failed-unknown-table = Tego stołu już nie ma.
join-failed-wrong-invite = Ten link nie jest do tego stołu. Poproś o nowy.
join-failed-too-many = Za dużo prób. Poczekaj chwilę i spróbuj ponownie.
join-failed-no-cookies = Zezwól tu na pliki cookie: dzięki nim masz swoje miejsce.
join-failed-other = Serwer nie odpowiedział. Spróbuj za chwilę.

## A look before a round, and the rows of a card

look-all-ready = Start za
look-when-all = Zaczynamy, gdy wszyscy będą gotowi.
look-waiting = Czekamy na: { $names }
look-latest = (najwyżej { $seconds } s)
look-rows = Sześć rzędów twojej karty
look-board = Twoja plansza
look-others = Gracze oglądają swoje plansze.

## The rules of a table, all at once

preset = Sposób gry
preset-house = Zasady domowe
preset-box = Jak w pudełku

shares-kept = Serwer zmienił to, co uzgodniono. Twoja przeglądarka zachowuje dla siebie swój udział w losowaniu.

## Boards of the day

today-title = Dzisiaj
today-lead = Trzy plansze i karty na rękę, dla wszystkich takie same.
today-next = Nowe za { $hours } godz. { $minutes } min.
today-soon = Nowe za { $minutes } min.
today-past = Z wcześniejszego dnia: tylko do ćwiczenia.
today-rule = Liczy się pierwsza próba. Czas rusza razem z planszą i płynie nadal, nawet gdy zamkniesz stronę.
today-easy = Łatwa
today-hard = Trudna
today-solid = Bryły
today-cards = Karty
today-note-easy = Trzy klocki
today-note-hard = Cztery klocki
today-note-solid = Dwie warstwy w górę
today-note-cards = Połącz siedem z dziewięciu kart
today-play = Graj
today-go-on = Dalej
today-again = Ćwicz
today-open = Jeszcze bez próby
today-running = Twój czas płynie
today-unsolved = Bez rozwiązania
today-late = Za późno na listę
today-place = { $place } z { $count }
today-failed = Serwer nie odpowiedział. Spróbuj za chwilę.
today-times = Czasy dnia
today-times-note = Mierzy je ten serwer. Gracze widzą nawzajem swoje imiona.
today-times-none = Na razie bez czasów.
today-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
    [many] { $count } graczy
   *[other] { $count } gracza
}
today-name = Twoje imię na liście
today-you = { $name } (ty)
today-now = Dzisiejsze plansze
today-days = Twoje dni
today-earlier = Poprzedni miesiąc
today-later = Następny miesiąc
today-day = { $date }: rozwiązane { $count } z 4
today-on-day = Rozwiązane tego dnia
today-afterwards = Rozwiązane później
today-give-up = Poddaję się
today-give-up-sure = Na pewno?
today-elapsed = Czas
today-unsent = To nie dotarło na serwer. Twój czas płynie.
today-send = Wyślij ponownie
today-wrong = Serwer znalazł błąd. Twój czas płynie.

## Boards without a network, and a new version of the page

offline-title = Bez sieci
offline-lead = Te plansze sprawdza twoja przeglądarka. Nie liczą się do żadnej listy ani rekordu.
offline-mark = To nie liczy się do żadnej listy ani rekordu.
offline-back = Inne plansze
offline-none = Nic tu jeszcze nie zapisano. Otwórz stronę raz z siecią.
update-ready = Jest nowa wersja.
update-not-now = Nie teraz
more-lab = Pracownia łamigłówek

## The lobby alone

lobby-seats = Miejsca
lobby-open = Wolne miejsce
lobby-holds = Kto siedzi na miejscu { $number }
lobby-count = Gracze
lobby-starting = Rozdawanie…
lobby-bots-join = { $count ->
    [0] Wszyscy już są.
    [one] Wolne miejsce zajmie bot.
    [few] { $count } wolne miejsca zajmą boty.
    [many] { $count } wolnych miejsc zajmą boty.
   *[other] { $count } wolnego miejsca zajmą boty.
}
lobby-waiting = Czekamy, aż { $name } zacznie grę.
lobby-pass-time = Plansza na czas czekania
handicaps-title = Wyrównanie szans

lobby-found = { $bot ->
    [yes] Grasz z botem: { $name }
   *[no] Gra z tobą: { $name }
}
lobby-found-name = Twoje imię w tej grze: { $name }
lobby-found-waits = Czekamy na drugą osobę…
lobby-found-starts = Gra się zaczyna…
