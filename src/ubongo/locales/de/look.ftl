# German: a look at boards or hands before a round, and the rows of a card.

look-all-ready = Los geht es in
look-when-all = Los geht es, wenn alle bereit sind.
look-waiting = Noch nicht bereit: { $names }
look-latest = (höchstens { $seconds } s)
look-rows = Die sechs Zeilen deiner Karte
look-board = Deine Tafel
look-others = Alle sehen sich ihre Tafeln an.
