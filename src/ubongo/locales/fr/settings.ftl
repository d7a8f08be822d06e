# French: settings, and the corner that opens them.

settings-close = Terminé
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
settings-motion = Mouvement
settings-motion-system = Automatique
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-preview = Voilà les pièces et les joyaux

## Sound

settings-heard = Son
settings-sound-effects = Pièces et tours
settings-sound-warning = Le sablier : dix secondes, puis la fin
settings-sound-ubongo = Ubongo !
settings-volume = Volume
settings-volume-value = { $percent } %
settings-listen = Écouter

## Controls

settings-played = Commandes
settings-lift = Au toucher, la pièce soulevée flotte
settings-lift-0 = Sous le doigt
settings-lift-48 = Tout près
settings-lift-64 = Au-dessus
settings-lift-96 = Bien au-dessus
settings-keys = Touches seules pour prendre, tourner, retourner
settings-keys-note = Désactive-les si tu parles à ton appareil ou si tu appuies sur des touches sans le vouloir.
settings-typing = Une ligne pour taper ses coups
settings-typing-note = Pour les lecteurs d’écran : pose les pièces et demande la plaquette avec des mots.
