# German: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Aufzeichnung
replay-failed = Die Aufzeichnung konnte nicht geladen werden.
replay-not-over = Dieses Spiel läuft noch. Ansehen kannst du es, sobald es vorbei ist.
replay-unknown = So ein Spiel gibt es hier nicht.
replay-task = Tafel { $number }
replay-solved = { $name } hat gelöst
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Ein Ereignis zurück
replay-on = Ein Ereignis weiter
replay-speed = Tempo
replay-times = { $number }×
replay-time = Zeit
replay-at = { $chapter }, { $time }
replay-before = Vor der ersten Tafel
replay-chapters = Gehe zu
replay-seat = Von nahem
replay-everybody = alle
replay-hidden = Verdeckt
replay-placing = Die Figuren werden aufgestellt
replay-events = Was geschah
replay-board-solved = Die Tafel von { $name }, gelöst

## Proof

proof-text = Jeder Wurf, jede Tafel und jeder Griff in den Beutel folgt aus einem geheimen Startwert. Sein Fingerabdruck war vor der ersten Tafel zu sehen.
proof-own = Diese Seite hat alles selbst noch einmal ausgerechnet, ohne den Server zu fragen.
proof-believed = Hier siehst du, was der Server ausgerechnet hat.
proof-hash = Der Startwert hat den Fingerabdruck, der vor dem Spiel gezeigt wurde
proof-hash-seen = Es ist der Fingerabdruck, den dieser Browser während des Spiels sah
proof-hash-unseen = Dieser Browser hat das Spiel nicht gesehen: Frag jemanden, der dabei war, nach dem Fingerabdruck.
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
proof-wrong = { $place }, { $kind }: gezeigt wurde { $says }, der Startwert sagt { $seed }
proof-nothing = nichts
proof-offline = Prüfen ohne Seite: Spiel speichern, dann ausführen:
proof-hash-word = Fingerabdruck
