# Czech: a game of nim.

nim-heap = Zbývá kamenů: { $count }
nim-take = Vzít { $count }
nim-over = Vyhrálo místo { $seat }
