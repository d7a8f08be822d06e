# German: the table in play.
# Names of players come as { $name }.

## Table

menu = Mehr
leave = Tisch verlassen
leave-sure = Wirklich gehen?
leave-gives-up = Gehen und diese Tafel aufgeben?

round-of = Runde { $round } von { $rounds }
tie-break-of = Stechen { $number }
track-label = Noch auf der Rundenleiste: { $sapphires } Saphire und { $ambers } Bernsteine
gems-by-rank = Edelsteine nach Rang
bag-title = Im Beutel
bag-worth = Was Edelsteine wert sind
bag-inside = { $count ->
    [one] { $count } Edelstein. Chancen beim nächsten Griff:
   *[other] { $count } Edelsteine. Chancen beim nächsten Griff:
}
second-chance = Zweite Chance
player-working = Knobelt
player-solved = { $rank } · { $time }
player-gave-up = Aufgegeben
player-timed-out = Zeit ist um
player-away = Nicht da
player-watching = Schaut zu
player-stand-in-bot = Ein Bot spielt
player-stand-in-skip = Setzt aus
refused-bot-plays = Diese Runde spielt ein Bot für dich. Danach gehört der Platz wieder dir.
player-placed = { $count } von { $all } Teilen gelegt
players-title = Am Tisch
give-up = Diese Tafel aufgeben
give-up-sure = Wirklich aufgeben?
give-up-done = Du hast diese Tafel aufgegeben. Die anderen spielen weiter.
countdown-title = Mach dich bereit
open-title = Deine Tafel
countdown-toss = Den Würfel hochwerfen
countdown-roller = { $you ->
    [yes] Du würfelst. Tipp den Würfel an!
   *[no] { $name } würfelt
}
ubongo-rank = Als { $rank } fertig, in { $time }
ubongo-waiting = Die anderen spielen weiter, bis die Sanduhr abläuft.
watching = In diesem Rennen spielst du nicht mit. Schau, wer zuerst fertig ist.
watching-race = Das Rennen läuft. Die Tafeln sind danach zu sehen.
watching-board = Die Tafel von { $name }
tie-break-who = { $names }: Wer zuerst löst, gewinnt das Spiel.

## News, for the live region and the note under the header

news-countdown = Runde { $round }. Mach dich bereit.
news-open = Runde { $round }. Sieh dir deine Tafel an.
news-tie-break = Gleichstand. Stechen { $number }: Wer zuerst löst, gewinnt.
news-revealed = Los! Der Würfel zeigt: { $symbol }.
news-solved = { $name } ist als { $rank } fertig
news-gave-up = { $name } gibt auf
news-second-chance = Niemand war fertig. Die Sanduhr wird noch einmal gedreht.
news-extra-time = Die Sanduhr ist abgelaufen. Zusatzzeit: { $names }.
news-resting = Die Runde ist vorbei.
news-over = Das Spiel ist vorbei.

## After a round

rest-title = Runde { $round }
rest-title-tie = Stechen { $number }
rest-unsolved = Nicht gelöst
rest-ready = Bereit

## End

end-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $name } gewinnt
}
end-shared = Gemeinsamer Sieg: { $names }
end-bot-played = Für { $name } hat ein Bot gespielt: { $rounds }
end-save = Spiel speichern
end-share-line = { $name }: { $points }
end-proof = War das Spiel fair?
end-seed = Startwert
