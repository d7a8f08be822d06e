# Polish: alone: which run, its end, records.

## Which run

solo-title = Solo
solo-lead = We własnym tempie albo na czas.
solo-side = Plansze
solo-side-3 = Trzy klocki
solo-side-4 = Cztery klocki
solo-side-level = Bryły, poziom { $level }
solo-blocks = Bryły
solo-count = Jak najwięcej
solo-count-note = Plansze rozwiązane, zanim minie czas
# Below a number that stands by itself.
solo-minutes-unit = { $count ->
    [one] minuta
    [few] minuty
    [many] minut
   *[other] minuty
}
solo-time = Jak najszybciej
solo-time-note = Twój czas na wybraną liczbę plansz
solo-boards-unit = { $count ->
    [one] plansza
    [few] plansze
    [many] plansz
   *[other] planszy
}
solo-practice-note = Bez limitu czasu: przestań, kiedy chcesz
solo-begin = Zacznij
solo-best = Rekord: { $best }
solo-failed = Serwer nie odpowiedział. Spróbuj za chwilę.

## The end of a run

solo-end-count = { $count ->
    [one] { $count } plansza w { $minutes } minut
    [few] { $count } plansze w { $minutes } minut
    [many] { $count } plansz w { $minutes } minut
   *[other] { $count } planszy w { $minutes } minut
}
solo-end-time = { $count ->
    [one] { $count } plansza w { $time }
    [few] { $count } plansze w { $time }
    [many] { $count } plansz w { $time }
   *[other] { $count } planszy w { $time }
}
solo-end-practice = { $count ->
    [0] Tym razem żadna plansza
    [one] Rozwiązano { $count } planszę
    [few] Rozwiązano { $count } plansze
    [many] Rozwiązano { $count } plansz
   *[other] Rozwiązano { $count } planszy
}
solo-end-stopped = Przerwano po { $time }. Niedokończone próby nie liczą się do rankingu.
solo-end-typical = { $count ->
    [one] W { $time }
    [few] Połowa z nich w { $time } lub szybciej
    [many] Połowa z nich w { $time } lub szybciej
   *[other] Połowa z nich w { $time } lub szybciej
}
solo-end-first = Twoja pierwsza taka próba. Spróbuj ją pobić!
solo-end-best = Twoja najlepsza próba tego rodzaju (z { $count })!
solo-end-place = Twoja { $place } najlepsza próba tego rodzaju (z { $count })
solo-end-daily = Plansze dnia
solo-end-daily-place = { $place } z { $count } czasów dnia
solo-end-daily-practice = Ćwiczenie: ten czas nie trafia na listę.
solo-end-daily-unsolved = Bez rozwiązania po { $time }.
solo-end-challenge = Wróć do wyzwania
solo-end-challenge-place = { $place } z { $count } czasów
solo-end-again = Jeszcze raz
solo-end-records = Rekordy
solo-end-save = Zapisz próbę
solo-end-replay = Obejrzyj powtórkę
solo-end-boards = Plansze
solo-end-set-aside = Pominięta
solo-end-left = Niedokończona
solo-end-board = Plansza { $number }, klocki: { $pieces }

## Stuck

