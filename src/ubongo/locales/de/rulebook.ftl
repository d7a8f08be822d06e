# German: the rules of every game, for players. Numbers come from the code as { $variables }: type none.
# A line that starts with "1. " is a step, one that starts with "- " an item of a list, any other a paragraph.

rulebook-title = Regeln
rulebook-lead = Wie jedes Spiel geht, in ein paar Minuten erklärt.
rulebook-all = Alle Regeln
rulebook-contents = Inhalt
rulebook-print = Drucken
rulebook-close = Regeln schließen
rulebook-solo-name = Solospiel
rulebook-try = Probier es gleich hier: Bedecke die hellen Felder.
rulebook-try-blocks = Probier es gleich hier: Bau { $layers } Schichten auf die hellen Felder.
rulebook-solved = Ubongo! So sieht eine gelöste Tafel aus.
rulebook-again = Tafel leeren
rulebook-track-figure = Die Rundenleiste vor der ersten Runde
rulebook-row-figure = Eine Reihe Steine: Die Figur nimmt die vordersten
rulebook-row-taken = Kommen zuerst weg
rulebook-contact-right = Richtig: Die Symbole passen paarweise
rulebook-contact-wrong = Falsch: Verschiedene Symbole berühren sich

## Headings

rulebook-head-aim = Darum geht es
rulebook-head-board = Tafel und Teile
rulebook-head-round = Eine Runde, Schritt für Schritt
rulebook-head-gems = Was Edelsteine wert sind
rulebook-head-track = Die Rundenleiste
rulebook-head-bag = Der Beutel
rulebook-head-die = Der Würfel
rulebook-head-second = Zweite Chance
rulebook-head-handicap = Handicap je Spieler
rulebook-head-blocks = Blöcke und Schichten
rulebook-head-levels = Stufen
rulebook-head-gemboard = Das Edelsteinbrett
rulebook-head-pawn = Ziehen und nehmen
rulebook-head-cards = Die Karten
rulebook-head-contact = Wie Karten sich berühren
rulebook-head-call = Rufen und Punkte
rulebook-head-runs = Spielarten
rulebook-head-aside = Überspringen und aufhören
rulebook-head-practice = Üben und Hilfe
rulebook-head-end = Ende und Gleichstand
rulebook-head-records = Rekorde
rulebook-head-printed = Anders als in der Schachtel

## What several games share

rulebook-race-die =
    Der Würfel hat { $symbols } Seiten, und auf jeder Tafel gibt es für jede davon eine Reihe. Sie zeigt, womit du löst; anderes ist nicht erlaubt, auch wenn es passen würde.
    Ein Wurf gilt für alle. Die Würfelseite ist dieselbe, die Tafeln sind verschieden.
rulebook-race-second =
    Die Zeit ist um, und niemand hat gerufen? Dann wird die Sanduhr noch einmal gedreht, und alle machen weiter, wo sie sind.
    Ruft auch diesmal niemand, gehen in dieser Runde alle leer aus. Eine aufgegebene Tafel bleibt aufgegeben.
rulebook-race-handicap =
    Ein Kind und ein Erwachsener an einem Tisch? Vor dem Start kann jeder ein Handicap wählen, und wer den Tisch leitet, auch für andere. Alle sehen es, und nach dem Start bleibt es, wie es ist.
    - Zusatzzeit: Ist die Sanduhr abgelaufen, macht diese Person bis zu { $extra_seconds } Sekunden weiter. Die anderen haben aufgehört. Der Rang folgt wie immer der Reihenfolge.
    - Eigene Tafeln: für { $few } oder { $many } Teile, egal was die anderen haben.
    Hat niemand gerufen, wird zuerst die Sanduhr gedreht. Zusatzzeit gibt es erst ganz am Schluss.
rulebook-race-gems =
    Es gibt { $gems } Edelsteine. Nicht die Anzahl zählt, sondern der Wert:
rulebook-race-track =
    Auf der Rundenleiste liegen { $on_track } Paare aus Saphir und Bernstein, eines für jede der { $rounds } Runden. So zeigt sie auch, wie viele Runden noch kommen.
    - Wer zuerst löst: der Saphir und ein Stein aus dem Beutel.
    - Wer als Zweites löst: der Bernstein und ein Stein aus dem Beutel.
    - Alle anderen, die es rechtzeitig schaffen: ein Stein aus dem Beutel.
    Was in einer Runde niemand gewinnt, kommt in den Beutel.
