# French: before a game: the lobby, its rules, a table against bots, an invitation.
# Names of players come as { $name }.

lobby-title = La table est mise
lobby-seats = Places
lobby-seat = Place { $number }
lobby-open = Une place libre
lobby-you = Toi
lobby-host = Hôte
lobby-away = Absent
lobby-name = Ton nom
lobby-holds = Qui occupe la place { $number }
lobby-for-friend = Pour des amis
lobby-bot = Bot, { $strength ->
    [gentle] doux
    [sharp] vif
   *[steady] solide
}
lobby-free = Libérer la place de { $name }
lobby-count = Combien jouent
lobby-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
lobby-start = Commencer
lobby-starting = On distribue …
lobby-bots-join = { $count ->
    [0] Tout le monde est là.
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $count } places libres.
}
lobby-waiting = { $name } lance la partie.
lobby-leave = Partir

## Inviting

invite-title = Inviter
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-code = Ou lis ce code à voix haute :
invite-qr = Une image du lien, pour l’appareil photo d’un téléphone
invite-text = Joue à Ubongo avec moi
invite-link = Lien de l’invitation

## Rules of this table

rules-title = Règles
rules-edition = Jeu
edition-pouch = Sac de gemmes
edition-classic = Plateau de gemmes
edition-note-pouch = Des gemmes du sac, les points comptent
edition-note-classic = La course aux six rangées
edition-three-d = Trois dimensions
edition-cards = Cartes
edition-note-three-d = Des blocs sur deux étages
edition-note-cards = Pose sept cartes sur neuf
rules-level = Niveau de { $name }
level-1 = 1 · facile
level-2 = 2 · moyen
level-3 = 3 · difficile
level-4 = 4 · très difficile
rules-luck = Gemmes
rules-luck-yes = Du sac et de la piste
rules-luck-no = Selon le rang, sans chance
rules-assist = Aide
rules-assist-yes = Les erreurs sont montrées
rules-assist-no = Aucune, comme à table
rules-lenient = Une carte touche
rules-lenient-yes = Plusieurs, si tout est juste
rules-lenient-no = Une seule autre
rules-all-boards = Durée
rules-all-boards-yes = { $rounds } manches, toutes les planches
rules-all-boards-no = Neuf manches
rules-calm = Avancer et prendre
rules-calm-yes = Au calme, après la course
rules-calm-no = Pendant que le sablier coule
rules-side = Plaquettes
rules-glass = Le sablier dure
rules-deck = Paquet
rules-matched = Plaquettes d’un tour
rules-matched-yes = Aussi difficiles
rules-matched-no = Au hasard
rules-absent = Si l’on s’absente
rules-absent-bot = Un bot continue
rules-absent-skip = Passe son tour
rules-first = Jette en premier
rules-first-drawn = Au sort

## News, for the live region

news-sits = { $name } s’assoit à la table
news-left = { $name } quitte la table
news-renamed = { $old } s’appelle maintenant { $name }
news-away = { $name } s’absente
news-back = { $name } est de retour
news-host = { $you ->
    [yes] C’est toi l’hôte maintenant
   *[no] L’hôte est maintenant { $name }
}
news-rule = { $rule } : { $value }

## Against bots

bots-title = Contre des bots
bots-lead = Ils voient ce que tu vois et cherchent vraiment leurs solutions.
bots-open = Commencer
home-opponents = Adversaires
home-opponents-none = Aucun
home-strength = Ils sont
strength-gentle = Doux
strength-steady = Solides
strength-sharp = Vifs
home-side = Plaquettes
home-side-3 = Trois pièces
home-side-4 = Quatre pièces
home-level = Niveau
home-glass = Sablier
home-glass-seconds = { $seconds } s
home-glass-none = Sans limite
home-deck = Paquet
home-deck-standard = Normal
home-deck-fresh = Nouveau

## An invitation

join-title = On t’invite à jouer
join-code-title = Rejoindre une table
join-name = Ton nom
join-name-hint = Laisse vide et tu en recevras un.
join-go = S’asseoir
join-watch = Regarder
join-full = Toutes les places sont prises, ou la partie a commencé. Tu peux regarder.
join-failed-unknown-code = Aucune table n’a ce code. Vérifie-le encore une fois.
join-failed-unknown-table = Cette table n’existe plus.
join-failed-wrong-invite = Ce lien n’est pas pour cette table. Demandes-en un nouveau.
join-failed-too-many = Trop d’essais en peu de temps. Patiente un peu.
join-failed-other = Le serveur n’a pas répondu. Réessaie dans un instant.
