# French: a finished game watched again.
# Names of players come as { $name }.

## Replay

replay-title = Rediffusion
replay-failed = La rediffusion n’a pas pu être chargée.
replay-not-over = Cette partie est encore en cours. Tu pourras la revoir quand elle sera finie.
replay-unknown = Il n’y a pas de telle partie ici.
replay-task = Plaquette { $number }
replay-solved = { $name } a résolu
replay-play = Lire
replay-pause = Pause
replay-back = Un événement en arrière
replay-on = Un événement en avant
replay-speed = Vitesse
replay-times = { $number }×
replay-time = Temps
replay-at = { $chapter }, { $time }
replay-before = Avant la première plaquette
replay-chapters = Aller à
replay-seat = De près
replay-everybody = tout le monde
replay-hidden = Face cachée
replay-placing = Placement des pions
replay-events = Ce qui s’est passé
replay-board-solved = La plaquette de { $name }, résolue

## Proof

proof-text = Chaque jet, chaque donne et chaque tirage découle d’une graine secrète. Son empreinte était visible avant la première plaquette.
proof-own = Cette page a tout recalculé elle-même, sans rien demander au serveur.
proof-believed = Tu vois ici ce que le serveur a calculé.
proof-hash = La graine a l’empreinte publiée avant la partie
proof-hash-seen = C’est l’empreinte que ce navigateur a vue pendant la partie
proof-hash-unseen = Ce navigateur n’a pas vu la partie : demande l’empreinte à quelqu’un qui l’a vue.
proof-line = { $kind } : { $good } sur { $count }
proof-die = Jets du dé
proof-draw = Tirages du sac
proof-deal = Donnes de plaquettes
proof-hand = Donnes de cartes
proof-pile = Piles mélangées
proof-gems = Disposition des gemmes
proof-first-roller = Qui lance en premier
proof-good = Juste
proof-bad = Faux
proof-wrong = { $place }, { $kind } : on a montré { $says }, mais la graine dit { $seed }
proof-nothing = rien
proof-offline = Pour vérifier sans page : enregistre la partie, puis lance
proof-hash-word = Empreinte
