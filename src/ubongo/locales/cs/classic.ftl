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
