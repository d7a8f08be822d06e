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
classic-news-last = Nikt już nie układa. Czas na branie: { $seconds } s.

## Letters on the gems: no two alike

classic-color-green-letter = Z
classic-color-red-letter = C
classic-color-blue-letter = N
classic-color-violet-letter = F
classic-color-brown-letter = B
classic-color-yellow-letter = T
classic-heap = { $color }: { $count }
classic-place = Miejsce według liczenia: { $place }

## At the gem board

classic-placing = Przed pierwszą rundą
classic-turn = { $you ->
    [yes] Twoja kolej
   *[no] Kolej gracza { $name }
}
classic-row = { $alone ->
    [yes] Rząd { $row }: { $gems }.
   *[no] Rząd { $row }: { $gems }. Obok: { $pawns }.
}
classic-row-empty = pusty
classic-choices = Pola w zasięgu
classic-choose-place = Postawić pionek przy rzędzie { $row }: { $gems }
classic-choose-move = Przesunąć do rzędu { $row }: { $gems }
classic-choose-take = Wziąć z rzędu { $row }: { $gems }
classic-choose-stay = Twój pionek stoi przy rzędzie { $row }: { $gems }
classic-take = Biorę
classic-pass = Nie biorę
classic-next = Teraz klejnoty: przesuń pionek i bierz, póki sypie się piasek.
classic-next-calm = Klejnoty bierze się po wyścigu, w kolejności miejsc.

## What to do now, or what there is to wait for

classic-guide-place = Wybierz rząd, przy którym zacznie twój pionek. Kto ułoży swoją planszę, przesunie go wzdłuż rzędów i weźmie dwa klejnoty.
classic-guide-placing = { $name } wybiera rząd dla pionka.
classic-guide-act = { $steps ->
    [0] Weź dwa klejnoty sprzed swojego pionka.
    [one] Przesuń się najwyżej o { $steps } rząd i weź dwa klejnoty.
    [few] Przesuń się najwyżej o { $steps } rzędy i weź dwa klejnoty.
    [many] Przesuń się najwyżej o { $steps } rzędów i weź dwa klejnoty.
   *[other] Przesuń się najwyżej o { $steps } rzędu i weź dwa klejnoty.
}
classic-guide-hurry = Zanim przesypie się piasek!
classic-guide-let-pass = Gdy czas minie, dostaniesz to, co leży przed twoim pionkiem.
classic-guide-empty-here = Przed twoim pionkiem nic już nie leży. Przesuń się do innego rzędu.
classic-guide-nothing = { $moves ->
    [yes] W twoim zasięgu nie ma klejnotów. Możesz jeszcze przesunąć pionek na następną rundę.
   *[no] Tym razem w twoim zasięgu nie ma klejnotów.
}
classic-guide-took = Masz: { $gems }.
classic-guide-waiting = Jeszcze grają: { $names }.
classic-guide-calm = Twoje miejsce: { $rank } Klejnoty bierze się po wyścigu, w kolejności miejsc.
classic-guide-taking = { $name } rusza się i bierze.
classic-guide-then-you = Potem twoja kolej.
classic-guide-unsolved = Twoja plansza nie jest ułożona: w tej rundzie nic nie bierzesz.
classic-guide-watch = Wyścig trwa. Kto ułożył, rusza się i bierze.
classic-lost = { $name } – o włos szybciej. Teraz najbliżej leżą: { $gems }.
classic-lost-empty = { $name } – o włos szybciej, a rząd jest już pusty. Idź dalej.

## After a round

classic-rest-late = Ułożone, ale nic nie wzięto

## The end, color by color

classic-end-plain = { $you ->
    [yes] Masz najwięcej klejnotów jednego koloru: { $best } do { $next }.
   *[no] { $name } ma najwięcej klejnotów jednego koloru: { $best } do { $next }.
}
classic-end-later = Do koloru { $equal } po równo. Rozstrzyga kolor { $number }: { $best } do { $next }.
classic-end-though = { $you ->
    [yes] To, że masz więcej klejnotów, się nie liczy.
   *[no] To, że { $name } ma więcej klejnotów, się nie liczy.
}
classic-end-shared = Po równo we wszystkich kolorach: wspólna wygrana.
classic-end-column-label = Kolor { $number }, od najlepszego
classic-end-decides = rozstrzyga
classic-end-total = { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
    [many] { $count } klejnotów
   *[other] { $count } klejnotu
}
classic-end-how = Wygrywa najwięcej klejnotów jednego koloru. Przy remisie rozstrzyga następny najlepszy kolor i tak dalej; nieważne, które to kolory.

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
