# German: cards, the card game. Names of players come as { $name }.

## News, for the live region

cards-news-signal = Los! Leg deine Karten.
cards-news-called = { $name } ruft Ubongo!
cards-news-passed = { $name } passt
cards-news-plays-on = { $name } spielt wieder mit

## The mat: hand and lattice

cards-mat = Deine Karten
cards-help = Nimm eine Karte mit ihrer Ziffer, drehe sie mit R, bewege sie mit den Pfeilen, geh mit N { $places ->
    [yes] zum nächsten Platz, an dem sie passt
   *[no] zum nächsten freien Platz neben einer Karte
}, lege sie mit Enter, nimm sie mit Entf zurück.
cards-layout = Deine Auslage
cards-in-hand = auf deiner Hand
cards-at = auf { $cell }
cards-label = Karte { $number }: { $symbols } – { $place }
cards-symbol-o4 = Quadrat
cards-symbol-i4 = Stab
cards-symbol-t4 = T-Form
cards-symbol-s4 = Zickzack
cards-symbol-l5 = Haken
cards-symbol-p5 = Fahne
cards-symbol-v3 = Winkel
cards-symbol-i2 = Strich
cards-meets = { $judged ->
    [right] Passt zu Karte { $number }: { $symbols }
    [wrong] Passt nicht zu Karte { $number }: { $flaw }
   *[no] Neben Karte { $number }: { $symbols }
}
cards-tools = Werkzeuge für die genommene Karte
cards-tool-next = Nächster passender Platz
cards-tool-beside = Nächster freier Platz
cards-tool-place = Legen
cards-tool-return = Zurück auf die Hand
cards-say-picked = Karte { $number } genommen: { $symbols }
cards-say-turned = Karte { $number } gedreht: { $symbols }
cards-say-held = Karte { $number } { $place }
cards-say-over = Karte { $number } { $place }: Dort liegt eine andere
cards-say-placed = Karte { $number } gelegt, { $place }. Gelegte Karten: { $count }
cards-say-refused = Dort liegt eine andere Karte
cards-say-returned = Karte { $number } wieder auf deiner Hand
cards-full = Sieben Karten sind schon gelegt. Nimm erst eine zurück.
cards-drag-here = Leg hier deine erste Karte
cards-rule = Genau zwei Symbole treffen auf dieselben zwei.
cards-rule-right = Richtig: Zwei Symbole treffen auf dieselben zwei
cards-rule-wrong = Falsch: Zwei verschiedene Symbole berühren sich
cards-see-closer = Vergrößern
cards-see-whole = Die ganze Auslage zeigen

## What is wrong

cards-flaw-overlap = Karten liegen aufeinander
cards-flaw-one-symbol = nur ein Symbolpaar berührt sich
cards-flaw-three-symbols = drei Symbolpaare berühren sich
cards-flaw-mismatch = zwei verschiedene Symbole berühren sich
cards-flaw-several-cards = eine Karte berührt mehr als eine andere
cards-flaw-not-connected = die Karten sind nicht alle verbunden
cards-why = { $flaw }: { $pairs }
cards-pair = { $one } – { $other }
cards-why-apart = { $count ->
    [one] { $count } Karte ist nicht mit den anderen verbunden
   *[other] { $count } Karten sind nicht mit den anderen verbunden
}
cards-why-several = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}

## During a round

cards-laid = { $count } / { $all } Karten
cards-progress = { $count } von { $all } Karten gelegt
cards-look = Deine Karten
cards-news-look = Runde { $round }. Sieh dir deine Karten an, bis alle bereit sind.
cards-symbols = { $count ->
    [one] { $count } Symbol in dieser Runde
   *[other] { $count } Symbole in dieser Runde
}
cards-judging = Die Karten werden geprüft …
cards-hint-helps = { $all } richtige Karten rufen Ubongo! für dich
cards-not-yet = Noch kein Ruf: { $reason }
cards-pass = Passen
cards-pass-sure = Wirklich passen?
cards-passed = Gepasst
cards-you-passed = Du hast gepasst
cards-passed-wait = Die anderen spielen weiter.
cards-play-on = Weiterspielen
cards-watching = Du schaust zu
cards-watching-round = Du siehst, wie viele Karten alle gelegt haben. Die Auslagen kommen nach der Runde.

