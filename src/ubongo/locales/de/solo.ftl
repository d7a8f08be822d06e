# German: alone: which run, its end, records.

## Which run

solo-title = Solo
solo-lead = In deinem Tempo oder gegen die Uhr.
solo-side = Tafeln
solo-side-3 = Drei Teile
solo-side-4 = Vier Teile
solo-side-level = Blöcke, Stufe { $level }
solo-blocks = Blöcke
solo-count = So viele du schaffst
solo-count-note = Gelöste Tafeln, bevor die Zeit um ist
# Below a number that stands by itself.
solo-minutes-unit = { $count ->
    [one] Minute
   *[other] Minuten
}
solo-time = So schnell du kannst
solo-time-note = Deine Zeit für eine feste Zahl von Tafeln
solo-boards-unit = { $count ->
    [one] Tafel
   *[other] Tafeln
}
solo-practice-note = Kein Zeitlimit: Hör auf, wann du magst
solo-begin = Los
solo-best = Bestwert: { $best }
solo-failed = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.

## The end of a run

solo-end-count = { $count ->
    [one] { $count } Tafel in { $minutes } Minuten
   *[other] { $count } Tafeln in { $minutes } Minuten
}
solo-end-time = { $count ->
    [one] { $count } Tafel in { $time }
   *[other] { $count } Tafeln in { $time }
}
solo-end-practice = { $count ->
    [0] Diesmal keine Tafel
    [one] { $count } Tafel gelöst
   *[other] { $count } Tafeln gelöst
}
solo-end-stopped = Nach { $time } beendet. Unfertige Läufe werden nicht gewertet.
solo-end-typical = { $count ->
    [one] In { $time }
   *[other] Die Hälfte in { $time } oder weniger
}
solo-end-first = Dein erster Lauf dieser Art. Kannst du ihn schlagen?
solo-end-best = Dein bester von { $count } Läufen dieser Art!
solo-end-place = Platz { $place } unter deinen { $count } Läufen dieser Art
solo-end-daily = Tafeln des Tages
solo-end-daily-place = { $place } von { $count } Zeiten des Tages
solo-end-daily-practice = Übung: Diese Zeit steht auf keiner Liste.
solo-end-daily-unsolved = Nach { $time } nicht gelöst.
solo-end-challenge = Zur Herausforderung
solo-end-challenge-place = { $place } von { $count } Zeiten
solo-end-again = Noch einmal
solo-end-records = Rekorde
solo-end-save = Lauf speichern
solo-end-replay = Aufzeichnung ansehen
solo-end-boards = Die Tafeln
solo-end-set-aside = Übersprungen
solo-end-left = Nicht fertig
solo-end-board = Tafel { $number }, { $pieces } Teile

## Stuck

stuck-title = Hängst du fest?
stuck-hint = Leg ein Teil für mich
stuck-again = Tafel neu beginnen
stuck-solution = Lösung zeigen
stuck-note = Mit Hinweis oder beim zweiten Versuch zählt deine Zeit nicht als Bestzeit.
stuck-close = Schließen
stuck-left = Übersprungene Tafeln
stuck-left-board = Tafel { $number } noch einmal versuchen
stuck-laid = Ein Teil liegt an seinem Platz.
stuck-misplaced = { $count ->
    [one] Ein Teil war im Weg: Es liegt wieder im Vorrat.
   *[other] { $count } Teile waren im Weg: Sie liegen wieder im Vorrat.
}
stuck-solution-title = Eine Lösung
stuck-next = Nächste Tafel
stuck-alone = Diese Tafel probieren
stuck-try = Probieren
stuck-hand = Diese Hand probieren
stuck-hand-again = Hand neu beginnen
stuck-solved = { $count ->
    [0] In { $time }.
    [one] In { $time }, mit { $count } Hinweis.
   *[other] In { $time }, mit { $count } Hinweisen.
}
stuck-hints = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
}
stuck-shown = Lösung gezeigt
stuck-repeat = Noch einmal
why-title = Wie schwer, und warum?
why-solutions = { $count ->
    [one] Sie hat nur eine Lösung.
   *[other] Sie hat { $count } Lösungen.
}
why-many = Sie hat mehr als { $count } Lösungen.
why-places = Von den { $places } Stellen, an die anfangs ein Teil passt, führen { $right } zu einer Lösung.
why-tries = { $count ->
    [one] Alles durchzuprobieren kostet je Lösung etwa { $count } Teil.
   *[other] Alles durchzuprobieren kostet je Lösung etwa { $count } Teile.
}

## Records

records-lead = { $count ->
    [one] { $count } Tafel solo gelöst
   *[other] { $count } Tafeln solo gelöst
}
records-helped = { $count ->
    [one] { $count } davon mit Hilfe; sie fehlt im Diagramm.
   *[other] { $count } davon mit Hilfe; sie fehlen im Diagramm.
}
records-empty = Hier ist noch nichts. Spiel solo, dann erscheinen hier deine Ergebnisse.
records-none = Noch keine
records-flat = Teile
records-solid = Blöcke
records-runs = { $count ->
    [one] { $count } Lauf
   *[other] { $count } Läufe
}
records-chart = Deine Zeiten nach Schwierigkeit
records-chart-note = Jeder Punkt ist eine Tafel. Die Linien verbinden die Mediane.
records-axis-grade = Schwierigkeit der Tafel
records-as-table = Als Tabelle zeigen
records-grade = Schwierigkeit
records-count = Gelöst
records-median = Median
records-fastest = Schnellste
records-recent = Letzte Läufe
records-stopped = beendet
records-begin = Solo spielen
records-yours = Deine Geräte und Daten
records-failed = Deine Rekorde konnten nicht geladen werden. Versuch es gleich noch einmal.
trends-title = Deine Zeiten
trends-median = Median der letzten { $count }
trends-best = Beste
trends-line = Die letzten Zeiten: { $count }. Kürzere liegen höher.
trends-others = { $count ->
    [one] Schneller als { $percent } % von { $count } anderen auf diesem Server
   *[other] Schneller als { $percent } % von { $count } anderen auf diesem Server
}
trends-slow = Teile, die dich aufhalten
trends-slow-note = Für Tafeln mit ihnen brauchst du länger als für andere gleich schwierige.
trends-slow-piece = { $count ->
    [one] { $percent } % länger, auf { $count } Tafel
   *[other] { $percent } % länger, auf { $count } Tafeln
}
