# French: the home page.
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
records-title = Tes records
