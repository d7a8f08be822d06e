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
