# Czech: cards, the card game. Names of players come as { $name }.

## News, for the live region

cards-news-signal = Start! Vykládej karty.
cards-news-called = { $name } volá Ubongo!
cards-news-passed = { $name } pasuje
cards-news-plays-on = { $name } zase hraje

## The mat: hand and lattice

cards-mat = Tvoje karty
cards-help = Kartu vezmi její číslicí, posouvej šipkami. R ji otočí, { $places ->
    [yes] N najde další místo, kam sedí
   *[no] N jde na další volné místo vedle karty
}, Enter ji položí, Delete vrátí.
cards-layout = Tvoje rozložení
cards-in-hand = v ruce
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
    [right] Sedí ke kartě { $number }: { $symbols }
    [wrong] Nesedí ke kartě { $number }: { $flaw }
   *[no] Vedle karty { $number }: { $symbols }
}
cards-tools = Nástroje pro vzatou kartu
cards-tool-next = Další místo, kam sedí
cards-tool-beside = Další volné místo
cards-tool-place = Vyložit
cards-tool-return = Zpátky do ruky
cards-say-picked = Karta { $number } vzata: { $symbols }
cards-say-turned = Karta { $number } otočena: { $symbols }
cards-say-held = Karta { $number }, { $place }
cards-say-over = Karta { $number }, { $place }: leží tam jiná
cards-say-placed = Karta { $number } vyložena, { $place }. Vyložených karet: { $count }
cards-say-refused = Leží tam jiná karta
cards-say-returned = Karta { $number } zpátky v ruce
cards-full = Sedm karet už leží. Nejdřív jednu vrať.
cards-drag-here = Sem polož první kartu
cards-rule = Právě dva symboly se dotýkají stejných dvou.
cards-rule-right = Správně: dva symboly se dotýkají stejných dvou
cards-rule-wrong = Špatně: dotýkají se dva různé symboly
cards-see-closer = Přiblížit
cards-see-whole = Zobrazit celé rozložení

## What is wrong

cards-flaw-overlap = karty leží na sobě
cards-flaw-one-symbol = dotýká se jen jedna dvojice symbolů
cards-flaw-three-symbols = dotýkají se tři dvojice symbolů
cards-flaw-mismatch = dotýkají se dva různé symboly
cards-flaw-several-cards = karta se dotýká více než jedné
cards-flaw-not-connected = karty nejsou všechny spojené
cards-why = { $flaw }: { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } karta není spojená s ostatními
    [few] { $count } karty nejsou spojené s ostatními
    [many] { $count } karty není spojeno s ostatními
   *[other] { $count } karet není spojeno s ostatními
}
cards-why-several = { $count ->
    [one] { $count } chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chyb
}

## During a round

cards-laid = { $count } / { $all } karet
cards-progress = Vyloženo { $count } z { $all } karet
cards-look = Tvé karty
cards-news-look = Kolo { $round }. Prohlížej si své karty, než budou všichni připravení.
cards-symbols = { $count ->
    [one] V tomto kole je { $count } symbol
    [few] V tomto kole jsou { $count } symboly
    [many] V tomto kole je { $count } symbolu
   *[other] V tomto kole je { $count } symbolů
}
cards-judging = Rozložení se kontrolují…
cards-hint-helps = { $all } správných karet zavolá Ubongo! za tebe
cards-not-yet = Zatím nejde zavolat: { $reason }
cards-pass = Pasovat
cards-pass-sure = Opravdu pasovat?
cards-passed = Pas
cards-you-passed = V tomto kole pasuješ
cards-passed-wait = Ostatní hrají dál.
cards-play-on = Hrát dál
cards-watching = Díváš se
cards-watching-round = Vidíš, kolik karet kdo vyložil. Rozložení se ukážou po kole.

## After a round

cards-rest-called = { $you ->
    [yes] Voláš Ubongo!
   *[no] Ubongo volá { $name }!
}
cards-rest-wrong = { $you ->
    [yes] Zavoláno, ale s chybou
   *[no] Chybné zavolání: { $name }
}
cards-rest-together = Ve stejné chvíli volají: { $names }
cards-rest-nobody = Nikdo nezavolal
cards-called-right = Ubongo! Všechno je správně.
cards-called-wrong = Zavoláno, ale špatně: { $flaw }
cards-wrong = Špatně: { $flaw }
cards-lay = { $count ->
    [one] { $count } karta vyložená správně
    [few] { $count } karty vyložené správně
    [many] { $count } karty vyložené správně
   *[other] { $count } karet vyložených správně
}
cards-none = Žádná vyložená karta
cards-total = Body celkem: { $points }
cards-one-way = Jak šlo vyložit sedm
cards-layout-of = Karty: { $name }
cards-layout-closer = Karty hráče { $name } zblízka

## The end

cards-end-last = Poslední kolo
cards-end-table = Body po kolech
cards-end-sum = Součet
cards-end-how = Správné zavolání je za deset bodů. Jinak je každá karta ve správném rozložení za jeden. Při remíze vyhrává, kdo měl deset častěji.
cards-end-tens = { $you ->
    [yes] Remíza na body. Deset máš častěji: { $count }krát proti { $others }.
   *[no] Remíza na body. Deset má častěji { $name }: { $count }krát proti { $others }.
}
cards-end-shared = Remíza na body i na desítky (po { $count }). Vítězství je společné.

## Refusals

refused-not-laying = Teď se karty vykládat nedají.
refused-not-signaled = Počkej na znamení.
refused-still-laying = Kolo ještě běží.
refused-called-out = Někdo zavolal Ubongo! Už se nevykládá.
refused-not-at-the-table = Jen se díváš.
refused-not-your-card = To není tvoje karta.
refused-off-the-table = To je moc daleko od středu.
refused-seven-are-enough = Sedm karet už leží. Nejdřív jednu vrať.
refused-arranged-enough = V tomto kole už nemáš žádné tahy.
refused-not-seven = Nejdřív vylož sedm karet.
refused-not-right = Ještě ne: v rozložení je chyba.
refused-already-called = Už máš zavoláno.
refused-passed = Pasuješ. Nejdřív se vrať do hry.
refused-not-passed = Nepasuješ.

## By mouse and keys

keys-card = Vzít kartu
keys-card-how = táhnout, kliknout, nebo její číslice
keys-fit = Další místo, kam sedí
keys-beside = Další volné místo
keys-fit-how = N
keys-lay = Vyložit
keys-lay-how = pustit, kliknout znovu, nebo Enter
keys-look = Přiblížit a posunout
keys-look-how = + a −, 0, kolečko nebo táhnout prázdné místo

## Typed moves

cards-typed-how = Napiš číslo karty, pole pro její symbol vlevo nahoře a čtvrtotáčky: 3 m50 r1. Sloupce jsou písmena, řady čísla, m50 je střed. Bez pole uslyšíš takto otočenou kartu, a pokud jsou místa vidět, i kam sedí. Dále: { $take } 3, { $words }.
cards-typed-lines = Napiš číslo karty, pole pro její levý horní symbol a počet čtvrtotáček: 2 n52 r1. Dále: { $take } 2, { $words }.
cards-typed-fits = Sedí na { $cells }
cards-typed-nowhere = Takhle nesedí nikde
cards-typed-empty = Zatím žádné karty. Střed je { $cell }.
cards-typed-again = Napiš { $word } ještě jednou a pasuješ.
cards-word-hand = karty
cards-word-call = ubongo
cards-word-pass = pas
cards-word-continue = dál
