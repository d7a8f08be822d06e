# German: the lessons. A step has a sentence that says what to do, one that helps (-hint), and often one on the result (-done).

## The overview

learn-lead = Kurze Lektionen. Jede dauert keine Minute, und du machst alles selbst.
learn-mark-new = noch nicht angefangen
learn-mark-started = angefangen
learn-mark-done = geschafft

## Every lesson

learn-step-of = Schritt { $step } von { $all }
learn-praise-1 = Gut!
learn-praise-2 = Sehr gut!
learn-praise-3 = Genau!
learn-shown = So geht das.
learn-show = Zeig es mir
learn-skip = Schritt überspringen
learn-next = Weiter
learn-over = Lektion geschafft!
learn-over-lead = Weiter zur nächsten, oder gleich ins Spiel.
learn-over-all = Für „{ $edition }“ weißt du jetzt alles Nötige.
learn-next-lesson = Nächste Lektion
learn-first-game = Erstes Spiel gegen einen Bot
learn-first-races = Neun kurze Rennen gegen einen Bot, auf Tafeln wie diesen.
learn-first-track = Wer zuerst löst, nimmt den Saphir von der Rundenleiste; danach bleibt der Bernstein.
learn-first-bag = Alle, die rechtzeitig fertig sind, ziehen auch einen Stein aus dem Beutel. Der ist Glück.
learn-first-points = Die meisten Punkte gewinnen.
learn-first-go = Los geht’s
learn-first-close = Schließen
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-bag = In den Beutel greifen
learn-bot = { $done ->
    [yes] Der Bot ist fertig. Mach ruhig weiter!
   *[no] Der Bot knobelt noch.
}
learn-glass-again = Die Zeit war um. In einer Lektion läuft die Sanduhr noch einmal.

## Typed moves

learn-word-next = weiter
learn-word-skip = überspringen
learn-word-show = zeigen
learn-typed-example = Du kannst tippen: { $line }
learn-typed-number = Du kannst die Nummer deiner Antwort tippen.
learn-typed-choice = Tippe die Nummer einer Antwort. „{ $show }“ zeigt die Lösung, mit „{ $next }“ geht es weiter.
learn-typed-option = { $number }: { $text }

## Pouch

learn-pouch-1 = Eine Tafel bedecken
learn-pouch-1-lay = Leg ein beliebiges Teil auf die hellen Felder.
learn-pouch-1-lay-hint = Dort passt es nicht: Das ganze Teil muss auf freien hellen Feldern liegen.
learn-pouch-1-turn = Nimm nun ein Teil und dreh es, mit dem Knopf zum Drehen oder mit der Taste R.
learn-pouch-1-turn-hint = Nimm zuerst ein Teil. Drück dann den Knopf mit dem runden Pfeil.
learn-pouch-1-flip = Wende auch ein Teil, mit dem Knopf zum Wenden oder mit der Taste F.
learn-pouch-1-flip-hint = Nimm zuerst ein Teil. Drück dann den Knopf mit den zwei Dreiecken.
learn-pouch-1-cover = Bedecke jetzt alle hellen Felder mit den drei Teilen.
learn-pouch-1-cover-hint = Dort nicht. Dreh oder wende das Teil, oder mach ihm Platz.
learn-pouch-1-cover-done = Ubongo! Im Spiel ruft die bedeckte Tafel das für dich.
learn-pouch-2 = Würfel und Sanduhr
learn-pouch-2-die = Der Würfel zeigt die Schlange. Welche Reihe mit Teilen gilt für dich?
learn-pouch-2-die-hint = Such die Reihe mit dem Symbol des Würfels.
learn-pouch-2-die-done = Richtig, die Reihe mit der Schlange. Genau diese Teile nimmst du.
learn-pouch-2-race = Bedecke deine Tafel, bevor die Zeit um ist. Ein Bot knobelt mit!
learn-pouch-2-race-hint = Dort nicht. Dreh oder wende das Teil, oder mach ihm Platz.
learn-pouch-2-race-done = { $first ->
    [yes] Ubongo! Du warst am schnellsten.
   *[no] Ubongo! Der Bot war schneller, aber rechtzeitig zählt auch: Dafür gibt es einen Stein.
}
learn-pouch-3 = Die Edelsteine
learn-pouch-3-worth = Welcher dieser Steine ist am meisten wert?
learn-pouch-3-worth-hint = Ein anderer ist mehr wert. Er ist rot.
learn-pouch-3-worth-done = Der Rubin bringt 4 Punkte, der Saphir 3, der Smaragd 2, der Bernstein 1.
learn-pouch-3-track = Du warst am schnellsten. Nimm den besseren Stein von der Rundenleiste.
learn-pouch-3-track-hint = Der bringt nur 1 Punkt. Der andere bringt 3.
learn-pouch-3-track-done = Platz 1 nimmt den Saphir, Platz 2 den Bernstein.
learn-pouch-3-draw = Alle, die rechtzeitig fertig sind, ziehen auch einen Stein. Greif in den Beutel!
learn-pouch-3-draw-hint = Drück auf den Beutel.
learn-pouch-3-draw-done = Ein Smaragd, 2 Punkte! Was du ziehst, ist Glück.
learn-pouch-3-sum = Ein Saphir und ein Smaragd: Wie viele Punkte sind das?
learn-pouch-3-sum-hint = Ein Saphir bringt 3 Punkte, ein Smaragd 2. Zähl sie zusammen.
learn-pouch-3-sum-done = 5 Punkte, davon 3 für Platz 1. Nach neun Runden gewinnen die meisten Punkte.

