# German: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = Der Tisch ist gedeckt
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-open = Ein freier Platz
lobby-you = Du
lobby-host = Gastgeber
lobby-away = Nicht da
lobby-name = Dein Name
lobby-holds = Wer auf Platz { $number } sitzt
lobby-for-friend = Für Freunde
lobby-bot = Bot, { $strength ->
    [gentle] sanft
    [sharp] scharf
   *[steady] solide
}
lobby-free = Den Platz von { $name } freigeben
lobby-count = Wie viele spielen
lobby-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Leute schauen zu
}
lobby-start = Los
lobby-starting = Wird ausgeteilt …
lobby-bots-join = { $count ->
    [0] Alle sind da.
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $count } freien Plätze.
}
lobby-waiting = { $name } beginnt das Spiel.
lobby-leave = Gehen

## Inviting

invite-title = Einladen
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-code = Oder lies diesen Code vor:
invite-qr = Ein Bild des Links, für die Kamera eines Telefons
invite-text = Spiel Ubongo mit mir
invite-link = Link der Einladung

## Rules of this table

rules-title = Regeln
rules-edition = Spiel
edition-pouch = Edelstein­beutel
edition-classic = Edelstein­brett
edition-note-pouch = Steine aus dem Beutel, Punkte zählen
edition-note-classic = Um die Wette an sechs Reihen
edition-three-d = Drei Dimen­sionen
edition-cards = Karten
edition-note-three-d = Blöcke in zwei Lagen
edition-note-cards = Sieben von neun Karten legen
rules-level = Stufe: { $name }
level-1 = 1 · leicht
level-2 = 2 · mittel
level-3 = 3 · schwer
level-4 = 4 · sehr schwer
rules-luck = Edelsteine
rules-luck-yes = Aus Beutel und Leiste
rules-luck-no = Nach Rang, ohne Glück
rules-assist = Hilfe
rules-assist-yes = Falsches wird gezeigt
rules-assist-no = Keine, wie am Tisch
rules-lenient = Eine Karte berührt
rules-lenient-yes = Mehrere, wenn alles passt
rules-lenient-no = Nur eine andere
rules-all-boards = Länge
rules-all-boards-yes = { $rounds } Runden, alle Tafeln
rules-all-boards-no = Neun Runden
rules-calm = Ziehen und nehmen
rules-calm-yes = In Ruhe, nach dem Rennen
rules-calm-no = Solange die Sanduhr läuft
rules-side = Tafeln
rules-glass = Die Sanduhr läuft
rules-deck = Stapel
rules-matched = Tafeln einer Runde
rules-matched-yes = Gleich schwer
rules-matched-no = Wie sie kommen
rules-absent = Wer nicht da ist
rules-absent-bot = Ein Bot springt ein
rules-absent-skip = Setzt aus
rules-first = Zuerst würfelt
rules-first-drawn = Ausgelost

## News, for the live region

news-sits = { $name } setzt sich an den Tisch
news-left = { $name } verlässt den Tisch
news-renamed = { $old } heißt jetzt { $name }
news-away = { $name } ist weg
news-back = { $name } ist wieder da
news-host = { $you ->
    [yes] Du leitest jetzt den Tisch
   *[no] { $name } leitet jetzt den Tisch
}
news-rule = { $rule }: { $value }

## Against bots

bots-title = Gegen Bots
bots-lead = Sie sehen, was du siehst, und suchen ihre Lösungen wirklich.
bots-open = Los
home-opponents = Gegner
home-opponents-none = Keine
home-strength = Sie sind
strength-gentle = Sanft
strength-steady = Solide
strength-sharp = Scharf
home-side = Tafeln
home-side-3 = Drei Teile
home-side-4 = Vier Teile
home-level = Stufe
home-glass = Sanduhr
home-glass-seconds = { $seconds } s
home-glass-none = Ohne Limit
home-deck = Stapel
home-deck-standard = Standard
home-deck-fresh = Neu

## An invitation

join-title = Du bist eingeladen
join-code-title = An einen Tisch setzen
join-name = Dein Name
join-name-hint = Lass es leer, dann bekommst du einen.
join-go = Hinsetzen
join-watch = Zuschauen
join-full = Alle Plätze sind besetzt, oder das Spiel läuft schon. Du kannst zuschauen.
join-failed-unknown-code = Kein Tisch hat diesen Code. Schau noch einmal hin.
join-failed-unknown-table = Diesen Tisch gibt es nicht mehr.
join-failed-wrong-invite = Dieser Link gehört nicht zu diesem Tisch. Bitte um einen neuen.
join-failed-too-many = Zu viele Versuche in kurzer Zeit. Warte ein wenig.
join-failed-other = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
