# Čeština: karetní hra. Jména hráčů přicházejí jako { $name }.

## News, for the live region

cards-news-signal = Všichni mohou vykládat. Start!
cards-news-called = { $name } volá Ubongo!
cards-news-passed = { $name } pasuje
cards-news-plays-on = { $name } vykládá dál

## The mat: hand and lattice

cards-mat = Tvoje karty
cards-help = Kartu vezmi její číslicí, otáčej R, posouvej šipkami, N vede na další místo, kam sedí, polož klávesou Enter, vrať klávesou Delete.
cards-layout = Co před tebou leží
cards-in-hand = v ruce
cards-at = na { $cell }
cards-label = Karta { $number }: { $symbols } – { $place }
cards-symbol-o4 = čtverec
cards-symbol-i4 = tyč
cards-symbol-t4 = téčko
cards-symbol-s4 = klikyhák
cards-symbol-l5 = háček
cards-symbol-p5 = vlajka
cards-symbol-v3 = roh
cards-symbol-i2 = čárka
cards-meets = { $judged ->
    [right] Správně s kartou { $number }: { $symbols }
    [wrong] Špatně s kartou { $number }: { $flaw }
   *[no] Vedle karty { $number }: { $symbols }
}
cards-tools = Nástroje pro vzatou kartu
cards-tool-next = Na další místo, kam sedí
cards-tool-place = Vyložit
cards-tool-return = Zpátky do ruky
cards-say-picked = Karta { $number } vzata: { $symbols }
cards-say-turned = Karta { $number } otočena: { $symbols }
cards-say-held = Karta { $number }, { $place }
cards-say-over = Karta { $number }, { $place }: leží tam jiná
cards-say-placed = Karta { $number } vyložena, { $place }. Vyložených karet: { $count }
cards-say-refused = Leží tam jiná karta
cards-say-returned = Karta { $number } zpátky v ruce
cards-full = Sedm už leží. Nejdřív jednu vrať.
cards-drag-here = První kartu přetáhni nebo klepni sem
cards-see-closer = Podívat se zblízka
cards-see-whole = Zobrazit celé rozložení

## What is wrong

cards-flaw-overlap = karty leží na sobě
cards-flaw-one-symbol = dotýká se jen jeden symbol
cards-flaw-three-symbols = dotýkají se tři symboly
cards-flaw-mismatch = dotýkají se různé symboly
cards-flaw-several-cards = karta se dotýká více než jedné
cards-flaw-not-connected = karty nedrží všechny pohromadě
cards-why = { $flaw }: { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } karta leží stranou od ostatních
    [few] { $count } karty leží stranou od ostatních
    [many] { $count } karty leží stranou od ostatních
   *[other] { $count } karet leží stranou od ostatních
}
cards-why-several = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chyb
}

## During a round

cards-laid = { $count } / { $all } karet
cards-progress = Leží { $count } z { $all } karet
cards-symbols = { $count ->
    [one] V tomto kole je { $count } symbol
    [few] V tomto kole jsou { $count } symboly
    [many] V tomto kole je { $count } symbolu
   *[other] V tomto kole je { $count } symbolů
}
cards-judging = Karty se kontrolují …
cards-hint-helps = { $all } správných karet zavolá samo
cards-pass = Pasovat
cards-pass-sure = Opravdu pasovat?
cards-passed = Pas
cards-you-passed = V tomto kole pasuješ
cards-passed-wait = Ostatní hrají dál.
cards-play-on = Hrát dál
cards-watching = Díváš se
cards-watching-round = Tolik karet před kým leží. Jak leží, bude vidět po kole.

## After a round

cards-rest-called = { $you ->
    [yes] Voláš Ubongo!
   *[no] Ubongo volá { $name }!
}
cards-rest-wrong = { $you ->
    [yes] Zavoláno, ale něco leží špatně
   *[no] Zavoláno, ale špatně: { $name }
}
cards-rest-together = Ve stejné chvíli volají: { $names }
cards-rest-nobody = Nikdo nezavolal
cards-called-right = Ubongo! Všechno je správně.
cards-called-wrong = Zavoláno, ale špatně: { $flaw }
cards-wrong = Špatně: { $flaw }
cards-lay = { $count ->
    [one] Správně leží { $count } karta
    [few] Správně leží { $count } karty
    [many] Správně leží { $count } karty
   *[other] Správně leží { $count } karet
}
cards-none = Žádná karta neleží
cards-total = Body celkem: { $points }
cards-one-way = Jak šlo vyložit sedm
cards-layout-of = Karty: { $name }
cards-layout-closer = Karty hráče { $name } zblízka

## The end

cards-end-last = Poslední kolo
cards-end-table = Body po kolech
cards-end-sum = Součet
cards-end-how = Správné zavolání je za deset bodů, jinak každá správně ležící karta za jeden. Při rovnosti vyhrává, kdo měl deset častěji.
cards-end-tens = { $you ->
    [yes] Bodů je stejně. Deset máš častěji: { $count }krát proti { $others }.
   *[no] Bodů je stejně. Deset má častěji { $name }: { $count }krát proti { $others }.
}
cards-end-shared = Bodů je stejně a deset padlo stejně často ({ $count }krát): o výhru se dělí.

## Refusals

refused-not-laying = Teď se karty nevykládají.
refused-not-signaled = Počkej na znamení.
refused-still-laying = Kolo ještě běží.
refused-called-out = Někdo zavolal Ubongo. Už nikdo nevykládá.
refused-not-at-the-table = Jen se díváš.
refused-not-your-card = To není tvoje karta.
refused-off-the-table = To je moc daleko od středu.
refused-seven-are-enough = Sedm už leží. Nejdřív jednu vrať.
refused-arranged-enough = Častěji už v jednom kole karty přesouvat nejde.
refused-not-seven = Nejdřív vylož sedm karet.
refused-not-right = Ještě ne: něco leží špatně.
refused-already-called = Už máš zavoláno.
refused-passed = Pasuješ. Nejdřív hraj dál.
refused-not-passed = Nepasuješ.

## By mouse and keys

keys-card = Vzít kartu
keys-card-how = táhnout, kliknout, nebo její číslice
keys-fit = Kam sedí
keys-fit-how = klávesa N
keys-lay = Vyložit
keys-lay-how = pustit, kliknout znovu, nebo Enter
keys-look = Přiblížit
keys-look-how = + a −, 0, kolečko nebo táhnout prázdné místo

## Psané tahy

cards-typed-how = Napiš číslo karty, pole pro její symbol vlevo nahoře a čtvrtotáčky: 3 m50 r1. Sloupce jsou písmena, řady čísla, m50 je střed. Bez pole uslyšíš takto otočenou kartu, a pokud stůl pomáhá, i kam sedí. Dále: { $take } 3, { $words }.
cards-typed-fits = Sedí na { $cells }
cards-typed-nowhere = Takhle nesedí nikde
cards-typed-empty = Zatím nic neleží. Střed je { $cell }.
cards-typed-again = Napiš { $word } ještě jednou a kolo pro tebe končí.
cards-word-hand = karty
cards-word-call = ubongo
cards-word-pass = pas
cards-word-continue = dál
