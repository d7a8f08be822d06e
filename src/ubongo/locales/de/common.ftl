# German: what every screen says.
# Names of players come as { $name }.

## Everywhere

app-title = Ubongo
you = Du
loading = Einen Moment …
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
level-of = Stufe { $level }
# $rank comes with the plural rules of ordinals.
ordinal = { $rank ->
   *[other] { $rank }.
}
clock-time = { $minutes }:{ $seconds }

## Gems

gem-ruby = Rubin
gem-ruby-letter = R
gem-sapphire = Saphir
gem-sapphire-letter = S
gem-emerald = Smaragd
gem-emerald-letter = M
gem-amber = Bernstein
gem-amber-letter = B
gem-worth = { $gem }, Wert { $points }
gem-count = { $gem }: { $count }

## The die

symbol-0 = Schild
symbol-1 = Hand
symbol-2 = Antilope
symbol-3 = Schlange
symbol-4 = Elefant
symbol-5 = Maske
die-label = Der Würfel zeigt: { $symbol }
die-waiting = Noch wurde nicht gewürfelt

## Line

line-lost = Verbindung verloren. Neuer Versuch …
line-back = Wieder verbunden
line-given-back = { $seconds ->
    [one] Der Server war weg. Du bekommst { $seconds } Sekunde zurück.
   *[other] Der Server war weg. Du bekommst { $seconds } Sekunden zurück.
}
line-superseded = Dieser Tisch ist in einem anderen Fenster offen.
line-take-back = Hier spielen
line-unknown-table = Diesen Tisch gibt es nicht mehr.
line-damaged = Die gespeicherten Daten dieses Spiels sind beschädigt; es kann nicht weitergehen. Bitte sag der Person Bescheid, die diesen Server betreibt.
line-closed = Die Verbindung wurde beendet.
line-reload = Neu laden
page-outdated = Das Spiel wurde aktualisiert. Lade die Seite neu, dein Platz bleibt dir.
go-home = Startseite
rules-title = Regeln
table-next = Revanche: gleiche Runde, neues Spiel …

## The corner

settings-title = Einstellungen
settings-language = Sprache
