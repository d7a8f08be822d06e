# Polish: your devices and your data.

yours-title = Twoje urządzenia i dane
yours-lead = Nie ma tu kont. Ta przeglądarka poznaje cię po własnym sekrecie.
yours-device = Przenieś rekordy na inne urządzenie
yours-code-note = Utwórz kod tutaj i wpisz go tam. Działa raz, przez rok. Nowy go zastępuje.
yours-code-make = Utwórz kod
yours-code = Kod z drugiego urządzenia
yours-here = Użyj kodu na tym urządzeniu
yours-here-note = Oba urządzenia pokazują potem to samo. Do tego, co ta przeglądarka zapisała dotąd, nie będzie już dostępu.
yours-here-go = Użyj kodu
yours-found = Gotowe. Znaleziono: wyniki { $results }, zadania dnia { $attempts }.
yours-ratings = Rankingi
yours-ratings-note = Jak dobrze grasz, obliczone z twoich gier z innymi ludźmi. Widzisz to tylko ty. Boty przy stole liczą się jako przeciwnicy. Gry z wyrównaniem szans się nie liczą, ani miejsce, na którym zastąpił kogoś bot.
yours-ratings-on = Włącz rankingi
yours-ratings-off = Wyłącz rankingi
yours-ratings-sure = Usunąć moje rankingi?
yours-ratings-none = Dokończ grę z innymi ludźmi, a dostaniesz swój pierwszy ranking.
yours-ratings-range = Każdy zaczyna od 1200. W dwóch przypadkach na trzy twoja prawdziwa siła mieści się w zakresie po ±.
yours-rating = { $rating } ± { $range }
yours-rating-games = { $games ->
    [one] Po { $games } grze
    [few] Po { $games } grach
    [many] Po { $games } grach
   *[other] Po { $games } grach
}
yours-rating-uncertain = Jeszcze niepewny.
yours-rating-first = Twój pierwszy ranking: { $rating } ± { $range }
yours-rating-change = Twój ranking: { $before } → { $rating }
yours-data = Co ten serwer o tobie przechowuje
yours-data-note = Wyniki, rankingi, zadania dnia oraz twoje imię i miejsce przy każdym stole. Możesz wszystko pobrać albo usunąć na wszystkich swoich urządzeniach. Gry zostają, z innym imieniem na twoim miejscu.
yours-export = Pobierz wszystko
yours-erase = Usuń wszystko
yours-erase-sure = Usunąć na zawsze?
yours-keep = Zostaw
yours-erased = Wszystko usunięte. Ta przeglądarka znów jest niczyja.
yours-back = Wróć
yours-failed-unknown-recovery = Ten kod jest błędny, zużyty albo zastąpiony.
yours-failed-too-many = Za dużo prób. Poczekaj chwilę.
yours-failed-other = To się nie udało. Nic się nie zmieniło; spróbuj za chwilę.
