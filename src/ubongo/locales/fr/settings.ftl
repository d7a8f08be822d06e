# French: settings, and the corner that opens them.

settings-close = OK
settings-again = Tout réinitialiser

## Language

settings-language-system = Automatique

## Look

settings-seen = Apparence
settings-theme = Thème
settings-theme-system = Automatique
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-palette = Couleurs
settings-palette-default = Normales
settings-palette-red-green = Sans rouge et vert
settings-palette-blue-yellow = Sans bleu et jaune
settings-palette-contrast = Contraste élevé
settings-palette-gray = Gris
settings-hatches = Lettres et hachures
settings-hatches-normal = Normales
settings-hatches-strong = Marquées
settings-letters = Lettres sur les pièces et les gemmes
settings-letters-auto = Si besoin
settings-letters-always = Toujours
settings-motion = Mouvement
settings-motion-system = Automatique
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-preview = Aspect des pièces et des gemmes

## Sound

settings-heard = Son
settings-sound-effects = Pièces et manches
settings-sound-warning = Sablier : dix secondes, puis la fin du temps
settings-sound-ubongo = Ubongo !
settings-volume = Volume
settings-volume-value = { $percent } %
settings-listen = Essayer

## Controls

settings-played = Commandes
settings-lift = Tactile : la pièce en main
settings-lift-0 = Sous le doigt
settings-lift-48 = Juste au-dessus
settings-lift-64 = Au-dessus
settings-lift-96 = Bien au-dessus
settings-keys = Raccourcis à une touche
settings-keys-note = Désactive-les si tu commandes à la voix ou si tu appuies par erreur.
settings-typing = Taper ses coups en texte
settings-typing-note = Pour les lecteurs d’écran : pose les pièces et écoute la plaquette en mots.
settings-emotes = Réactions des autres joueurs
settings-emotes-note = Par exemple « Bien joué ! », envoyé pendant une partie.
