# Polish: looking for a game with a stranger.

find-title = Znajdź grę
find-lead = Zagraj we dwoje z kimś, kto też teraz szuka gry.
find-strength = Jak dobrze grasz?
find-strength-gentle = Zaczynam
find-strength-steady = Całkiem dobrze
find-strength-sharp = Bardzo dobrze
find-names = Oboje dostajecie imię zwierzęcia. Twojego nikt nie zobaczy.
find-talk = Nie ma czatu, są tylko cztery miłe reakcje. Możesz je wyciszyć.
find-bot = Jeśli w ciągu { $seconds } sekund nikt nie przyjdzie, zagra bot.
find-go = Znajdź gracza
find-bots = Graj z botami
find-looking = Szukam gracza…
find-bot-in = Jeśli nikt nie przyjdzie, za { $seconds } s zagra bot.
find-soon = Nakrywam do stołu…
find-cancel = Przestań szukać
find-failed-superseded = Szukasz w innym oknie.
find-failed-too-many = Zbyt wiele prób. Poczekaj chwilę.
find-failed-full = Otwartych jest tu zbyt wiele stołów. Spróbuj za chwilę.
find-failed-too-many-searches = Szuka zbyt wiele osób. Spróbuj za chwilę.
find-failed-no-cookies = Zezwól tu na ciasteczka: trzymają twoje miejsce.
find-failed-refused = Serwer odmówił. Spróbuj za chwilę.
find-failed-other = Brak połączenia z serwerem. Spróbuj za chwilę.
find-missed = Za późno: gra zaczęła się bez ciebie.
find-again = Szukaj jeszcze raz
