# French: what few games need: an invitation, a look at boards or hands before a round, and presets.

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
join-full = La table est complète ou la partie a commencé. Tu peux regarder.
join-failed-unknown-code = Aucune table n’a ce code. Vérifie-le.
join-failed-unknown-table = Cette table n’existe plus.
join-failed-wrong-invite = Ce lien n’est pas pour cette table. Demandes-en un nouveau.
join-failed-too-many = Trop d’essais. Attends un peu, puis réessaie.
join-failed-other = Le serveur n’a pas répondu. Réessaie dans un instant.

## A look before a round, and the rows of a card

look-all-ready = Départ dans
look-when-all = On commence quand tout le monde est prêt.
look-waiting = On attend : { $names }
look-latest = ({ $seconds } s au plus)
look-rows = Les six rangées de ta carte
look-board = Ta plaquette
look-others = Les joueurs regardent leur plaquette.

## The rules of a table, all at once

preset = Façon de jouer
preset-house = Règles maison
preset-box = Comme la boîte

shares-kept = Le serveur a changé ce qui était convenu. Ton navigateur garde pour lui sa part du hasard.