stuck-title = Nie idzie?
stuck-hint = Połóż za mnie jeden klocek
stuck-again = Zacznij planszę od nowa
stuck-solution = Pokaż rozwiązanie
stuck-note = Z podpowiedzią lub za drugim razem czas nie liczy się jako najlepszy.
stuck-close = Zamknij
stuck-left = Pominięte plansze
stuck-left-board = Spróbuj znowu planszy { $number }
stuck-laid = Jeden klocek leży na swoim miejscu.
stuck-misplaced = { $count ->
    [one] Jeden klocek przeszkadzał: wrócił do zapasu.
    [few] { $count } klocki przeszkadzały: wróciły do zapasu.
    [many] { $count } klocków przeszkadzało: wróciły do zapasu.
   *[other] { $count } klocka przeszkadzało: wróciły do zapasu.
}
stuck-solution-title = Jedno z rozwiązań
stuck-next = Następna plansza
stuck-alone = Spróbuj tej planszy
stuck-try = Spróbuj
stuck-hand = Spróbuj z tymi kartami
stuck-hand-again = Zacznij z nimi od nowa
stuck-solved = { $count ->
    [0] Czas: { $time }.
    [one] Czas: { $time }, z { $count } podpowiedzią.
    [few] Czas: { $time }, z { $count } podpowiedziami.
    [many] Czas: { $time }, z { $count } podpowiedziami.
   *[other] Czas: { $time }, z { $count } podpowiedzi.
}
stuck-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
stuck-shown = Pokazano rozwiązanie
stuck-repeat = Jeszcze raz
why-title = Jak trudna i dlaczego?
why-solutions = { $count ->
    [one] Ma tylko jedno rozwiązanie.
    [few] Ma { $count } rozwiązania.
    [many] Ma { $count } rozwiązań.
   *[other] Ma { $count } rozwiązania.
}
why-many = Liczba rozwiązań: ponad { $count }.
why-places = Miejsc, w których klocek na początku pasuje: { $places }. Do rozwiązania prowadzi z nich: { $right }.
why-tries = { $count ->
    [one] Sprawdzenie wszystkiego kosztuje na jedno rozwiązanie około { $count } klocka.
    [few] Sprawdzenie wszystkiego kosztuje na jedno rozwiązanie około { $count } klocków.
    [many] Sprawdzenie wszystkiego kosztuje na jedno rozwiązanie około { $count } klocków.
   *[other] Sprawdzenie wszystkiego kosztuje na jedno rozwiązanie około { $count } klocka.
}

## Records

records-lead = { $count ->
    [one] { $count } plansza rozwiązana solo
    [few] { $count } plansze rozwiązane solo
    [many] { $count } plansz rozwiązanych solo
   *[other] { $count } planszy rozwiązanej solo
}
records-helped = { $count ->
    [one] { $count } z nich z pomocą, pominięta na wykresie.
    [few] { $count } z nich z pomocą, pominięte na wykresie.
    [many] { $count } z nich z pomocą, pominięte na wykresie.
   *[other] { $count } z nich z pomocą, pominięte na wykresie.
}
records-empty = Jeszcze nic tu nie ma. Zagraj solo, a wyniki pojawią się tutaj.
records-none = Jeszcze brak
records-flat = Klocki
records-solid = Bryły
records-runs = { $count ->
    [one] { $count } próba
    [few] { $count } próby
    [many] { $count } prób
   *[other] { $count } próby
}
records-chart = Twoje czasy według trudności
records-chart-note = Każdy znak to plansza. Linie łączą mediany.
records-axis-grade = Trudność planszy
records-as-table = Pokaż jako tabelę
records-grade = Trudność
records-count = Rozwiązane
records-median = Mediana
records-fastest = Najszybciej
records-recent = Ostatnie próby
records-stopped = przerwana
records-begin = Graj solo
records-yours = Twoje urządzenia i dane
records-failed = Nie udało się wczytać rekordów. Spróbuj za chwilę.
trends-title = Twoje czasy
trends-median = Mediana ostatnich { $count }
trends-best = Najlepszy
trends-line = Ostatnie czasy: { $count }. Krótsze są wyżej.
trends-others = { $count ->
    [one] Szybciej niż { $percent }% z { $count } innego gracza na tym serwerze
    [few] Szybciej niż { $percent }% z { $count } innych graczy na tym serwerze
    [many] Szybciej niż { $percent }% z { $count } innych graczy na tym serwerze
   *[other] Szybciej niż { $percent }% z { $count } innych graczy na tym serwerze
}
trends-slow = Klocki, które cię spowalniają
trends-slow-note = Plansze z nimi zajmują ci więcej czasu niż inne tak samo trudne.
trends-slow-piece = { $count ->
    [one] o { $percent }% dłużej, na { $count } planszy
    [few] o { $percent }% dłużej, na { $count } planszach
    [many] o { $percent }% dłużej, na { $count } planszach
   *[other] o { $percent }% dłużej, na { $count } planszy
}
