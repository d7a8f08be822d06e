# Polish: classic, the gem board. Names of players come as { $name }, numbers of rows count from the top.

## Colors of gems

classic-color-green = zielony
classic-color-red = czerwony
classic-color-blue = niebieski
classic-color-violet = fioletowy
classic-color-brown = brązowy
classic-color-yellow = żółty

## News, for the live region

classic-news-taking = Wyścig skończony. Teraz gracze biorą klejnoty, według miejsc.
classic-news-turn-place = { $you ->
    [yes] Twoja kolej: postaw pionek na polu.
   *[no] { $name } stawia pionek na polu.
}
classic-news-turn-take = { $you ->
    [yes] Twoja kolej: przesuń pionek i weź klejnoty.
   *[no] Teraz klejnoty bierze { $name }.
}
classic-news-pawn = { $name } idzie do rzędu { $row }
classic-news-took = { $name } bierze z rzędu { $row }: { $gems }
classic-news-last = Wszyscy skończyli. Na klejnoty zostało { $seconds } s.

## Letters on the gems: no two alike

classic-color-green-letter = Z
classic-color-red-letter = C
classic-color-blue-letter = N
classic-color-violet-letter = F
classic-color-brown-letter = B
classic-color-yellow-letter = T
classic-heap = { $color }: { $count }
classic-place = { $place } miejsce
classic-best-color = Najlepszy kolor: { $colors } × { $count }
classic-no-gems = bez klejnotów

## At the gem board

classic-placing = Przed pierwszą rundą
classic-turn = { $you ->
    [yes] Twoja kolej
   *[no] Kolej gracza { $name }
}
classic-row = { $alone ->
    [yes] Rząd { $row }: { $gems }.
   *[no] Rząd { $row }: { $gems }. Pionki: { $pawns }.
}
classic-row-empty = pusty
classic-choices = Pola w zasięgu
classic-choose-place = Postawić pionek przy rzędzie { $row }: { $gems }
classic-choose-move = Przesunąć do rzędu { $row }: { $gems }
classic-choose-take = Wziąć z rzędu { $row }: { $gems }
classic-choose-stay = Twój pionek stoi przy rzędzie { $row }: { $gems }
classic-take = Biorę
classic-pass = Nie biorę
classic-stay = Zostaję tutaj
classic-next = Teraz przesuń pionek i weź klejnoty, zanim minie czas.
classic-next-calm = Klejnoty bierze się po wyścigu, według miejsc.

## What to do now, or what there is to wait for

classic-aim = Wygrywa najwięcej klejnotów jednego koloru.
classic-guide-place = Wybierz początkowy rząd dla pionka.
classic-guide-placing = { $name } wybiera początkowy rząd.
classic-guide-act = { $steps ->
    [0] Weź dwa klejnoty sprzed swojego pionka.
    [one] Przesuń się najwyżej o { $steps } rząd i weź dwa klejnoty.
    [few] Przesuń się najwyżej o { $steps } rzędy i weź dwa klejnoty.
    [many] Przesuń się najwyżej o { $steps } rzędów i weź dwa klejnoty.
   *[other] Przesuń się najwyżej o { $steps } rzędu i weź dwa klejnoty.
}
classic-guide-hurry = Zanim minie czas!
classic-guide-let-pass = Gdy czas minie, dostaniesz klejnoty sprzed swojego pionka.
classic-guide-empty-here = Przed twoim pionkiem nie ma już klejnotów. Przesuń się do innego rzędu.
classic-guide-nothing = { $moves ->
    [yes] Nie ma klejnotów w twoim zasięgu. Przesuń pionek na następną rundę albo zostań tutaj.
   *[no] Tym razem nie ma klejnotów w twoim zasięgu.
}
classic-guide-took = Masz: { $gems }.
classic-guide-stayed = Zostajesz na miejscu.
classic-guide-waiting = Jeszcze grają: { $names }.
classic-guide-calm = Twoje miejsce: { $rank } Klejnoty bierze się po wyścigu, według miejsc.
classic-guide-taking = { $name } przesuwa pionek i bierze klejnoty.
classic-guide-then-you = Potem twoja kolej.
classic-guide-unsolved = Twoja plansza nie jest rozwiązana, więc w tej rundzie nie bierzesz klejnotów.
classic-guide-watch = Wyścig trwa. Kto skończył, przesuwa pionek i bierze klejnoty.
classic-lost = { $name } – o włos szybciej. Teraz najbliżej leżą: { $gems }.
classic-lost-empty = { $name } – o włos szybciej, a rząd jest już pusty. Idź dalej.

## After a round

classic-rest-late = Rozwiązane, ale bez klejnotów

## The end, color by color

classic-end-plain = { $you ->
    [yes] Masz najwięcej klejnotów jednego koloru: { $best } do { $next }.
   *[no] { $name } ma najwięcej klejnotów jednego koloru: { $best } do { $next }.
}
classic-end-later = Remis do koloru { $equal }. Rozstrzyga kolor { $number }: { $best } do { $next }.
classic-end-though = { $you ->
    [yes] Masz w sumie więcej klejnotów, ale to się nie liczy.
   *[no] { $name } ma w sumie więcej klejnotów, ale to się nie liczy.
}
classic-end-shared = Remis we wszystkich kolorach: zwycięstwo jest wspólne.
classic-end-best = najlepszy kolor
classic-end-next-best = { $place } kolor
classic-end-decides = rozstrzyga
classic-end-total = { $count ->
    [one] { $count } klejnot
    [few] { $count } klejnoty
    [many] { $count } klejnotów
   *[other] { $count } klejnotu
}
classic-end-how = Wygrywa najwięcej klejnotów jednego koloru. Przy remisie rozstrzyga następny najlepszy kolor i tak dalej. Nieważne, które to kolory.

## What the gem board refuses

refused-not-your-turn = To nie twoja kolej.
refused-not-placing = Pionki są już ustawione.
refused-place-pawns-first = Najpierw wszyscy stawiają pionki.
refused-not-solved = Najpierw rozwiąż swoją planszę.
refused-out-of-reach = Twoje miejsce nie pozwala iść tak daleko.
refused-already-there = Twój pionek już tam jest.
refused-gems-in-reach = W twoim zasięgu są jeszcze klejnoty.
refused-already-stayed = W tej rundzie zostajesz już na miejscu.
refused-moved-enough = W tej rundzie nie masz już ruchów. Weź klejnoty tam, gdzie jesteś.
refused-pawn-elsewhere = Twój pionek jest przy innym rzędzie.
refused-already-took = Masz już swoje klejnoty z tej rundy.
refused-gems-gone = Ktoś był szybszy: tych klejnotów już nie ma. Zobacz, co jest teraz najbliżej.
refused-row-empty = Ten rząd jest pusty.
refused-not-during-the-race = Poczekaj: klejnoty bierze się po wyścigu.