rulebook-race-bag =
    Am Anfang sind { $bag } Edelsteine im Beutel. Gezogen wird blind: Auch wer lange braucht, kann einen Rubin erwischen, und wer schnell ist, einen Bernstein.
    Öffne den Beutel auf dem Bildschirm: Du siehst, was noch drin ist und wie wahrscheinlich jeder Stein ist.
rulebook-race-end =
    Zählt nach { $rounds } Runden eure Steine zusammen: Die meisten Punkte gewinnen.
    Gleichstand an der Spitze? Dann gibt es ein Stechen: Nur die Führenden bekommen eine neue Tafel, Steine gibt es keine mehr. Wer sie zuerst löst, gewinnt. Bringen { $tie_breaks } Stechen keine Entscheidung, gewinnen die Führenden gemeinsam.

## Gem pouch

rulebook-pouch-aim =
    Alle lösen gleichzeitig ein Puzzle, gegen die Sanduhr und gegeneinander. Wer löst, bekommt Edelsteine; wer schnell löst, bekommt bessere. Nach { $rounds } Runden gewinnen die wertvollsten Steine. Für { $fewest_players } bis { $most_players } Personen.
rulebook-pouch-board =
    Alle haben die gleichen { $pieces } Teile. In jeder Runde brauchst du { $few } oder { $many } davon, je nachdem, was euer Tisch gewählt hat.
    Dreh und wende sie, wie du magst. Jedes helle Feld muss genau einmal bedeckt sein. Nichts darf überstehen, und kein Teil darf übrig bleiben.
rulebook-pouch-round =
    1. Alle bekommen eine neue Tafel. Keine kommt zweimal.
    2. Der Würfel fällt, alle Tafeln werden umgedreht, die Sanduhr läuft: { $seconds } Sekunden.
    3. Bedecke deine hellen Felder mit den Teilen, die deine Tafel für den Würfel zeigt.
    4. Fertig? Das ist dein Ubongo! Dein Rang steht fest, die anderen spielen weiter.
    5. Ist die Zeit um, hören alle auf. Wer gelöst hat, bekommt Steine, und alle Tafeln werden gezeigt.
    Rufe innerhalb von { $photo_finish } Tausendstelsekunden sind ein Fotofinish: Es entscheidet die eigene Zeit, damit eine langsame Verbindung niemanden einen Rang kostet.
rulebook-pouch-printed =
    - In der Schachtel liegen die Tafeln vor dem Wurf offen. Hier werden sie gemeinsam umgedreht, damit niemand einen Vorsprung hat. Euer Tisch kann die alte Art wählen.
    - Die Tafeln einer Runde sind etwa gleich schwer, und deine Teile liegen bereit. Euer Tisch kann zufällige Tafeln wählen oder euch die Teile selbst heraussuchen lassen.
    - Falsch rufen geht nicht: Das Spiel ruft für dich, sobald deine Tafel stimmt.
    - Du kannst eine Tafel aufgeben, damit niemand auf dich wartet.
    - Sind nur noch Bots dran? Dann könnt ihr sie sofort fertigspielen lassen. An ihren Ergebnissen ändert das nichts.

## Gem board

rulebook-classic-aim =
    Löse deine Tafel, bevor die Zeit um ist. Dann zieh deine Figur am Edelsteinbrett entlang und nimm { $taken } Steine, alles, solange die Sanduhr läuft. Am Ende gewinnen die meisten Steine einer Farbe. Für { $fewest_players } bis { $most_players } Personen, { $rounds } Runden.
rulebook-classic-board =
    Alle haben die gleichen { $pieces } Teile. In jeder Runde brauchst du { $few } oder { $many } davon, je nachdem, was euer Tisch gewählt hat.
    Dreh und wende sie, wie du magst. Jedes helle Feld muss genau einmal bedeckt sein. Nichts darf überstehen, und kein Teil darf übrig bleiben.
rulebook-classic-gemboard =
    Die { $gems } Edelsteine haben { $colors } Farben, { $of_a_color } von jeder. Sie füllen zufällig gemischt { $rows } Reihen zu je { $in_a_row } Steinen. Am Ende jeder Reihe ist ein Feld für die Figuren.
    Vor der ersten Runde stellst du deine Figur an eine Reihe. Mehrere Figuren dürfen auf einem Feld stehen. Achte darauf, welche Farben dort und in den Reihen daneben zuerst kommen.
