# Czech: the table in play.
# Names of players come as { $name }.

## Table

menu = Více
leave = Odejít od stolu
leave-sure = Opravdu odejít?
leave-gives-up = Odejít a vzdát tuto desku?

round-of = Kolo { $round } z { $rounds }
tie-break-of = Rozstřel { $number }
track-label = Na počítadle kol zbývá: safíry { $sapphires }, jantary { $ambers }
gems-by-rank = Drahokamy podle pořadí
bag-title = V sáčku
bag-inside = { $count ->
    [one] { $count } drahokam. Šance při příštím tahu:
    [few] { $count } drahokamy. Šance při příštím tahu:
    [many] { $count } drahokamu. Šance při příštím tahu:
   *[other] { $count } drahokamů. Šance při příštím tahu:
}
second-chance = Druhá šance
player-working = Řeší
player-solved = { $rank } · { $time }
player-gave-up = Vzdává
player-away = Pryč
player-watching = Dívá se
player-stand-in-bot = Hraje bot
player-stand-in-skip = Vynechává
refused-bot-plays = Toto kolo za tebe hraje bot. Potom máš své místo zpět.
player-placed = Položeno { $count } z { $all } dílků
players-title = Hráči
give-up = Vzdát tuto desku
give-up-sure = Opravdu vzdát?
give-up-done = Tuto desku vzdáváš. Ostatní hrají dál.
countdown-title = Připrav se
open-title = Tvá deska
countdown-roller = { $you ->
    [yes] Házíš kostkou
   *[no] { $name } hází kostkou
}
ubongo-rank = Jsi { $rank }, čas { $time }
ubongo-waiting = Ostatní hrají dál, dokud se hodiny nepřesypou.
watching = V tomto závodě nehraješ. Sleduj, kdo bude první.
watching-race = Závod běží. Desky se ukážou, až skončí.
watching-board = Deska: { $name }
tie-break-who = { $names }: kdo vyřeší první, vyhrává hru.

## News, for the live region and the note under the header

news-countdown = Kolo { $round }. Připrav se.
news-open = Kolo { $round }. Prohlédni si svou desku.
news-tie-break = Nerozhodně. Rozstřel { $number }: kdo vyřeší první, vyhrává.
news-revealed = Teď! Na kostce je { $symbol }.
news-solved = { $name } je { $rank }
news-gave-up = { $name } vzdává
news-second-chance = Nikdo to nestihl. Hodiny se otáčejí ještě jednou.
news-resting = Kolo skončilo.
news-over = Hra skončila.

## After a round

rest-title = Kolo { $round }
rest-title-tie = Rozstřel { $number }
rest-first = { $you ->
    [yes] Jsi na prvním místě
   *[no] { $name } je na prvním místě
}
rest-nobody = Nikdo to nevyřešil
rest-second = Vyřešeno na druhou šanci
rest-unsolved = Nevyřešeno
rest-plus = +{ $points }
rest-into-bag = Nikdo je nezískal. Jdou do sáčku.
rest-ready = Připraveno
rest-waiting = Čeká se na ostatní
rest-looking = Čeká se na: { $names }
rest-next-in = { $seconds ->
    [one] Další kolo za { $seconds } sekundu
    [few] Další kolo za { $seconds } sekundy
    [many] Další kolo za { $seconds } sekundy
   *[other] Další kolo za { $seconds } sekund
}
rest-tie-next = Remíza. Jen remizující hráči dostanou další desku. Kdo ji vyřeší první, vyhrává.

## End

end-won = { $you ->
    [yes] Vyhráváš!
   *[no] { $name } vyhrává
}
end-shared = Společné vítězství: { $names }
end-alone = { $count ->
    [one] Máš { $count } bod
    [few] Máš { $count } body
    [many] Máš { $count } bodu
   *[other] Máš { $count } bodů
}
end-tie-break = Body byly stejné, rozhodl rozstřel.
end-fruitless = Body byly stejné a tři rozstřely nic nerozhodly. Vítězství je společné.
end-sum = { $count } × { $worth }
end-bot-played = Za hráče { $name } hrál bot: { $rounds }
end-last = Poslední závod
end-again = Hrát znovu
end-save = Uložit hru
end-replay = Přehrát záznam
end-share = Sdílet
end-share-title = Hra Ubongo
end-share-line = { $name }: { $points }
end-waits = { $name } může začít odvetu. Zůstaň tu a přidej se.
end-proof = Byla hra poctivá?
end-proof-text = Každý hod, každé rozdání i tažení vzešlo z tohoto tajného semínka a z podílů, které přidaly prohlížeče hráčů. Otisk semínka byl vidět před prvním kolem. Kdokoli může oba porovnat a hru přehrát.
end-seed = Semínko
end-hash = Otisk ukázaný před hrou
