# Polish: a game of nim.

nim-heap = Pozostało żetonów: { $count }
nim-take = Weź { $count }
nim-over = Wygrywa miejsce { $seat }
