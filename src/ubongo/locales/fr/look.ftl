# French: a look at boards or hands before a round, and the rows of a card.

look-all-ready = Départ dans
look-when-all = On commence quand tout le monde est prêt.
look-waiting = On attend : { $names }
look-latest = ({ $seconds } s au plus)
look-rows = Les six lignes de ta carte
look-board = Ta plaquette
look-others = Les joueurs regardent leur plaquette.
