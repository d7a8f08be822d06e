# French: the home page.
# Names of players come as { $name }.

## Home

home-lead = Recouvre la zone claire avec tes pièces. Tourne‑les et retourne‑les jusqu’à ce que tout tienne.
home-play = Jouer maintenant
home-friends = Entre amis
home-bots = Contre des bots
home-alone = En solo
learn-title = Apprendre
home-back = Retour à ta table
home-back-run = Retour à ton essai
home-join = Rejoindre
home-code = Tu as un code ?
home-code-label = Code de la table (6 caractères)
home-lost = Page introuvable. Voici la page d’accueil.
home-failed = Le serveur n’a pas répondu. Réessaie dans un instant.
home-no-cookies = Autorise ici les cookies : ils gardent ta place.
records-title = Tes records

## The first boards

first-next = Plaquette suivante
first-game = Jouer ta première partie
first-bot = Bot :

## The games

edition-pouch = Sac de gemmes
edition-classic = Plateau de gemmes
edition-note-pouch = Gagne des gemmes et des points
edition-note-classic = Réunis des gemmes d’une couleur
edition-three-d = Blocs 3D
edition-cards = Cartes
edition-note-three-d = Construis sur deux couches
edition-note-cards = Relie sept cartes sur neuf
