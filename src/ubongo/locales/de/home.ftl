# German: the home page.
# Names of players come as { $name }.

## Home

home-lead = Bedecke die hellen Felder mit deinen Teilen, bevor die Sanduhr abläuft. Dreh sie, wende sie und ruf Ubongo!
home-play = Jetzt spielen
home-play-note = Tafel um Tafel, in deinem Tempo
home-friends = Mit Freunden
home-friends-note = Öffne einen Tisch und schick den Link
home-bots = Gegen Bots
home-bots-note = Bis zu drei Computergegner
home-alone = Solo
home-alone-note = Gegen die Uhr, um deine Rekorde
home-back = Zurück zum Spiel
home-join = Beitreten
home-code = Hast du einen Code?
home-code-label = Code des Tisches (6 Zeichen)
home-lost = Seite nicht gefunden. Das ist die Startseite.
home-failed = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
records-title = Deine Rekorde
