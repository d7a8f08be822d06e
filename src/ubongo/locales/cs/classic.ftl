# Čeština: klasika, deska s drahokamy. Jména hráčů přicházejí jako { $name }, řady se počítají shora.

## Colors of gems

classic-color-green = zelený
classic-color-red = červený
classic-color-blue = modrý
classic-color-violet = fialový
classic-color-brown = hnědý
classic-color-yellow = žlutý

## News, for the live region

classic-news-taking = Závod skončil. Teď se berou drahokamy, podle pořadí.
classic-news-turn-place = { $you ->
    [yes] Jsi na tahu: postav figurku na pole.
   *[no] { $name } staví figurku na pole.
}
classic-news-turn-take = { $you ->
    [yes] Jsi na tahu: posuň se a ber.
   *[no] U drahokamů je na tahu { $name }.
}
classic-news-pawn = { $name } jde k řadě { $row }
classic-news-took = { $name } bere z řady { $row }: { $gems }
classic-news-last = Nikdo už neskládá. Čas na braní: { $seconds } s.

## Letters on the gems: no two alike

classic-color-green-letter = Z
classic-color-red-letter = Č
classic-color-blue-letter = M
classic-color-violet-letter = F
classic-color-brown-letter = H
classic-color-yellow-letter = L
classic-heap = { $color }: { $count }
classic-place = Místo podle počítání: { $place }

## At the gem board

classic-placing = Před prvním kolem
classic-turn = { $you ->
    [yes] Jsi na tahu
   *[no] Na tahu: { $name }
}
classic-row = { $alone ->
    [yes] Řada { $row }: { $gems }.
   *[no] Řada { $row }: { $gems }. Vedle ní: { $pawns }.
}
classic-row-empty = prázdná
classic-choices = Pole na dosah
classic-choose-place = Postavit figurku k řadě { $row }: { $gems }
classic-choose-move = Posunout k řadě { $row }: { $gems }
classic-choose-take = Vzít z řady { $row }: { $gems }
classic-choose-stay = Tvá figurka stojí u řady { $row }: { $gems }
classic-take = Vzít
classic-pass = Nebrat nic
classic-next = Teď drahokamy: posuň figurku a ber, dokud běží hodiny.
classic-next-calm = Drahokamy se berou po závodě, podle pořadí.

## What to do now, or what there is to wait for

classic-guide-place = Vyber řadu, u které tvá figurka začne. Kdo složí svou desku, posune ji podél řad a vezme dva drahokamy.
classic-guide-placing = { $name } vybírá řadu pro figurku.
classic-guide-act = { $steps ->
    [0] Vezmi dva drahokamy před svou figurkou.
    [one] Posuň se nejvýš o { $steps } řadu a vezmi dva drahokamy.
    [few] Posuň se nejvýš o { $steps } řady a vezmi dva drahokamy.
    [many] Posuň se nejvýš o { $steps } řady a vezmi dva drahokamy.
   *[other] Posuň se nejvýš o { $steps } řad a vezmi dva drahokamy.
}
classic-guide-hurry = Než se hodiny přesypou!
classic-guide-let-pass = Až čas vyprší, dostaneš, co leží před tvou figurkou.
classic-guide-empty-here = Před tvou figurkou už nic neleží. Posuň se k jiné řadě.
classic-guide-nothing = { $moves ->
    [yes] Na dosah neleží žádné drahokamy. Figurku ještě smíš posunout pro příští kolo.
   *[no] Na dosah tentokrát neleží žádné drahokamy.
}
classic-guide-took = Máš: { $gems }.
classic-guide-waiting = Ještě hrají: { $names }.
classic-guide-calm = Drahokamy se berou po závodě, podle pořadí: jsi { $rank }
classic-guide-taking = { $name } táhne a bere.
classic-guide-then-you = Pak jsi na řadě ty.
classic-guide-unsolved = Svou desku nemáš vyřešenou, v tomto kole nebereš nic.
classic-guide-watch = Závod běží. Kdo má hotovo, táhne a bere.
classic-lost = { $name } – o chvilku rychlejší. Teď tu leží: { $gems }.
classic-lost-empty = { $name } – o chvilku rychlejší, a řada je teď prázdná. Posuň se jinam.

## After a round

classic-rest-late = Vyřešeno, ale nic nevzato

## The end, color by color

classic-end-plain = { $you ->
    [yes] Máš nejvíc drahokamů jedné barvy: { $best } proti { $next }.
   *[no] { $name } má nejvíc drahokamů jedné barvy: { $best } proti { $next }.
}
classic-end-later = Až po barvu { $equal } stejně. Rozhoduje barva { $number }: { $best } proti { $next }.
classic-end-though = { $you ->
    [yes] Že máš víc drahokamů, se nepočítá.
   *[no] Že { $name } má víc drahokamů, se nepočítá.
}
classic-end-shared = Ve všech barvách stejně: o výhru se dělí.
classic-end-column-label = Barva { $number }, od nejlepší
classic-end-decides = rozhoduje
classic-end-total = { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamů
}
classic-end-how = Vyhrává nejvíc drahokamů jedné barvy. Při shodě rozhoduje další nejlepší barva a tak dál; které barvy to jsou, je jedno.

## What the gem board refuses

refused-not-your-turn = Nejsi na tahu.
refused-not-placing = Figurky už stojí.
refused-place-pawns-first = Nejdřív všichni postaví figurky.
refused-not-solved = Nejdřív vyřeš svou desku.
refused-out-of-reach = Tak daleko tvé pořadí nesahá.
refused-already-there = Tvá figurka tam už stojí.
refused-moved-enough = V tomto kole už dost tahů: ber, kde stojíš.
refused-pawn-elsewhere = Tvá figurka stojí u jiné řady.
refused-already-took = Drahokamy z tohoto kola už máš.
refused-gems-gone = Někdo byl rychlejší: ty drahokamy jsou pryč. Podívej se, co leží vpředu teď.
refused-row-empty = Tato řada je prázdná.
refused-not-during-the-race = Počkej: drahokamy se berou po závodu.
