# French: the home page, a table against bots, an invitation.
# Names of players come as { $name }.

## Home

home-lead = Recouvre les cases claires avec tes pièces avant que le sablier ne s’écoule. Tourne-les, retourne-les et crie Ubongo !
home-play = Jouer tout de suite
home-play-note = Une plaquette, sans sablier, personne n’attend
home-friends = Entre amis
home-friends-note = Ouvre une table et envoie le lien
home-bots = Contre des bots
home-bots-note = Neuf tours, un à trois adversaires
home-alone = En solo
home-alone-note = Contre la montre et tes propres records
home-back = Retour à ta table
home-join = Rejoindre
home-code = On t’a lu un code ?
home-code-label = Code de la table, six signes
home-lost = Il n’y a rien à cette adresse. L’accueil est par ici.
home-failed = Le serveur n’a pas répondu. Réessaie dans un instant.

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
