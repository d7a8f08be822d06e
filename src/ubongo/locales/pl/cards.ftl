# Polish: cards, the card game. Names of players come as { $name }.

## News, for the live region

cards-news-signal = Start! Wykładaj karty.
cards-news-called = { $name } woła Ubongo!
cards-news-passed = { $name } pasuje
cards-news-plays-on = { $name } znów gra

## The mat: hand and lattice

cards-mat = Twoje karty
cards-help = Weź kartę jej cyfrą, przesuwaj strzałkami. R obraca, { $places ->
    [yes] N znajduje następne pasujące miejsce
   *[no] N przechodzi do następnego wolnego miejsca obok karty
}, Enter kładzie, Delete zabiera.
cards-layout = Twój układ
cards-in-hand = na ręce
cards-at = na { $cell }
cards-label = Karta { $number }: { $symbols } – { $place }
cards-symbol-o4 = kwadrat
cards-symbol-i4 = belka
cards-symbol-t4 = teownik
cards-symbol-s4 = zygzak
cards-symbol-l5 = hak
cards-symbol-p5 = flaga
cards-symbol-v3 = narożnik
cards-symbol-i2 = kreska
cards-meets = { $judged ->
    [right] Pasuje do karty { $number }: { $symbols }
    [wrong] Nie pasuje do karty { $number }: { $flaw }
   *[no] Obok karty { $number }: { $symbols }
}
cards-tools = Narzędzia do karty w ręce
cards-tool-next = Następne pasujące miejsce
cards-tool-beside = Następne wolne miejsce
cards-tool-place = Wyłóż
cards-tool-return = Z powrotem na rękę
cards-say-picked = Karta { $number } wzięta: { $symbols }
cards-say-turned = Karta { $number } obrócona: { $symbols }
cards-say-held = Karta { $number }, { $place }
cards-say-over = Karta { $number }, { $place }: leży tam inna
cards-say-placed = Karta { $number } wyłożona, { $place }. Wyłożonych kart: { $count }
cards-say-refused = Leży tam inna karta
cards-say-returned = Karta { $number } znów na ręce
cards-full = Leży już siedem kart. Najpierw zabierz jedną.
cards-drag-here = Połóż tu pierwszą kartę
cards-rule = Dokładnie dwa symbole stykają się z tymi samymi dwoma.
cards-rule-right = Dobrze: dwa symbole stykają się z tymi samymi dwoma
cards-rule-wrong = Źle: stykają się dwa różne symbole
cards-see-closer = Przybliż
cards-see-whole = Pokaż cały układ

## What is wrong

cards-flaw-overlap = karty leżą na sobie
cards-flaw-one-symbol = styka się tylko jedna para symboli
cards-flaw-three-symbols = stykają się trzy pary symboli
cards-flaw-mismatch = stykają się dwa różne symbole
cards-flaw-several-cards = karta styka się z więcej niż jedną
cards-flaw-not-connected = nie wszystkie karty są połączone
cards-why = { $flaw }: { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } karta nie łączy się z resztą
    [few] { $count } karty nie łączą się z resztą
    [many] { $count } kart nie łączy się z resztą
   *[other] { $count } karty nie łączy się z resztą
}
cards-why-several = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}

## During a round

cards-laid = { $count } / { $all } kart
cards-progress = Wyłożone karty: { $count } z { $all }
cards-look = Twoje karty
cards-news-look = Runda { $round }. Oglądaj swoje karty, aż wszyscy będą gotowi.
cards-symbols = { $count ->
    [one] { $count } symbol w tej rundzie
    [few] { $count } symbole w tej rundzie
    [many] { $count } symboli w tej rundzie
   *[other] { $count } symbolu w tej rundzie
}
cards-judging = Trwa sprawdzanie układów…
cards-hint-helps = { $all } dobrych kart zawoła Ubongo! za ciebie
cards-not-yet = Jeszcze nie można wołać: { $reason }
cards-pass = Pas
cards-pass-sure = Na pewno pas?
cards-passed = Pas
cards-you-passed = Pasujesz w tej rundzie
cards-passed-wait = Pozostali grają dalej.
cards-play-on = Graj dalej
cards-watching = Oglądasz
cards-watching-round = Widać, ile kart kto wyłożył. Układy zobaczysz po rundzie.

