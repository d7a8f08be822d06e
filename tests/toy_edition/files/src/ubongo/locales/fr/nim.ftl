# French: a game of nim.

nim-heap = Jetons restants : { $count }
nim-take = Prendre { $count }
nim-over = La place { $seat } a gagné
