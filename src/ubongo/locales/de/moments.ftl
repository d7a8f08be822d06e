# German: after a race, and the end of a game.
# Names of players come as { $name }.

## After a round

rest-first = { $you ->
    [yes] Du warst zuerst fertig
   *[no] { $name } war zuerst fertig
}
rest-alone = Gelöst in { $time }
draw-track = Von der Rundenleiste
draw-bag = Aus dem Beutel gezogen
rest-nobody = Niemand hat es gelöst
rest-second = Mit der zweiten Chance gelöst
rest-plus = +{ $points }
rest-into-bag = Niemand hat sie gewonnen. Sie kommen in den Beutel.
rest-waiting = Warten auf die anderen
rest-looking = Noch nicht bereit: { $names }
rest-next-in = { $seconds ->
    [one] Nächste Runde in { $seconds } Sekunde
   *[other] Nächste Runde in { $seconds } Sekunden
}
rest-tie-next = Gleichstand. Nur die Führenden bekommen noch eine Tafel. Wer sie zuerst löst, gewinnt.

## End

end-counting = Es wird gezählt
end-counted = { $name }: { $what }
end-rounds = Runde für Runde
end-fastest = Am schnellsten: { $name }, { $time } ({ $round })
end-best-board = Beste Tafel: { $name }, { $time }
end-not-in = nicht dabei
end-alone = { $count ->
    [one] Du hast { $count } Punkt gesammelt
   *[other] Du hast { $count } Punkte gesammelt
}
end-tie-break = Gleich viele Punkte, darum hat das Stechen entschieden.
end-fruitless = Gleich viele Punkte, und drei Stechen brachten keine Entscheidung. Der Sieg wird geteilt.
end-sum = { $count } × { $worth }
end-last = Das letzte Rennen
end-again = Noch einmal
end-rematch = Zur Revanche
end-replay = Aufzeichnung ansehen
end-share = Teilen
end-copied = Kopiert
end-share-title = Ubongo · { $edition }
end-share-picture = Als Bild teilen
end-save-picture = Als Bild speichern
end-share-text = Als Text teilen
end-copy-text = Als Text kopieren
end-waits = { $name } kann eine Revanche starten. Bleib hier, um mitzuspielen.
end-propose = Revanche vorschlagen
end-proposed = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
end-own-proposal = Du hast eine Revanche vorgeschlagen. Sie beginnt, wenn { $name } oder die meisten zustimmen.
end-own-proposal-unseated = Du hast eine Revanche vorgeschlagen. Sie beginnt, wenn der Host oder die meisten zustimmen.
end-own-proposal-all = Du hast eine Revanche vorgeschlagen. Sie beginnt, wenn alle zustimmen.
end-find = Neues Spiel finden
end-proof-text = Jeder Wurf, jede Tafel und jeder Griff in den Beutel kam aus diesem geheimen Startwert und aus den Anteilen, die die Browser am Tisch dazugaben. Der Fingerabdruck des Startwerts war vor der ersten Runde zu sehen. Alle können beide vergleichen und das Spiel nachspielen.
end-hash = Vor dem Spiel gezeigter Fingerabdruck
