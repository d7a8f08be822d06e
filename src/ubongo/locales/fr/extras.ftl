# French: what few games need: an invitation, a look at boards or hands before a round, presets, and the boards of the day.

invite-title = Inviter
invite-share = Partager
invite-code = Ou lis ce code à voix haute :
invite-qr = Code QR du lien, à scanner avec un téléphone
invite-text = Joue à Ubongo avec moi
invite-link = Lien d’invitation
join-title = On t’invite à jouer
join-by = { $host } t’invite à jouer : { $edition }
join-code-title = Rejoindre une table
join-name = Ton nom
join-name-hint = Laisse vide et on en choisira un.
join-go = S’asseoir
join-watch = Regarder
join-full = La table est complète ou la partie a commencé. Tu peux regarder. Si un bot joue, tu peux y prendre sa place.
join-failed-unknown-code = Aucune table n’a ce code. Vérifie-le.
join-failed-unknown-table = Cette table n’existe plus.
join-failed-wrong-invite = Ce lien n’est pas pour cette table. Demandes-en un nouveau.
join-failed-too-many = Trop d’essais. Attends un peu, puis réessaie.
join-failed-no-cookies = Autorise ici les cookies : ils gardent ta place.
join-failed-other = Le serveur n’a pas répondu. Réessaie dans un instant.

## A look before a round, and the rows of a card

look-all-ready = Départ dans
look-when-all = On commence quand tout le monde est prêt.
look-waiting = On attend : { $names }
look-latest = ({ $seconds } s au plus)
look-rows = Les six rangées de ta carte
look-board = Ta plaquette
look-others = Les joueurs regardent leur plaquette.

## The rules of a table, all at once

preset = Façon de jouer
preset-house = Règles maison
preset-box = Comme la boîte

shares-kept = Le serveur a changé ce qui était convenu. Ton navigateur garde pour lui sa part du hasard.

## Boards of the day

today-title = Aujourd’hui
today-lead = Trois plaquettes et une main de cartes, les mêmes pour tous.
today-next = Les suivantes dans { $hours } h { $minutes } min.
today-soon = Les suivantes dans { $minutes } min.
today-past = D’un jour passé : pour s’entraîner seulement.
today-rule = Ton premier essai compte. Le temps part avec la plaquette et ne s’arrête pas, même si tu fermes la page.
today-easy = Facile
today-hard = Difficile
today-solid = Blocs
today-cards = Cartes
today-note-easy = Trois pièces
today-note-hard = Quatre pièces
today-note-solid = Deux étages de haut
today-note-cards = Relie sept cartes sur neuf
today-play = Jouer
today-go-on = Continuer
today-again = S’entraîner
today-open = Pas encore joué
today-running = Ton temps tourne
today-unsolved = Non résolu
today-late = Trop tard pour la liste
today-place = { $place } sur { $count }
today-failed = Le serveur n’a pas répondu. Réessaie dans un instant.
today-times = Temps du jour
today-times-note = Mesurés par ce serveur. Les joueurs voient les noms des autres.
today-times-none = Pas encore de temps.
today-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
today-name = Ton nom dans la liste
today-you = { $name } (toi)
today-now = Plaquettes du jour
today-days = Tes jours
today-earlier = Mois précédent
today-later = Mois suivant
today-day = { $date } : { $count } sur 4 résolus
today-on-day = Résolu le jour même
today-afterwards = Résolu plus tard
today-give-up = Abandonner
today-give-up-sure = Vraiment abandonner ?
today-elapsed = Temps
today-unsent = Le serveur n’a rien reçu. Ton temps tourne.
today-send = Renvoyer
today-wrong = Le serveur a trouvé une erreur. Ton temps tourne.

## Boards without a network, and a new version of the page

offline-title = Hors connexion
offline-lead = Ton navigateur vérifie ces plaquettes. Elles ne comptent dans aucune liste, pour aucun record.
offline-mark = Cela ne compte dans aucune liste, pour aucun record.
offline-back = Retour
offline-none = Rien n’est encore gardé ici. Ouvre la page une fois avec une connexion.
update-ready = Une nouvelle version est prête.
update-not-now = Pas maintenant
more-lab = Atelier de casse-tête

## The lobby alone

lobby-seats = Places
lobby-open = Place libre
lobby-holds = Qui est à la place { $number }
lobby-count = Joueurs
lobby-starting = Distribution…
lobby-bots-join = { $count ->
    [0] Tout le monde est là.
    [one] Un bot prendra la place libre.
   *[other] Des bots prendront les { $count } places libres.
}
lobby-waiting = { $name } va lancer la partie.
lobby-pass-time = Une plaquette pour patienter
handicaps-title = Handicap par joueur

lobby-found = { $bot ->
    [yes] Tu joues avec un bot : { $name }
   *[no] Tu joues avec : { $name }
}
lobby-found-name = Ton nom dans cette partie : { $name }
lobby-found-waits = On attend l’autre joueur…
lobby-found-starts = La partie commence…
