# German: a game of nim.

nim-heap = Steine übrig: { $count }
nim-take = { $count } nehmen
nim-over = Platz { $seat } hat gewonnen
