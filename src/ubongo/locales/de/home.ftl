# German: the home page, a table against bots, an invitation.
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
