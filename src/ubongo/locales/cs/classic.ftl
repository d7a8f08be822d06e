# Czech: classic, the gem board. Names of players come as { $name }, numbers of rows count from the top.

## Colors of gems

classic-color-green = zelený
classic-color-red = červený
classic-color-blue = modrý
classic-color-violet = fialový
classic-color-brown = hnědý
classic-color-yellow = žlutý

## News, for the live region

classic-news-taking = Závod skončil. Teď se berou drahokamy podle pořadí.
classic-news-turn-place = { $you ->
    [yes] Jsi na tahu: postav figurku na pole.
   *[no] { $name } staví figurku na pole.
}
classic-news-turn-take = { $you ->
    [yes] Jsi na tahu: posuň figurku a vezmi drahokamy.
   *[no] Drahokamy teď bere { $name }.
}
classic-news-pawn = { $name } jde k řadě { $row }
classic-news-took = { $name } bere z řady { $row }: { $gems }
classic-news-last = Všichni skončili. Na drahokamy zbývá { $seconds } s.

## Letters on the gems: no two alike

classic-color-green-letter = Z
classic-color-red-letter = Č
classic-color-blue-letter = M
classic-color-violet-letter = F
classic-color-brown-letter = H
classic-color-yellow-letter = L
classic-heap = { $color }: { $count }
classic-place = { $place } místo
classic-best-color = Nejlepší barva: { $colors } × { $count }
classic-no-gems = bez drahokamů

## At the gem board

classic-placing = Před prvním kolem
classic-turn = { $you ->
    [yes] Jsi na tahu
   *[no] Na tahu: { $name }
}
classic-row = { $alone ->
    [yes] Řada { $row }: { $gems }.
   *[no] Řada { $row }: { $gems }. Figurky: { $pawns }.
}
classic-row-empty = prázdná
classic-choices = Pole na dosah
classic-choose-place = Postavit figurku k řadě { $row }: { $gems }
classic-choose-move = Posunout k řadě { $row }: { $gems }
classic-choose-take = Vzít z řady { $row }: { $gems }
classic-choose-stay = Tvá figurka stojí u řady { $row }: { $gems }
classic-take = Vzít
classic-pass = Nebrat nic
classic-stay = Zůstat tady
classic-next = Teď posuň figurku a vezmi drahokamy, než vyprší čas.
classic-next-calm = Drahokamy se berou po závodě podle pořadí.

## What to do now, or what there is to wait for

classic-aim = Vyhrává nejvíc drahokamů jedné barvy.
classic-guide-place = Vyber figurce počáteční řadu.
classic-guide-placing = { $name } vybírá počáteční řadu.
classic-guide-act = { $steps ->
    [0] Vezmi dva drahokamy před svou figurkou.
    [one] Posuň se nejvýš o { $steps } řadu a vezmi dva drahokamy.
    [few] Posuň se nejvýš o { $steps } řady a vezmi dva drahokamy.
    [many] Posuň se nejvýš o { $steps } řady a vezmi dva drahokamy.
   *[other] Posuň se nejvýš o { $steps } řad a vezmi dva drahokamy.
}
classic-guide-hurry = Než vyprší čas!
classic-guide-let-pass = Až čas vyprší, dostaneš drahokamy před svou figurkou.
classic-guide-empty-here = Před tvou figurkou už nejsou drahokamy. Posuň se k jiné řadě.
classic-guide-nothing = { $moves ->
    [yes] Na dosah nejsou žádné drahokamy. Posuň figurku pro příští kolo, nebo zůstaň tady.
   *[no] Na dosah tentokrát nejsou žádné drahokamy.
}
classic-guide-took = Máš: { $gems }.
classic-guide-stayed = Zůstáváš, kde jsi.
classic-guide-waiting = Ještě hrají: { $names }.
classic-guide-calm = Drahokamy se berou po závodě podle pořadí: jsi { $rank }
classic-guide-taking = { $name } posouvá figurku a bere drahokamy.
classic-guide-then-you = Pak jsi na řadě ty.
classic-guide-unsolved = Desku nemáš vyřešenou, v tomto kole drahokamy nedostaneš.
classic-guide-watch = Závod běží. Kdo má hotovo, posune figurku a bere drahokamy.
classic-lost = { $name } – o chvilku rychlejší. Teď tu leží: { $gems }.
classic-lost-empty = { $name } – o chvilku rychlejší, a řada je teď prázdná. Posuň se jinam.

## After a round

classic-rest-late = Vyřešeno, ale bez drahokamů

## The end, color by color

classic-end-plain = { $you ->
    [yes] Máš nejvíc drahokamů jedné barvy: { $best } proti { $next }.
   *[no] { $name } má nejvíc drahokamů jedné barvy: { $best } proti { $next }.
}
classic-end-later = Remíza až po barvu { $equal }. Rozhoduje barva { $number }: { $best } proti { $next }.
classic-end-though = { $you ->
    [yes] Celkem máš víc drahokamů, ale to se nepočítá.
   *[no] { $name } má celkem víc drahokamů, ale to se nepočítá.
}
classic-end-shared = Remíza ve všech barvách: vítězství je společné.
classic-end-best = nejlepší barva
classic-end-next-best = { $place } nejlepší
classic-end-decides = rozhoduje
classic-end-total = { $count ->
    [one] { $count } drahokam
    [few] { $count } drahokamy
    [many] { $count } drahokamu
   *[other] { $count } drahokamů
}
classic-end-how = Vyhrává nejvíc drahokamů jedné barvy. Při remíze rozhoduje další nejlepší barva a tak dál. Které barvy to jsou, je jedno.

## What the gem board refuses

refused-not-your-turn = Nejsi na tahu.
refused-not-placing = Figurky už jsou postavené.
refused-place-pawns-first = Nejdřív všichni postaví figurky.
refused-not-solved = Nejdřív vyřeš svou desku.
refused-out-of-reach = Tak daleko s tvým pořadím nesmíš.
refused-already-there = Tvá figurka už tam je.
refused-gems-in-reach = Na dosah jsou ještě drahokamy.
refused-already-stayed = V tomto kole už zůstáváš, kde jsi.
refused-moved-enough = V tomto kole už tahy nemáš. Vezmi drahokamy tam, kde jsi.
refused-pawn-elsewhere = Tvá figurka je u jiné řady.
refused-already-took = Drahokamy z tohoto kola už máš.
refused-gems-gone = Někdo byl rychlejší: ty drahokamy jsou pryč. Podívej se, co je teď nejblíž.
refused-row-empty = Tato řada je prázdná.
refused-not-during-the-race = Počkej: drahokamy se berou po závodě.