## After a round

cards-rest-called = { $you ->
    [yes] Wołasz Ubongo!
   *[no] { $name } woła Ubongo!
}
cards-rest-wrong = { $you ->
    [yes] Był okrzyk, ale z błędem
   *[no] Błędny okrzyk: { $name }
}
cards-rest-together = W tej samej chwili wołają: { $names }
cards-rest-nobody = Nikt nie zawołał
cards-called-right = Ubongo! Wszystko się zgadza.
cards-called-wrong = Był okrzyk, ale z błędem: { $flaw }
cards-wrong = Źle: { $flaw }
cards-lay = { $count ->
    [one] { $count } karta wyłożona dobrze
    [few] { $count } karty wyłożone dobrze
    [many] { $count } kart wyłożonych dobrze
   *[other] { $count } karty wyłożonej dobrze
}
cards-none = Brak wyłożonych kart
cards-total = Punkty dotąd: { $points }
cards-one-way = Tak można było wyłożyć siedem
cards-layout-of = Karty: { $name }
cards-layout-closer = Karty gracza { $name } z bliska

## The end

cards-end-last = Ostatnia runda
cards-end-table = Punkty w rundach
cards-end-sum = Suma
cards-end-how = Za dobry okrzyk jest dziesięć punktów. Bez niego każda karta w dobrym układzie daje jeden. Przy remisie wygrywa, kto częściej miał dziesięć.
cards-end-tens = { $you ->
    [yes] Remis w punktach. Masz dziesięć częściej: { $count } do { $others }.
   *[no] Remis w punktach. { $name } ma dziesięć częściej: { $count } do { $others }.
}
cards-end-shared = Remis w punktach i w dziesiątkach (po { $count }). Zwycięstwo jest wspólne.

## Refusals

refused-not-laying = Teraz nie można wykładać kart.
refused-not-signaled = Poczekaj na znak.
refused-still-laying = Runda jeszcze trwa.
refused-called-out = Ktoś zawołał Ubongo! Nie można już wykładać kart.
refused-not-at-the-table = Tylko oglądasz.
refused-not-your-card = To nie jest twoja karta.
refused-off-the-table = To za daleko od środka.
refused-seven-are-enough = Leży już siedem kart. Najpierw zabierz jedną.
refused-arranged-enough = W tej rundzie nie masz już ruchów.
refused-not-seven = Najpierw wyłóż siedem kart.
refused-not-right = Jeszcze nie: w twoim układzie jest błąd.
refused-already-called = Twoje Ubongo już padło.
refused-passed = Pasujesz. Najpierw wróć do gry.
refused-not-passed = Nie pasujesz.

## By mouse and keys

keys-card = Weź kartę
keys-card-how = przeciągnij, kliknij albo jej cyfra
keys-fit = Następne pasujące miejsce
keys-beside = Następne wolne miejsce
keys-fit-how = N
keys-lay = Wyłóż
keys-lay-how = puść, kliknij jeszcze raz albo Enter
keys-look = Przybliż i przesuń
keys-look-how = + i −, 0, kółko lub przeciągnij puste miejsce

## Typed moves

cards-typed-how = Podaj numer karty, pole dla jej symbolu w lewym górnym rogu i ćwierćobroty: 3 m50 r1. Kolumny to litery, rzędy to liczby, m50 to środek. Bez pola usłyszysz kartę tak obróconą, a jeśli miejsca są pokazane, także gdzie pasuje. Także: { $take } 3, { $words }.
cards-typed-lines = Wpisz numer karty, pole jej lewego górnego symbolu i liczbę ćwierćobrotów: 2 n52 r1. Ponadto: { $take } 2, { $words }.
cards-typed-fits = Pasuje na { $cells }
cards-typed-nowhere = Tak nigdzie nie pasuje
cards-typed-empty = Nie ma jeszcze kart. Środek to { $cell }.
cards-typed-again = Wpisz { $word } jeszcze raz, aby spasować.
cards-word-hand = karty
cards-word-call = ubongo
cards-word-pass = pas
cards-word-continue = dalej
