# French: the home page.
# Names of players come as { $name }.

## Home

home-lead = Recouvre la zone claire avec tes pièces avant la fin du temps. Tourne-les, retourne-les et crie Ubongo !
home-play = Jouer maintenant
home-play-note = Des plaquettes à ton rythme
home-friends = Entre amis
home-friends-note = Ouvre une table et envoie le lien
home-bots = Contre des bots
home-bots-note = Jusqu’à trois adversaires
home-alone = En solo
home-alone-note = Contre la montre et tes records
home-back = Retour à ta partie
home-join = Rejoindre
home-code = Tu as un code ?
home-code-label = Code de la table (6 caractères)
home-lost = Page introuvable. Voici la page d’accueil.
home-failed = Le serveur n’a pas répondu. Réessaie dans un instant.
records-title = Tes records
