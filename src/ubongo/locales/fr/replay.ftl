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
proof-agreed = Ce qui a été convenu au départ
proof-agreed-word = Empreinte de l’accord
proof-hash-word = Empreinte
proof-everybody = { $edition ->
    [cards] Personne n’a pu choisir ces cartes, pas même l’hôte.
   *[other] Personne n’a pu choisir ces plaquettes ni les dés, pas même l’hôte.
}
proof-how = Le navigateur de chaque joueur a ajouté au hasard une part secrète. Une seule honnête suffit.
proof-several = Personne n’a pu choisir le hasard seul : les navigateurs de plusieurs joueurs y ont ajouté une part.
proof-most-rounds = Il manque des parts (voir ci-dessous). Les écarter laissait un certain choix. À part cela, personne n’a pu choisir le hasard seul.
proof-unshared = La part de ton navigateur manque : tu ne peux pas exclure que les autres aient choisi le hasard ensemble.
proof-one = Le navigateur d’un seul joueur a ajouté une part au hasard. Si le serveur est à ce joueur, personne d’autre n’y a contribué.
proof-none = Aucun navigateur n’a ajouté de part au hasard. Le serveur l’a tiré seul.
proof-older = Dans cette ancienne partie, les joueurs ne pouvaient pas encore ajouter au hasard.
proof-broken = Quelque chose ne correspond pas. Chaque ✗ montre quoi.
proof-checked = Vérifié
proof-terms = Joueurs, règles et paquet sont ceux convenus au départ
proof-terms-seen = Ce navigateur a vu le même accord au départ
proof-own-share = La part de ce navigateur en fait partie
proof-shares = Chaque part était fixée avant la partie
proof-reveals = Chaque manche a commencé avec de nouvelles parts
proof-asked = Aucune part n’a été demandée trop tôt à ce navigateur
proof-log = Le journal contient tout ce qui est montré ici
proof-head-seen = Rien n’a changé après que ce navigateur l’a vu ({ $count } entrées comparées)
proof-clock = Pas plus de temps rendu que de temps perdu
proof-skips = Du temps n’a été sauté que lorsque seuls des bots jouaient encore
proof-pauses = La partie n’a été mise en pause que sans autres personnes, et tous les chronomètres se sont arrêtés
proof-against = Le serveur signale : { $words }
proof-rests = Selon le serveur, sans preuve
proof-times = Quand chaque coup est arrivé
proof-times-seen = Quand chaque coup est arrivé ; l’horloge de ton navigateur concordait à { $ms } ms près
proof-rules = Que chaque coup suivait les règles
proof-left-out = { $place } : la part de { $name } n’est pas arrivée à temps
proof-no-share = { $name } n’a pas ajouté de part au hasard
proof-extension = { $place } : { $seconds } s rendues après une coupure
proof-delay = { $name } : jusqu’à { $ms } ms de retard déduites
proof-wait = Des parts de ce navigateur ont été demandées jusqu’à { $seconds } s avant leur emploi
proof-stand-in = Un bot ou la table a joué un moment pour { $name }
proof-bots = Coups de bots recalculés par le serveur : { $count }
proof-deck-shipped = Que le paquet est celui d’origine
proof-deck-fresh = Le paquet a été créé pour cette partie. La commande ci-dessous le recrée.
proof-deck-unknown = On ne sait pas qui a choisi le paquet.
proof-page = Cette page, qui vient du même serveur
proof-start = Départ
