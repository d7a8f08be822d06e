# Spanish: a game of nim.

nim-heap = Fichas restantes: { $count }
nim-take = Tomar { $count }
nim-over = Gana el asiento { $seat }
