# French: cards in the lobby.

edition-cards = Cartes
edition-note-cards = Relie sept cartes sur neuf
rules-assist = Aide
rules-assist-yes = Les erreurs sont montrées
rules-assist-no = Aucune
rules-lenient = Chaque carte touche
rules-lenient-yes = Plusieurs, si tout est juste
rules-lenient-no = Une seule autre
