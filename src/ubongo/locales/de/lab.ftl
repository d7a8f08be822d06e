# German: the lab, where puzzles are made and looked into.

## Drawing

lab-title = Puzzle-Werkstatt
lab-lead = Zeichne eine Form und wähle Teile. Du siehst, auf wie viele Arten sie passen, oder welche Teile passen würden.
lab-kind = Teile oder Blöcke
lab-flat = Flache Teile
lab-solid = Blöcke
lab-grid = Die Form. Pfeiltasten bewegen, die Leertaste setzt oder löscht ein Feld.
lab-grid-solid = Der Grundriss von zwei Lagen. Pfeiltasten bewegen, die Leertaste setzt oder löscht ein Feld.
lab-pieces = Die Teile
lab-areas = Zu füllende Felder: { $cells }. Deine Teile füllen { $covered }.
lab-apart = Alle Felder müssen an ihren Seiten zusammenhängen.
lab-clear = Alles löschen

## What was found

lab-count = Lösungen zählen
lab-find = Passende Teile finden
lab-solutions = { $count ->
    [0] Keine Lösung.
    [one] Eine Lösung.
   *[other] { $count } Lösungen.
}
lab-at-least = { $count ->
    [one] Mindestens eine Lösung.
   *[other] Mindestens { $count } Lösungen.
}
lab-unknown = In der Zeit wurde keine Lösung gefunden. Vielleicht gibt es eine.
lab-cut = Die Suche wurde nach ihrem Zeitlimit beendet.
lab-nth = Lösung { $number }
lab-listed = Das sind die ersten { $count }. Weitere wurden nicht rechtzeitig gefunden.
lab-previous = Zurück
lab-next = Weiter
lab-ungraded = Die Schwierigkeit wurde nicht rechtzeitig ermittelt.
lab-sets = { $count ->
    [0] Keine Kombination von Teilen passt.
    [one] Eine Kombination von Teilen passt.
   *[other] { $count } verschiedene Kombinationen von Teilen passen.
}
lab-sets-at-least = { $count ->
    [one] Mindestens eine Kombination von Teilen passt.
   *[other] Mindestens { $count } Kombinationen von Teilen passen.
}
lab-sets-unknown = In der Zeit wurde keine Kombination von Teilen gefunden. Vielleicht gibt es eine.
lab-sets-first = Die ersten { $count } sind aufgeführt.
lab-set-size = { $count ->
    [one] Ein Teil
   *[other] { $count } Teile
}
lab-more = Mehr zeigen
lab-busy = Die Werkstatt ist beschäftigt. Versuch es gleich noch einmal.
lab-failed = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.

## Playing it, and sending it

lab-play = Allein probieren
lab-back = Zurück zur Werkstatt
lab-no-hint = Von hier gibt es keine Lösung, oder überhaupt keine.
lab-copy = Link kopieren
lab-copied = Der Link ist kopiert. Er enthält das ganze Puzzle.
lab-address-broken = Dieser Link zeigt kein Puzzle. Vielleicht fehlt ein Teil davon.
lab-address-newer = Dieser Link stammt aus einer neueren Version des Spiels.
lab-challenge = Freunde herausfordern
lab-challenge-title = Herausforderung
lab-challenge-lead = Wer löst dieses Puzzle am schnellsten? Der Server misst die Zeit deines ersten Versuchs.
lab-challenge-start = Zeit starten
lab-challenge-refused = Dieses Puzzle ist zu groß für eine Herausforderung oder hat keine Lösung. Du kannst es allein probieren.
lab-challenge-practice = Dein erster Versuch zählt. Weitere sind Übung.
lab-times = Zeiten
lab-open = In der Werkstatt öffnen

## As text and as a file

lab-exchange = Als Text oder Datei
lab-text = Reihen aus { $cell } und { $gap } mit / dazwischen, dann die Teile. Der Befehl läuft im Terminal.
lab-text-use = Text übernehmen
lab-text-read = Das Puzzle ist übernommen.
lab-text-bad = In diesem Text ist kein Puzzle: gleich lange Reihen, höchstens 12 mal 12, und bekannte Teile.
lab-deck-save = Als Stapel speichern
lab-deck-open = Stapel öffnen
lab-deck-saved = Der Stapel ist gespeichert.
lab-deck-refused = Ein Stapel enthält lösbare Puzzles mit bis zu fünf Teilen, die sich rechtzeitig zählen lassen.
lab-deck-opened = { $count ->
    [one] Im Stapel ist ein Puzzle.
   *[other] Im Stapel sind { $count } Puzzles.
}
lab-deck-bad = Diese Datei ist kein Stapel mit Tafeln.
lab-deck-board = Puzzle aus dem Stapel
