# Polish: a look at boards or hands before a round, and the rows of a card.

look-all-ready = Start za
look-when-all = Zaczynamy, gdy wszyscy będą gotowi.
look-waiting = Czekamy: { $names }
look-latest = (najwyżej { $seconds } s)
look-rows = Sześć rzędów twojej karty
look-board = Twoja plansza
look-others = Gracze oglądają swoje plansze.
