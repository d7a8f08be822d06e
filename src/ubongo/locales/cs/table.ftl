# Czech: the table in play.
# Names of players come as { $name }.

## Table

menu = Více
leave = Odejít od stolu
leave-sure = Opravdu odejít?
leave-gives-up = Odejít a vzdát tuto desku?

round-of = Kolo { $round } z { $rounds }
tie-break-of = Rozstřel { $number }
track-label = Na počítadle kol zbývá: safíry { $sapphires }, jantary { $ambers }
gems-by-rank = Drahokamy podle pořadí
bag-title = V sáčku
bag-worth = Jakou cenu mají drahokamy
bag-inside = { $count ->
    [one] { $count } drahokam. Šance při příštím tažení:
    [few] { $count } drahokamy. Šance při příštím tažení:
    [many] { $count } drahokamu. Šance při příštím tažení:
   *[other] { $count } drahokamů. Šance při příštím tažení:
}
second-chance = Druhá šance
player-working = Řeší
player-solved = { $rank } · { $time }
player-gave-up = Vzdává
player-timed-out = Čas vypršel
player-away = Pryč
player-watching = Dívá se
player-stand-in-bot = Hraje bot
player-stand-in-skip = Vynechává
refused-bot-plays = Toto kolo za tebe hraje bot. Potom máš své místo zpět.
player-placed = Položeno { $count } z { $all } dílků
players-title = Hráči
give-up = Vzdát tuto desku
give-up-sure = Opravdu vzdát?
give-up-done = Tuto desku vzdáváš. Ostatní hrají dál.
countdown-title = Připrav se
open-title = Tvá deska
countdown-toss = Vyhodit kostku
countdown-roller = { $you ->
    [yes] Házíš kostkou ty. Ťukni na ni!
   *[no] { $name } hází kostkou
}
ubongo-rank = Jsi { $rank }, čas { $time }
ubongo-waiting = Ostatní hrají dál, dokud se hodiny nepřesypou.
watching = V tomto závodě nehraješ. Sleduj, kdo bude první.
watching-race = Závod běží. Desky se ukážou, až skončí.
watching-board = Deska: { $name }
tie-break-who = { $names }: kdo vyřeší první, vyhraje hru.

## News, for the live region and the note under the header

news-countdown = Kolo { $round }. Připrav se.
news-open = Kolo { $round }. Prohlédni si svou desku.
news-tie-break = Nerozhodně. Rozstřel { $number }: kdo vyřeší první, vyhrává.
news-revealed = Teď! Na kostce padlo: { $symbol }.
news-solved = { $name } je { $rank }
news-gave-up = { $name } vzdává
news-second-chance = Nikdo to nestihl. Hodiny se otáčejí ještě jednou.
news-extra-time = Hodiny se přesypaly. Čas navíc: { $names }.
news-resting = Kolo skončilo.
news-over = Hra skončila.

## After a round

rest-title = Kolo { $round }
rest-title-tie = Rozstřel { $number }
rest-unsolved = Nevyřešeno
rest-ready = Připraveno

## End

end-won = { $you ->
    [yes] Vyhráváš!
   *[no] { $name } vyhrává
}
end-shared = Společné vítězství: { $names }
end-bot-played = Za hráče { $name } hrál bot: { $rounds }
end-save = Uložit hru
end-share-line = { $name }: { $points }
end-proof = Byla hra poctivá?
end-seed = Semínko
