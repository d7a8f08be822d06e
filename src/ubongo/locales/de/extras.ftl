# German: what few games need: an invitation, a look at boards or hands before a round, presets, and the boards of the day.

invite-title = Einladen
invite-share = Teilen
invite-code = Oder lies diesen Code vor:
invite-qr = QR-Code des Links, zum Scannen mit dem Telefon
invite-text = Spiel Ubongo mit mir
invite-link = Einladungslink
join-title = Du bist eingeladen
join-by = { $host } lädt dich ein: { $edition }
join-code-title = An einen Tisch setzen
join-name = Dein Name
join-name-hint = Lass es leer, dann suchen wir dir einen aus.
join-go = Platz nehmen
join-watch = Zuschauen
join-full = Alle Plätze sind besetzt, oder das Spiel läuft schon. Du kannst zuschauen. Spielt ein Bot mit, kannst du dort seinen Platz übernehmen.
join-failed-unknown-code = Kein Tisch hat diesen Code. Bitte prüf ihn.
join-failed-unknown-table = Diesen Tisch gibt es nicht mehr.
join-failed-wrong-invite = Dieser Link gehört nicht zu diesem Tisch. Bitte um einen neuen.
join-failed-too-many = Zu viele Versuche. Warte kurz und versuch es noch einmal.
join-failed-no-cookies = Erlaube hier Cookies: Sie sichern deinen Platz.
join-failed-other = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.

## A look before a round, and the rows of a card

look-all-ready = Los geht es in
look-when-all = Los geht es, wenn alle bereit sind.
look-waiting = Noch nicht bereit: { $names }
look-latest = (höchstens { $seconds } s)
look-rows = Die sechs Reihen deiner Karte
look-board = Deine Tafel
look-others = Alle sehen sich ihre Tafeln an.

## The rules of a table, all at once

preset = Spielweise
preset-house = Hausregeln
preset-box = Wie in der Schachtel

shares-kept = Der Server hat das Vereinbarte geändert. Dein Browser behält seinen Anteil am Zufall für sich.

## Boards of the day

today-title = Heute
today-lead = Drei Tafeln und eine Kartenhand, für alle gleich.
today-next = Neue in { $hours } h { $minutes } min.
today-soon = Neue in { $minutes } min.
today-past = Von einem früheren Tag: nur zum Üben.
today-rule = Dein erster Versuch zählt. Die Uhr startet mit der Tafel und läuft weiter, auch wenn du die Seite schließt.
today-easy = Leicht
today-hard = Schwer
today-solid = Blöcke
today-cards = Karten
today-note-easy = Drei Teile
today-note-hard = Vier Teile
today-note-solid = Zwei Lagen hoch
today-note-cards = Verbinde sieben von neun Karten
today-play = Spielen
today-go-on = Weiter
today-again = Üben
today-open = Noch nicht gespielt
today-running = Deine Uhr läuft
today-unsolved = Nicht gelöst
today-late = Zu spät für die Liste
today-place = { $place } von { $count }
today-failed = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
today-times = Zeiten des Tages
today-times-note = Von diesem Server gemessen. Alle sehen die Namen der anderen.
today-times-none = Noch keine Zeiten.
today-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
today-name = Dein Name in der Liste
today-you = { $name } (du)
today-now = Tafeln von heute
today-days = Deine Tage
today-earlier = Voriger Monat
today-later = Nächster Monat
today-day = { $date }: { $count } von 4 gelöst
today-on-day = Am Tag gelöst
today-afterwards = Später gelöst
today-give-up = Aufgeben
today-give-up-sure = Wirklich aufgeben?
today-elapsed = Zeit
today-unsent = Das kam nicht beim Server an. Deine Uhr läuft.
today-send = Noch einmal senden
today-wrong = Der Server hat einen Fehler gefunden. Deine Uhr läuft.

## Boards without a network, and a new version of the page

offline-title = Ohne Netz
offline-lead = Dein Browser prüft diese Tafeln. Sie zählen für keine Liste und keinen Rekord.
offline-mark = Das zählt für keine Liste und keinen Rekord.
offline-back = Andere Tafeln
offline-none = Hier ist noch nichts gespeichert. Öffne die Seite einmal mit Netz.
update-ready = Eine neue Version ist bereit.
update-not-now = Nicht jetzt
more-lab = Puzzle-Werkstatt

## The lobby alone

lobby-seats = Plätze
lobby-open = Freier Platz
lobby-holds = Wer auf Platz { $number } sitzt
lobby-count = Personen
lobby-starting = Wird ausgeteilt …
lobby-bots-join = { $count ->
    [0] Alle sind da.
    [one] Ein Bot übernimmt den freien Platz.
   *[other] Bots übernehmen die { $count } freien Plätze.
}
lobby-waiting = Warten, bis { $name } startet.
lobby-pass-time = Eine Tafel zum Zeitvertreib
handicaps-title = Handicap je Spieler

lobby-found = { $bot ->
    [yes] Mit dir spielt ein Bot: { $name }
   *[no] Mit dir spielt: { $name }
}
lobby-found-name = Dein Name in diesem Spiel: { $name }
lobby-found-waits = Die andere Person kommt gleich …
lobby-found-starts = Das Spiel beginnt …
