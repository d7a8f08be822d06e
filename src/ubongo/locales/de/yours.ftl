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
yours-data = Was dieser Server von dir speichert
yours-data-note = Ergebnisse, Tafeln des Tages, dein Name und Platz an jedem Tisch. Du kannst alles herunterladen oder auf allen deinen Geräten löschen. Partien bleiben, mit einem anderen Namen auf deinem Platz.
yours-export = Alles herunterladen
yours-erase = Alles löschen
yours-erase-sure = Für immer löschen?
yours-erased = Alles ist gelöscht. Dieser Browser gehört wieder niemandem.
yours-back = Zurück
yours-failed-unknown-recovery = Dieser Code ist falsch, benutzt oder ersetzt.
yours-failed-too-many = Zu viele Versuche. Warte ein wenig.
yours-failed-other = Das ging nicht. Nichts hat sich geändert; versuche es gleich noch einmal.
