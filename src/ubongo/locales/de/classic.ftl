# Deutsch: klassisch, das Edelsteinbrett. Namen von Spielern kommen als { $name }, Reihen zählen von oben.

## Colors of gems

classic-color-green = Grün
classic-color-red = Rot
classic-color-blue = Blau
classic-color-violet = Violett
classic-color-brown = Braun
classic-color-yellow = Gelb

## News, for the live region

classic-news-taking = Das Rennen ist vorbei. Jetzt werden die Steine genommen, der Reihe nach.
classic-news-turn-place = { $you ->
    [yes] Du bist dran: Stell deine Figur auf ein Feld.
   *[no] { $name } stellt die Figur auf ein Feld.
}
classic-news-turn-take = { $you ->
    [yes] Du bist dran: Zieh und nimm.
   *[no] { $name } ist bei den Steinen dran.
}
classic-news-pawn = { $name } zieht zu Reihe { $row }
classic-news-took = { $name } nimmt aus Reihe { $row }: { $gems }
classic-news-last = Niemand sucht mehr. Zeit zum Nehmen: { $seconds } s.

## Letters on the gems: no two alike

classic-color-green-letter = G
classic-color-red-letter = R
classic-color-blue-letter = B
classic-color-violet-letter = V
classic-color-brown-letter = N
classic-color-yellow-letter = L
classic-heap = { $color }: { $count }
classic-place = Platz nach der Zählung: { $place }

## At the gem board

classic-placing = Vor der ersten Runde
classic-turn = { $you ->
    [yes] Du bist dran
   *[no] { $name } ist dran
}
classic-row = { $alone ->
    [yes] Reihe { $row }: { $gems }.
   *[no] Reihe { $row }: { $gems }. Daneben: { $pawns }.
}
classic-row-empty = leer
classic-choices = Felder in Reichweite
classic-choose-place = Figur neben Reihe { $row } stellen: { $gems }
classic-choose-move = Zu Reihe { $row } ziehen: { $gems }
classic-choose-take = Aus Reihe { $row } nehmen: { $gems }
classic-choose-stay = Deine Figur steht neben Reihe { $row }: { $gems }
classic-take = Nehmen
classic-pass = Nichts nehmen
classic-next = Jetzt die Steine: Zieh deine Figur und nimm, solange die Sanduhr läuft.
classic-next-calm = Die Steine gibt es nach dem Rennen, dem Rang nach.

## What to do now, or what there is to wait for

classic-guide-place = Wähle die Reihe, an der deine Figur anfängt. Wer sein Puzzle löst, zieht weiter und nimmt zwei Steine.
classic-guide-placing = { $name } wählt eine Reihe für die Figur.
classic-guide-act = { $steps ->
    [0] Nimm die zwei Steine vor deiner Figur.
    [one] Zieh bis zu { $steps } Reihe weit und nimm dann zwei Steine.
   *[other] Zieh bis zu { $steps } Reihen weit und nimm dann zwei Steine.
}
classic-guide-hurry = Bevor die Sanduhr abläuft!
classic-guide-let-pass = Läuft die Zeit ab, bekommst du, was vor deiner Figur liegt.
classic-guide-empty-here = Vor deiner Figur liegt nichts mehr. Zieh zu einer anderen Reihe.
classic-guide-nothing = { $moves ->
    [yes] In deiner Reichweite liegen keine Steine. Du darfst die Figur noch für die nächste Runde ziehen.
   *[no] In deiner Reichweite liegen diesmal keine Steine.
}
classic-guide-took = Genommen: { $gems }.
classic-guide-waiting = Noch beschäftigt: { $names }.
classic-guide-calm = Die Steine gibt es nach dem Rennen, dem Rang nach: Du bist { $rank }
classic-guide-taking = { $name } zieht und nimmt.
classic-guide-then-you = Dann bist du an der Reihe.
classic-guide-unsolved = Deine Tafel ist nicht gelöst, darum gehst du in dieser Runde leer aus.
classic-guide-watch = Das Rennen läuft. Wer gelöst hat, zieht und nimmt.
classic-lost = { $name } war schneller. Vorne liegt jetzt: { $gems }.
classic-lost-empty = { $name } war schneller, und die Reihe ist jetzt leer. Zieh weiter.

## After a round

classic-rest-late = Gelöst, aber nichts genommen

## The end, color by color

classic-end-plain = { $you ->
    [yes] Du hast die meisten Steine einer Farbe: { $best } gegen { $next }.
   *[no] { $name } hat die meisten Steine einer Farbe: { $best } gegen { $next }.
}
classic-end-later = Gleich bis zur Farbe { $equal }. Farbe { $number } entscheidet: { $best } gegen { $next }.
classic-end-though = { $you ->
    [yes] Dass du mehr Steine hast, zählt nicht.
   *[no] Dass { $name } mehr Steine hat, zählt nicht.
}
classic-end-shared = In jeder Farbe gleich: Der Sieg wird geteilt.
classic-end-column-label = Farbe { $number }, von der besten an
classic-end-decides = entscheidet
classic-end-total = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
classic-end-how = Die meisten Steine einer Farbe gewinnen. Sind es gleich viele, entscheidet die nächstbeste Farbe, und so weiter; welche Farben das sind, ist gleich.

## What the gem board refuses

refused-not-your-turn = Du bist nicht dran.
refused-not-placing = Die Figuren stehen schon.
refused-place-pawns-first = Erst stellen alle ihre Figur auf.
refused-not-solved = Löse zuerst deine Tafel.
refused-out-of-reach = So weit reicht dein Rang nicht.
refused-already-there = Deine Figur steht schon dort.
refused-moved-enough = Genug gezogen in dieser Runde: Nimm, wo du stehst.
refused-pawn-elsewhere = Deine Figur steht an einer anderen Reihe.
refused-already-took = Du hast deine Steine dieser Runde schon.
refused-gems-gone = Jemand war schneller: Diese Steine sind weg. Schau, was jetzt vorne liegt.
refused-row-empty = Diese Reihe ist leer.
refused-not-during-the-race = Warte: Die Steine gibt es nach dem Rennen.
