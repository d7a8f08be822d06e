# French: classic in the lobby.

edition-classic = Plateau de gemmes
edition-note-classic = Réunis des gemmes d’une couleur
rules-all-boards = Durée
rules-all-boards-yes = { $rounds } manches, toutes les plaquettes
rules-all-boards-no = Neuf manches
rules-calm = Avancer et prendre
rules-calm-yes = Après la course, à tour de rôle
rules-calm-no = Pendant que le sablier coule
