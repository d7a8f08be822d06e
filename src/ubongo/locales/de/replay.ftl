# German: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Aufzeichnung
replay-failed = Die Aufzeichnung konnte nicht geladen werden.
replay-not-over = Dieses Spiel läuft noch. Komm wieder, wenn es vorbei ist.
replay-unknown = Spiel nicht gefunden.
replay-task = Tafel { $number }
replay-solved = { $name } hat gelöst
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Ein Schritt zurück
replay-on = Ein Schritt weiter
replay-speed = Tempo
replay-times = { $number }×
replay-time = Zeit
replay-at = { $chapter }, { $time }
replay-before = Vor der ersten Tafel
replay-chapters = Gehe zu
replay-seat = Zeigen
replay-everybody = alle
replay-hidden = Verdeckt
replay-placing = Figuren aufstellen
replay-events = Was passiert ist
replay-board-solved = Die Tafel von { $name }, gelöst

## Proof

proof-text = Jeder Wurf, jede Tafel und jeder Griff in den Beutel kommt aus einem geheimen Startwert. Sein Fingerabdruck war vor der ersten Tafel zu sehen.
proof-own = Diese Seite hat alles selbst geprüft, ohne den Server zu fragen.
proof-believed = Diese Ergebnisse kommen vom Server. Diese Seite hat sie nicht geprüft.
proof-hash = Der Startwert passt zum Fingerabdruck, der vor dem Spiel gezeigt wurde
proof-hash-seen = Es ist der Fingerabdruck, den dieser Browser während des Spiels sah
proof-hash-unseen = Dieser Browser hat das Spiel nicht gesehen. Frag jemanden aus der Runde nach dem Fingerabdruck.
proof-line = { $kind }: { $good } von { $count }
proof-die = Würfe
proof-draw = Griffe in den Beutel
proof-deal = Ausgeteilte Tafeln
proof-hand = Ausgeteilte Karten
proof-pile = Gemischte Stapel
proof-gems = Auslage der Steine
proof-first-roller = Wer zuerst würfelt
proof-good = Richtig
proof-bad = Falsch
proof-wrong = { $place }, { $kind }: Das Spiel zeigte { $says }, aus dem Startwert folgt { $seed }
proof-nothing = nichts
proof-offline = Zum Prüfen ohne Browser das Spiel speichern und ausführen:
proof-hash-word = Fingerabdruck
