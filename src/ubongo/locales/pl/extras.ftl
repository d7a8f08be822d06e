# Polish: what few games need: an invitation, a look at boards or hands before a round, and presets.

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
join-full = Wszystkie miejsca są zajęte albo gra już trwa. Możesz oglądać.
join-failed-unknown-code = Żaden stół nie ma takiego kodu. Sprawdź go.
join-failed-unknown-table = Tego stołu już nie ma.
join-failed-wrong-invite = Ten link nie jest do tego stołu. Poproś o nowy.
join-failed-too-many = Za dużo prób. Poczekaj chwilę i spróbuj ponownie.
join-failed-other = Serwer nie odpowiedział. Spróbuj za chwilę.

## A look before a round, and the rows of a card

look-all-ready = Start za
look-when-all = Zaczynamy, gdy wszyscy będą gotowi.
look-waiting = Czekamy na: { $names }
look-latest = (najwyżej { $seconds } s)
look-rows = Sześć rzędów twojej karty
look-board = Twoja plansza
look-others = Gracze oglądają swoje plansze.

## The rules of a table, all at once

preset = Sposób gry
preset-house = Zasady domowe
preset-box = Jak w pudełku

shares-kept = Serwer zmienił to, co uzgodniono. Twoja przeglądarka zachowuje dla siebie swój udział w losowaniu.
