# Polski: klasyka, plansza z klejnotami. Imiona graczy przychodzą jako { $name }, rzędy liczy się od góry.

## Colors of gems

classic-color-green = zielony
classic-color-red = czerwony
classic-color-blue = niebieski
classic-color-violet = fioletowy
classic-color-brown = brązowy
classic-color-yellow = żółty

## News, for the live region

classic-news-taking = Wyścig skończony. Teraz bierze się klejnoty, według kolejności.
classic-news-turn-place = { $you ->
    [yes] Twoja kolej: postaw pionek na polu.
   *[no] { $name } stawia pionek na polu.
}
classic-news-turn-take = { $you ->
    [yes] Twoja kolej: przesuń pionek i bierz.
   *[no] Przy klejnotach kolej na: { $name }.
}
classic-news-pawn = { $name } idzie do rzędu { $row }
classic-news-took = { $name } bierze z rzędu { $row }: { $gems }

## What the gem board refuses

refused-not-your-turn = To nie twoja kolej.
refused-not-placing = Pionki już stoją.
refused-place-pawns-first = Najpierw wszyscy stawiają pionki.
refused-not-solved = Najpierw ułóż swoją planszę.
refused-out-of-reach = Tak daleko twoje miejsce nie sięga.
refused-already-there = Twój pionek już tam stoi.
refused-moved-enough = Dość ruchów w tej rundzie: bierz tam, gdzie stoisz.
refused-pawn-elsewhere = Twój pionek stoi przy innym rzędzie.
refused-already-took = Masz już swoje klejnoty z tej rundy.
refused-gems-gone = Ktoś był szybszy: tych klejnotów już nie ma. Zobacz, co teraz leży z przodu.
refused-row-empty = Ten rząd jest pusty.
refused-not-during-the-race = Poczekaj: klejnoty bierze się po wyścigu.
