# German: the table in play.
# Names of players come as { $name }.

## Table

menu = Mehr
leave = Tisch verlassen
leave-sure = Wirklich gehen?

round-of = Runde { $round } von { $rounds }
tie-break-of = Stechen { $number }
track-label = Noch auf der Rundenleiste: { $sapphires } Saphire und { $ambers } Bernsteine
treasure-ranks = Edelsteine nach Rang
bag-title = Im Beutel
bag-inside = { $count ->
    [one] { $count } Edelstein. Als Nächster kommt:
   *[other] { $count } Edelsteine. Als Nächster kommt:
}
second-chance = Zweite Chance
player-working = Sucht
player-solved = { $rank } · { $time }
player-gave-up = Aufgegeben
player-away = Nicht da
player-watching = Schaut zu
player-stand-in-bot = Ein Bot spielt
player-stand-in-skip = Setzt aus
player-placed = { $count } von { $all } Teilen liegen
players-title = Am Tisch
give-up = Diese Tafel aufgeben
give-up-sure = Wirklich aufgeben?
give-up-done = Du hast diese Tafel aufgegeben. Die anderen spielen weiter.
countdown-title = Mach dich bereit
countdown-roller = { $you ->
    [yes] Du würfelst
   *[no] { $name } würfelt
}
ubongo-rank = Du bist { $rank }, nach { $time }
ubongo-waiting = Die anderen spielen, bis die Sanduhr abgelaufen ist.
watching = In diesem Rennen spielst du nicht mit. Schau, wer zuerst fertig ist.
watching-race = Das Rennen läuft. Die Tafeln sind danach zu sehen.
watching-board = Die Tafel von { $name }
tie-break-who = { $names }: Wer zuerst löst, gewinnt das Spiel.

## News, for the live region and the note under the header

news-countdown = Runde { $round }. Mach dich bereit.
news-tie-break = Gleichstand. Stechen { $number }: Wer zuerst löst, gewinnt.
news-revealed = Los! Der Würfel zeigt: { $symbol }.
news-solved = { $name } ist { $rank }
news-gave-up = { $name } gibt auf
news-second-chance = Niemand war fertig. Die Sanduhr wird noch einmal gedreht.
news-resting = Die Runde ist vorbei.
news-over = Das Spiel ist vorbei.

## After a round

rest-title = Runde { $round }
rest-title-tie = Stechen { $number }
rest-first = { $you ->
    [yes] Du warst zuerst fertig
   *[no] { $name } war zuerst fertig
}
rest-nobody = Niemand hat es gefunden
rest-second = In der zweiten Chance gelöst
rest-unsolved = Nicht gelöst
rest-plus = +{ $points }
rest-into-bag = Niemand hat sie verdient: ab in den Beutel
rest-ready = Bereit
rest-waiting = Warten auf die anderen
rest-looking = Schauen noch: { $names }
rest-next-in = { $seconds ->
    [one] Weiter in { $seconds } Sekunde
   *[other] Weiter in { $seconds } Sekunden
}
rest-tie-next = Mehrere liegen vorn. Sie, und nur sie, nehmen noch eine Tafel: Wer sie zuerst löst, gewinnt.

## End

end-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $name } gewinnt
}
end-shared = Gemeinsamer Sieg: { $names }
end-alone = { $count ->
    [one] Du hast { $count } Punkt gesammelt
   *[other] Du hast { $count } Punkte gesammelt
}
end-tie-break = Die Punkte waren gleich; das Stechen hat entschieden.
end-fruitless = Die Punkte waren gleich, und drei Stechen brachten niemanden nach vorn: Der Sieg wird geteilt.
end-sum = { $count } × { $worth }
end-last = Das letzte Rennen
end-again = Noch einmal
end-save = Spiel speichern
end-replay = Aufzeichnung ansehen
end-share = Teilen
end-share-title = Eine Partie Ubongo
end-share-line = { $name }: { $points }
end-waits = { $name } kann zum nächsten Spiel bitten. Bleib hier, dann bist du dabei.
end-proof = War der Zufall fair?
end-proof-text = Jeder Wurf, jede Tafel und jeder Griff in den Beutel kam aus diesem geheimen Startwert. Sein Fingerabdruck war vor der ersten Runde zu sehen: Alle können beide vergleichen und das Protokoll nachspielen.
end-seed = Startwert
end-hash = Vorher gezeigter Fingerabdruck