rulebook-classic-round =
    1. Alle bekommen eine neue Tafel.
    2. Der Würfel fällt, alle Tafeln werden umgedreht, die Sanduhr läuft: { $seconds } Sekunden.
    3. Bedecke deine hellen Felder mit den Teilen, die deine Tafel für den Würfel zeigt.
    4. Fertig? Das ist dein Ubongo! Dein Rang bestimmt, wie weit deine Figur darf.
    5. Zieh deine Figur und nimm deine Steine, bevor die Zeit um ist. Die anderen spielen weiter.
    6. Ist die Zeit um, hören alle auf: kein Ruf, kein Zug, keine Steine mehr.
    Rufe innerhalb von { $photo_finish } Tausendstelsekunden sind ein Fotofinish: Es entscheidet die eigene Zeit.
rulebook-classic-pawn =
    So weit darf deine Figur, in beide Richtungen:
    - Als Erstes fertig: bis zu { $steps_1 } Felder
    - Als Zweites: bis zu { $steps_2 }
    - Als Drittes: bis zu { $steps_3 }
    - Als Viertes: { $steps_4 }. Nimm, was vor dir liegt.
    Du darfst auch stehen bleiben. Die Felder sind eine Linie, kein Kreis. Dann nimmst du die { $taken } Steine, die deiner Figur am nächsten sind. Reihen werden nur von der Figur her kürzer, und eine leere Reihe bleibt leer.
    Zwei Figuren an einer Reihe? Die Steine bekommt die schnellere Hand, nicht der bessere Rang.
    Löst du deine Tafel nicht, bleibt deine Figur stehen und nimmt nichts.
rulebook-classic-end =
    Zählt nach { $rounds } Runden eure beste Farbe. Die höchste Zahl gewinnt, egal in welcher Farbe. Bei Gleichstand entscheidet die nächstbeste Farbe, und so weiter. Überall gleich? Dann gewinnt ihr gemeinsam.
    Mehr Steine insgesamt nützen dir nichts: Such dir ein, zwei Farben aus und bleib dabei.
rulebook-classic-printed =
    - In der Schachtel liegen die Tafeln vor dem Wurf offen. Hier werden sie gemeinsam umgedreht. Euer Tisch kann die alte Art wählen.
    - Die Tafeln einer Runde sind etwa gleich schwer. Euer Tisch kann zufällige wählen.
    - Stellst du deine Figur nicht rechtzeitig auf, beginnt sie an Reihe { $default_field }.
    - Haben alle ihre Steine genommen oder aufgegeben, wartet niemand mehr auf die Sanduhr.
    - Euer Tisch kann alle Tafeln spielen: { $rounds_for_2 } Runden zu zweit, { $rounds_for_3 } zu dritt.
    - Euer Tisch kann auch in Ruhe spielen: Die Steine nehmt ihr dann nach dem Rennen, nach Rang und ohne Sanduhr.
    - Sind nur noch Bots dran? Dann könnt ihr sie sofort fertigspielen lassen. An ihren Ergebnissen ändert das nichts.

## 3D blocks

rulebook-three-d-aim =
    Bauen statt bedecken: Fülle { $layers } Schichten mit deinen Blöcken, bevor die Zeit um ist und bevor es die anderen schaffen. Wer löst, bekommt Edelsteine; wer schnell löst, bekommt bessere. Nach { $rounds } Runden gewinnen die wertvollsten Steine. Für { $fewest_players } bis { $most_players } Personen.
rulebook-three-d-blocks =
    Alle haben die gleichen { $blocks } Blöcke in { $colors } Farben. In jeder Runde brauchst du { $few } oder { $many } davon.
    Die hellen Felder sind der Boden. Darüber müssen genau { $layers } Schichten voll sein: kein Loch, nichts daneben, nichts obendrauf.
    Dreh und kipp einen Block, wie du magst. Spiegeln geht nicht: Die beiden verdrehten Blöcke sehen gleich aus, sind aber Spiegelbilder und ersetzen einander nie.
rulebook-three-d-levels =
    Es gibt { $levels } Stufen, und alle wählen ihre eigene. Ein Kind auf der leichtesten und Erwachsene auf der schwersten haben faire Chancen.
    In jeder Runde sind die Tafeln für ihre Stufe etwa gleich schwer.
