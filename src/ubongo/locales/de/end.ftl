# German: the end of a game.
# Names of players come as { $name }.

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
