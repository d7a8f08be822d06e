# German: the home page.
# Names of players come as { $name }.

## Home

home-lead = Bedecke die hellen Felder mit deinen Teilen. Dreh und wende sie, bis alle passen.
home-play = Jetzt spielen
home-friends = Mit Freunden
home-bots = Gegen Bots
home-alone = Solo
learn-title = Lernen
home-back = Zurück zum Tisch
home-back-run = Zurück zum Sololauf
home-join = Beitreten
home-code = Hast du einen Code?
home-code-label = Code des Tisches (6 Zeichen)
home-lost = Seite nicht gefunden. Das ist die Startseite.
home-failed = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
home-no-cookies = Erlaube hier Cookies: Sie sichern deinen Platz.
records-title = Deine Rekorde

## The first boards

first-next = Nächste Tafel
first-game = Zum ersten Spiel
first-bot = Bot:

## The games

edition-pouch = Edelstein­beutel
edition-classic = Edelstein­brett
edition-note-pouch = Sammle Edelsteine und Punkte
edition-note-classic = Sammle Steine einer Farbe
edition-three-d = 3D-Blöcke
edition-cards = Karten
edition-note-three-d = Bau zwei Schichten hoch
edition-note-cards = Verbinde sieben von neun Karten