rulebook-three-d-round =
    1. Alle bekommen eine neue Tafel ihrer Stufe.
    2. Der Würfel fällt, alle Tafeln werden umgedreht, die Sanduhr läuft: { $seconds } Sekunden.
    3. Bau mit den Blöcken, die deine Tafel für den Würfel zeigt.
    4. Beide Schichten voll? Das ist dein Ubongo! Dein Rang steht fest, egal auf welcher Stufe, und die anderen spielen weiter.
    5. Ist die Zeit um, hören alle auf. Wer gelöst hat, bekommt Steine, und alle Tafeln werden gezeigt.
    Rufe innerhalb von { $photo_finish } Tausendstelsekunden sind ein Fotofinish: Es entscheidet die eigene Zeit.
rulebook-three-d-printed =
    - In der Schachtel liegen die Tafeln vor dem Wurf offen. Hier werden sie gemeinsam umgedreht. Euer Tisch kann die alte Art wählen.
    - Deine Tafeln werden Runde für Runde gezogen, damit sie gleich schwer sind, und deine Blöcke liegen bereit. Euer Tisch kann zufällige Tafeln wählen oder euch die Blöcke selbst heraussuchen lassen.
    - Euer Tisch kann ohne Glück spielen: Steine nach Rang, vom Rubin für Platz eins hinab bis zum Bernstein, ohne Leiste und Beutel.
    - Sind nur noch Bots dran? Dann könnt ihr sie sofort fertigspielen lassen. An ihren Ergebnissen ändert das nichts.

## Cards

rulebook-cards-aim =
    Ein Spiel für scharfe Augen: Verbinde { $placed } deiner { $hand } Karten so, dass die Symbole passen, wo sie sich berühren, und zwar vor allen anderen. Eine Sanduhr gibt es nicht. Nach { $rounds } Runden gewinnen die meisten Punkte. Für { $fewest_players } bis { $most_players } Personen.
rulebook-cards-cards =
    Es gibt { $cards } Karten in { $stacks } Stapeln. Eine Seite zeigt { $symbols } verschiedene Symbole in zwei Reihen.
    Jeder Stapel ist für zwei Runden. Der erste hat { $symbols_1 } Arten von Symbolen, der nächste { $symbols_2 }, der letzte { $symbols_3 }. Mehr Arten sind schwerer.
    In jeder ungeraden Runde bekommst du { $hand } neue Karten. In jeder geraden drehst du dieselben Karten um.
rulebook-cards-round =
    1. Auf das Signal sehen alle ihre { $hand } Karten und legen sofort los.
    2. Leg eine Karte irgendwo vor dich hin.
    3. Leg Karte um Karte an. Jede neue muss eine liegende richtig berühren.
    4. Dreh, verschieb und nimm Karten zurück, sooft du willst. Verzweigungen sind erlaubt.
    5. { $placed } Karten liegen und sind verbunden? Das ist dein Ubongo! Niemand darf mehr legen.
    6. Alle Auslagen werden geprüft, und es gibt Punkte.
    Eine Lösung gibt es immer. Findest du sie nicht, darfst du passen. Haben alle gepasst, endet die Runde.
    Die nächste Runde beginnt, sobald alle bereit sind, spätestens nach { $pause_seconds } Sekunden.
rulebook-cards-contact =
    Wo sich zwei Karten berühren, treffen genau { $pairs } Symbole der einen auf { $pairs } Symbole der anderen, und zwar Paar für Paar auf die gleichen.
    - Falsch: Nur ein Paar berührt sich, oder eines zu viel.
    - Falsch: Verschiedene Symbole berühren sich.
    - Falsch: Eine neue Karte berührt mehr als eine Karte. Euer Tisch kann das erlauben, wenn alles passt.
    Wie ein Symbol gedreht ist, ist egal. Ecken zählen nicht als Berührung.
rulebook-cards-call =
    - Dein Ruf stimmt: { $call } Punkte.
    - Du hast nicht gerufen, aber deine Auslage stimmt: ein Punkt für jede gelegte Karte.
    - Deine Auslage hat einen Fehler: nichts, auch wenn du gerufen hast.
    Rufe innerhalb von { $photo_finish } Tausendstelsekunden gelten als gleichzeitig. Dann bekommt ihr alle { $call }.
