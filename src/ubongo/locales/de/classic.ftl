# German: classic, the gem board. Names of players come as { $name }, numbers of rows count from the top.

## Colors of gems

classic-color-green = Grün
classic-color-red = Rot
classic-color-blue = Blau
classic-color-violet = Violett
classic-color-brown = Braun
classic-color-yellow = Gelb

## News, for the live region

classic-news-taking = Das Rennen ist vorbei. Jetzt werden die Steine genommen, nach Rang.
classic-news-turn-place = { $you ->
    [yes] Du bist dran: Stell deine Figur auf ein Feld.
   *[no] { $name } stellt die Figur auf ein Feld.
}
classic-news-turn-take = { $you ->
    [yes] Du bist dran: Zieh und nimm Steine.
   *[no] { $name } darf jetzt Steine nehmen.
}
classic-news-pawn = { $name } zieht zu Reihe { $row }
classic-news-took = { $name } nimmt aus Reihe { $row }: { $gems }
classic-news-last = Alle sind fertig. Noch { $seconds } s, um Steine zu nehmen.

## Letters on the gems: no two alike

classic-color-green-letter = G
classic-color-red-letter = R
classic-color-blue-letter = B
classic-color-violet-letter = V
classic-color-brown-letter = N
classic-color-yellow-letter = L
classic-heap = { $color }: { $count }
classic-place = { $place } Platz
classic-best-color = Beste Farbe: { $count } × { $colors }
classic-no-gems = keine Steine

## At the gem board

classic-placing = Vor der ersten Runde
classic-turn = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}
classic-row = { $alone ->
    [yes] Reihe { $row }: { $gems }.
   *[no] Reihe { $row }: { $gems }. Figuren: { $pawns }.
}
classic-row-empty = leer
classic-choices = Felder in Reichweite
classic-choose-place = Figur neben Reihe { $row } stellen: { $gems }
classic-choose-move = Zu Reihe { $row } ziehen: { $gems }
classic-choose-take = Aus Reihe { $row } nehmen: { $gems }
classic-choose-stay = Deine Figur steht neben Reihe { $row }: { $gems }
classic-take = Nehmen
classic-pass = Nichts nehmen
classic-stay = Hier bleiben
classic-next = Zieh jetzt deine Figur und nimm Steine, bevor die Zeit um ist.
classic-next-calm = Die Steine werden nach dem Rennen genommen, nach Rang.

## What to do now, or what there is to wait for

classic-aim = Die meisten Steine einer Farbe gewinnen.
classic-guide-place = Wähle eine Startreihe für deine Figur.
classic-guide-placing = { $name } wählt eine Startreihe.
classic-guide-act = { $steps ->
    [0] Nimm die zwei Steine vor deiner Figur.
    [one] Zieh bis zu { $steps } Reihe weit und nimm dann zwei Steine.
   *[other] Zieh bis zu { $steps } Reihen weit und nimm dann zwei Steine.
}
classic-guide-hurry = Bevor die Zeit um ist!
classic-guide-let-pass = Ist die Zeit um, bekommst du die Steine vor deiner Figur.
classic-guide-empty-here = Vor deiner Figur sind keine Steine mehr. Zieh zu einer anderen Reihe.
classic-guide-nothing = { $moves ->
    [yes] Keine Steine in deiner Reichweite. Zieh die Figur für die nächste Runde, oder bleib hier.
   *[no] Diesmal keine Steine in deiner Reichweite.
}
classic-guide-took = Genommen: { $gems }.
classic-guide-stayed = Du bleibst, wo du bist.
classic-guide-waiting = Noch im Rennen: { $names }.
classic-guide-calm = Die Steine werden nach dem Rennen genommen, nach Rang: Du bist { $rank }
classic-guide-taking = { $name } zieht und nimmt Steine.
classic-guide-then-you = Dann bist du dran.
classic-guide-unsolved = Du hast deine Tafel nicht gelöst, darum bekommst du diesmal keine Steine.
classic-guide-watch = Das Rennen läuft. Wer fertig ist, zieht und nimmt Steine.
classic-lost = { $name } war schneller. Am nächsten liegt jetzt: { $gems }.
classic-lost-empty = { $name } war schneller, und die Reihe ist jetzt leer. Zieh weiter.

## After a round

classic-rest-late = Gelöst, aber nichts genommen

## The end, color by color

classic-end-plain = { $you ->
    [yes] Du hast die meisten Steine einer Farbe: { $best } gegen { $next }.
   *[no] { $name } hat die meisten Steine einer Farbe: { $best } gegen { $next }.
}
classic-end-later = Gleichstand bis zur Farbe { $equal }. Farbe { $number } entscheidet: { $best } gegen { $next }.
classic-end-though = { $you ->
    [yes] Du hast insgesamt mehr Steine, aber das zählt nicht.
   *[no] { $name } hat insgesamt mehr Steine, aber das zählt nicht.
}
classic-end-shared = Gleichstand in jeder Farbe: Der Sieg wird geteilt.
classic-end-best = beste Farbe
classic-end-next-best = { $place } Farbe
classic-end-decides = entscheidet
classic-end-total = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
classic-end-how = Die meisten Steine einer Farbe gewinnen. Bei Gleichstand entscheidet die nächstbeste Farbe, und so weiter. Welche Farben das sind, ist egal.

## What the gem board refuses

refused-not-your-turn = Du bist nicht dran.
refused-not-placing = Die Figuren sind schon aufgestellt.
refused-place-pawns-first = Erst stellen alle ihre Figur auf.
refused-not-solved = Löse zuerst deine Tafel.
refused-out-of-reach = So weit darfst du mit deinem Rang nicht ziehen.
refused-already-there = Deine Figur ist schon dort.
refused-gems-in-reach = In deiner Reichweite liegen noch Steine.
refused-already-stayed = Du hast dich entschieden, in dieser Runde zu bleiben.
refused-moved-enough = In dieser Runde darfst du nicht mehr ziehen. Nimm die Steine vor dir.
refused-pawn-elsewhere = Deine Figur ist an einer anderen Reihe.
refused-already-took = Du hast in dieser Runde schon Steine genommen.
refused-gems-gone = Jemand war schneller: Diese Steine sind weg. Schau, was jetzt am nächsten liegt.
refused-row-empty = Diese Reihe ist leer.
refused-not-during-the-race = Warte: Steine werden nach dem Rennen genommen.
