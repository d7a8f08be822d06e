# French: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = La table est prête
lobby-seat = Place { $number }
lobby-you = Toi
lobby-host = Hôte
lobby-away = Pas là
lobby-name = Ton nom
lobby-for-friend = Pour des amis
lobby-bot = { $strength ->
    [gentle] Bot facile
    [sharp] Bot difficile
   *[steady] Bot moyen
}
lobby-free = Libérer la place de { $name }
lobby-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
lobby-start = Commencer
lobby-leave = Quitter
invite-copy = Copier le lien
invite-copied = Copié

## Rules of this table

rules-edition = Jeu
rules-how = Comment jouer
lobby-learn = Apprendre ce jeu
rules-level = Niveau de { $name }
rules-level-all = Niveau
rules-level-1 = 1 · facile
rules-level-2 = 2 · moyen
rules-level-3 = 3 · difficile
rules-level-4 = 4 · très difficile
rules-luck = Gemmes
rules-luck-yes = De la piste et du sac
rules-luck-no = Selon le rang, sans chance
rules-assistance = L’aide montre
rules-assistance-contacts = Erreurs
rules-assistance-none = Rien
rules-assistance-places = Erreurs et endroits
rules-assistance-seat = Aide pour { $name }
rules-assistance-seat-null = Comme la table
rules-assistance-seat-contacts = Erreurs
rules-assistance-seat-none = Rien
rules-assistance-seat-places = Erreurs et endroits
rules-lenient = Chaque carte touche
rules-lenient-yes = Plusieurs, si tout est juste
rules-lenient-no = Une seule autre
rules-all-boards = Durée
rules-all-boards-yes = { $rounds } manches, toutes les plaquettes
rules-all-boards-no = Neuf manches
rules-calm = Avancer et prendre
rules-calm-yes = Après la course, à tour de rôle
rules-calm-no = Pendant que le sablier coule
rules-side = Plaquettes
rules-side-3 = Trois pièces
rules-side-4 = Quatre pièces
rules-glass = Sablier
rules-glass-null = Sans limite
rules-seconds = { $seconds } s
rules-extra-time = Temps en plus pour { $name }
rules-extra-time-null = Aucun
rules-own-side = Plaquettes pour { $name }
rules-own-side-null = Comme la table
rules-own-side-3 = Trois pièces
rules-own-side-4 = Quatre pièces
rules-deck = Paquet
rules-deck-standard = Normal
rules-deck-fresh = Tout juste créé
rules-matched = Plaquettes d’une manche
rules-matched-yes = Même difficulté
rules-matched-no = Au hasard
rules-boards-open = Avant le lancer
rules-boards-open-yes = Plaquettes visibles
rules-boards-open-no = Plaquettes cachées
rules-own-pieces = Tes pièces
rules-own-pieces-yes = À chercher toi-même
rules-own-pieces-no = Déjà dans la réserve
rules-hands-seen = Avant le signal
rules-hands-seen-yes = Cartes visibles
rules-hands-seen-no = Cartes cachées
rules-spectators = Les spectateurs voient les pièces
rules-spectators-after = À la rediffusion
rules-spectators-live = En direct
rules-absent = Si quelqu’un s’absente
rules-absent-bot = Bot dès la manche suivante
rules-absent-skip = Passe son tour
rules-first-roller = Lance en premier
rules-first-roller-null = Au hasard

## News, for the live region

news-sits = { $name } rejoint la table
news-left = { $name } quitte la table
news-renamed = { $old } s’appelle maintenant { $name }
news-away = { $name } s’absente
news-back = { $name } est de retour
news-host = { $you ->
    [yes] Tu es maintenant l’hôte
   *[no] L’hôte est maintenant { $name }
}
news-rule = { $rule } : { $value }

## Against bots

bots-title = Contre des bots
bots-lead = Ils ne voient que ce que tu vois et résolvent vraiment leurs plaquettes.
bots-open = Commencer
bots-stranger = Trouver un joueur
bots-preset = Rythme
bots-preset-family = Famille
bots-preset-normal = Normal
bots-preset-fast = Rapide
bots-preset-note-family = { $timed ->
    [yes] Un bot facile et plus de temps.
   *[no] Un bot facile.
}
bots-preset-note-normal = { $count ->
    [one] Un bot moyen.
   *[other] Deux bots moyens.
}
bots-preset-note-fast = { $count ->
    [one] Un bot difficile
   *[other] Deux bots difficiles
}{ $timed ->
    [yes] {" et moins de temps"}.
   *[no] .
}
bots-preset-note-mixed = À ta façon.
bots-more = Plus de choix
home-opponents = Adversaires
home-opponents-none = Aucun
home-strength = Difficulté
strength-gentle = Facile
strength-steady = Moyenne
strength-sharp = Difficile
