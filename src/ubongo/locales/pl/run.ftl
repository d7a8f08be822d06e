# Polish: a run alone, while it is played.

solo-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
solo-boards = { $count ->
    [one] { $count } plansza
    [few] { $count } plansze
    [many] { $count } plansz
   *[other] { $count } planszy
}
solo-practice = Trening
solo-ready = Przygotuj się
solo-solved = { $count ->
    [one] { $count } rozwiązana
    [few] { $count } rozwiązane
    [many] { $count } rozwiązanych
   *[other] { $count } rozwiązanej
}
solo-solved-of = { $count } z { $goal }
solo-grade = Trudność { $grade } z 10
solo-elapsed = Łączny czas
solo-board-elapsed = Czas tej planszy
solo-help = Pomoc
solo-another = Pomiń
solo-enough = Zakończ
solo-enough-sure = Na pewno zakończyć?
solo-watching = Oglądasz tę próbę.
solo-news-countdown = Przygotuj się.
solo-news-board = Plansza { $number }. Kostka pokazuje: { $symbol }.
solo-news-solved = Ubongo! Rozwiązane w { $time }.
solo-news-set-aside = Plansza pominięta.
solo-news-over = { $count ->
    [0] Koniec.
    [one] Koniec: rozwiązano { $count } planszę.
    [few] Koniec: rozwiązano { $count } plansze.
    [many] Koniec: rozwiązano { $count } plansz.
   *[other] Koniec: rozwiązano { $count } planszy.
}
pause = Pauza