## Classic

learn-classic-1 = Lösen, dann nehmen
learn-classic-1-cover = Bedecke die hellen Felder mit den drei Teilen.
learn-classic-1-cover-hint = Dort nicht. Dreh oder wende das Teil, oder mach ihm Platz.
learn-classic-1-cover-done = Ubongo! Jetzt darfst du Steine nehmen.
learn-classic-1-take = Nimm die zwei Steine vor deiner Figur.
learn-classic-1-take-hint = Drück auf die Reihe deiner Figur oder auf den Knopf darunter.
learn-classic-1-take-done = In jeder Runde, die du rechtzeitig löst, nimmst du zwei Steine.
learn-classic-2 = Die Figur
learn-classic-2-move = Du warst am schnellsten: Zieh bis zu drei Reihen weit, zur Reihe mit zwei grünen Steinen vorn.
learn-classic-2-move-hint = Es zählen die zwei Steine bei der Figur. Hier sind sie nicht beide grün.
learn-classic-2-take = Nimm die zwei grünen Steine.
learn-classic-2-take-hint = Zieh zurück zur Reihe mit den zwei grünen Steinen und nimm sie dort.
learn-classic-2-take-done = Beeil dich: Solange die Sanduhr läuft, können andere dir zuvorkommen.
learn-classic-2-last = Vier haben gelöst, du zuletzt. Wie viele Reihen weit darf deine Figur ziehen?
learn-classic-2-last-hint = Platz 1 zieht bis zu 3 Reihen, Platz 2 bis zu 2, Platz 3 nur 1.
learn-classic-2-last-done = Gar nicht: Du nimmst die Steine vor dir. Wer schneller ist, hat mehr Auswahl.
learn-classic-3 = Das Ziel
learn-classic-3-most = Die meisten Steine einer Farbe gewinnen. Wer gewinnt hier?
learn-classic-3-most-hint = Zähl bei beiden nur die beste Farbe.
learn-classic-3-most-done = Vier grüne schlagen drei rote. Die Gesamtzahl ist egal.
learn-classic-3-tie = Beide haben vier von einer Farbe. Wer gewinnt jetzt?
learn-classic-3-tie-hint = Vergleich die zweitbesten Farben.
learn-classic-3-tie-done = Bei Gleichstand entscheidet die nächstbeste Farbe: Drei schlagen zwei.
learn-classic-3-row = Du hast drei grüne Steine. Welche zwei nimmst du jetzt?
learn-classic-3-row-hint = Am meisten hilft dir deine beste Farbe.
learn-classic-3-row-done = Jetzt hast du fünf grüne. So gewinnt man.

## Three-d

