# German: what few games need: an invitation, a look at boards or hands before a round, and presets.

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
join-full = Alle Plätze sind besetzt, oder das Spiel läuft schon. Du kannst zuschauen.
join-failed-unknown-code = Kein Tisch hat diesen Code. Bitte prüf ihn.
join-failed-unknown-table = Diesen Tisch gibt es nicht mehr.
join-failed-wrong-invite = Dieser Link gehört nicht zu diesem Tisch. Bitte um einen neuen.
join-failed-too-many = Zu viele Versuche. Warte kurz und versuch es noch einmal.
join-failed-other = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.

## A look before a round, and the rows of a card

look-all-ready = Los geht es in
look-when-all = Los geht es, wenn alle bereit sind.
look-waiting = Noch nicht bereit: { $names }
look-latest = (höchstens { $seconds } s)
look-rows = Die sechs Reihen deiner Karte
look-board = Deine Tafel
look-others = Alle sehen sich ihre Tafeln an.

## The rules of a table, all at once

preset = Spielweise
preset-house = Hausregeln
preset-box = Wie in der Schachtel

shares-kept = Der Server hat das Vereinbarte geändert. Dein Browser behält seinen Anteil am Zufall für sich.
