# Polish: the lab, where puzzles are made and looked into.

## Drawing

lab-title = Pracownia łamigłówek
lab-lead = Narysuj kształt i wybierz klocki. Zobaczysz, na ile sposobów go wypełnią albo które klocki pasują.
lab-kind = Klocki czy bryły
lab-flat = Płaskie klocki
lab-solid = Bryły
lab-grid = Kształt. Strzałki przesuwają, spacja dodaje lub usuwa pole.
lab-grid-solid = Podstawa dwóch warstw. Strzałki przesuwają, spacja dodaje lub usuwa pole.
lab-pieces = Użyte klocki
lab-areas = Pól do wypełnienia: { $cells }. Twoje klocki wypełniają { $covered }.
lab-apart = Wszystkie pola muszą stykać się bokami.
lab-clear = Wyczyść wszystko

## What was found

lab-count = Policz rozwiązania
lab-find = Znajdź pasujące klocki
lab-solutions = { $count ->
    [0] Brak rozwiązań.
    [one] Jedno rozwiązanie.
    [few] { $count } rozwiązania.
    [many] { $count } rozwiązań.
   *[other] { $count } rozwiązania.
}
lab-at-least = { $count ->
    [one] Co najmniej jedno rozwiązanie.
    [few] Co najmniej { $count } rozwiązania.
    [many] Co najmniej { $count } rozwiązań.
   *[other] Co najmniej { $count } rozwiązania.
}
lab-unknown = W tym czasie nie znaleziono rozwiązania. Może jakieś istnieje.
lab-cut = Szukanie przerwano po upływie limitu czasu.
lab-nth = Rozwiązanie { $number }
lab-listed = Oto pierwsze { $count }. Dalszych nie zdążono wypisać.
lab-previous = Poprzednie
lab-next = Następne
lab-ungraded = Nie zdążono ustalić trudności.
lab-sets = { $count ->
    [0] Nie pasuje żaden zestaw klocków.
    [one] Pasuje jeden zestaw klocków.
    [few] Pasują { $count } zestawy klocków.
    [many] Pasuje { $count } zestawów klocków.
   *[other] Pasuje { $count } zestawu klocków.
}
lab-sets-at-least = { $count ->
    [one] Pasuje co najmniej jeden zestaw klocków.
    [few] Pasują co najmniej { $count } zestawy klocków.
    [many] Pasuje co najmniej { $count } zestawów klocków.
   *[other] Pasuje co najmniej { $count } zestawu klocków.
}
lab-sets-unknown = W tym czasie nie znaleziono zestawu klocków. Może jakiś istnieje.
lab-sets-first = Wypisano pierwsze { $count }.
lab-set-size = { $count ->
    [one] Jeden klocek
    [few] { $count } klocki
    [many] { $count } klocków
   *[other] { $count } klocka
}
lab-more = Pokaż więcej
lab-busy = Pracownia jest zajęta. Spróbuj za chwilę.
lab-failed = Serwer nie odpowiedział. Spróbuj za chwilę.

## Playing it, and sending it

lab-play = Spróbuj bez rywali
lab-back = Wróć do pracowni
lab-no-hint = Stąd nie ma rozwiązania albo nie ma żadnego.
lab-copy = Kopiuj link
lab-copied = Link skopiowany. Zawiera całą łamigłówkę.
lab-address-broken = Ten link nie pokazuje łamigłówki. Może brakuje jego części.
lab-address-newer = Ten link pochodzi z nowszej wersji gry.
lab-challenge = Wyzwanie dla znajomych
lab-challenge-title = Wyzwanie
lab-challenge-lead = Kto najszybciej rozwiąże tę łamigłówkę? Serwer mierzy czas pierwszej próby.
lab-challenge-start = Włącz zegar
lab-challenge-refused = Ta łamigłówka jest za duża na wyzwanie albo nie ma rozwiązania. Możesz jej spróbować bez rywali.
lab-challenge-practice = Liczy się pierwsza próba. Kolejne to trening.
lab-times = Czasy
lab-open = Otwórz w pracowni

## As text and as a file

lab-exchange = Jako tekst lub plik
lab-text = Rzędy znaków { $cell } i { $gap } połączone /, potem klocki. Polecenie działa w terminalu.
lab-text-use = Użyj tekstu
lab-text-read = Łamigłówka wczytana.
lab-text-bad = W tym tekście nie ma łamigłówki: rzędy równej długości, najwyżej 12 × 12, i znane klocki.
lab-deck-save = Zapisz jako talię
lab-deck-open = Otwórz talię
lab-deck-saved = Plik talii zapisany.
lab-deck-refused = Talia mieści łamigłówki do pięciu klocków, które mają rozwiązanie i dają się na czas policzyć.
lab-deck-opened = { $count ->
    [one] W talii jest jedna łamigłówka.
    [few] W talii są { $count } łamigłówki.
    [many] W talii jest { $count } łamigłówek.
   *[other] W talii jest { $count } łamigłówki.
}
lab-deck-bad = Ten plik nie jest talią plansz.
lab-deck-board = Łamigłówka z talii
