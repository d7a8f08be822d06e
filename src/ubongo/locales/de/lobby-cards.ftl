# German: cards in the lobby.

edition-cards = Karten
edition-note-cards = Verbinde sieben von neun Karten
rules-assist = Hilfe
rules-assist-yes = Fehler werden gezeigt
rules-assist-no = Keine
rules-lenient = Eine Karte berührt
rules-lenient-yes = Mehrere, wenn alles passt
rules-lenient-no = Nur eine andere
