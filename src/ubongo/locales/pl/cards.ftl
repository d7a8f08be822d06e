# Polski: gra karciana. Imiona graczy przychodzą jako { $name }.

## News, for the live region

cards-news-signal = Wszyscy mogą wykładać. Start!
cards-news-called = { $name } woła Ubongo!
cards-news-passed = { $name } pasuje
cards-news-plays-on = { $name } gra dalej

## The mat: hand and lattice

cards-mat = Twoje karty
cards-help = Weź kartę jej cyfrą, obracaj R, przesuwaj strzałkami, N prowadzi na następne miejsce, gdzie pasuje, połóż klawiszem Enter, zabierz klawiszem Delete.
cards-layout = Co leży przed tobą
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
    [right] Dobrze z kartą { $number }: { $symbols }
    [wrong] Źle z kartą { $number }: { $flaw }
   *[no] Obok karty { $number }: { $symbols }
}
cards-tools = Narzędzia do wziętej karty
cards-tool-next = Na następne miejsce, gdzie pasuje
cards-tool-place = Wyłóż
cards-tool-return = Z powrotem na rękę
cards-say-picked = Karta { $number } wzięta: { $symbols }
cards-say-turned = Karta { $number } obrócona: { $symbols }
cards-say-held = Karta { $number }, { $place }
cards-say-over = Karta { $number }, { $place }: leży tam inna
cards-say-placed = Karta { $number } wyłożona, { $place }. Wyłożonych kart: { $count }
cards-say-refused = Leży tam inna karta
cards-say-returned = Karta { $number } znów na ręce
cards-full = Siedem już leży. Najpierw zabierz jedną.
cards-drag-here = Przeciągnij tu pierwszą kartę albo kliknij
cards-see-closer = Przybliż
cards-see-whole = Pokaż cały układ

## What is wrong

cards-flaw-overlap = karty leżą na sobie
cards-flaw-one-symbol = styka się tylko jeden symbol
cards-flaw-three-symbols = stykają się trzy symbole
cards-flaw-mismatch = stykają się różne symbole
cards-flaw-several-cards = karta styka się z więcej niż jedną
cards-flaw-not-connected = nie wszystkie karty trzymają się razem
cards-why = { $flaw }: { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } karta leży z dala od pozostałych
    [few] { $count } karty leżą z dala od pozostałych
    [many] { $count } kart leży z dala od pozostałych
   *[other] { $count } karty leży z dala od pozostałych
}
cards-why-several = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
    [many] { $count } błędów
   *[other] { $count } błędu
}

## During a round

cards-laid = { $count } / { $all } kart
cards-progress = Leży { $count } z { $all } kart
cards-symbols = { $count ->
    [one] { $count } symbol w tej rundzie
    [few] { $count } symbole w tej rundzie
    [many] { $count } symboli w tej rundzie
   *[other] { $count } symbolu w tej rundzie
}
cards-judging = Trwa sprawdzanie układów …
cards-hint-helps = { $all } dobrych kart woła samo
cards-pass = Pas
cards-pass-sure = Na pewno pas?
cards-passed = Pas
cards-you-passed = Pasujesz w tej rundzie
cards-passed-wait = Pozostali grają dalej.
cards-play-on = Graj dalej
cards-watching = Patrzysz
cards-watching-round = Tyle kart leży przed każdym. Układy zobaczysz po rundzie.

## After a round

cards-rest-called = { $you ->
    [yes] Wołasz Ubongo!
   *[no] { $name } woła Ubongo!
}
cards-rest-wrong = { $you ->
    [yes] Zawołane, ale coś leży źle
   *[no] Zawołane, ale źle: { $name }
}
cards-rest-together = W tej samej chwili wołają: { $names }
cards-rest-nobody = Nikt nie zawołał
cards-called-right = Ubongo! Wszystko się zgadza.
cards-called-wrong = Zawołane, ale źle: { $flaw }
cards-wrong = Źle: { $flaw }
cards-lay = { $count ->
    [one] Dobrze leży { $count } karta
    [few] Dobrze leżą { $count } karty
    [many] Dobrze leży { $count } kart
   *[other] Dobrze leży { $count } karty
}
cards-none = Żadna karta nie leży
cards-total = Punkty razem: { $points }
cards-one-way = Tak można było wyłożyć siedem
cards-layout-of = Karty: { $name }
cards-layout-closer = Karty gracza { $name } z bliska

## The end

cards-end-last = Ostatnia runda
cards-end-table = Punkty w rundach
cards-end-sum = Suma
cards-end-how = Za dobre zawołanie jest dziesięć punktów, inaczej po jednym za każdą dobrze leżącą kartę. Przy remisie wygrywa, kto częściej miał dziesięć.
cards-end-tens = { $you ->
    [yes] Punktów tyle samo. Masz dziesięć częściej: { $count } do { $others }.
   *[no] Punktów tyle samo. { $name } ma dziesięć częściej: { $count } do { $others }.
}
cards-end-shared = Punktów tyle samo i dziesięć padło równie często (razy: { $count }): wygrana jest wspólna.

## Refusals

refused-not-laying = Teraz nie wykłada się kart.
refused-not-signaled = Poczekaj na znak.
refused-still-laying = Runda jeszcze trwa.
refused-called-out = Padło Ubongo. Nikt już nie wykłada.
refused-not-at-the-table = Tylko patrzysz.
refused-not-your-card = To nie jest twoja karta.
refused-off-the-table = To za daleko od środka.
refused-seven-are-enough = Siedem już leży. Najpierw zabierz jedną.
refused-arranged-enough = Częściej w jednej rundzie nie można przekładać kart.
refused-not-seven = Najpierw wyłóż siedem kart.
refused-not-right = Jeszcze nie: coś leży źle.
refused-already-called = Ubongo już zawołane.
refused-passed = Pasujesz. Najpierw graj dalej.
refused-not-passed = Nie pasujesz.

## By mouse and keys

keys-card = Weź kartę
keys-card-how = przeciągnij, kliknij albo jej cyfra
keys-fit = Gdzie pasuje
keys-fit-how = klawisz N
keys-lay = Wyłóż
keys-lay-how = puść, kliknij jeszcze raz albo Enter
keys-look = Przybliż
keys-look-how = + i −, 0, kółko lub przeciągnij puste miejsce

## Wpisywane ruchy

cards-typed-how = Podaj numer karty, pole dla jej symbolu w lewym górnym rogu i ćwierćobroty: 3 m50 r1. Kolumny to litery, rzędy to liczby, m50 to środek. Bez pola usłyszysz kartę tak obróconą, a jeśli stół pomaga, także gdzie pasuje. Także: { $take } 3, { $words }.
cards-typed-fits = Pasuje na { $cells }
cards-typed-nowhere = Tak nigdzie nie pasuje
cards-typed-empty = Jeszcze nic nie leży. Środek to { $cell }.
cards-typed-again = Wpisz { $word } jeszcze raz, a spasujesz.
cards-word-hand = karty
cards-word-call = ubongo
cards-word-pass = pas
cards-word-continue = dalej
