# French: what every screen says.
# Names of players come as { $name }.

## Everywhere

app-title = Ubongo
you = Toi
loading = Un instant…
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
level-of = Niveau { $level }
# $rank comes with the plural rules of ordinals.
ordinal = { $rank ->
    [one] { $rank }er
   *[other] { $rank }e
}
clock-time = { $minutes }:{ $seconds }

## Gems

gem-ruby = Rubis
gem-ruby-letter = R
gem-sapphire = Saphir
gem-sapphire-letter = S
gem-emerald = Émeraude
gem-emerald-letter = E
gem-amber = Ambre
gem-amber-letter = A
gem-worth = { $gem }, valeur { $points }
gem-count = { $gem } : { $count }

## The die

symbol-0 = Bouclier
symbol-1 = Main
symbol-2 = Antilope
symbol-3 = Serpent
symbol-4 = Éléphant
symbol-5 = Masque
die-label = Le dé montre : { $symbol }
die-waiting = Le dé n’a pas encore été lancé

## Line

line-lost = Connexion perdue. Reconnexion…
line-back = Reconnecté
line-given-back = { $seconds ->
    [one] Le serveur était en panne. Tu récupères { $seconds } seconde.
   *[other] Le serveur était en panne. Tu récupères { $seconds } secondes.
}
line-superseded = Cette table est ouverte dans une autre fenêtre.
line-take-back = Jouer ici
line-unknown-table = Cette table n’existe plus.
line-damaged = Les données enregistrées de cette partie sont abîmées : elle ne peut pas continuer. Préviens la personne qui gère ce serveur.
line-closed = La connexion a été fermée.
line-reload = Recharger
page-outdated = Le jeu a été mis à jour. Recharge la page : ta place est gardée.
go-home = Accueil
rules-title = Règles
table-next = Revanche : mêmes joueurs, nouvelle partie…

## The corner

settings-title = Réglages
settings-language = Langue
