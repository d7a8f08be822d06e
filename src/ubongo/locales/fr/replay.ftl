# French: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Rediffusion
replay-failed = La rediffusion n’a pas pu être chargée.
replay-not-over = Cette partie est encore en cours. Reviens quand elle sera finie.
replay-unknown = Partie introuvable.
replay-task = Plaquette { $number }
replay-solved = { $name } a résolu
replay-play = Lire
replay-pause = Pause
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-speed = Vitesse
replay-times = { $number }×
replay-time = Temps
replay-at = { $chapter }, { $time }
replay-before = Avant la première plaquette
replay-chapters = Aller à
replay-seat = Montrer
replay-everybody = tout le monde
replay-hidden = Face cachée
replay-placing = Placement des pions
replay-events = Ce qui s’est passé
replay-board-solved = La plaquette de { $name }, résolue

## Proof

proof-text = Chaque lancer, chaque donne et chaque tirage vient d’une graine secrète. Son empreinte était visible avant la première plaquette.
proof-own = Cette page a tout vérifié elle-même, sans rien demander au serveur.
proof-believed = Ces résultats viennent du serveur. Cette page ne les a pas vérifiés.
proof-hash = La graine correspond à l’empreinte publiée avant la partie
proof-hash-seen = C’est l’empreinte que ce navigateur a vue pendant la partie
proof-hash-unseen = Ce navigateur n’a pas vu la partie. Demande l’empreinte à un joueur.
proof-line = { $kind } : { $good } sur { $count }
proof-die = Lancers du dé
proof-draw = Tirages du sac
proof-deal = Donnes de plaquettes
proof-hand = Donnes de cartes
proof-pile = Piles mélangées
proof-gems = Disposition des gemmes
proof-first-roller = Qui lance en premier
proof-good = Juste
proof-bad = Faux
proof-wrong = { $place }, { $kind } : la partie a montré { $says }, mais la graine donne { $seed }
proof-nothing = rien
proof-offline = Pour vérifier sans navigateur, enregistre la partie et lance
proof-hash-word = Empreinte
