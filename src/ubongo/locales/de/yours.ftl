# German: your devices and your data.

yours-title = Deine Geräte und Daten
yours-lead = Es gibt kein Konto. Dieser Browser erkennt dich an einem eigenen Geheimnis.
yours-device = Bestzeiten auf ein anderes Gerät mitnehmen
yours-code-note = Erzeuge hier einen Code und tippe ihn dort ein. Er gilt einmal, ein Jahr lang. Ein neuer ersetzt ihn.
yours-code-make = Code erzeugen
yours-code = Code von deinem anderen Gerät
yours-here = Einen Code auf diesem Gerät benutzen
yours-here-note = Beide Geräte zeigen dann dasselbe. Was dieser Browser bisher aufgezeichnet hat, ist dann nicht mehr erreichbar.
yours-here-go = Code benutzen
yours-found = Fertig. Gefunden: Ergebnisse { $results }, Tafeln des Tages { $attempts }.
yours-ratings = Wertungen
yours-ratings-note = Wie gut du spielst, berechnet aus deinen Partien mit anderen Menschen. Nur du siehst es. Bots am Tisch zählen als Gegner. Partien mit Handicap zählen nicht, und auch kein Platz, an dem ein Bot eingesprungen ist.
yours-ratings-on = Wertungen einschalten
yours-ratings-off = Wertungen ausschalten
yours-ratings-sure = Wertungen löschen?
yours-ratings-none = Spiele eine Partie mit anderen zu Ende, dann hast du deine erste Wertung.
yours-ratings-range = Alle beginnen bei 1200. In zwei von drei Fällen liegt deine wahre Stärke in dem Bereich hinter ±.
yours-rating = { $rating } ± { $range }
yours-rating-games = { $games ->
    [one] Nach { $games } Partie
   *[other] Nach { $games } Partien
}
yours-rating-uncertain = Noch unsicher.
yours-rating-first = Deine erste Wertung: { $rating } ± { $range }
yours-rating-change = Deine Wertung: { $before } → { $rating }
yours-data = Was dieser Server von dir speichert
yours-data-note = Ergebnisse, Wertungen, Tafeln des Tages, dein Name und Platz an jedem Tisch. Du kannst alles herunterladen oder auf allen deinen Geräten löschen. Partien bleiben, mit einem anderen Namen auf deinem Platz.
yours-export = Alles herunterladen
yours-erase = Alles löschen
yours-erase-sure = Für immer löschen?
yours-keep = Behalten
yours-erased = Alles ist gelöscht. Dieser Browser gehört wieder niemandem.
yours-back = Zurück
yours-failed-unknown-recovery = Dieser Code ist falsch, benutzt oder ersetzt.
yours-failed-too-many = Zu viele Versuche. Warte ein wenig.
yours-failed-other = Das ging nicht. Nichts hat sich geändert; versuche es gleich noch einmal.
