# German: the home page.
# Names of players come as { $name }.

## Home

home-lead = Bedecke die hellen Felder mit deinen Teilen, bevor die Sanduhr abläuft. Dreh sie, wende sie und ruf Ubongo!
home-play = Gleich spielen
home-play-note = Eine Tafel, keine Uhr, niemand wartet
home-friends = Mit Freunden
home-friends-note = Öffne einen Tisch und schick den Link
home-bots = Gegen Bots
home-bots-note = Neun Runden, ein bis drei Gegner
home-alone = Allein
home-alone-note = Gegen die Uhr und um eigene Rekorde
home-back = Zurück an deinen Tisch
home-join = Mitspielen
home-code = Hat dir jemand einen Code vorgelesen?
home-code-label = Code des Tisches, sechs Zeichen
home-lost = Unter dieser Adresse ist nichts. Hier geht es zur Startseite.
home-failed = Der Server hat nicht geantwortet. Versuch es gleich noch einmal.
records-title = Deine Rekorde