## After a round

cards-rest-called = { $you ->
    [yes] Du hast Ubongo gerufen!
   *[no] { $name } hat Ubongo gerufen!
}
cards-rest-wrong = { $you ->
    [yes] Du hast gerufen, aber mit einem Fehler
   *[no] Falsch gerufen: { $name }
}
cards-rest-together = { $names } haben im selben Augenblick gerufen
cards-rest-nobody = Niemand hat gerufen
cards-called-right = Ubongo! Alles ist richtig.
cards-called-wrong = Gerufen, aber falsch: { $flaw }
cards-wrong = Falsch: { $flaw }
cards-lay = { $count ->
    [one] { $count } Karte richtig gelegt
   *[other] { $count } Karten richtig gelegt
}
cards-none = Keine Karte gelegt
cards-total = Punkte bisher: { $points }
cards-one-way = Eine Lösung mit sieben
cards-layout-of = Die Karten von { $name }
cards-layout-closer = Die Karten von { $name } aus der Nähe

## The end

cards-end-last = Die letzte Runde
cards-end-table = Punkte nach Runden
cards-end-sum = Summe
cards-end-how = Ein richtiger Ruf bringt zehn Punkte, sonst bringt jede Karte einer richtigen Auslage einen. Bei Gleichstand gewinnt, wer öfter zehn hatte.
cards-end-tens = { $you ->
    [yes] Gleich viele Punkte. Du hattest öfter zehn: { $count }-mal gegen { $others }-mal.
   *[no] Gleich viele Punkte. { $name } hatte öfter zehn: { $count }-mal gegen { $others }-mal.
}
cards-end-shared = Gleich viele Punkte und gleich oft zehn ({ $count }-mal). Der Sieg wird geteilt.

## Refusals

refused-not-laying = Jetzt kannst du keine Karten legen.
refused-not-signaled = Warte auf das Zeichen.
refused-still-laying = Die Runde läuft noch.
refused-called-out = Jemand hat Ubongo! gerufen. Jetzt wird nicht mehr gelegt.
refused-not-at-the-table = Du schaust nur zu.
refused-not-your-card = Das ist keine deiner Karten.
refused-off-the-table = Das ist zu weit von der Mitte.
refused-seven-are-enough = Sieben Karten sind schon gelegt. Nimm erst eine zurück.
refused-arranged-enough = Du hast alle Züge dieser Runde verbraucht.
refused-not-seven = Lege erst sieben Karten.
refused-not-right = Noch nicht: In deiner Auslage ist ein Fehler.
refused-already-called = Du hast schon gerufen.
refused-passed = Du hast gepasst. Spiel erst wieder mit.
refused-not-passed = Du hast nicht gepasst.

## By mouse and keys

keys-card = Karte nehmen
keys-card-how = ziehen, klicken oder Ziffer drücken
keys-fit = Nächster passender Platz
keys-beside = Nächster freier Platz
keys-fit-how = N
keys-lay = Legen
keys-lay-how = loslassen, nochmals klicken oder Enter
keys-look = Vergrößern und schieben
keys-look-how = + und −, 0, das Rad oder eine leere Stelle ziehen

## Typed moves

cards-typed-how = Nenne eine Karte mit ihrer Nummer, das Feld für ihr Symbol oben links und ihre Vierteldrehungen: 3 m50 r1. Spalten sind Buchstaben, Reihen sind Zahlen, m50 ist die Mitte. Ohne Feld hörst du die Karte so gedreht und, wenn Plätze gezeigt werden, auch, wo sie passt. Außerdem: { $take } 3, { $words }.
cards-typed-lines = Tippe die Nummer einer Karte, das Feld für ihr Symbol oben links und ihre Vierteldrehungen: 2 n52 r1. Außerdem: { $take } 2, { $words }.
cards-typed-fits = Passt auf { $cells }
cards-typed-nowhere = Passt so nirgends
cards-typed-empty = Noch keine Karten gelegt. Die Mitte ist { $cell }.
cards-typed-again = Tippe noch einmal { $word }, um zu passen.
cards-word-hand = karten
cards-word-call = ubongo
cards-word-pass = passen
cards-word-continue = weiter
