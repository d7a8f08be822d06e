# Polish: the table in play.
# Names of players come as { $name }.

## Table

menu = Więcej
leave = Odejdź od stołu
leave-sure = Na pewno odejść?
leave-gives-up = Odejść i poddać tę planszę?

round-of = Runda { $round } z { $rounds }
tie-break-of = Dogrywka { $number }
track-label = Na torze rund zostały: szafiry { $sapphires }, bursztyny { $ambers }
gems-by-rank = Klejnoty według miejsca
bag-title = W woreczku
bag-worth = Ile są warte klejnoty
bag-inside = { $count ->
    [one] { $count } klejnot. Szanse na następny:
    [few] { $count } klejnoty. Szanse na następny:
    [many] { $count } klejnotów. Szanse na następny:
   *[other] { $count } klejnotu. Szanse na następny:
}
second-chance = Druga szansa
player-working = Rozwiązuje
player-solved = { $rank } · { $time }
player-gave-up = Poddaje się
player-timed-out = Czas minął
player-away = Poza stołem
player-watching = Ogląda
player-stand-in-bot = Gra bot
player-stand-in-skip = Pauzuje
refused-bot-plays = W tej rundzie gra za ciebie bot. Potem wracasz na swoje miejsce.
player-placed = Ułożone klocki: { $count } z { $all }
players-title = Gracze
give-up = Poddaj tę planszę
give-up-sure = Na pewno poddać?
give-up-done = Poddajesz tę planszę. Pozostali grają dalej.
countdown-title = Przygotuj się
open-title = Twoja plansza
countdown-toss = Podrzuć kostkę
countdown-roller = { $you ->
    [yes] Ty rzucasz kostką. Dotknij jej!
   *[no] Kostką rzuca { $name }
}
ubongo-rank = Miejsce { $rank }, czas { $time }
ubongo-waiting = Pozostali grają, aż przesypie się piasek.
watching = Nie grasz w tym wyścigu. Zobacz, kto będzie pierwszy.
watching-race = Wyścig trwa. Plansze pokażą się, gdy się skończy.
watching-board = Plansza: { $name }
tie-break-who = { $names }: kto pierwszy rozwiąże, wygrywa grę.

## News, for the live region and the note under the header

news-countdown = Runda { $round }. Przygotuj się.
news-open = Runda { $round }. Obejrzyj swoją planszę.
news-tie-break = Remis. Dogrywka { $number }: kto pierwszy rozwiąże, wygrywa.
news-revealed = Start! Kostka pokazuje: { $symbol }.
news-solved = { $name }: miejsce { $rank }
news-gave-up = { $name } poddaje się
news-second-chance = Nikt nie zdążył. Klepsydra obraca się jeszcze raz.
news-extra-time = Piasek się przesypał. Dodatkowy czas: { $names }.
news-resting = Runda skończona.
news-over = Gra skończona.

## After a round

rest-title = Runda { $round }
rest-title-tie = Dogrywka { $number }
rest-unsolved = Nierozwiązane
rest-ready = Gotowe

## End

end-won = { $you ->
    [yes] Wygrywasz!
   *[no] Wygrywa { $name }
}
end-shared = Wspólne zwycięstwo: { $names }
end-bot-played = Za gracza { $name } grał bot: { $rounds }
end-save = Zapisz grę
end-share-line = { $name }: { $points }
end-proof = Czy gra była uczciwa?
end-seed = Ziarno
