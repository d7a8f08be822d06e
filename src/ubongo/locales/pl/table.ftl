# Polish: the table in play.
# Names of players come as { $name }.

## Table

menu = Więcej
leave = Odejdź od stołu
leave-sure = Na pewno odejść?
table-next = Jeszcze raz: ci sami ludzie, nowe plansze …

round-of = Runda { $round } z { $rounds }
tie-break-of = Dogrywka { $number }
track-label = Na torze rund zostały: szafiry { $sapphires }, bursztyny { $ambers }
bag-title = W woreczku
bag-inside = { $count ->
    [one] { $count } klejnot. Następny będzie:
    [few] { $count } klejnoty. Następny będzie:
    [many] { $count } klejnotów. Następny będzie:
   *[other] { $count } klejnotu. Następny będzie:
}
glass-label = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
    [many] Zostało { $seconds } sekund
   *[other] Zostało { $seconds } sekundy
}
glass-none = Bez limitu
second-chance = Druga szansa
player-working = Szuka
player-solved = { $rank } · { $time }
player-gave-up = Poddaje się
player-away = Poza stołem
player-watching = Patrzy
player-stand-in-bot = Gra bot
player-stand-in-skip = Pauzuje
player-placed = Leżą klocki: { $count } z { $all }
players-title = Gracze
give-up = Poddaj tę planszę
give-up-sure = Na pewno poddać?
give-up-done = Poddajesz tę planszę. Pozostali grają dalej.
countdown-title = Przygotuj się
countdown-roller = { $you ->
    [yes] Rzucasz kostką
   *[no] Kostką rzuca { $name }
}
ubongo = Ubongo!
ubongo-rank = Miejsce { $rank }, czas { $time }
ubongo-waiting = Pozostali grają, aż przesypie się piasek.
checking = Sprawdzanie …
watching = Nie grasz w tym wyścigu. Zobacz, kto będzie pierwszy.
watching-race = Wyścig trwa. Plansze pokażą się, gdy się skończy.
watching-board = Plansza: { $name }
tie-break-who = { $names }: kto pierwszy rozwiąże, wygrywa grę.

## Refusals

refused-not-a-tiling = Jeszcze nie: jasne pola nie są dokładnie zakryte.
refused-time-is-up = Piasek już się przesypał.
refused-no-race = Ten wyścig już się skończył.
refused-already-solved = Ta plansza jest już rozwiązana.
refused-gave-up = Ta plansza jest poddana.
refused-no-deck = Nie udało się przygotować nowej talii. Spróbuj ponownie albo weź standardową.
refused-other = Teraz się nie da.

## News, for the live region and the note under the header

news-countdown = Runda { $round }. Przygotuj się.
news-tie-break = Remis. Dogrywka { $number }: wygrywa, kto pierwszy rozwiąże.
news-revealed = Start! Kostka pokazuje: { $symbol }.
news-solved = { $name }: miejsce { $rank }
news-gave-up = { $name } poddaje się
news-ten = Zostało dziesięć sekund
news-second-chance = Nikt nie zdążył. Klepsydra obraca się jeszcze raz.
news-resting = Runda skończona.
news-over = Gra skończona.

## After a round

rest-title = Runda { $round }
rest-title-tie = Dogrywka { $number }
rest-first = { $you ->
    [yes] Masz pierwsze miejsce
   *[no] Pierwsze miejsce: { $name }
}
rest-nobody = Nikt nie znalazł
rest-second = Rozwiązane w drugiej szansie
rest-unsolved = Nierozwiązane
rest-plus = +{ $points }
rest-into-bag = Nikt ich nie zdobył: trafiają do woreczka
rest-ready = Gotowe
rest-waiting = Czekamy na pozostałych
rest-looking = Jeszcze patrzą: { $names }
rest-next-in = { $seconds ->
    [one] Dalej za { $seconds } sekundę
    [few] Dalej za { $seconds } sekundy
    [many] Dalej za { $seconds } sekund
   *[other] Dalej za { $seconds } sekundy
}
rest-tie-next = Prowadzenie jest wspólne. Tylko ci, którzy remisują, dostają jeszcze jedną planszę: kto rozwiąże ją pierwszy, wygrywa.