rulebook-cards-end =
    Nach { $rounds } Runden gewinnen die meisten Punkte. Bei Gleichstand gewinnt, wer öfter { $call } hatte. Immer noch gleich? Dann gewinnt ihr gemeinsam.
rulebook-cards-printed =
    - Normalerweise siehst du Fehler, sobald eine Karte liegt, und falsch rufen geht nicht. Euer Tisch kann auch Plätze zeigen lassen oder ohne Hilfe spielen, wie mit echten Karten. Für dich selbst kannst du das auch allein wählen.
    - Die Karten bleiben bis zum Signal verdeckt. Euer Tisch kann sie vorher zeigen.
    - Du kannst passen und es dir wieder anders überlegen.
    - Karten ohne Lösung werden nie ausgeteilt.
    - Sind nur noch Bots dran? Dann könnt ihr sie sofort fertigspielen lassen. An ihren Ergebnissen ändert das nichts.

## Solo

rulebook-solo-aim =
    Eine Tafel nach der anderen, nur für dich: so viele du schaffst, so schnell du kannst oder einfach zum Spaß. Du wählst flache Teile oder Blöcke.
rulebook-solo-board =
    Für flache Tafeln brauchst du { $few } oder { $many } deiner { $pieces } Teile. Bedecke jedes helle Feld genau einmal. Nichts darf überstehen. Dreh und wende die Teile, wie du magst.
    Mit den { $blocks } Blöcken füllst du { $layers } Schichten über den hellen Feldern, auf einer von { $levels } Stufen. Blöcke darfst du drehen, aber nicht spiegeln.
rulebook-solo-runs =
    - So viele du schaffst: Löse { $minutes_short }, { $minutes_middle } oder { $minutes_long } Minuten lang Tafeln. Nur fertige zählen.
    - So schnell du kannst: Löse { $tasks_short }, { $tasks_middle } oder { $tasks_long } Tafeln. Deine Zeit zählt.
    - Üben: keine Uhr, kein Ziel. Hör auf, wann du magst.
    Die Uhr läuft, sobald die erste Tafel umgedreht wird. Die nächste kommt, sobald du eine gelöst hast.
rulebook-solo-die =
    Für jede Tafel fällt der Würfel. Er hat { $symbols } Seiten, und deine Tafel hat für jede eine Reihe mit Teilen. Andere Teile sind nicht erlaubt.
    Neue Tafeln wiederholen sich nicht: Dieselbe mit derselben Würfelseite kommt erst wieder, wenn du alle anderen hattest.
rulebook-solo-aside =
    Du kommst nicht weiter? Überspring die Tafel und nimm eine andere. Sie zählt nicht, und die Zeit dafür ist weg.
    Du kannst einen Lauf jederzeit beenden. Gelöste Tafeln bleiben gelöst, aber ein beendeter Lauf kommt nicht in deine Rekorde. Nach { $most_boards } Tafeln ist ein Lauf vorbei.
rulebook-solo-practice =
    Üben richtet sich nach dir. Löst du schnell, werden die nächsten Tafeln schwerer. Überspringst du welche oder holst dir Hilfe, werden sie leichter.
    Du kommst nicht weiter? Beim Üben gibt es jederzeit Hilfe:
    - Ein Hinweis legt ein Teil für dich. Sind deine Teile im Weg, erfährst du, welche du zurücknehmen musst.
    - Eine Lösung wird gezeigt. Die Tafel bleibt ungelöst, und die Uhr ruht, bis du weitermachst.
    - Noch einmal: Jede Tafel dieser Übung kommt leer zurück, auch eine, die du übersprungen hast.
    Mit Hinweis oder beim zweiten Versuch zählt deine Zeit nicht als Bestzeit. Läufe gegen die Uhr haben keine Hilfe.
rulebook-solo-records =
    Zu jeder gelösten Tafel merkt sich das Spiel, wie schwer sie war und wie lange du gebraucht hast. Fertige Läufe werden mit deinen früheren der gleichen Art verglichen. Wie schwer deine Tafeln sind, ist auch Glück, und ein bisschen davon braucht jeder Rekord.
rulebook-solo-printed =
    - Das Spiel merkt sich deine Zeiten und Ergebnisse.
    - Üben ohne Uhr ist neu.
    - Auch mit Blöcken kannst du solo spielen.