learn-three-d-1 = Zwei Schichten
learn-three-d-1-lay = Leg den roten Block (A) auf die Tafel.
learn-three-d-1-lay-hint = Dort passt er nicht. Dreh ihn oder such einen anderen Platz.
learn-three-d-1-fill = Gebaut wird zwei Schichten hoch. Füll den Rest mit dem gelben Block (G).
learn-three-d-1-fill-hint = Kipp den Block, bis ein Teil davon in Schicht 1 ist und ein Teil in Schicht 2.
learn-three-d-1-fill-done = Ubongo! Beide Schichten sind voll, und nichts steht über.
learn-three-d-2 = Drehen und kippen
learn-three-d-2-turn = Blöcke drehst du in alle Richtungen. Nimm den blauen Block (E) und kipp ihn.
learn-three-d-2-turn-hint = Nimm zuerst den Block. Drück dann einen Knopf mit Pfeil.
learn-three-d-2-stand = Stell den blauen Block (E) aufrecht auf die Tafel.
learn-three-d-2-stand-hint = Dreh ihn weiter: zwei Schichten hoch und eine Reihe breit.
learn-three-d-2-upper = Eine Lücke bleibt. Füll sie mit dem roten Block (A).
learn-three-d-2-upper-hint = Schau in beide Schichten: Die Lücke ist nur in einer.
learn-three-d-2-upper-done = Ubongo! Beide Schichten sind voll.
learn-three-d-3 = Eine ganze Tafel
learn-three-d-3-whole = Füll beide Schichten mit allen drei Blöcken, Schicht für Schicht oder in 3D.
learn-three-d-3-whole-hint = Dort nicht. Fang mit dem blauen Block an: Er steht am Rand.
learn-three-d-3-whole-done = Ubongo! Das war eine ganze Tafel.
learn-three-d-3-gem = Hier gibt es Steine nach Rang. Du warst am schnellsten: Welchen bekommst du?
learn-three-d-3-gem-hint = Platz 1 bekommt den wertvollsten Stein.
learn-three-d-3-gem-done = Platz 1 bekommt einen Rubin, dann folgen Saphir, Smaragd und Bernstein. An anderen Tischen: von Rundenleiste und Beutel.

## Cards

learn-cards-1 = Zwei Symbole treffen sich
learn-cards-1-right = Zwei Symbole einer Karte müssen die gleichen zwei der anderen berühren. Wo stimmt es?
learn-cards-1-right-hint = Zähl die Paare, die sich berühren: Es müssen zwei sein, jedes mit gleichen Symbolen.
learn-cards-1-right-done = Richtig: zwei Paare gleicher Symbole, nicht eins und nicht drei.
learn-cards-1-lay = Leg jetzt die andere Karte so, dass sie zur ersten passt.
learn-cards-1-lay-hint = Noch nicht: Zwei Paare gleicher Symbole müssen sich berühren.
learn-cards-1-lay-done = Die beiden Karten passen.
learn-cards-2 = Vier Karten
learn-cards-2-two = Leg eine zweite Karte so, dass zwei Symbolpaare stimmen.
learn-cards-2-two-hint = Noch nicht: Zwei Paare gleicher Symbole müssen sich berühren.
learn-cards-2-four = Leg zwei weitere Karten an. Jede darf nur eine andere berühren.
learn-cards-2-four-hint = Dort nicht. Nimm die Karte zurück, dreh sie oder such eine andere Seite.
learn-cards-2-four-done = Vier Karten, alle richtig. Im Spiel brauchst du sieben.
learn-cards-3 = Rufen und Punkte
learn-cards-3-call = Sieben Karten liegen, alle richtig. Was nun?
learn-cards-3-call-more = Eine achte Karte legen
learn-cards-3-call-call = „Ubongo!“ rufen
learn-cards-3-call-hint = Sieben Karten genügen.
learn-cards-3-call-done = Richtig: Stimmen alle sieben, gibt es für den Ruf zehn Punkte.
learn-cards-3-five = Jemand anderes ruft. Deine fünf Karten sind richtig. Wie viele Punkte bekommst du?
learn-cards-3-five-hint = In einer richtigen Auslage zählt jede Karte einen Punkt.
learn-cards-3-five-done = Fünf: ein Punkt für jede Karte.
learn-cards-3-wrong = Eine deiner fünf Karten ist falsch. Wie viele Punkte sind es jetzt?
learn-cards-3-wrong-hint = Ein Fehler, und die ganze Auslage zählt nicht.
learn-cards-3-wrong-done = Keiner. Nimm eine falsche Karte lieber rechtzeitig zurück.
learn-cards-3-pass = Du findest keinen Platz mehr. Was kannst du tun?
learn-cards-3-pass-guess = Trotzdem eine Karte legen
learn-cards-3-pass-pass = Passen
learn-cards-3-pass-hint = Eine falsche Karte kostet dich alle Punkte.
learn-cards-3-pass-done = Passen: Jede Karte zählt weiter einen Punkt. Die Runde endet, wenn jemand ruft oder alle gepasst haben.
