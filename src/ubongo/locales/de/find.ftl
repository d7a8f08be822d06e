# German: looking for a game with a stranger.

find-title = Spiel finden
find-lead = Spiele zu zweit mit jemandem, der gerade auch ein Spiel sucht.
find-strength = Wie gut spielst du?
find-strength-gentle = Ganz neu
find-strength-steady = Recht gut
find-strength-sharp = Sehr gut
find-names = Ihr bekommt beide einen Tiernamen. Deinen eigenen sieht niemand.
find-talk = Es gibt keinen Chat, nur vier freundliche Reaktionen. Du kannst sie stummschalten.
find-bot = Kommt in { $seconds } Sekunden niemand, spielt ein Bot mit.
find-go = Mitspieler finden
find-bots = Gegen Bots spielen
find-looking = Suche nach einem Mitspieler …
find-bot-in = Kommt niemand, spielt in { $seconds } s ein Bot mit.
find-soon = Der Tisch wird gedeckt …
find-cancel = Suche beenden
find-failed-superseded = Du suchst in einem anderen Fenster.
find-failed-too-many = Zu viele Versuche. Warte ein wenig.
find-failed-full = Hier sind zu viele Tische offen. Versuche es gleich noch einmal.
find-failed-too-many-searches = Zu viele suchen gerade. Versuche es gleich noch einmal.
find-failed-no-cookies = Erlaube hier Cookies: Sie halten deinen Platz frei.
find-failed-refused = Der Server hat abgelehnt. Versuche es gleich noch einmal.
find-failed-other = Keine Verbindung zum Server. Versuche es gleich noch einmal.
find-missed = Du warst zu spät: Die Partie hat ohne dich begonnen.
find-again = Noch einmal suchen
