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
replay-seat = Ansicht
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
proof-pile = Mischen der Stapel
proof-gems = Auslage der Steine
proof-first-roller = Wer zuerst würfelt
proof-good = Richtig
proof-bad = Falsch
proof-wrong = { $place }, { $kind }: Das Spiel zeigte { $says }, aus dem Startwert folgt { $seed }
proof-nothing = nichts
proof-offline = Zum Prüfen ohne Browser das Spiel speichern und ausführen:
proof-agreed = Was am Start vereinbart war
proof-agreed-word = Fingerabdruck der Vereinbarung
proof-hash-word = Fingerabdruck
proof-everybody = { $edition ->
    [cards] Niemand konnte diese Karten aussuchen, auch der Host nicht.
   *[other] Niemand konnte diese Tafeln oder Würfe aussuchen, auch der Host nicht.
}
proof-how = Jeder Browser am Tisch gab dem Zufall einen geheimen Anteil. Ein ehrlicher genügt.
proof-several = Niemand konnte den Zufall allein bestimmen: Die Browser mehrerer Spielender gaben Anteile dazu.
proof-most-rounds = Einige Anteile fehlen (siehe unten). Wer sie wegließ, hatte eine gewisse Wahl. Davon abgesehen konnte niemand den Zufall allein bestimmen.
proof-unshared = Der Anteil deines Browsers fehlt. Du kannst nicht ausschließen, dass die anderen den Zufall gemeinsam bestimmt haben.
proof-one = Nur ein Browser am Tisch gab dem Zufall einen Anteil. Wenn dieser Person auch der Server gehört, hat sonst niemand mitbestimmt.
proof-none = Kein Browser am Tisch gab dem Zufall einen Anteil. Der Server bestimmte ihn allein.
proof-older = In diesem älteren Spiel konnten die Spielenden noch nichts zum Zufall beitragen.
proof-broken = Etwas stimmt nicht. Jedes ✗ zeigt, was.
proof-checked = Geprüft
proof-terms = Spielende, Regeln und Stapel sind wie am Start vereinbart
proof-terms-seen = Dieser Browser sah am Start dieselbe Vereinbarung
proof-own-share = Der Anteil dieses Browsers ist dabei
proof-shares = Jeder Anteil stand vor dem Spiel fest
proof-reveals = Jede Runde begann mit neuen Anteilen
proof-asked = Von diesem Browser wurde kein Anteil zu früh verlangt
proof-log = Das Protokoll enthält alles, was hier zu sehen ist
proof-head-seen = Nichts wurde geändert, nachdem dieser Browser es sah ({ $count } Einträge verglichen)
proof-clock = Es gab nicht mehr Zeit zurück, als verloren ging
proof-skips = Zeit wurde nur übersprungen, während nur noch Bots spielten
proof-pauses = Das Spiel wurde nur ohne andere Menschen pausiert, und alle Uhren standen
proof-against = Der Server meldet: { $words }
proof-rests = Was der Server sagt, ohne Beweis
proof-times = Wann jeder Zug ankam
proof-times-seen = Wann jeder Zug ankam; die Uhr deines Browsers stimmte auf { $ms } ms überein
proof-rules = Dass jeder Zug den Regeln folgte
proof-left-out = { $place }: Der Anteil von { $name } kam nicht rechtzeitig an
proof-no-share = { $name } gab keinen Anteil zum Zufall
proof-extension = { $place }: { $seconds } s Zeit zurück nach einer Unterbrechung
proof-delay = { $name }: bis zu { $ms } ms Verzögerung wurden abgezogen
proof-wait = Anteile dieses Browsers wurden bis zu { $seconds } s vor Gebrauch verlangt
proof-stand-in = Ein Bot oder der Tisch spielte eine Weile für { $name }
proof-bots = Züge von Bots, vom Server nachgerechnet: { $count }
proof-deck-shipped = Dass der Stapel der übliche ist
proof-deck-fresh = Der Stapel wurde für dieses Spiel erzeugt. Der Befehl unten erzeugt ihn noch einmal.
proof-deck-unknown = Wer den Stapel ausgesucht hat, ist nicht bekannt.
proof-page = Diese Seite, die vom selben Server kommt
proof-start = Start
