# German: alone: which run, its end, records.

## Which run

solo-title = Allein
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
solo-time-note = Die Zeit für so viele Tafeln
solo-boards-unit = { $count ->
    [one] Tafel
   *[other] Tafeln
}
solo-practice-note = Keine Uhr, kein Ende: Hör auf, wann du magst
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
solo-end-stopped = Nach { $time } aufgehört. Solche Läufe kommen nicht in die Rangliste.
solo-end-typical = { $count ->
    [one] In { $time }
   *[other] Die Hälfte in { $time } oder weniger
}
solo-end-first = Dein erster Lauf dieser Art: ein Wert zum Überbieten
solo-end-best = Dein bester von { $count } Läufen dieser Art!
solo-end-place = Dein { $place } bester von { $count } Läufen dieser Art
solo-end-again = Noch einmal
solo-end-records = Rekorde
solo-end-save = Lauf speichern
solo-end-replay = Noch einmal ansehen
solo-end-boards = Die Tafeln
solo-end-set-aside = Weggelegt
solo-end-left = Nicht fertig
solo-end-board = Tafel { $number }, { $pieces } Teile

## Records

records-lead = { $count ->
    [one] { $count } Tafel allein gelöst
   *[other] { $count } Tafeln allein gelöst
}
records-empty = Hier ist noch nichts. Löse allein eine Tafel, hör auf, wann du magst, und sie steht hier.
records-none = Noch keine
records-flat = Teile
records-solid = Blöcke
records-runs = { $count ->
    [one] { $count } Lauf
   *[other] { $count } Läufe
}
records-chart = Deine Zeiten nach Schwierigkeit
records-chart-note = Jedes Zeichen ist eine Tafel. Die Linien verbinden die mittleren Zeiten.
records-axis-grade = Schwierigkeit der Tafel
records-as-table = Als Tabelle
records-grade = Schwierigkeit
records-count = Gelöst
records-median = Mittlere Zeit
records-fastest = Schnellste
records-recent = Letzte Läufe
records-stopped = beendet
records-begin = Allein spielen
records-failed = Deine Rekorde lassen sich gerade nicht lesen. Versuch es gleich noch einmal.
