# German: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = Der Tisch ist bereit
lobby-seat = Platz { $number }
lobby-you = Du
lobby-host = Host
lobby-away = Nicht da
lobby-name = Dein Name
lobby-for-friend = Für Freunde
lobby-bot = { $strength ->
    [gentle] Leichter Bot
    [sharp] Starker Bot
   *[steady] Mittlerer Bot
}
lobby-free = Den Platz von { $name } freigeben
lobby-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
lobby-start = Los
lobby-leave = Verlassen
invite-copy = Link kopieren
invite-copied = Kopiert

## Rules of this table

rules-edition = Spiel
rules-how = So geht das Spiel
lobby-learn = Dieses Spiel lernen
rules-level = Stufe: { $name }
rules-level-all = Stufe
rules-level-1 = 1 · leicht
rules-level-2 = 2 · mittel
rules-level-3 = 3 · schwer
rules-level-4 = 4 · sehr schwer
rules-luck = Edelsteine
rules-luck-yes = Aus Beutel und Leiste
rules-luck-no = Nach Rang, ohne Glück
rules-assistance = Die Hilfe zeigt
rules-assistance-contacts = Fehler
rules-assistance-none = Nichts
rules-assistance-places = Fehler und Plätze
rules-assistance-seat = Hilfe für { $name }
rules-assistance-seat-null = Wie am Tisch
rules-assistance-seat-contacts = Fehler
rules-assistance-seat-none = Nichts
rules-assistance-seat-places = Fehler und Plätze
rules-lenient = Eine Karte berührt
rules-lenient-yes = Mehrere, wenn alles passt
rules-lenient-no = Nur eine andere
rules-all-boards = Spiellänge
rules-all-boards-yes = { $rounds } Runden, alle Tafeln
rules-all-boards-no = Neun Runden
rules-calm = Ziehen und nehmen
rules-calm-yes = Nach dem Rennen, reihum
rules-calm-no = Solange die Sanduhr läuft
rules-side = Tafeln
rules-side-3 = Drei Teile
rules-side-4 = Vier Teile
rules-glass = Sanduhr
rules-glass-null = Ohne Limit
rules-seconds = { $seconds } s
rules-extra-time = Zusatzzeit für { $name }
rules-extra-time-null = Keine
rules-own-side = Tafeln für { $name }
rules-own-side-null = Wie am Tisch
rules-own-side-3 = Drei Teile
rules-own-side-4 = Vier Teile
rules-deck = Stapel
rules-deck-standard = Standard
rules-deck-fresh = Neu erzeugt
rules-matched = Tafeln einer Runde
rules-matched-yes = Gleich schwer
rules-matched-no = Zufällig
rules-boards-open = Vor dem Wurf
rules-boards-open-yes = Tafeln sind offen
rules-boards-open-no = Tafeln sind verdeckt
rules-own-pieces = Deine Teile
rules-own-pieces-yes = Selbst heraussuchen
rules-own-pieces-no = Liegen bereit
rules-hands-seen = Vor dem Signal
rules-hands-seen-yes = Karten sind offen
rules-hands-seen-no = Karten sind verdeckt
rules-spectators = Zuschauer sehen Teile
rules-spectators-after = In der Aufzeichnung
rules-spectators-live = Während des Legens
rules-absent = Wenn jemand weg ist
rules-absent-bot = Bot ab der nächsten Runde
rules-absent-skip = Setzt aus
rules-first-roller = Zuerst würfelt
rules-first-roller-null = Zufällig

## News, for the live region

news-sits = { $name } ist dabei
news-left = { $name } ist gegangen
news-renamed = { $old } heißt jetzt { $name }
news-away = { $name } ist weg
news-back = { $name } ist wieder da
news-host = { $you ->
    [yes] Du bist jetzt Host
   *[no] { $name } ist jetzt Host
}
news-rule = { $rule }: { $value }

## Against bots

bots-title = Gegen Bots
bots-lead = Sie sehen nur, was du siehst, und lösen ihre Tafeln wirklich.
bots-open = Los
bots-stranger = Mitspieler finden
bots-preset = Tempo
bots-preset-family = Familie
bots-preset-normal = Normal
bots-preset-fast = Schnell
bots-preset-note-family = { $timed ->
    [yes] Ein leichter Bot und mehr Zeit.
   *[no] Ein leichter Bot.
}
bots-preset-note-normal = { $count ->
    [one] Ein mittlerer Bot.
   *[other] Zwei mittlere Bots.
}
bots-preset-note-fast = { $count ->
    [one] Ein starker Bot
   *[other] Zwei starke Bots
}{ $timed ->
    [yes] {" und weniger Zeit"}.
   *[no] .
}
bots-preset-note-mixed = Eigene Auswahl.
bots-more = Mehr Auswahl
home-opponents = Gegner
home-opponents-none = Keine
home-strength = Stärke
strength-gentle = Leicht
strength-steady = Mittel
strength-sharp = Stark
