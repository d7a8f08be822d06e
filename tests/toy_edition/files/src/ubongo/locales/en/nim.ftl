# English: a game of nim.

nim-heap = Counters left: { $count }
nim-take = Take { $count }
nim-over = Seat { $seat } has won
